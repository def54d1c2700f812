"""From a catalog, and a warband where there is one, to what the quick-reference sheet says."""

from builder.sheet.reference import reference_sheet

__all__ = ["reference_sheet"]
