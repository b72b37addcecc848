"""Synthesise the sounds of the table: WAV files of 22050 Hz, mono, 16 bit, in ginrummy_qt/resources/sounds.

    python3 packaging/make_sounds.py [FOLDER]

Cards are bursts of filtered noise, the knock is a few damped tones of a wooden board, the chimes are struck
bars. Every run on every system writes the same bytes (a test compares): the noise comes from Python's own
generator, whose numbers are promised to stay, and all else is sums and products of floating-point numbers.
Sines and decays are recurrences with rounded coefficients, so that no system's libm can differ.
"""

from __future__ import annotations

import math
import random
import sys
import wave
from array import array
from collections.abc import Callable
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
FOLDER: Final = ROOT / "ginrummy_qt" / "resources" / "sounds"
RATE: Final = 22_050
PEAK: Final = 0.5
"""The loudest sample, of 1: two sounds at once need no limiter."""

Samples = list[float]


def main(words: list[str]) -> None:
    """Write every sound into the folder that is named, or into that of the program."""
    folder = Path(words[0]) if words else FOLDER
    folder.mkdir(parents=True, exist_ok=True)
    for name, make in SOUNDS.items():
        write(folder / f"{name}.wav", make())


def write(path: Path, samples: Samples) -> None:
    """Write `samples`, each within −1 … 1, as a WAV file."""
    words = array("h", (round(32_767 * sample) for sample in samples))
    if sys.byteorder == "big":
        words.byteswap()
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(words.tobytes())


# ---------------------------------------------------------------------- building blocks


def silence(seconds: float) -> Samples:
    """Nothing, for so long."""
    return [0.0] * round(seconds * RATE)


def tone(hertz: float, seconds: float, half: float) -> Samples:
    """A sine that is struck at once and has lost half its height after `half` seconds."""
    turn = round(2 * math.cos(2 * math.pi * hertz / RATE), 12)
    decay = round(0.5 ** (1 / (half * RATE)), 12)
    before, now = 0.0, round(math.sin(2 * math.pi * hertz / RATE), 12)
    height, samples = 1.0, []
    for _ in range(round(seconds * RATE)):
        samples.append(height * before)
        before, now = now, turn * now - before
        height *= decay
    return samples


def noise(seed: int, seconds: float, low: float, high: float) -> Samples:
    """Noise between `low` and `high` hertz: soft slopes, 6 dB an octave below and 18 above."""
    source = random.Random(seed)  # noqa: S311 - the same numbers every time are what is wanted
    samples = [2 * source.random() - 1 for _ in range(round(seconds * RATE))]
    for _ in range(3):
        samples = smoothed(samples, high)
    return [sample - slow for sample, slow in zip(samples, smoothed(samples, low), strict=True)]


def smoothed(samples: Samples, hertz: float) -> Samples:
    """`samples` without what is quicker than `hertz`: a filter of one pole."""
    part = round(1 - math.exp(-2 * math.pi * hertz / RATE), 12)
    level, result = 0.0, []
    for sample in samples:
        level += part * (sample - level)
        result.append(level)
    return result


def level(samples: Samples, peak: float = 1.0) -> Samples:
    """`samples` with their highest at `peak`."""
    scale = peak / max(abs(sample) for sample in samples)
    return [sample * scale for sample in samples]


def shaped(samples: Samples, rise: float, half: float) -> Samples:
    """`samples` swelling within `rise` seconds, then losing half their height every `half` seconds."""
    length = max(1, round(rise * RATE))
    decay = round(0.5 ** (1 / (half * RATE)), 12)
    height, result = 1.0, []
    for place, sample in enumerate(samples):
        if place < length:
            part = place / length
            result.append(sample * part * part * (3 - 2 * part))
        else:
            result.append(sample * height)
            height *= decay
    return result


def mixed(*parts: tuple[float, float, Samples]) -> Samples:
    """The sum of `parts`, each with the second it begins at and how loud it is."""
    length = max(round(at * RATE) + len(samples) for at, _, samples in parts)
    total = [0.0] * length
    for at, height, samples in parts:
        first = round(at * RATE)
        for place, sample in enumerate(samples, start=first):
            total[place] += height * sample
    return total


def finished(samples: Samples, height: float) -> Samples:
    """`samples` with their peak at `height` × PEAK, and the last 8 ms faded out: no end may click."""
    return faded(level(samples, height * PEAK), 0.008)


def faded(samples: Samples, seconds: float) -> Samples:
    """`samples` going to nothing within the last `seconds`."""
    fade, last = round(seconds * RATE), len(samples) - 1
    return [sample * min(1.0, (last - place) / fade) for place, sample in enumerate(samples)]


