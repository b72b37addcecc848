"""Opens the help where somebody asks for it, and keeps it in step with the match."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from ginrummy_qt.ui.windows import bring_to_front

if TYPE_CHECKING:
    from collections.abc import Callable

    from ginrummy_qt.engine import Rules, SeatView
    from ginrummy_qt.ui.help_window import HelpWindow
    from ginrummy_qt.ui.services import Services

__all__ = ["HelpDesk", "RulesInForce", "page_at_table"]


@dataclass(frozen=True, slots=True)
class RulesInForce:
    """The rules that the figures come from, and what the person calls them (empty: what they are called)."""

    rules: Rules
    name: str = ""


def page_at_table(view: SeatView | None, *, match_over: bool) -> str:
    """Return the page that fits what the person at the table has before them, ``key`` or ``key#anchor``."""
    if view is None:
        return "short"
    if match_over:
        return "match"
    return {
        "upcard": "deal#first",
        "draw": "turn",
        "discard": "knock",
        "last": "wall",
        "layoff": "layoffs",
        "over": "round",
    }[view.phase]


class HelpDesk(QObject):
    """Child of the main window. There is one help window at a time."""

    command_wanted = Signal(str)
    """What a link asks for; see :attr:`ginrummy_qt.ui.help_browser.HelpBrowser.command_wanted`."""

    def __init__(self, services: Services, rules: Callable[[], RulesInForce], window: QWidget) -> None:
        """Serve ``window``; ``rules`` says which rules are in force when it is asked."""
        super().__init__(window)
        self._services = services
        self._rules = rules
        self._main = window
        self._asked = False
        services.settings.changed.connect(self._on_setting)

    @property
    def window(self) -> HelpWindow | None:
        """The help, if it is open."""
        if not self._asked:
            return None  # what the help needs is not loaded to find that out: this is asked at the start
        from ginrummy_qt.ui.help_window import HelpWindow  # noqa: PLC0415 - only when asked for

        found = self._main.findChildren(HelpWindow)
        return next((window for window in found if window.isVisible()), None)

    def show_page(self, page: str, asker: QWidget | None = None) -> None:
        """Open the help at ``page``, or turn to it there.

        Args:
            page: ``key`` or ``key#anchor``.
            asker: the window in which it was asked for; a modal one keeps every window but its own from
                answering, so the help becomes one of them.
        """
        from ginrummy_qt.ui.help_window import HelpWindow  # noqa: PLC0415 - only when asked for

        self._asked = True
        parent = asker if asker is not None and asker.isModal() else self._main
        window = self.window
        if window is not None and parent is not self._main and window.parentWidget() is not parent:
            window.close()
            window = None
        if window is None:
            services = self._services
            window = HelpWindow(services.settings, services.languages, services.faces, self._rules, parent)
            window.command_wanted.connect(self.command_wanted)
        window.refresh_rules()
        key, _, anchor = page.partition("#")
        window.show_page(key, anchor)
        bring_to_front(window)

    def refresh(self, *_: object) -> None:
        """Other rules may be in force: fill in their figures."""
        window = self.window
        if window is not None:
            window.refresh_rules()

    def _on_setting(self, name: str) -> None:
        if name in {"preset", "rules", "own_rules", "target", "language"}:
            self.refresh()
