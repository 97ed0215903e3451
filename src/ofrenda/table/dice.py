"""Where the dice of a match come from: a seed, a commitment that all can verify, or the hands of people."""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from abc import ABC, abstractmethod

from ofrenda.kernel.errors import OfrendaError, RecordError
from ofrenda.kernel.game import Game
from ofrenda.kernel.record import Record
from ofrenda.kernel.rng import Rng, seeded

SECRET_BYTES = 32
SEAT_SEED = re.compile(r"[0-9A-Za-z_-]{1,64}")


class Dice(ABC):
    """A source of dice and cards, asked once for each chance entry by its number."""

    @abstractmethod
    def header(self, seats: int) -> dict[str, str]:
        """What the record of a match with so many seats says about it before the first entry."""

    @abstractmethod
    def rng(self, number: int) -> Rng | None:
        """The stream that decides entry `number`; None if people say what fell."""

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

    The house commits to a secret by its hash; then each seat adds a seed of its own; both stand in the record before
    the first entry. When the match is over the secret is revealed and every roll can be computed again.
    """

    def __init__(self, secret: bytes, seat_seeds: tuple[str, ...]) -> None:
        for seed in seat_seeds:
            if not SEAT_SEED.fullmatch(seed):
                raise OfrendaError("A seat's seed has 1 to 64 letters and digits, not “{seed}”.", seed=seed)
        self._secret = secret
        self.seat_seeds = seat_seeds

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
        return {
            "dice": "fair",
            "commitment": self.commitment,
            **{f"seat-seed.{number}": seed for number, seed in enumerate(self.seat_seeds, 1)},
        }

    def trailer(self) -> dict[str, str]:
        return {"seed": self.secret}

    def rng(self, number: int) -> Rng:
        return Rng(0, words=_FairWords(self._secret, ",".join(self.seat_seeds), number))

    def bot_rng(self, seat: int, number: int) -> Rng:
        return seeded(self.secret, "bot", seat, number)


class _FairWords:
    """Words from HMAC-SHA256(secret, seat seeds | entry number | counter), eight to a digest."""

    def __init__(self, secret: bytes, seat_seeds: str, number: int) -> None:
        self._key = secret
        self._message = f"{seat_seeds}|{number}|"
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
    if kind == "fair":
        return _fair_dice_of(record, secret or record.trailer.get("seed"))

    raise record.wrong(
        "dice",
        "The header's “dice:” line is “{dice}”. It should be seeded NUMBER, fair or typed.",
        dice=record.header.get("dice", ""),
    )


def _fair_dice_of(record: Record, secret: str | None) -> Fair:
    if secret is None:
        raise RecordError("The seed of these fair dice has not been revealed, so the rolls cannot be computed.")

    seeds = record.under("seat-seed")
    missing = [str(seat) for seat in range(1, len(record.seats) + 1) if str(seat) not in seeds]
    if missing:
        raise RecordError("The header of a fair record needs a seat-seed for seat {seats}.", seats=", ".join(missing))

    try:
        dice = Fair(bytes.fromhex(secret), tuple(seeds[str(seat)] for seat in range(1, len(record.seats) + 1)))
    except ValueError:
        raise RecordError("The seed “{seed}” is not a hexadecimal number.", seed=secret[:80]) from None

    if dice.commitment != record.header.get("commitment"):
        raise record.wrong("commitment", "The revealed seed is not the one that the header's commitment was made for.")
    return dice
