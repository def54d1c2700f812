"""Results that are kept until there are too many of them."""

from __future__ import annotations

from typing import Any

MOST = 20_000


class Kept(dict[Any, Any]):
    """Results by what they are of, `most` at a time."""

    def __init__(self, most: int = MOST) -> None:
        super().__init__()
        self.most = most

    def keep(self, key: Any, value: Any) -> Any:
        """Keeps a result and gives it back."""
        if len(self) >= self.most:
            self.clear()
        self[key] = value
        return value
