"""Where the dice of a match come from: a seed, a commitment that all can verify, or the hands of people."""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from abc import ABC, abstractmethod
from itertools import zip_longest

from ofrenda.kernel.errors import OfrendaError, RecordError
from ofrenda.kernel.game import Game
from ofrenda.kernel.record import Record, head, header_for
from ofrenda.kernel.rng import Rng, seeded

SECRET_BYTES = 32
FAIR_VERSION = 2
SEAT_SEED = re.compile(r"[0-9A-Za-z_-]{1,64}")


class Dice(ABC):
    """A source of dice and cards, asked once for each chance entry by its number."""

    @abstractmethod
    def header(self, seats: int) -> dict[str, str]:
        """What the record of a match with so many seats says about it before the first entry."""

    @abstractmethod
    def rng(self, number: int) -> Rng | None:
        """The stream that decides entry `number`; None if people say what fell."""

    def bind(self, header: dict[str, str]) -> None:  # noqa: B027  # most need not know it
        """Takes the whole header of the match, before the first entry."""

    def trailer(self) -> dict[str, str]:
        """What the record reveals about it after the last entry."""
        return {}

    def bot_rng(self, seat: int, number: int) -> Rng:
        """The bots' streams are their own, so that thinking never moves the dice."""
        return seeded(secrets.token_hex(SECRET_BYTES), seat, number)


class Seeded(Dice):
    """The same seed, the same match: for tests and the lab."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def header(self, seats: int) -> dict[str, str]:
        return {"dice": f"seeded {self.seed}"}

    def rng(self, number: int) -> Rng:
        return seeded(self.seed, "dice", number)

    def bot_rng(self, seat: int, number: int) -> Rng:
        return seeded(self.seed, "bot", seat, number)


class Fair(Dice):
    """Dice that nobody can bend and everybody can check.

    The house commits to a secret by its hash; then each person adds a seed of their own; both stand in the record
    before the first entry. When the match is over the secret is revealed and every roll can be computed again. The
    rolls follow from the whole header, so that names, options and data cannot be changed afterwards either; in the
    first version they followed from the seeds alone, and bots had some too.
    """

    def __init__(self, secret: bytes, seat_seeds: tuple[str, ...], version: int = FAIR_VERSION) -> None:
        """With a seed for each seat, empty for one that adds none."""
        for seed in seat_seeds:
            if not SEAT_SEED.fullmatch(seed) and (seed or version == 1):
                raise OfrendaError("A seat's seed has 1 to 64 letters and digits, not “{seed}”.", seed=seed)
        self.version = version
        self.seat_seeds = seat_seeds
        self._secret = secret
        self._mixed = ",".join(seat_seeds) if version == 1 else ""

    @classmethod
    def fresh(cls, seats: int) -> Fair:
        """A new secret and new seeds for all seats."""
        seeds = tuple(secrets.token_hex(8) for _seat in range(seats))
        return cls(secrets.token_bytes(SECRET_BYTES), seeds)

    @property
    def secret(self) -> str:
        """The house's secret, for whoever must be able to go on after a stop; never for a player."""
        return self._secret.hex()

    @property
    def commitment(self) -> str:
        """The hash of the secret."""
        return hashlib.sha256(self._secret).hexdigest()

    def header(self, seats: int) -> dict[str, str]:
        if len(self.seat_seeds) != seats:
            raise OfrendaError("Fair dice need one seed from each of the {seats} seats.", seats=seats)
        if not any(self.seat_seeds):
            raise OfrendaError("Fair dice need a seed from somebody.")
        return {
            "dice": "fair" if self.version == 1 else f"fair {self.version}",
            "commitment": self.commitment,
            **{f"seat-seed.{number}": seed for number, seed in enumerate(self.seat_seeds, 1) if seed},
        }

    def bind(self, header: dict[str, str]) -> None:
        if self.version > 1:
            self._mixed = hashlib.sha256(head(header).encode()).hexdigest()

    def trailer(self) -> dict[str, str]:
        return {"seed": self.secret}

    def rng(self, number: int) -> Rng:
        if not self._mixed:
            raise OfrendaError("Fair dice are thrown only when the header of the match is known.")
        return Rng(0, words=_FairWords(self._secret, self._mixed, number))

    def bot_rng(self, seat: int, number: int) -> Rng:
        return seeded(self.secret, "bot", seat, number)


