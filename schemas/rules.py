"""Parameters of the named rules: what a catalog may say under `options:` of a `rule:`."""

from __future__ import annotations

from pydantic import Field

from schemas.amounts import Selector
from schemas.base import Model


class DifferentPartners(Model):
    """Each needs a partner of its own; who may be whose partner can overlap."""

    each: Selector = Field(description="The fighters that need one")
    with_: Selector = Field(alias="with", description="The fighters that can be one")
    same: str | None = Field(None, description="Family of which both share a keyword")


OPTIONS: dict[str, type[Model]] = {"different-partners": DifferentPartners}
"""Name of a rule: its parameters."""
