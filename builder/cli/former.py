"""What a roster came to with the catalog that it was made for, as far as that is known here."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from builder.build import build
from builder.catalog import Catalog
from builder.catalog.former import recall
from builder.check import check
from builder.check.builtin.notes import is_of_another
from builder.cli.lines import room, wrapped
from builder.cli.report import headline
from builder.compare import differences, figures_of, figures_of_export
from output.export.differing import made_for as plain_made_for
from output.export.plain import Plain
from schemas.figures import Figures
from schemas.finding import Finding
from schemas.problems import InputError
from schemas.roster import Roster
from schemas.warband import Warband

if TYPE_CHECKING:
    from builder.cli.opened import Opened


def former_figures(
    roster: Roster, catalog: Catalog, text: str, is_whole: bool, folders: Sequence[Path]
) -> Figures | None:
    """The figures of then: those in an export, or those of a catalog that is kept.

    None where they are of the catalog as it is now, or not known. `text` is that of the file.
    """
    if not is_whole:
        with suppress(ValueError):
            stated = figures_of_export(json.loads(text))
            if stated is not None and stated.hash != catalog.hash:
                return stated
        return None
    stamp = roster.catalog
    if stamp is None or stamp.hash is None or stamp.hash == catalog.hash:
        return None
    then = recall(catalog.id, stamp.hash, folders)
    if then is None or then.id != catalog.id:
        return None
    with suppress(InputError):  # its own content may not fit the catalog of then
        warband = build(roster, then)
        return figures_of(warband, check(warband, then, repairs=False))
    return None


def made_for(opened: Opened, findings: Iterable[Finding] | None = None) -> Plain:
    """The state of the catalog for which a roster was made and what differs, as `made_for`.

    Empty where it is the state in use. `findings` are those of the roster, where they are known.
    """
    warband = opened.warband
    if not is_of_another(warband):
        return {}
    if warband.former is None:
        return {"made_for": plain_made_for(warband, None)}
    if findings is None:
        findings = check(warband, opened.catalog, repairs=False)
    differs = differences(warband.former, figures_of(warband, findings))
    return {"made_for": plain_made_for(warband, differs)}


def told(warband: Warband, catalog: Catalog) -> Iterator[str]:
    """A line about another state of the catalog; none where it is the state in use."""
    if is_of_another(warband):
        for one in check(warband, catalog, repairs=False):
            if one.code == "CATALOG-CHANGED":
                yield wrapped(headline(one), room())
