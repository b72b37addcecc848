"""Fixtures and options that every room of the tests shares."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import HealthCheck, settings

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

# Before any test imports Qt. Tests that open a real window start an X server and a process of their own.
os.environ["QT_QPA_PLATFORM"] = os.environ.get("GINRUMMY_TEST_PLATFORM", "offscreen")

# A noisy machine must not fail a property, so no deadline on one example; `timeout` in pyproject.toml holds.
settings.register_profile(
    "fast", max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow], print_blob=True
)
settings.register_profile("full", settings.get_profile("fast"), max_examples=5000)
settings.load_profile("fast")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--full", action="store_true", help="run the full counts that issues ask for")


def pytest_configure(config: pytest.Config) -> None:
    if config.getoption("--full"):
        settings.load_profile("full")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if config.getoption("--full"):
        return
    skip = pytest.mark.skip(reason="a full count: dev.py test --full")
    for item in items:
        if item.get_closest_marker("full"):
            item.add_marker(skip)


@pytest.fixture
def full(pytestconfig: pytest.Config) -> bool:
    """Whether the full counts were asked for: a test may take a fair sample otherwise."""
    return bool(pytestconfig.getoption("--full"))


@pytest.fixture
def qtbot(qtbot: QtBot) -> QtBot:
    """pytest-qt's, which keeps the widgets that it closes at the end alive until then.

    By itself it holds them weakly: a window in a cycle of Python's could be collected while it is painted,
    which ends the process.
    """
    kept: list[Any] = []
    add = qtbot.addWidget

    def keep(widget: Any, **more: Any) -> None:  # noqa: ANN401 - as pytest-qt has it
        kept.append(widget)
        add(widget, **more)

    qtbot.addWidget = keep  # type: ignore[method-assign]
    return qtbot
