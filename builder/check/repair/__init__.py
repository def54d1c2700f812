"""Repairs: edits that might mend a finding, and the proof that they do."""

from builder.check.repair.proven import Mender, kits, with_repairs

__all__ = ["Mender", "kits", "with_repairs"]
