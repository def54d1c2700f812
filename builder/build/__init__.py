"""From a roster and its catalog to a warband."""

from builder.build.warband import build

__all__ = ["build"]
