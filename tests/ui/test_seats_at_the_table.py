"""Three, four, several persons at one screen, computers alone: played through the real window to the end."""

from __future__ import annotations

import threading
from dataclasses import replace
from itertools import count
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolTip

from ginrummy_qt.app import make_services
from ginrummy_qt.engine import PRESETS, Deal, Player, Rules
from ginrummy_qt.models.languages import LANGUAGES
from ginrummy_qt.models.seats import seats_for
from ginrummy_qt.models.sheet import MoveRole
from ginrummy_qt.options import Options
from ginrummy_qt.ui.autoplay import Autoplay, choose, let_it_settle, wait_until
from ginrummy_qt.ui.fit import misfits
from ginrummy_qt.ui.main_window import MainWindow
from tests.ui.whole_window import shut

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from ginrummy_qt.models.game import GameController
    from ginrummy_qt.ui.table.view import TableView

ANNA, BERT = Player("Anna"), Player("Bert")
CASUAL = Player("computer", "casual")
THREE = replace(PRESETS["sv_three"], target=30)
PAIRS = replace(PRESETS["sv_pairs"], target=20)
TWO = replace(PRESETS["haus"], target=10)


class Club:
    """A window in which anybody plays against anybody, with hands that use real keys and clicks."""

    def __init__(self, folder: Path) -> None:
        self.services = make_services(Options(profile=folder, language="en"))
        self.services.settings.animation = "off"
        self.window = MainWindow(self.services)
        self.window.restore_and_show()
        self.window.resize(1280, 800)
        self.window.complete()
        self.play = Autoplay(self.window)
        self.wrong: list[str] = []
        self.curtains = self.rounds = self.watched = 0

    @property
    def game(self) -> GameController:
        return self.services.controller

    @property
    def table(self) -> TableView:
        return self.window.page.table

    def key(self, key: Qt.Key) -> None:
        QTest.keyClick(self.window.windowHandle(), key)

    def begin(self, rules: Rules, players: tuple[Player, ...], first: int = 1) -> None:
        assert self.game.new_match(rules, players, map(Deal, count(first)))

    def look(self) -> None:
        """Compare the table with the state, and whether every text is whole."""
        view = self.game.view
        if view is not None and self.table.resting and self.game.curtain is None:
            self.wrong += self.table.check(view)

    def step(self) -> bool:
        """Let the person at the screen do what is to be done; return whether the match is over."""
        page, game = self.window.page, self.game

        def settled() -> bool:
            if page.match.isVisible() or page.result.isVisible() or page.curtain.isVisible():
                return True
            view = game.view
            if view is None or not self.table.resting or game.curtain is not None:
                return self.table.draw.active
            return (view.my_turn and not game.watching) or game.watching

        wait_until(settled, "nobody can do anything", 20)
        if page.match.isVisible():
            return True
        if self.table.draw.active:
            self.key(Qt.Key.Key_Space)
        elif page.result.isVisible():
            self.wrong += misfits(self.window)
            self.rounds += 1
            self.key(Qt.Key.Key_Return)
        elif page.curtain.isVisible():
            assert self.table.table.items_of_cards() == []
            self.curtains += 1
            self.key(Qt.Key.Key_Space)
        elif game.watching:
            self.look()
            number = game.match.round_number if game.match is not None else 0
            self.watched += 1
            self.key(Qt.Key.Key_N)
            wait_until(lambda: page.result.isVisible() or game.match is None, "skipping does not end", 20)
            assert game.match is not None
            assert game.match.round_number == number
        else:
            self.look()
            assert game.view is not None
            self.play.do(choose(game.view))
        return False

    def play_to_the_end(self) -> None:
        for _ in range(600):
            if self.step():
                assert self.game.match is not None
                assert self.game.match.outcome is not None
                self.wrong += misfits(self.window)
                assert list(dict.fromkeys(self.wrong)) == []
                return
        raise AssertionError("the match does not end")


@pytest.fixture
def club(qapp: QApplication, tmp_path: Path) -> Iterator[Club]:
    threads = threading.active_count()
    made = Club(tmp_path / "profile")
    yield made
    shut(made.window, made.services)
    assert threading.active_count() == threads


def test_three_play_to_the_end_and_one_sits_out(club: Club) -> None:
    club.begin(THREE, seats_for("casual", "skilled"), 40)
    club.play_to_the_end()
    match = club.game.match
    assert match is not None
    assert club.watched == sum(record.sits_out == 0 for record in match.rounds) > 0
    sheet = club.window.page.match
    names = ("You", "Casual", "Skilled")
    assert all(name in sheet.head.text() for name in names)
    assert all(str(points) in sheet.totals.text() for points in match.outcome.finals)  # type: ignore[union-attr]


