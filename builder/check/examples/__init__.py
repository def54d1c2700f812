"""The samples and cases of a catalog: what is wrong in their files."""

from builder.check.examples.lint import check_examples
from builder.check.examples.samples import PlacedSample, read_samples

__all__ = ["PlacedSample", "check_examples", "read_samples"]
