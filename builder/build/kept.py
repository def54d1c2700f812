"""Results that are kept until there are too many of them."""

from __future__ import annotations

from typing import Any

MOST = 20_000


class Kept(dict[Any, Any]):
    """Results by what they are of."""

    def keep(self, key: Any, value: Any) -> Any:
        """Keeps a result and gives it back."""
        if len(self) >= MOST:
            self.clear()
        self[key] = value
        return value