@pytest.mark.parametrize("pairs", ["net", "sum"])
def test_two_pairs_play_to_the_end_at_two_tables(club: Club, pairs: str) -> None:
    club.begin(PAIRS.with_option("pairs", pairs), seats_for("casual", "casual", "skilled"), 3)
    club.play_to_the_end()
    assert club.watched == 0
    told = club.window.page.result.pair.markup
    assert told.startswith("*Second table:*")
    assert told.split("\n")[1]
    paper = club.window.sheets.paper()
    assert paper is not None
    assert all(len(line.details) == 2 for line in paper.lines if line.number is not None)


def test_two_persons_take_turns_at_one_screen(club: Club) -> None:
    told: list[str] = []
    club.table.told.connect(lambda say: told.append(say()))
    club.begin(TWO, (ANNA, BERT), 5)
    club.play_to_the_end()
    assert club.curtains > 2 * club.rounds
    assert any(text.startswith("Anna") for text in told)
    assert any(text.startswith("Bert") for text in told)
    assert club.window.page.match.headline.markup.startswith("The match goes to ")


def test_persons_and_computers_in_two_pairs(club: Club) -> None:
    club.begin(PAIRS, (ANNA, CASUAL, BERT, CASUAL), 7)
    club.play_to_the_end()
    assert club.curtains > 0


def test_the_computer_plays_against_itself(club: Club) -> None:
    club.services.settings.preset, club.services.settings.target = "haus", 10
    club.window.start_demo()
    assert club.game.watching
    assert all(player.level is not None for player in club.game.seats)
    club.play_to_the_end()
    assert club.watched == club.rounds > 0


def test_a_demonstration_leaves_the_start_page_as_it_was(club: Club) -> None:
    club.services.settings.newcomer = True
    club.window.start_demo()
    assert club.services.settings.open_match == 0, "nobody comes back to it"
    assert club.services.settings.newcomer, "nobody has played yet"
    club.window.show_start()
    assert not club.window.start.card.isVisible()
    assert club.game.under_way() == ()


def picture(club: Club, first: int) -> tuple[object, set[str]]:
    """Return what is seen, and what is said, behind the first curtain after a throw."""
    club.game.leave()
    club.begin(TWO, (ANNA, BERT), first)
    for _ in range(40):
        if club.curtains > 2 and club.game.curtain == 0 and club.window.page.curtain.isVisible():
            break
        club.step()
    club.curtains = 0
    QTest.qWait(1)
    assert club.game.curtain == 0  # the same name both times
    page = club.window.page
    image = page.grab().toImage()
    said = {page.table.accessibleDescription(), page.table.toolTip()}
    for widget in page.findChildren(type(page)) + page.curtain.findChildren(type(page.curtain.ready)):
        said |= {widget.accessibleName(), widget.accessibleDescription(), widget.toolTip()}
    return image, said


def test_behind_the_curtain_nothing_depends_on_the_cards(club: Club) -> None:
    one, words = picture(club, 100)
    other, others = picture(club, 200)
    assert one == other
    assert words == others
    assert club.table.tip(QPoint(640, 600)) == ""
    assert club.table.table.items_of_cards() == []
    assert club.window.menus.show_possible is not None
    club.window.offers.open_round()
    assert not club.window.menus.draw.isEnabled()
    assert not club.window.menus.discard.isEnabled()


def test_the_curtain_lets_nothing_through(club: Club) -> None:
    club.begin(TWO, (ANNA, BERT), 5)
    page = club.window.page
    wait_until(page.curtain.isVisible, "no curtain")
    before = club.game.view
    for key in (Qt.Key.Key_D, Qt.Key.Key_T, Qt.Key.Key_P, Qt.Key.Key_K, Qt.Key.Key_Escape, Qt.Key.Key_H):
        club.key(key)
    QTest.mouseDClick(
        club.window.windowHandle(),
        Qt.MouseButton.RightButton,
        Qt.KeyboardModifier.NoModifier,
        QPoint(600, 300),
    )
    assert page.curtain.isVisible()
    assert club.game.view == before
    assert not QToolTip.isVisible()
    QTest.mouseClick(  # a tap anywhere will do
        club.window.windowHandle(),
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
        QPoint(200, 200),
    )
    assert not page.curtain.isVisible()
    assert club.game.curtain is None
    assert len(club.table.table.hand) == 10


@pytest.mark.parametrize("language", ["en", "de", "nl", "sv"])
def test_curtain_in_every_language_and_size(club: Club, language: str) -> None:
    club.begin(TWO, (Player("Annegret-Wilhelmine Müller"), BERT), 5)
    club.services.languages.set(language)
    for size in (QSize(640, 480), QSize(800, 560), QSize(1280, 800)):
        club.window.resize(size)
        QTest.qWait(1)
        assert misfits(club.window) == []
        assert club.window.page.curtain.geometry() == club.window.page.rect()


