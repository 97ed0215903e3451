"""The options of a game: what a table may agree on before it starts."""

from __future__ import annotations

import re
from typing import TypeAlias

import msgspec

from ofrenda.kernel.errors import OptionError
from ofrenda.words import _, listing

Value: TypeAlias = int | bool | str

TRUE = ("true", "yes", "on", "1")
FALSE = ("false", "no", "off", "0")


def written(value: Value) -> str:
    """The value of an option as it stands in a record."""
    return str(value).lower() if isinstance(value, bool) else str(value)


class Option(msgspec.Struct, frozen=True, kw_only=True):
    """One option. The type of its default is the type of its values.

    A number has a range (`low` to `high`) or `choices`; a word has `choices`, or is free and checked by the game.
    """

    name: str
    default: Value
    help: str
    rule: str
    low: int = 0
    high: int = 0
    choices: tuple[Value, ...] = ()
    words: tuple[str, ...] = ()
    """The choices as people read them, where these are words."""
    samples: tuple[Value, ...] = ()
    """Values that the conformance suite should try besides the default."""

    def parse(self, text: str) -> Value:
        """The value that a person wrote."""
        word = text.strip().lower()
        if isinstance(self.default, bool):
            if word not in TRUE + FALSE:
                raise self._wrong(text)
            return word in TRUE
        if isinstance(self.default, int):
            if not re.fullmatch(r"-?[0-9]{1,18}", word):
                raise self._wrong(text)
            return self.check(int(word))
        return self.check(text.strip())

    def check(self, value: Value) -> Value:
        """The value itself if the option can take it."""
        if type(value) is not type(self.default):
            raise self._wrong(value)
        if self.choices and value not in self.choices:
            raise self._wrong(value)
        if type(value) is int and not self.choices and not self.low <= value <= self.high:
            raise self._wrong(value)
        return value

    def write(self, value: Value) -> str:
        """The value as it stands in a record; `parse` reads it."""
        return written(value)

    def allowed(self) -> str:
        """What would be right, for help texts and messages."""
        if isinstance(self.default, bool):
            return "true, false"
        if self.choices:
            return listing([self.write(choice) for choice in self.choices])
        if isinstance(self.default, int):
            return _("{low} to {high}", low=self.low, high=self.high)
        return _("text, such as {default}", default=self.default)

    def values(self) -> tuple[Value, ...]:
        """The values worth trying: the default, the samples, the choices; a switch both ways."""
        if isinstance(self.default, bool):
            return (self.default, not self.default)
        return tuple(dict.fromkeys((self.default, *self.samples, *self.choices)))

    def _wrong(self, value: object) -> OptionError:
        return OptionError(
            "The option “{name}” cannot be “{value}”. Possible: {allowed}.",
            name=self.name,
            value=value,
            allowed=self.allowed(),
        )


def settle(options: tuple[Option, ...], given: dict[str, Value]) -> dict[str, Value]:
    """All options with their values: the given ones checked, the rest by default."""
    known = {option.name: option for option in options}
    for name in given:
        if name not in known:
            raise OptionError(
                "There is no option “{name}”. Options: {options}.", name=name, options=listing(list(known)) or "-"
            )
    return {name: option.check(given[name]) if name in given else option.default for name, option in known.items()}
