"""Switches: that something can be chosen, and that the default can."""

from __future__ import annotations

from collections.abc import Iterator

from builder.catalog.lint.subject import Fault, Subject
from builder.catalog.lint.unknown import unknown


def switches(subject: Subject) -> Iterator[Fault]:
    """No choices, an unknown default or family, bounds of characteristics that are not there."""
    families = list(subject.names.facets["family"])
    for id_, switch in subject.data.switches.items():
        path = ("switches", id_)
        kind, _, family = (switch.from_ or "").partition(":")
        if switch.from_ is not None and kind != "family":
            yield Fault(
                (*path, "from"), "write `from: family:FAMILY`; its keywords are the choices"
            )
        elif switch.from_ is not None and family not in families:
            yield unknown((*path, "from"), "family", family, families)
        elif not subject.choices_of(switch):
            said = "choices" in switch.model_fields_set
            yield Fault(
                (*path, "choices") if said else path,
                "nothing to choose; write `choices`, or `from: family:FAMILY`",
            )
        elif switch.default is not None and switch.default not in subject.choices_of(switch):
            known = subject.choices_of(switch)
            yield unknown((*path, "default"), f"choice of {id_}", switch.default, known)
        if switch.must and switch.kind != "choice":
            yield Fault((*path, "must"), "`must` is for switches of kind choice", at_key=True)
        elif switch.must and switch.default is not None:
            message = "`must` with a `default`, which is chosen where nothing is; leave one out"
            yield Fault((*path, "must"), message, at_key=True)
        for choice, brought in switch.choices.items():
            for changed in brought.characteristics:
                known = list(subject.data.characteristics)
                if changed not in known:
                    at = (*path, "choices", choice, "characteristics", changed)
                    yield unknown(at, "characteristic", changed, known, key=True)