def watch(club: Club) -> None:
    """Begin a match of computers, and stop it after a few moves."""
    club.begin(TWO, (CASUAL, Player("computer", "skilled")), 11)
    wait_until(lambda: club.game.match is not None and club.game.match.round.turns > 3, "nothing happens")
    club.game.hold(True)
    wait_until(lambda: club.table.resting, "no rest")


def test_one_who_watches_sees_both_hands_and_can_do_nothing(club: Club) -> None:
    watch(club)
    match, scene = club.game.match, club.table.table
    assert match is not None
    if match.round.result is not None:
        pytest.skip("the round was over at once")
    assert set(scene.opponent.open) == set(match.round.hand(1))
    assert not scene.opponent.backs
    assert set(scene.hand) == set(match.round.hand(0))
    view = club.game.view
    assert view is not None
    assert club.table.check(view) == []
    for key in (Qt.Key.Key_D, Qt.Key.Key_T, Qt.Key.Key_K, Qt.Key.Key_Return):
        club.key(key)
    club.play.hands.click(club.table.viewport(), club.table.pile_point("stock"))
    assert club.game.view == view
    assert club.table.choice.selection is None
    assert club.table.console.watch_bar.isVisible()
    assert not club.table.console.bar.isVisible()


def test_the_hands_can_be_closed(club: Club) -> None:
    watch(club)
    scene, bar = club.table.table, club.table.console.watch_bar
    if scene.closed or club.game.match is None or club.game.match.round.result is not None:
        pytest.skip("the round was over at once")
    card = next(iter(scene.hand))
    assert club.table.tip(club.table.card_point(card)) != ""
    club.play.hands.click(bar.hands)
    assert not club.services.settings.both_hands
    moves = club.window.dock.move_model
    listed = [moves.index(row).data(MoveRole.MARKUP) for row in range(moves.rowCount())]
    assert any("drew" in text for text in listed)
    assert not any("drew {" in text for text in listed)
    assert all(item.flip == 0 for item in scene.hand.values())
    assert len(scene.opponent.open) < 10
    assert club.table.tip(club.table.card_point(card)) == ""
    assert not club.window.menus.hands.isChecked()
    view = club.game.view
    assert view is not None
    assert club.table.check(view) == []
    club.key(Qt.Key.Key_O)
    assert all(item.flip == 1 for item in scene.hand.values())
    listed = [moves.index(row).data(MoveRole.MARKUP) for row in range(moves.rowCount())]
    assert all("drew {" in text for text in listed if "drew" in text)


def test_cards_and_words_of_the_opponent_keep_clear_of_who_sits_out(club: Club) -> None:
    club.window.resize(800, 560)
    club.services.settings.both_hands = False
    club.game.hold(True)
    club.begin(THREE, seats_for("casual", "skilled"), 1)
    wait_until(lambda: club.table.resting and club.table.presenter.guest_plate.isVisible(), "nobody sits out")
    view = club.game.view
    assert view is not None
    row = club.table.table.opponent
    row.settle(10, (), (), passed=True)  # with a word beside the cards
    ends = set()
    for code in (*LANGUAGES, "en", "nl"):
        club.services.languages.set(code)
        let_it_settle()
        left, right = row.reach()
        assert left >= row.plate_right
        assert right <= row.free_right <= club.table.presenter.guest_plate.x()
        ends.add(right)
        assert not [each for each in club.table.check(view) if "end at" in each or "begin at" in each]
    assert len(ends) > 1
    row.free_right = right - 10
    assert any("end at" in each for each in club.table.check(view))


def test_the_second_table_is_told_of_and_opens(club: Club) -> None:
    club.begin(PAIRS, seats_for("casual", "casual", "skilled"), 3)
    second = club.table.presenter.second

    def told() -> bool:
        if club.game.view is not None and club.game.view.my_turn and not second.news.latest:
            club.play.do(choose(club.game.view))
        return bool(second.news.latest)

    wait_until(lambda: told() or not club.step(), "nothing is heard of the second table")
    assert second.isVisible()
    assert second.news.names == ("Casual 2", "Skilled") or "Skilled" in second.news.names
    low = second.height()
    club.play.hands.click(second)
    assert second.height() > low
    assert "Stock" in second.accessibleName()
    for size in (QSize(800, 560), QSize(1024, 600), QSize(900, 1100)):
        club.window.resize(size)
        QTest.qWait(1)
        assert misfits(club.window) == []


@pytest.mark.parametrize("make", [lambda club: club.window.show_start(), lambda club: club.window.close()])
def test_leaving_behind_the_curtain(club: Club, make: Callable[[Club], object]) -> None:
    club.begin(TWO, (ANNA, BERT), 5)
    wait_until(club.window.page.curtain.isVisible, "no curtain")
    make(club)
    assert not club.window.page.curtain.isVisible()
    if club.window.isVisible():
        QTest.mouseClick(club.window.start.resume, Qt.MouseButton.LeftButton)
        assert club.window.page.curtain.isVisible()
