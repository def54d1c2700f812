"""Changing a text file so that whatever a change does not touch stays the same bytes."""
