"""What is tested once many models are lost, as a sheet tells it to who crosses them off."""

from pydantic import Field

from schemas.base import Model, Num


class Losses(Model):
    """From which loss on something is tested."""

    percent: Num = Field(description="Hundredths of the models, e.g. 25: from a quarter lost on")
    more: bool = Field(False, description="Whether it takes more than that, e.g. more than half")
    name: str | None = Field(None, description="What is tested, e.g. Morale")
    text: str | None = Field(None, description="What happens then, in our own words")
    source: str | None = Field(None, description="Where the rule stands")
