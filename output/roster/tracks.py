"""The losses to cross off, and from which on something is tested."""

from __future__ import annotations

from output.export.words import beside, listed, one_line
from schemas.losses import LossTrack
from schemas.record import record
from schemas.warband import Warband


@record
class Track:
    """The losses of a squad, or of the whole warband: those from `first` on are framed."""

    name: str
    models: int
    first: int


@record
class Tracks:
    """All tracks, under a title that says what is tested; what happens then, each once."""

    title: str
    tracks: tuple[Track, ...]
    says: tuple[str, ...]


def tracks_of(warband: Warband) -> Tracks:
    """The tracks of a warband, in the order in which its squads are listed."""
    losses = warband.losses
    tests = [one.test[:1].lower() + one.test[1:] for one in losses if one.test]
    title = " and ".join(filter(None, ("Losses", listed(dict.fromkeys(tests)))))
    tracks = tuple(
        Track(beside(one.name) if one.squad else "Lost", one.models, one.first) for one in losses
    )
    says = tuple(dict.fromkeys(one_line(one.text) for one in losses if one.text))
    return Tracks(one_line(title), tracks, says)


def tests_from(track: LossTrack) -> str:
    """`morale from 3 lost`; empty where nobody says what is tested, or it never comes to it."""
    if not track.test or track.first > track.models:
        return ""
    test = one_line(track.test)
    return f"{test[:1].lower()}{test[1:]} from {track.first} lost"
