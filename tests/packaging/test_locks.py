"""The lock files hold what pyproject.toml asks for, with hashes, and nothing of who wrote them."""

import re
import tomllib
from pathlib import Path
from typing import Any

import dev
import dev_venv
import pytest
from packaging.markers import Marker
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).resolve().parents[2]
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
LOCKS = (dev_venv.RUN_LOCK, dev_venv.DEV_LOCK, dev_venv.BENCH_LOCK, dev_venv.PACKAGE_LOCK)
PYTHONS = ("3.11", "3.12", "3.13", "3.14")
SYSTEMS = (
    {"sys_platform": "linux", "platform_machine": "x86_64"},
    {"sys_platform": "win32", "platform_machine": "AMD64"},
    {"sys_platform": "darwin", "platform_machine": "arm64"},
    {"sys_platform": "darwin", "platform_machine": "x86_64"},
    {"sys_platform": "linux", "platform_machine": "aarch64"},
)


def text_of(lock: str) -> str:
    return (ROOT / "packaging" / lock).read_text(encoding="utf-8")


def pins(lock: str) -> list[Requirement]:
    """The lock's entries without their hashes."""
    joined = text_of(lock).replace("\\\n", " ")
    return [Requirement(line.split("--hash")[0].strip()) for line in joined.splitlines() if line.strip()]


def pinned(lock: str, python: str, system: dict[str, str]) -> dict[str, str]:
    """Name to version, as one Python on one system installs them."""
    place = {"python_version": python, "python_full_version": f"{python}.4", **system}
    found: dict[str, str] = {}
    for pin in pins(lock):
        if pin.marker is None or pin.marker.evaluate(place):
            (only,) = pin.specifier
            assert only.operator == "=="
            assert canonicalize_name(pin.name) not in found, f"{pin.name} twice for {place}"
            found[canonicalize_name(pin.name)] = only.version
    return found


def asked_for(groups: list[str]) -> list[Requirement]:
    lines = list(PROJECT["project"]["dependencies"])
    for group in groups:
        lines += [line for line in PROJECT["dependency-groups"][group] if isinstance(line, str)]
    return [Requirement(line) for line in lines]


@pytest.mark.parametrize("lock", LOCKS)
@pytest.mark.parametrize("python", PYTHONS)
@pytest.mark.parametrize("system", SYSTEMS, ids=lambda system: str(system["sys_platform"]))
def test_pins_satisfy_the_project(lock: str, python: str, system: dict[str, str]) -> None:
    versions = pinned(lock, python, system)
    for wanted in asked_for(dev.LOCKS[lock]):
        if wanted.marker is not None and not wanted.marker.evaluate({"python_version": python, **system}):
            continue
        assert versions[canonicalize_name(wanted.name)] in wanted.specifier, wanted


@pytest.mark.parametrize("lock", LOCKS)
def test_every_pin_has_hashes(lock: str) -> None:
    entries = [entry for entry in re.split(r"\n(?=\S)", text_of(lock)) if entry.strip()]
    assert len(entries) == len(pins(lock))
    assert [entry for entry in entries if not re.search(r"--hash=sha256:[0-9a-f]{64}\b", entry)] == []


@pytest.mark.parametrize("lock", LOCKS)
def test_nothing_of_the_machine_that_wrote_it(lock: str) -> None:
    odd = re.compile(r"://|@|^\s*-(?!-hash)|/|\bindex\b", re.MULTILINE)
    assert odd.findall(text_of(lock)) == []


@pytest.mark.parametrize(("smaller", "larger"), [LOCKS[:2], LOCKS[1:3], (LOCKS[0], LOCKS[3])])
@pytest.mark.parametrize("system", SYSTEMS, ids=lambda system: str(system["sys_platform"]))
def test_tests_run_the_versions_that_people_run(smaller: str, larger: str, system: dict[str, str]) -> None:
    for python in PYTHONS:
        assert pinned(smaller, python, system).items() <= pinned(larger, python, system).items()


def test_markers_are_read_at_all() -> None:
    assert any(isinstance(pin.marker, Marker) for pin in pins(dev_venv.DEV_LOCK))
