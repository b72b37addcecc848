"""What is heard: which event sounds how, the settings, and the silence where nothing can sound."""

from __future__ import annotations

import subprocess
import sys
import threading
import time
import wave
from array import array
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot

from ginrummy_qt.assets import resource
from ginrummy_qt.engine import Card, CardSet, RoundKind, RoundResult
from ginrummy_qt.engine.actions import (
    Discarded,
    Drew,
    Event,
    Knocked,
    LaidOff,
    Passed,
    RoundEnded,
    Shown,
    Took,
)
from ginrummy_qt.models.settings import Settings
from ginrummy_qt.models.sound_player import Feed, Mixer, SoundPlayer
from ginrummy_qt.models.sounds import SOUNDS, Sounds, end_sound, event_sound

CARD = Card.parse("7h")


class Heard:
    """A player that only notes."""

    def __init__(self) -> None:
        self.notes: list[tuple[str, float]] = []
        self.closed = False

    def play(self, name: str, gain: float) -> None:
        self.notes.append((name, gain))

    def close(self) -> None:
        self.closed = True


class FakeDevice:
    """Takes what it is fed at once, on the thread that starts it."""

    def __init__(self) -> None:
        self.feed: Feed | None = None
        self.closed = threading.Event()

    def start(self, callback_generator: Feed) -> None:
        self.feed = callback_generator

    def close(self) -> None:
        self.closed.set()


@pytest.fixture
def settings(qapp: QCoreApplication, tmp_path: Path) -> Settings:
    return Settings(tmp_path)


@pytest.mark.parametrize(
    ("event", "sound"),
    [
        (Drew(0, None), "draw"),
        (Took(1, CARD), "draw"),
        (Discarded(0, CARD), "discard"),
        (LaidOff(0, CARD, 0), "discard"),
        (Knocked(0, None, (), CardSet((CARD,))), "knock"),
        (Knocked(0, None, (), CardSet()), "gin"),
        (Knocked(1, None, (), CardSet(), big_gin=True), "gin"),
        (Passed(0), ""),
        (Shown(0, (), CardSet()), ""),
        (RoundEnded(RoundResult(RoundKind.DEAD)), ""),
    ],
)
def test_what_an_event_sounds_like(event: Event, sound: str) -> None:
    assert event_sound(event) == sound


def test_the_end_of_a_round_is_heard_by_the_one_who_played_it() -> None:
    result = RoundResult(RoundKind.KNOCK, winner=1, points=7, knocker=1)
    assert [end_sound(result, seat) for seat in (1, 0, None)] == ["won", "lost", ""]
    assert end_sound(RoundResult(RoundKind.DEAD), 0) == ""


def test_the_settings_say_whether_and_how_loud(settings: Settings) -> None:
    heard = Heard()
    sounds = Sounds(settings, heard)
    sounds.play("draw")
    settings.volume = 100
    sounds.play("discard")
    settings.volume = 0
    sounds.play("knock")
    settings.volume, settings.sound = 80, False
    sounds.play("gin")
    assert heard.notes == [("draw", 0.25), ("discard", 1.0)]
    sounds.try_out()  # even now: the slider is under the person's hand
    assert heard.notes[2:] == [("knock", 0.8**2)]
    sounds.close()
    assert heard.closed


def test_what_is_dealt_in_one_moment_is_heard_once(settings: Settings) -> None:
    heard = Heard()
    sounds = Sounds(settings, heard)
    for name in ("deal", "deal", "discard", "deal"):
        sounds.play(name)
    assert [name for name, _ in heard.notes] == ["deal", "discard", "deal"]


def test_an_unknown_sound_is_a_mistake(settings: Settings) -> None:
    with pytest.raises(ValueError, match="none of"):
        Sounds(settings, Heard()).play("trumpet")


def test_sounds_go_through_the_device_and_it_is_given_back(qtbot: QtBot) -> None:
    device = FakeDevice()
    player = SoundPlayer(lambda: device)
    player.play("knock", 0.5)
    mixer = player._mixer
    qtbot.waitUntil(lambda: mixer.playing)
    with wave.open(str(resource("sounds", "knock.wav"))) as file:
        length = file.getnframes()
        loudest = max(map(abs, array("h", file.readframes(length))))
    assert device.feed is not None
    given = array("h", device.feed.send(length + 100))
    assert len(given) == length + 100
    assert max(map(abs, given)) == pytest.approx(loudest / 2, abs=1)
    assert list(given[-100:]) == [0] * 100
    assert not mixer.playing
    player.close()
    assert device.closed.is_set()


