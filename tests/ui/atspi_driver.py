"""A screen reader's hands: plays a match to its end through AT-SPI alone.

Run by the system's Python, which has gi. Starts the program named in its arguments, reads the accessibility
tree of its window and presses what it finds there. Prints what it saw as JSON: names, roles, announcements,
what had the focus.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from typing import Any

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402 - after the version has been asked for

PATIENCE = 30.0  # seconds for a single step, on a busy machine
LEFT = re.compile(r"deadwood (\d+) if thrown")

announced: list[str] = []
focused: list[str] = []


def on_event(event: Any) -> None:  # noqa: ANN401 - gi has no types
    if event.type.startswith("object:announcement"):
        announced.append(str(event.any_data))
    elif event.type == "object:state-changed:focused" and event.detail1:
        focused.append(f"{event.source.get_role_name()}: {event.source.get_name()}")


def turn() -> None:
    """Take in what the program tells."""
    context = GLib.MainContext.default()
    for _ in range(200):
        if not context.iteration(may_block=False):
            return


def wait_for(find: Callable[[], Any], what: str) -> Any:  # noqa: ANN401 - gi has no types
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        turn()
        try:
            found = find()
        except GLib.Error:  # what was looked at has just gone
            found = None
        if found:
            return found
        time.sleep(0.02)
    raise SystemExit(f"waited in vain: {what}; heard {announced[-3:]}")


def application(name: str) -> Any:  # noqa: ANN401 - gi has no types
    desktop = Atspi.get_desktop(0)
    for number in range(desktop.get_child_count()):
        child = desktop.get_child_at_index(number)
        if child is not None and name in child.get_name() and child.get_child_count():
            return child
    return None


def states(node: Any) -> set[str]:  # noqa: ANN401 - gi has no types
    return {state.value_nick for state in node.get_state_set().get_states()}


def fresh_states(node: Any) -> set[str]:  # noqa: ANN401 - gi has no types
    node.clear_cache()
    return states(node)


def walk(node: Any) -> Iterator[Any]:  # noqa: ANN401 - gi has no types
    """Everything below ``node`` that is shown, parents first."""
    if node is None or "showing" not in states(node):
        return
    yield node
    for number in range(node.get_child_count()):
        yield from walk(node.get_child_at_index(number))


def act(node: Any, name: str) -> None:  # noqa: ANN401 - gi has no types
    for number in range(node.get_n_actions()):
        if node.get_action_name(number) == name:
            node.do_action(number)
            return
    raise SystemExit(f"{node.get_role_name()} “{node.get_name()}” cannot {name}")


class Player:
    def __init__(self, window: Any) -> None:  # noqa: ANN401 - gi has no types
        self.window = window
        self.roles: dict[str, str] = {}
        self.pressed: list[str] = []

    def look(self) -> dict[str, Any]:
        """Return what is on the screen now by name; of equal names the last, which lies on top."""
        self.window.clear_cache()
        seen = {}
        for node in walk(self.window):
            name = node.get_name()
            if name:
                seen[name] = node
                self.roles[name] = node.get_role_name()
        return seen

    def press(self, node: Any) -> None:  # noqa: ANN401 - gi has no types
        self.pressed.append(node.get_name())
        act(node, "Press")

    def start(self) -> None:
        """Ask for a match to 10 points, and have it dealt."""
        self.press(wait_for(lambda: self.look().get("Other …"), "the button for other targets"))
        points = wait_for(lambda: self.look().get("Target in points"), "the field for the target")
        points.set_current_value(10)
        self.press(wait_for(lambda: self.look().get("Deal a new match"), "the button that deals"))

    def step(self) -> str:
        """Do one thing; return what was done, "over" at the end, or nothing when there is nothing to do."""
        seen = self.look()
        usable = {name: node for name, node in seen.items() if {"enabled", "sensitive"} <= states(node)}
        for name in ("New match", "Match result", "Next round"):
            if name in usable and self.roles[name] == "push button":
                if name == "New match":
                    return "over"
                self._leave(usable[name])
                return name
        hand = next((node for name, node in seen.items() if name.startswith("Your hand: ")), None)
        if hand is None:
            return ""
        cards = [hand.get_child_at_index(number) for number in range(hand.get_child_count())]
        if len(cards) == 11:
            return self._throw(cards)
        for start in ("Pass", "Stock: ", "Discard pile: "):
            for name, node in usable.items():
                if name.startswith(start) and self.roles[name] == "push button":
                    self.press(node)
                    return start
        return ""

    def _leave(self, button: Any) -> None:  # noqa: ANN401 - gi has no types
        name = button.get_name()
        self.press(button)
        wait_for(lambda: name not in self.look(), f"“{name}” goes on")

    def _throw(self, cards: list[Any]) -> str:
        left = {}
        for card in cards:
            found = LEFT.search(card.get_description())
            if found is not None:
                left[card] = int(found.group(1))
        if not left:  # not this side's turn any more
            return ""
        card = min(left, key=lambda each: left[each])
        if "selected" not in states(card):
            act(card, "SetFocus")
            self.press(card)
            wait_for(lambda: "selected" in fresh_states(card), "the card is selected")
        for name, node in self.look().items():
            knocks = name.startswith("Knock ") or name in ("Gin", "Big gin")
            if knocks and self.roles[name] == "push button" and "enabled" in states(node):
                self.press(node)
                wait_for(lambda: "Next round" in self.look() or "Match result" in self.look(), "the result")
                return "knock"
        self.press(card)
        return "throw"


def main(command: list[str]) -> None:
    listener = Atspi.EventListener.new(on_event)
    for kind in ("object:announcement", "object:state-changed:focused"):
        listener.register(kind)
    program = subprocess.Popen(command)
    try:
        app = wait_for(lambda: application("ginrummy-qt"), "the program in the tree")
        player = Player(wait_for(lambda: app.get_child_at_index(0), "its window"))
        player.start()
        while (done := wait_for(player.step, "something to do")) != "over":
            turn()
            if done in ("throw", "Pass", "Stock: ", "Discard pile: "):
                time.sleep(0.02)
        seen = player.look()
        turn()
        print(
            json.dumps(
                {
                    "shown": list(seen),
                    "roles": player.roles,
                    "pressed": player.pressed,
                    "announced": announced,
                    "focused": focused,
                }
            )
        )
        if program.poll() is not None:
            raise SystemExit(f"the program has ended with {program.returncode}")
    finally:
        program.terminate()
        program.wait(timeout=20)


if __name__ == "__main__":
    main(sys.argv[1:])
