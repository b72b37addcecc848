"""Opens the real window on a profile and plays: the process that the kill test ends in the middle.

Prints `ready` once a match is on the table, then every action as soon as the window was told that it is done,
at last `over`.
"""

from __future__ import annotations

import sys
from pathlib import Path

from PySide6.QtCore import QSize

from ginrummy_qt.app import make_application, make_services
from ginrummy_qt.engine import Event, SeatView
from ginrummy_qt.options import Options
from ginrummy_qt.ui.autoplay import Autoplay, choose, wait_until
from ginrummy_qt.ui.selftest_checks import move_of
from ginrummy_qt.ui.selftest_sitting import Sitting


def main(profile: Path) -> None:
    application = make_application()
    application.setQuitOnLastWindowClosed(False)
    sitting = Sitting(make_services(Options(profile=profile, language="en")), QSize(800, 600))
    window, controller = sitting.window, sitting.services.controller
    play = Autoplay(window)

    waiting: list[str] = []  # what the computer does while the first click is still being handled
    announced = False

    def told(events: tuple[Event, ...], _view: SeatView) -> None:
        match = controller.match
        assert match is not None
        waiting.append(f"{match.round_number} {move_of(events)}")
        tell()

    def tell() -> None:
        while announced and waiting:
            print(waiting.pop(0), flush=True)

    def settled() -> bool:
        view = controller.view
        if view is None or controller.busy or not window.page.table.resting:
            return False
        return view.my_turn or (view.result is not None and window.page.sheet_open)

    controller.moved.connect(told)
    # The match that was on the table comes back by itself; one that was left is offered.
    back = controller.match is not None or not window.start.isVisible()
    resumed = back or window.start.resume.isVisible()
    if not back:
        play.hands.click(window.start.resume if resumed else window.start.deal)
    wait_until(lambda: controller.match is not None, "no match")
    print("ready", "resumed" if resumed else "dealt", controller.match_id, flush=True)
    announced = True
    tell()
    while True:
        wait_until(settled, "nothing goes on")
        view, match = controller.view, controller.match
        assert view is not None
        assert match is not None
        if view.result is None:
            play.do(choose(view))
        elif match.outcome is None:
            play.hands.click(window.page.result.next)
        else:
            break
    play.hands.click(window.page.result.next)
    wait_until(window.page.match.isVisible, "no result of the match")
    print("over", *match.outcome.finals, flush=True)
    sitting.end(play)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
