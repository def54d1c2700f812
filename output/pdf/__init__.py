"""PDF and PNG: the display list on paper."""
