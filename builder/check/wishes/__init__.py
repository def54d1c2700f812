"""What a player would like to have: whether a roster may, why not, and what would enable it."""

from builder.check.wishes.asked import Asked, Verdict

__all__ = ["Asked", "Verdict"]
