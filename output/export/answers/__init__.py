"""What programs may read of a warband, as plain data in the shapes of `schemas.answers`."""

from output.export.answers.check import check_answer, checked_file
from output.export.answers.cost import cost_answer
from output.export.answers.explain import explain_answer

__all__ = ["check_answer", "checked_file", "cost_answer", "explain_answer"]
