"""A loaded catalog: its data, its hash, and where everything in it stands."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from importlib.resources.abc import Traversable

from builder.catalog.files import Folder
from builder.catalog.samples import Sample, cases_of, sample_of, samples_of
from schemas.catalog import CatalogData
from schemas.problems import Problem
from schemas.statements import AnyLimit
from schemas.yaml.places import Places
from schemas.yaml.reader import Path


@dataclass(slots=True)
class Catalog:
    """What one game system offers, as its author wrote it."""

    data: CatalogData
    hash: str
    """`sha256-` and the hex of the content of its files."""
    folder: Folder
    find_places: Callable[[], Places]
    """Works out where things stand, when somebody asks: it takes reading the files again."""
    warnings: list[Problem] = field(default_factory=list)
    """What is doubtful and does not keep it from being used."""
    laid_over: str = ""
    """Tells apart what was laid over it for a check; empty for the catalog as it is."""
    _places: Places | None = None

    @property
    def key(self) -> str:
        """Under what is kept that follows from it."""
        return self.hash + self.laid_over

    def with_limits(self, limits: Sequence[AnyLimit], mark: str) -> Catalog:
        """The catalog with more limits over it; `mark` tells them from any others."""
        data = self.data.model_copy(update={"limits": [*self.data.limits, *limits]})
        return replace(self, data=data, laid_over=mark)

    @property
    def id(self) -> str:
        """The id of the game system."""
        return self.data.system.id

    @property
    def places(self) -> Places:
        """Where each value stands, by its path in `data` with keys as they are written."""
        if self._places is None:
            self._places = self.find_places()
        return self._places

    def place(self, path: Path) -> tuple[str, int, int]:
        """File, line and column of a value, such as `("limits", 3, "max")`."""
        return self.places.place(path)

    def samples(self) -> list[Sample]:
        """Ids and names of its sample rosters."""
        return samples_of(self.folder)

    def sample(self, id_: str) -> Traversable:
        """The roster file of a sample. Raises InputError with a did-you-mean."""
        return sample_of(self.folder, self.id, id_)

    def cases(self) -> list[Traversable]:
        """The files of its worked examples."""
        return cases_of(self.folder)
