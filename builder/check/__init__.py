"""From a warband to findings, each with proven repairs."""

from builder.check.checker import check
from builder.check.findings import Findings

__all__ = ["Findings", "check"]
