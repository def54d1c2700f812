"""Named rules: that there is such a rule, and that it takes these options."""

from __future__ import annotations

from collections.abc import Iterator

from pydantic import ValidationError

from builder.catalog.lint.subject import Fault, Subject
from builder.catalog.lint.unknown import unknown
from schemas.rules import OPTIONS, DifferentPartners
from schemas.statements import Rule
from schemas.yaml.reader import Path
from schemas.yaml.suggest import nearest_to


def rules(subject: Subject) -> Iterator[Fault]:
    """An unknown rule; an option that it has not, that it needs, or that does not fit."""
    for path, rule in subject.every(Rule):
        if rule.rule not in OPTIONS:
            yield unknown((*path, "rule"), "rule", rule.rule, OPTIONS)
            continue
        try:
            OPTIONS[rule.rule].model_validate(rule.options)
        except ValidationError as error:
            yield from _options(path, rule, error)
    for path, options in subject.every(DifferentPartners):
        families = subject.names.facets["family"]
        if options.same is not None and options.same not in families:
            yield unknown((*path, "same"), "family", options.same, families)


def _options(path: Path, rule: Rule, error: ValidationError) -> Iterator[Fault]:
    known = [field.alias or name for name, field in OPTIONS[rule.rule].model_fields.items()]
    several = error.errors()
    extra = [str(fault["loc"][0]) for fault in several if fault["type"] == "extra_forbidden"]
    meant = {nearest_to(key, known) for key in extra}
    for fault in several:
        key = str(fault["loc"][0]) if fault["loc"] else ""
        at = (*path, "options", key)
        if fault["type"] == "extra_forbidden":
            yield unknown(at, f"option of {rule.rule}", key, known, key=True)
        elif fault["type"] == "missing" and key not in meant:
            yield Fault((*path, "rule"), f"`{rule.rule}` needs the option `{key}`", at_key=True)
        elif fault["type"] != "missing":
            yield Fault(at, f"`{key}` does not fit `{rule.rule}`: {fault['msg'].lower()}")
