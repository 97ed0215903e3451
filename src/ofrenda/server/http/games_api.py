"""The JSON API of what there is to play: the games, their options and their rules."""

from __future__ import annotations

import msgspec
from litestar import Router, get
from litestar.params import FromPath

from ofrenda.games import drawn_games
from ofrenda.games import game as find_game
from ofrenda.kernel.option import Option
from ofrenda.words import _


class OptionLine(msgspec.Struct):
    name: str
    default: int | bool | str
    help: str
    allowed: str
    choices: list[str]
    """The words it may be, if it is one of a few."""
    words: list[str]
    """What people read for each of them."""
    rule: str


class GameLine(msgspec.Struct):
    slug: str
    title: str
    min_seats: int
    max_seats: int
    minutes: int
    weight: str
    hidden: bool
    summary: str
    options: list[OptionLine]


class RuleLine(msgspec.Struct):
    id: str
    section: str
    says: str
    source: str
    reason: str


@get("/api/games")
async def list_games() -> list[GameLine]:
    """The games and their options."""
    return [game_line(slug) for slug in drawn_games()]


def _option_line(option: Option) -> OptionLine:
    choices = [option.write(choice) for choice in option.choices]
    return OptionLine(
        name=option.name,
        default=option.default,
        help=_(option.help),
        allowed=option.allowed(),
        choices=choices,
        words=[_(word) for word in option.words] or choices,
        rule=option.rule,
    )


def game_line(slug: str) -> GameLine:
    game = find_game(slug)
    options = [_option_line(option) for option in game.options]

    return GameLine(
        slug=slug,
        title=game.title,
        min_seats=game.min_seats,
        max_seats=game.max_seats,
        minutes=game.minutes,
        weight=_(game.weight),
        hidden=game.hidden,
        summary=game.text.summary(),
        options=options,
    )


@get("/api/games/{slug:str}/rules/{rule:str}")
async def one_rule(slug: FromPath[str], rule: FromPath[str]) -> RuleLine:
    """One rule of a game's ledger."""
    found = find_game(slug).ledger[rule]
    return RuleLine(found.id, found.section, found.says, found.source, found.reason)


router = Router(path="/", route_handlers=[list_games, one_rule])
