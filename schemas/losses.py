"""What is tested once many models are lost, as a sheet tells it to who crosses them off."""

from pydantic import Field

from schemas.base import Model, Num
from schemas.record import record


class Losses(Model):
    """From which loss on something is tested."""

    percent: Num = Field(description="Hundredths of the models, e.g. 25: from a quarter lost on")
    more: bool = Field(False, description="Whether it takes more than that, e.g. more than half")
    name: str | None = Field(None, description="What is tested, e.g. Morale")
    text: str | None = Field(None, description="What happens then, in our own words")
    source: str | None = Field(None, description="Where the rule stands")


@record
class LossTrack:
    """The losses of a squad or of the warband, and from which on something is tested."""

    squad: str
    """Its id; empty for the whole warband, as is the name."""
    name: str
    models: int
    first: int
    """From so many lost on; may be more than there are."""
    test: str = ""
    """What is tested: `Morale`."""
    text: str = ""
