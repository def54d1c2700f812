"""The room in which a stranger's template is run: it is charged for all that it does there."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from jinja2 import pass_context
from jinja2.exceptions import SecurityError
from jinja2.runtime import Context
from jinja2.sandbox import ImmutableSandboxedEnvironment
from pydantic import BaseModel

from output.template import allowed
from output.template.loader import FolderLoader
from output.template.marks import BOUNDED, ITEMS, STEP, mark
from output.template.meter import MOST, Meter, Spent
from output.template.reading import Names, refuse_unknown
from output.template.undefined import Unknown, called

_PRINTED = (str, int, float, bool, type(None))
_GREATEST_POWER = 8


class StrangersEnvironment(ImmutableSandboxedEnvironment):
    """Compiles and runs templates of strangers: what is not allowed is an error, and all ends.

    `folders`: where templates are, the first one first. `given`: what they are given, with the names
    of what each of it has. `owners`: whose methods they may call. `plain`: what may be looked at
    without a second look, which is data that cannot do anything.
    """

    intercepted_binops = frozenset({"+", "-", "*", "**", "%"})

    def __init__(
        self,
        folders: Sequence[Path],
        given: Names,
        owners: tuple[type, ...],
        plain: frozenset[type] = frozenset(),
    ) -> None:
        self.meter = meter = Meter()
        self._given, self._owners, self._plain = given, owners, plain
        super().__init__(
            loader=FolderLoader(folders),
            undefined=Unknown,
            autoescape=True,
            trim_blocks=True,
            lstrip_blocks=True,
            auto_reload=False,
            optimized=False,
            finalize=self._printed(),
        )
        charge = {STEP: meter.step, ITEMS: meter.items, BOUNDED: meter.bounded}
        self.filters = allowed.filters(meter) | charge
        self.tests = dict(allowed.TESTS)
        self.globals = dict(allowed.GLOBALS)

    def compile(self, source: Any, name: Any = None, filename: Any = None, *args: Any) -> Any:
        """A template, charged for; InputError where it says what none may."""
        if isinstance(source, str):
            text, file = source, str(filename or name)
            source = self.parse(text, name, filename)
            refuse_unknown(source, text, file, self._given)
            mark(source, text, file)
        return super().compile(source, name, filename, *args)

    def call(self, context: Context, called_: Any, /, *args: Any, **said: Any) -> Any:
        """What a call gives, where it is one that may be made."""
        meter = self.meter
        meter.step(2)
        if not allowed.may_be_called(called_, self._owners):
            name = getattr(called_, "__name__", None) or type(called_).__name__
            raise SecurityError(f"`{name}` cannot be called in a template; draw with the pen")
        for value in (*args, *said.values()):
            meter.bounded(value)
        if called_ is range:
            meter.items(made := range(*args))
            if len(made) > MOST:
                raise Spent(f"a range of more than {MOST} numbers; loop over fewer things")
            return made
        meter.bounded(getattr(called_, "__self__", None))
        return meter.bounded(context.call(called_, *args, **said))

    def call_binop(self, context: Context, operator: str, left: Any, right: Any) -> Any:
        """What an operator gives: numbers, or texts and lists put together."""
        if operator == "%" and isinstance(left, str):
            raise SecurityError("`%` is for numbers; write lengths with `|mm` or `|round(2)`")
        if operator == "**" and not (
            isinstance(right, int | float) and abs(right) <= _GREATEST_POWER
        ):
            raise Spent(f"a power beyond {_GREATEST_POWER}; multiply instead")
        if operator == "*":
            for one, times in ((left, right), (right, left)):
                if hasattr(one, "__len__") and isinstance(times, int) and len(one) * times > MOST:
                    raise Spent(f"a text or list is repeated beyond {MOST}; draw in a loop")
        return self.meter.bounded(super().call_binop(context, operator, left, right))

    def getitem(self, obj: Any, argument: Any) -> Any:
        """A value of a list or mapping, or a part of a list or text."""
        if type(argument) is not str and type(argument) is not int:
            self.meter.bounded(argument)
            return self.meter.bounded(super().getitem(obj, argument))
        return super().getitem(obj, argument)

    def getattr(self, obj: Any, attribute: str) -> Any:
        """A value of plain data."""
        if type(obj) in self._plain and not attribute.startswith("_") and hasattr(obj, attribute):
            return getattr(obj, attribute)
        return super().getattr(obj, attribute)

    def is_safe_attribute(self, obj: Any, attr: str, value: Any) -> bool:
        """Whether a template may look at it: of a model nothing but its fields."""
        if isinstance(obj, BaseModel) and attr not in type(obj).model_fields:
            return False
        return super().is_safe_attribute(obj, attr, value)

    def unsafe_undefined(self, obj: Any, attribute: str) -> Any:
        """What stands for a value that may not be looked at."""
        message = f"`{attribute}` of {called(obj)} may not be looked at; use what a card has"
        return self.undefined(message, name=attribute, obj=obj, exc=SecurityError)

    def _printed(self) -> Any:
        # Taking the context keeps Jinja from printing constants while it compiles.
        @pass_context
        def printed(_context: Context, value: Any) -> Any:
            if isinstance(value, _PRINTED):
                self.meter.write(len(value) if isinstance(value, str) else 1)
            elif not isinstance(value, Unknown):  # which tells of itself
                what = "a list" if isinstance(value, list | tuple | Mapping) else called(value)
                raise SecurityError(f"{what} cannot be printed; print a text or number of it")
            return value

        return printed
