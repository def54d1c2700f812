"""From a roster and its catalog to a warband."""

from builder.build.build import build

__all__ = ["build"]
