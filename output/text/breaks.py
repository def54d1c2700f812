"""Where a line may end inside a word: after hyphens and dashes, between ideographs and kana."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import TypeAlias

from output.text.itemize import JOINER, has_wide, is_wide, kind_of

Break: TypeAlias = tuple[int, bool]
"""Place in a word, and whether both sides are set solid there: not kerned with each other."""

_AFTER_SIGN = re.compile(
    r"(?<=[^\W\d_][-\u2010])(?=[^\W\d_])"  # great-weapon, but not 4-6 or -1
    r"|(?<=\w\u2013)(?=[^\W\d_])"
    r"|(?<=\u2014)(?=\w)"
    r"|(?<=\w\w/)(?=\w\w)"
    r"|(?<=\u200b)"
)
_SIGN = re.compile("[-\u2010\u2013\u2014/\u200b]")

_NEVER_FIRST = frozenset(
    "、。，．・：；？！ヽヾゝゞ々ー）〕］｝〉》」』】〙〗〟’”%％℃…‥〜,.:;!?)]}"
    "ぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶ"
)
_NEVER_LAST = frozenset("（〔［｛〈《「『【〘〖〝‘“([{$€£¥￥")
_GLUE = frozenset("\u00a0\u202f\u2060\ufeff\u2011")


@lru_cache(maxsize=8192)
def breaks_in(word: str) -> tuple[Break, ...]:
    """Places in a word at which a line may end."""
    if not has_wide(word):
        if _SIGN.search(word) is None:
            return ()
        return tuple((match.start(), False) for match in _AFTER_SIGN.finditer(word))
    after_sign = {match.start() for match in _AFTER_SIGN.finditer(word)}
    found: list[Break] = []
    for i in range(1, len(word)):
        if _may_part(word[i - 1], word[i]):
            found.append((i, True))
        elif i in after_sign:
            found.append((i, False))
    return tuple(found)


def _may_part(before: str, after: str) -> bool:
    """Whether a line may end between two characters of which one at least is wide."""
    if not (is_wide(before) or is_wide(after)):
        return False
    if after in _NEVER_FIRST or before in _NEVER_LAST or before in _GLUE or after in _GLUE:
        return False
    kind = kind_of(after)
    return kind != "extend" and before != JOINER and not kind == kind_of(before) == "flag"