class _FairWords:
    """Words from HMAC-SHA256(secret, what is mixed in | entry number | counter), eight to a digest."""

    def __init__(self, secret: bytes, mixed: str, number: int) -> None:
        self._key = secret
        self._message = f"{mixed}|{number}|"
        self._counter = 0
        self._words: list[int] = []

    def __call__(self) -> int:
        if not self._words:
            digest = hmac.new(self._key, f"{self._message}{self._counter}".encode(), hashlib.sha256).digest()
            self._words = [int.from_bytes(digest[at : at + 4], "big") for at in range(28, -1, -4)]
            self._counter += 1
        return self._words.pop()


class Typed(Dice):
    """People roll real dice and type in what they show."""

    def __init__(self, game: Game) -> None:
        if not game.public_chance:
            raise OfrendaError(
                "{title} cannot be played with typed dice: it has draws that not everybody may see.",
                title=game.title,
            )

    def header(self, seats: int) -> dict[str, str]:
        return {"dice": "typed"}

    def rng(self, number: int) -> None:
        return None


def dice_of(game: Game, record: Record, secret: str | None = None) -> Dice:
    """The dice that a record was, or is to be, played with."""
    kind, _space, rest = record.header.get("dice", "").partition(" ")
    if kind == "typed":
        if "commitment" in record.header:
            raise record.wrong("commitment", "Typed dice have no commitment; this record was changed.")
        return Typed(game)
    if kind == "seeded":
        if not re.fullmatch(r"-?[0-9]{1,40}", rest):
            raise record.wrong("dice", "The seed “{seed}” of the dice is not a whole number.", seed=rest)
        return Seeded(int(rest))
    if kind == "fair" and rest in ("", str(FAIR_VERSION)):
        return _fair_dice_of(game, record, int(rest or 1), secret or record.trailer.get("seed"))

    raise record.wrong(
        "dice",
        "The header's “dice:” line is “{dice}”. It should be seeded NUMBER, fair, fair 2 or typed.",
        dice=record.header.get("dice", ""),
    )


def _fair_dice_of(game: Game, record: Record, version: int, secret: str | None) -> Fair:
    if secret is None:
        raise RecordError("The seed of these fair dice has not been revealed, so the rolls cannot be computed.")

    given = record.under("seat-seed")
    seeds = tuple(given.get(str(seat), "") for seat in range(1, len(record.seats) + 1))
    missing = [str(seat) for seat, seed in enumerate(seeds, 1) if not seed]
    if missing and (version == 1 or len(missing) == len(seeds)):
        raise RecordError("The header of a fair record needs a seat-seed for seat {seats}.", seats=", ".join(missing))

    try:
        dice = Fair(bytes.fromhex(secret), seeds, version)
    except ValueError:
        raise RecordError("The seed “{seed}” is not a hexadecimal number.", seed=secret[:80]) from None

    if dice.commitment != record.header.get("commitment"):
        raise record.wrong("commitment", "The revealed seed is not the one that the header's commitment was made for.")
    if version > 1:
        _check_header(game, record, dice)
    dice.bind(record.header)
    return dice


def _check_header(game: Game, record: Record, dice: Fair) -> None:
    """With a line of its choice in the header the house could have aimed after all."""
    if record.rules != game.rules_version:
        return  # whoever follows the record refuses it with the reason

    rules = game.rules(len(record.seats), record.options(game), record.data)
    usual = header_for(game, record.seats, rules.options, rules.data, dice.header(rules.seats))
    for line, (found, right) in enumerate(zip_longest(record.header.items(), usual.items()), 2):
        if found != right:
            raise RecordError(
                "With fair dice the header has exactly the usual lines: here “{right}” is right, not “{found}”.",
                line=line,
                right=": ".join(right) if right else "",
                found=": ".join(found) if found else "",
            )
