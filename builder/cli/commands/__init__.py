"""One command a file; each defines `command`."""
