"""Motion: one call moves an item, one signal says that all is at rest, one call jumps to the end.

An item may move in place, turn, width, flip, raise and opacity at once. A newer call for the same property
takes over from where the item is. With speed ``off`` every call gives the end state at once, and ``then`` is
called at once.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, Protocol

from PySide6.QtCore import QEasingCurve, QElapsedTimer, QObject, QPointF, Qt, QTimer, Signal

if TYPE_CHECKING:
    from collections.abc import Callable

__all__ = ["SPEEDS", "Curve", "Motion", "Movable"]

SPEEDS: Final = {"slow": 1.6, "normal": 1.0, "fast": 0.55, "off": 0.0}
"""Factor on every duration, by the name that the settings store."""
_FRAME: Final = 15  # ms between frames: a display of 60 Hz is served, a Python process is not drowned

Curve = QEasingCurve.Type


class Movable(Protocol):
    """What can be moved: an item with a getter and a setter for each property that is asked for."""

    def motion_value(self, name: str) -> Any:  # noqa: ANN401 - a point or a number
        """Return the present value of the property ``name``."""

    def set_motion_value(self, name: str, value: Any) -> None:  # noqa: ANN401
        """Set the property ``name``."""


@dataclass(slots=True)
class _Track:
    item: Movable
    name: str
    start: Any
    end: Any
    begins: float  # ms on the motion's clock
    lasts: float
    curve: QEasingCurve
    running: bool = False


class Motion(QObject):
    """Moves items. Parent it to the scene."""

    at_rest = Signal()
    """All has arrived; comes once for each stretch of motion, never while something still moves."""
    stepped = Signal()
    """Something has moved by a frame."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.factor = SPEEDS["normal"]
        self._tracks: dict[tuple[int, str], _Track] = {}
        self._calls: list[tuple[float, Callable[[], None]]] = []
        self._clock = QElapsedTimer()
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.setInterval(_FRAME)
        self._timer.timeout.connect(self._tick)

    @property
    def resting(self) -> bool:
        """Whether nothing moves and nothing waits."""
        return not self._tracks and not self._calls

    def set_speed(self, name: str) -> None:
        """Use the speed called ``name`` from now on; what is under way ends at once when it is ``off``."""
        self.factor = SPEEDS.get(name, 1.0)
        if not self.factor:
            self.finish()

    def now(self) -> float:
        """Return the time of the motion's clock in milliseconds."""
        return float(self._clock.elapsed()) if self._clock.isValid() else 0.0

    def animate(
        self,
        item: Movable,
        ms: float,
        *,
        delay: float = 0.0,
        curve: Curve = Curve.OutCubic,
        **ends: Any,  # noqa: ANN401 - property name → end value
    ) -> None:
        """Bring properties of ``item`` to ``ends`` within ``ms`` after ``delay`` (both at speed normal)."""
        if not self.factor:
            for name, end in ends.items():
                self._tracks.pop((id(item), name), None)
                item.set_motion_value(name, end)
            self.stepped.emit()
            return
        easing = QEasingCurve(curve)
        if curve is Curve.OutBack:
            easing.setOvershoot(0.6)
        self._run()
        begins = self.now() + delay * self.factor
        for name, end in ends.items():
            key = (id(item), name)
            start = item.motion_value(name)
            if start == end and key not in self._tracks:
                continue
            self._tracks[key] = _Track(item, name, start, end, begins, max(1.0, ms * self.factor), easing)

    def call(self, delay: float, then: Callable[[], None]) -> None:
        """Call ``then`` after ``delay`` ms (at speed normal), or when the motion is finished early."""
        if not self.factor:
            then()
            return
        self._run()
        self._calls.append((self.now() + delay * self.factor, then))

    def target(self, item: Movable, name: str) -> Any:  # noqa: ANN401
        """Return where the property ``name`` of ``item`` is going, or its value when it rests."""
        track = self._tracks.get((id(item), name))
        return track.end if track else item.motion_value(name)

    def moving(self, item: Movable) -> bool:
        """Whether any property of ``item`` is under way."""
        return any(track.item is item for track in self._tracks.values())

    def drop(self, item: Movable) -> None:
        """Forget ``item``, wherever it is."""
        for key in [key for key, track in self._tracks.items() if track.item is item]:
            del self._tracks[key]

    def finish(self) -> None:
        """Jump to the end: every item at its end state, every waiting call made, in order."""
        if self.resting:
            return
        while self._tracks or self._calls:
            tracks, self._tracks = list(self._tracks.values()), {}
            calls, self._calls = sorted(self._calls, key=_time_of), []
            for track in tracks:
                track.item.set_motion_value(track.name, track.end)
            for _, then in calls:
                then()
        self._settle()

    def clear(self) -> None:
        """Stop where everything is, without end states, calls or signal."""
        self._tracks.clear()
        self._calls.clear()
        self._timer.stop()

    def _run(self) -> None:
        if not self._timer.isActive():
            self._clock.start()
            self._timer.start()

    def _tick(self) -> None:
        now = self.now()
        for key, track in list(self._tracks.items()):
            if self._tracks.get(key) is not track or now < track.begins:
                continue
            if not track.running:  # something else may have moved it while it waited
                track.running = True
                track.start = track.item.motion_value(track.name)
            part = min(1.0, (now - track.begins) / track.lasts)
            if part >= 1.0:
                del self._tracks[key]
                track.item.set_motion_value(track.name, track.end)
            else:
                eased = track.curve.valueForProgress(part)
                track.item.set_motion_value(track.name, _between(track.start, track.end, eased))
        due = sorted((call for call in self._calls if call[0] <= now), key=_time_of)
        self._calls = [call for call in self._calls if call[0] > now]
        self.stepped.emit()
        for _, then in due:
            then()
        if self.resting:
            self._settle()

    def _settle(self) -> None:
        self._timer.stop()
        self.stepped.emit()
        self.at_rest.emit()


def _time_of(call: tuple[float, Callable[[], None]]) -> float:
    return call[0]


def _between(start: Any, end: Any, part: float) -> Any:  # noqa: ANN401
    if isinstance(start, QPointF):
        return QPointF(start.x() + (end.x() - start.x()) * part, start.y() + (end.y() - start.y()) * part)
    return start + (end - start) * part
