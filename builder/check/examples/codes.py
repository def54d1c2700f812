"""All codes that a finding in a game may have, whatever a roster chooses."""

from __future__ import annotations

from builder.catalog.codes import coded
from builder.catalog.expand import room_limits, short_forms
from builder.catalog.names import Names
from schemas.catalog import CatalogData

BUILTIN = (
    *(
        "UNKNOWN-ID",
        "UNKNOWN-SLOT",
        "NOT-OFFERED",
        "NOT-FOR-HIRE",
        "NOT-IN-KIT",
        "FIXED-KIT",
        "NOT-A-VALUE",
        "VALUE-UNSTATED",
    ),
    *(
        "CHOOSE-SIZE",
        "NAMED-SIZE",
        "SIZE-AND-LIMIT",
        "COST-UNSTATED",
        "CONFLICTING-SET",
        "PRICE-TABLE",
    ),
    *(
        "OWN-CONTENT",
        "HOMEBREW-SHADOWS",
        "NO-EFFECT",
        "RULING-CHANGED",
        "CATALOG-CHANGED",
        "ACCEPTED-IN-VAIN",
    ),
)
"""Those that are the same in every game."""


def known_codes(data: CatalogData, names: Names) -> list[str]:
    """The codes of the built-in findings, of limits, places, characteristics and open choices.

    `names` are those of the catalog, with a roster's own content where there is any.
    """
    limits, places = short_forms(names, data.roles)
    codes = [code for _, code in coded(data)]
    codes += [limit.id for limit in limits if limit.id]
    codes += [place.code for place in (*places, *room_limits(names))]
    codes += [
        about.code or f"BEYOND-{id_.upper()}"
        for id_, about in data.characteristics.items()
        if about.beyond != "clamp"
    ]
    codes += [f"CHOOSE-{id_.upper()}" for id_, switch in data.switches.items() if switch.must]
    return list(dict.fromkeys((*BUILTIN, *codes)))
