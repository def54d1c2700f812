"""What a warband comes to, held against what it came to elsewhere or before."""

from builder.compare.differences import differences
from builder.compare.figures import figures_of, figures_of_export
from builder.compare.words import in_words

__all__ = ["differences", "figures_of", "figures_of_export", "in_words"]
