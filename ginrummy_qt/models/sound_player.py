"""Plays short sounds on a thread of its own. Where nothing can play them it is silent, and says nothing.

The library (miniaudio) is loaded with the first sound, not before; the device is opened then, and given back
once nothing has been heard for a while.
"""

from __future__ import annotations

import ctypes
import queue
import sys
import threading
import time
import wave
from array import array
from collections.abc import Generator
from operator import add
from typing import TYPE_CHECKING, Any, Final, Protocol

from ginrummy_qt.assets import MissingResource, resource
from ginrummy_qt.models import garbage

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

__all__ = ["RATE", "Feed", "Mixer", "SoundPlayer", "open_device"]

Feed = Generator[bytes, int, None]
"""Takes a number of samples, gives that many as bytes."""

RATE: Final = 22_050
"""Samples in a second."""
_LATE: Final = 0.5
"""Seconds after which a sound would no longer fit what is to be seen."""
_IDLE: Final = 8.0
"""Seconds of silence after which the device is given back."""
_AGAIN: Final = 60.0
"""Seconds before a device that could not be opened is asked for once more."""
_WAITING: Final = 8
"""Sounds that may wait for the thread."""
_VOICES: Final = 6
"""Sounds at once; one more takes the place of the oldest."""
_PERIOD: Final = 30  # ms: what is heard lags behind what is seen by two or three of these


class Device(Protocol):
    """What of miniaudio's device is used."""

    def start(self, callback_generator: Feed) -> None:
        """Ask ``callback_generator``, which has been started, for samples from now on."""

    def close(self) -> None:
        """Fall silent and give the device back."""


class Mixer:
    """The sounds under way, added up as the device asks for them. Two threads may use it."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._voices: list[tuple[array[int], int]] = []

    def add(self, samples: array[int]) -> None:
        """Begin to play ``samples``."""
        with self._lock:
            self._voices = [*self._voices[1 - _VOICES :], (samples, 0)]

    @property
    def playing(self) -> bool:
        """Whether anything is left to be heard."""
        return bool(self._voices)

    def feed(self) -> Feed:
        """Give the samples that are asked for, silence when there are none; has been started."""
        feed = self._feed()
        next(feed)
        return feed

    def _feed(self) -> Feed:
        wanted = yield b""
        while True:
            wanted = yield self.take(wanted)

    def take(self, count: int) -> bytes:
        """Return the next ``count`` samples of everything under way."""
        with self._lock:
            parts = [samples[at : at + count] for samples, at in self._voices]
            self._voices = [
                (samples, at + count) for samples, at in self._voices if at + count < len(samples)
            ]
        total = array("h", bytes(2 * count))
        for part in parts:
            length = len(part)
            try:
                total[:length] = array("h", map(add, total, part))
            except OverflowError:  # many at once
                summed = map(add, total, part)
                total[:length] = array("h", (max(-32_768, min(32_767, sample)) for sample in summed))
        return total.tobytes()


class SoundPlayer:
    """Plays the sounds of the program by name. No call waits for anything, none fails."""

    def __init__(self, opener: Callable[[], Device] | None = None) -> None:
        """``opener`` gives a device, or raises whatever keeps it from it; ``None``: the computer's own."""
        self._open = opener or open_device
        self._orders: queue.Queue[tuple[str, float, float] | None] = queue.Queue()
        self._thread: threading.Thread | None = None
        self._mixer = Mixer()
        self._device: Device | None = None
        self._not_before = 0.0
        self._sounds: dict[str, array[int]] = {}

    def play(self, name: str, gain: float) -> None:
        """Play the sound ``name`` (a file of resources/sounds) at ``gain``, 0 … 1, as soon as can be."""
        if self._orders.qsize() >= _WAITING:
            return
        if self._thread is None:
            self._thread = threading.Thread(target=self._work, name="sounds", daemon=True)
            garbage.hold()
            self._thread.start()
        self._orders.put((name, gain, time.monotonic()))

    def close(self) -> None:
        """Fall silent for good; waits a little for the device, but for nothing that hangs."""
        if self._thread is not None:
            self._orders.put(None)
            self._thread.join(1.0)
            if not self._thread.is_alive():
                garbage.release()
            self._thread = None

    # ------------------------------------------------------------------ on the thread

    def _work(self) -> None:
        while True:
            try:
                order = self._orders.get(timeout=None if self._device is None else _IDLE)
            except queue.Empty:
                self._give_back()
                continue
            if order is None:
                self._give_back()
                return
            name, gain, asked = order
            if self._ready() and time.monotonic() - asked < _LATE and (samples := self._load(name)):
                self._mixer.add(array("h", (round(gain * sample) for sample in samples)))

    def _ready(self) -> bool:
        """Whether there is a device; one that cannot be opened is left alone for a while."""
        if self._device is not None:
            return True
        if time.monotonic() < self._not_before:
            return False
        device = None
        try:
            device = self._open()
            device.start(self._mixer.feed())
        except Exception:  # noqa: BLE001 - no library, no server, no card, no right: all the same here
            self._not_before = time.monotonic() + _AGAIN
            if device is not None:
                device.close()
            return False
        self._device = device
        return True

    def _give_back(self) -> None:
        device, self._device = self._device, None
        if device is not None:
            device.close()

    def _load(self, name: str) -> array[int]:
        """Return the samples of a sound; none where its file is missing."""
        if name not in self._sounds:
            try:
                self._sounds[name] = _read(resource("sounds", f"{name}.wav"))
            except (MissingResource, OSError, wave.Error):
                self._sounds[name] = array("h")
        return self._sounds[name]


def _read(path: Path) -> array[int]:
    with wave.open(str(path), "rb") as file:
        samples = array("h", file.readframes(file.getnframes()))
    if sys.byteorder == "big":
        samples.byteswap()
    return samples


def open_device() -> Device:
    """Open the computer's own device for sound.

    Raises:
        ImportError: the library is not there: it is not published for every system.
        Exception: whatever the library raises where there is no device.
    """
    import miniaudio  # noqa: PLC0415 - with the first sound, not at the start

    backends = []
    if sys.platform.startswith("linux"):
        _hush_alsa()
        # Without JACK: its library complains aloud where no server runs; PipeWire is reached as PulseAudio.
        backends = [miniaudio.Backend.PULSEAUDIO, miniaudio.Backend.ALSA]
    device: Device = miniaudio.PlaybackDevice(
        output_format=miniaudio.SampleFormat.SIGNED16,
        nchannels=1,
        sample_rate=RATE,
        buffersize_msec=_PERIOD,
        backends=backends,
        thread_prio=miniaudio.ThreadPriority.HIGH,
        app_name="Gin Rummy",
    )
    return device


_hushed: list[Any] = []
"""What ALSA calls must stay alive."""


def _hush_alsa() -> None:
    """Have ALSA's library keep to itself that there is no sound card; it would write to standard error."""
    if _hushed:
        return
    handler = ctypes.CFUNCTYPE(
        None, ctypes.c_char_p, ctypes.c_int, ctypes.c_char_p, ctypes.c_int, ctypes.c_char_p
    )(lambda *_: None)
    try:
        ctypes.CDLL("libasound.so.2").snd_lib_error_set_handler(handler)
    except (OSError, AttributeError):  # no ALSA, nothing to hush
        return
    _hushed.append(handler)
