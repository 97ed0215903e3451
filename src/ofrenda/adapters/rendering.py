"""Matches as text, as an array of colours, or in a window."""

from __future__ import annotations

from io import BytesIO
from typing import TYPE_CHECKING, Any

from ofrenda.adapters.extras import need
from ofrenda.adapters.playing import one_of
from ofrenda.kernel.errors import OptionError
from ofrenda.kernel.game import Game
from ofrenda.kernel.scene import png
from ofrenda.kernel.view import View
from ofrenda.words import listing

if TYPE_CHECKING:
    from numpy import uint8
    from numpy.typing import NDArray

MODES = ("ansi", "rgb_array", "human")
FRAMES_PER_SECOND = 2
WIDTH = 960


class Renderer:
    """Shows what one seat, or whoever watches, may see."""

    def __init__(self, game: Game, names: list[str], mode: str | None, width: int) -> None:
        self.game = game
        self.names = names
        self.mode = None if mode is None else one_of("render_mode", mode, MODES)
        self.width = width
        self._screen: Any = None

    def show(self, view: View) -> str | NDArray[uint8] | None:
        """As the mode wants it: text, an array of height, width and colours, or nothing, and a window shows it."""
        if self.mode is None:
            raise OptionError("Nothing is shown without a render_mode. Modes: {modes}.", modes=listing(MODES))
        if self.mode == "ansi":
            return self.game.text.board(view, self.names)
        picture = self._picture(view)
        if self.mode == "rgb_array":
            return picture
        self._in_window(picture)
        return None

    def _picture(self, view: View) -> NDArray[uint8]:
        numpy = need("numpy", "pettingzoo")
        image = need("PIL.Image", "pettingzoo")
        drawn = png(self.game.draw(view, names=self.names), self.width)
        pixels: NDArray[uint8] = numpy.array(image.open(BytesIO(drawn)).convert("RGB"), dtype=numpy.uint8)
        return pixels

    def _in_window(self, picture: NDArray[uint8]) -> None:
        pygame = need("pygame", "pettingzoo")
        height, width, _colours = picture.shape
        if self._screen is None or self._screen.get_size() != (width, height):
            pygame.display.init()
            self._screen = pygame.display.set_mode((width, height))
            pygame.display.set_caption(self.game.title)

        pygame.event.pump()  # a window that nobody listens to counts as hung
        pygame.surfarray.blit_array(self._screen, picture.swapaxes(0, 1))
        pygame.display.flip()

    def close(self) -> None:
        """The window closes, where there is one."""
        if self._screen is not None:
            need("pygame", "pettingzoo").display.quit()
            self._screen = None
