"""What is wrong or doubtful in roster files."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from schemas.answers.differing import MadeFor
from schemas.answers.parts import Answer, CitedRuling, Finding, Money
from schemas.base import Model
from schemas.finding import Status


class AcceptedEntry(Model):
    """A finding that the player accepts."""

    code: str = Field(description="Code of the finding")
    owner: str = Field(description="Fighter, squad or keyword id, or `roster`")
    reason: str = Field(description="Why it is all right; may be empty")


class CheckedFile(Model):
    """A roster file that was checked."""

    file: str = Field(description="The file as it was named")
    system: str = Field(description="Id of the system")
    status: Status = Field(description="illegal, unfinished, or legal: no finding is an error")
    legal: bool = Field(description="True when no finding is an error")
    checked: int = Field(description="How many constraints were looked at")
    total: Money = Field(description="What the warband costs, by cost type")
    limit: Money | None = Field(description="What the chosen size allows; null: none chosen")
    homebrew: list[str] = Field(description="Ids of the roster's own content")
    switches: dict[str, str] = Field(description="What the roster chose, by switch")
    accepted: list[AcceptedEntry] = Field(description="Findings that the roster accepts")
    findings: list[Finding] = Field(description="The worst first")
    untried: int = Field(
        0, description="Findings that no repair was looked for, since the roster is long"
    )
    rulings: list[CitedRuling] = Field(
        default_factory=list, description="House rulings that the findings rest on"
    )
    made_for: MadeFor | None = Field(
        None, description="Another state of the catalog; absent: it was made for this one"
    )


class EventNamed(Model):
    """The event that the files were held against."""

    file: str = Field(description="Its file as it was named")
    name: str = Field(description="Its name, for people")
    system: str = Field(description="Id of the game system that it is played with")
    hash: str = Field(description="Hash of its file, so that two answers can be told apart")


class UnreadableFile(Model):
    """A fault that keeps a file from being read."""

    file: str = Field(description="The file as it was named")
    line: int = Field(description="Line, from 1; 0: the file as a whole")
    column: int = Field(description="Column, from 1; 0: the file as a whole")
    message: str = Field(description="What is wrong and what to do, for people")


class CheckAnswer(Answer):
    """The findings of each file."""

    format: Literal["musterpress/check"] = Field(description="What this answer is")
    event: EventNamed | None = Field(
        None, description="The event that the files were held against; absent: none"
    )
    files: list[CheckedFile] = Field(description="In the order asked for")
    unreadable: list[UnreadableFile] = Field(
        description="What keeps other files from being checked"
    )