def test_without_a_device_there_is_silence_and_no_storm_of_attempts(
    qtbot: QtBot, capfd: pytest.CaptureFixture[str]
) -> None:
    asked: list[float] = []

    def refuse() -> FakeDevice:
        asked.append(time.monotonic())
        raise OSError("no sound card")

    player = SoundPlayer(refuse)
    for _ in range(200):
        player.play("draw", 1.0)
    qtbot.waitUntil(player._orders.empty)
    player.play("draw", 1.0)
    player.close()
    assert len(asked) == 1
    assert capfd.readouterr() == ("", "")
    assert not player._mixer.playing


def test_a_library_that_hangs_holds_nobody_up() -> None:
    let_go = threading.Event()

    def hang() -> FakeDevice:
        let_go.wait(30)
        return FakeDevice()

    player = SoundPlayer(hang)
    began = time.monotonic()
    for _ in range(50):
        player.play("draw", 1.0)
    assert time.monotonic() - began < 0.5
    assert player._orders.qsize() <= 8
    let_go.set()
    player.close()


def test_the_real_device_or_none_prints_nothing(tmp_path: Path) -> None:
    pytest.importorskip("miniaudio", exc_type=ImportError)
    program = (
        "import sys\n"
        "from ginrummy_qt.models.sound_player import SoundPlayer\n"
        "player = SoundPlayer()\n"
        "player.play('deal', 0.0)\n"
        "thread = player._thread\n"
        "player._orders.put(None)\n"
        "thread.join(30)\n"
        "assert not thread.is_alive()\n"
        "assert 'miniaudio' in sys.modules\n"
    )
    ran = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert (ran.returncode, ran.stdout, ran.stderr) == (0, "", "")


def test_two_sounds_add_up_and_never_run_over() -> None:
    mixer = Mixer()
    mixer.add(array("h", [100, 200, 30_000]))
    mixer.add(array("h", [1, 2, 30_000, -5]))
    assert list(array("h", mixer.take(2))) == [101, 202]
    assert list(array("h", mixer.take(4))) == [32_767, -5, 0, 0]
    assert not mixer.playing


def test_only_so_many_sounds_at_once() -> None:
    mixer = Mixer()
    for value in range(1, 11):
        mixer.add(array("h", [1]))
        assert mixer.playing, value
    assert list(array("h", mixer.take(1))) == [6]


def test_every_sound_is_small_and_ends_in_silence() -> None:
    total = 0
    for name in SOUNDS:
        path = resource("sounds", f"{name}.wav")
        total += path.stat().st_size
        with wave.open(str(path)) as file:
            assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, 22_050)
            samples = array("h", file.readframes(file.getnframes()))
        assert 0.04 < len(samples) / 22_050 < 0.9
        assert max(map(abs, samples)) <= 16_384
        assert abs(samples[0]) < 700, name
        assert abs(samples[-1]) < 10, name
    assert total <= 200_000
    assert {path.stem for path in resource("sounds").glob("*.wav")} == {*SOUNDS}


def test_nothing_of_it_is_loaded_before_the_first_sound(tmp_path: Path) -> None:
    program = (
        "import sys\n"
        "from pathlib import Path\n"
        "from ginrummy_qt.app import make_application, make_services\n"
        "from ginrummy_qt.models.sounds import Sounds\n"
        "from ginrummy_qt.options import Options\n"
        "from ginrummy_qt.ui.main_window import MainWindow\n"
        "application = make_application()\n"
        "services = make_services(Options(profile=Path(sys.argv[1])))\n"
        "assert services.sounds is None\n"  # offscreen: nobody hears it
        "sounds = Sounds(services.settings)\n"
        "window = MainWindow(services)\n"
        "window.show()\n"
        "application.processEvents()\n"
        "names = {'miniaudio', '_miniaudio', 'cffi', '_cffi_backend', 'ginrummy_qt.models.sound_player'}\n"
        "print(sorted(names & set(sys.modules)))\n"
        "services.close()\n"
    )
    ran = subprocess.run(
        [sys.executable, "-c", program, str(tmp_path)], capture_output=True, text=True, check=False
    )
    assert (ran.returncode, ran.stdout.strip()) == (0, "[]"), ran.stderr