# ---------------------------------------------------------------------- the sounds


def slide(seed: int, seconds: float, high: float) -> Samples:
    """Card on card: air and paper, swelling for a third of the time."""
    return level(shaped(noise(seed, seconds, 700, high), seconds * 0.35, seconds * 0.15))


def pat(seed: int, high: float = 420) -> Samples:
    """A card that comes to lie on cloth: a soft body, and the edge of the paper."""
    return mixed(
        (0.0, 1.0, level(shaped(noise(seed, 0.07, 110, high), 0.0025, 0.011))),
        (0.0, 0.45, level(shaped(noise(seed + 1, 0.03, 900, 2_600), 0.001, 0.004))),
    )


def shuffle() -> Samples:
    """Two halves riffled into each other, faster towards the end, and squared up."""
    source = random.Random(7)  # noqa: S311 - as above
    parts: list[tuple[float, float, Samples]] = []
    at, gap = 0.0, 0.030
    for number in range(26):
        tick = shaped(noise(100 + number, 0.02, 600, 2_200 + 900 * source.random()), 0.0012, 0.0035)
        parts.append((at, 0.4 + 0.5 * source.random(), level(tick)))
        at += gap * (0.75 + 0.5 * source.random())
        gap = max(0.011, gap * 0.945)
    parts.append((0.0, 0.12, level(shaped(noise(90, at + 0.05, 500, 2_000), at * 0.7, 0.03))))
    parts.append((at + 0.06, 0.8, pat(140, 520)))
    return finished(mixed(*parts), 0.5)


def deal() -> Samples:
    """One card of the deal: short, because twenty of them follow each other."""
    return finished(
        mixed((0.0, 0.6, slide(201, 0.05, 2_600)), (0.022, 1.0, faded(pat(203)[:900], 0.01))), 0.42
    )


def draw() -> Samples:
    """A card slid off the pile into the hand."""
    return finished(mixed((0.0, 1.0, slide(301, 0.16, 2_000)), (0.04, 0.4, slide(303, 0.11, 3_000))), 0.36)


def discard() -> Samples:
    """A card thrown: a little air, then it lies."""
    return finished(mixed((0.0, 0.4, slide(401, 0.09, 2_400)), (0.06, 1.0, pat(403))), 0.62)


def rap(seed: int, pitch: float) -> Samples:
    """A knuckle on a table of wood."""
    return mixed(
        (0.0, 1.0, tone(172 * pitch, 0.22, 0.026)),
        (0.0, 0.55, tone(318 * pitch, 0.18, 0.017)),
        (0.0, 0.30, tone(587 * pitch, 0.12, 0.010)),
        (0.0, 0.14, tone(1_130 * pitch, 0.06, 0.005)),
        (0.0, 0.5, level(shaped(noise(seed, 0.03, 300, 1_500), 0.0008, 0.004))),
    )


def knock() -> Samples:
    """Two raps, the second a shade stronger."""
    return finished(mixed((0.0, 0.82, rap(501, 1.0)), (0.155, 1.0, rap(503, 1.03))), 1.0)


def bar(hertz: float, seconds: float, half: float) -> Samples:
    """A struck bar of wood with a tube below it: the tone, and two partials that die away early."""
    struck = mixed(
        (0.0, 1.0, tone(hertz, seconds, half)),
        (0.0, 0.16, tone(hertz * 3.93, seconds * 0.5, half * 0.22)),
        (0.0, 0.04, tone(hertz * 9.2, seconds * 0.2, half * 0.07)),
    )
    soft = round(0.004 * RATE)
    return faded([sample * min(1.0, place / soft) for place, sample in enumerate(struck)], 0.06)


def chime(first: float, second: float, *, gap: float, half: float, height: float) -> Samples:
    """Two bars, one after the other."""
    return finished(mixed((0.0, 0.8, bar(first, 0.7, half)), (gap, 1.0, bar(second, 0.65, half))), height)


def gin() -> Samples:
    """A bright fifth: E5, B5."""
    return chime(659.26, 987.77, gap=0.11, half=0.085, height=0.5)


def won() -> Samples:
    """A fourth up: G4, C5."""
    return chime(392.0, 523.25, gap=0.15, half=0.1, height=0.52)


def lost() -> Samples:
    """A third down: E4, C4."""
    return chime(329.63, 261.63, gap=0.17, half=0.1, height=0.46)


SOUNDS: Final[dict[str, Callable[[], Samples]]] = {
    make.__name__: make for make in (shuffle, deal, draw, discard, knock, gin, won, lost)
}
"""Each sound by the name of its file."""

if __name__ == "__main__":
    main(sys.argv[1:])
