"""The list of emblems in the documentation."""

from __future__ import annotations

import re
from pathlib import Path

from output.card.icons import known_icons

PAGE = Path(__file__).parents[2] / "docs" / "catalog-language" / "entries.md"


def test_the_page_of_entries_lists_each_emblem_that_there_is() -> None:
    _, _, after = PAGE.read_text(encoding="utf-8").partition("\n### Emblems\n")
    listed = re.findall(r"`([a-z0-9-]+)`", after.partition("\n## ")[0])
    assert tuple(listed) == known_icons()
