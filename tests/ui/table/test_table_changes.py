"""What may change while cards are in the air: size, language, theme, speed, faces."""

import random
from types import SimpleNamespace

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint, QSize, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QGraphicsItem

from ginrummy_qt.engine import Discard, Knock, Knocked, LaidOff, Pass, TakeDiscard
from ginrummy_qt.ui.deck import Colours, Theme
from ginrummy_qt.ui.faces import CardStyle, Faces
from ginrummy_qt.ui.table.card_item import CardItem
from ginrummy_qt.ui.table.look import Look
from ginrummy_qt.ui.table.motion import Motion
from tests.ui.table.hands import Table, random_action


@pytest.mark.parametrize("size", [QSize(800, 528), QSize(900, 1368), QSize(1920, 1048)])
def test_a_resize_in_mid_animation_lands_right(table: Table, size: QSize) -> None:
    table.settings.animation = "slow"
    table.game.start(dealer=1)
    table.key(Qt.Key.Key_T)
    assert table.view.director.busy
    table.view.resize(size)
    assert table.view.resting
    assert table.view.look.layout.width == size.width()
    table.assert_right()


def test_a_window_that_is_just_shown_still_deals(table: Table) -> None:
    table.settings.animation = "slow"
    table.game.start()
    table.view.resize(1000, 700)
    assert table.view.director.busy
    table.view.director.finish_all()
    table.assert_right()


def test_language_theme_and_faces_change_in_mid_animation(table: Table) -> None:
    table.settings.animation = "slow"
    table.game.start(dealer=1)
    table.key(Qt.Key.Key_T)
    QApplication.sendEvent(table.view, QEvent(QEvent.Type.LanguageChange))
    table.settings.table = "blue"
    faces = table.view.look.faces
    old = faces.style
    faces.set_style(CardStyle(Colours.FOUR, Theme.DIM, old.index, "de"))
    table.view.grab()
    assert table.view.director.busy
    faces.set_style(old)
    table.settings.animation = "off"
    assert table.view.resting
    table.assert_right()


def test_nothing_is_left_over_after_many_rounds(table: Table) -> None:
    def things() -> tuple[int, int]:
        scene = table.view.table
        return len([item for item in scene.items() if not isinstance(item, CardItem)]), len(
            table.view.findChildren(QObject)
        )

    chance = random.Random(2)
    table.game.start()
    before = things()
    for _ in range(3):
        table.game.start()
        while table.state().result is None:
            table.do(random_action(table.state(), chance), "keys")
        cards = table.view.table.items_of_cards()
        assert len(cards) == len(table.state().hand) + table.state().opponent_count
    assert things() == before


def test_new_rounds_in_mid_animation_leave_nothing(table: Table) -> None:
    table.settings.animation = "normal"
    for number in range(40):
        table.game.start()
        if number % 3 == 0:
            QApplication.processEvents()
        if number % 4 == 0:
            table.key(Qt.Key.Key_T)
    table.view.director.finish_all()
    table.assert_right()


def test_no_face_is_drawn_anew_while_cards_move(table: Table) -> None:
    """Once the faces of a round are there, motion parses no SVG."""
    table.settings.animation = "fast"
    table.game.start(dealer=1)
    view, faces = table.view, table.view.look.faces
    view.director.finish_all()
    view.grab()
    card = table.state().discard_pile[-1]
    faces.pixmap(card, round(view.look.layout.card), view.look.ratio)
    before = faces.parses
    table.do(TakeDiscard(), "mouse")
    for _ in range(3):
        view.table.travel._tick()
        view.grab()
    assert faces.parses == before


def test_the_opponents_cards_that_it_took_can_be_hidden(table: Table) -> None:
    table.game.start(dealer=0)
    table.view.director.finish_all()
    table.settings.taken = False
    assert table.view.table.opponent.open == {}
    table.assert_right()


def test_numbers_can_be_hidden(table: Table) -> None:
    table.game.start(dealer=1)
    table.do(TakeDiscard(), "mouse")
    hand = table.view.table.hand.values()
    assert sum(item.plated for item in hand) == 11
    table.settings.numbers = False
    assert sum(item.plated for item in hand) == 1  # the lock stays
    table.assert_right()


def test_the_view_says_its_state_to_screen_readers(table: Table) -> None:
    table.game.start(dealer=1)
    assert table.view.accessibleName()
    first = table.view.accessibleDescription()
    assert "pass" in first
    table.do(Pass(), "mouse")
    table.view.director.finish_all()
    assert table.view.accessibleDescription() != first


class _Thing:
    def __init__(self) -> None:
        self.place = 0.0
        self.log: list[float] = []

    def motion_value(self, name: str) -> float:
        return float(getattr(self, name))

    def set_motion_value(self, name: str, value: float) -> None:
        setattr(self, name, value)
        self.log.append(value)


def test_motion_ends_exactly_and_says_so_once(qapp: QApplication) -> None:
    motion, thing = Motion(), _Thing()
    rests: list[int] = []
    motion.at_rest.connect(lambda: rests.append(1))
    motion.animate(thing, 500, place=7.0)
    motion.call(200, lambda: thing.log.append(-1.0))
    assert not motion.resting
    motion.finish()
    assert thing.place == 7.0
    assert thing.log[-1] == -1.0
    assert rests == [1]
    motion.finish()
    assert rests == [1]


def test_motion_off_is_the_end_state_at_once(qapp: QApplication) -> None:
    motion, thing = Motion(), _Thing()
    motion.set_speed("off")
    motion.animate(thing, 500, place=7.0)
    assert thing.log == [7.0]
    assert motion.resting


def test_a_newer_motion_takes_over(qapp: QApplication) -> None:
    motion, thing = Motion(), _Thing()
    motion.animate(thing, 500, place=7.0)
    motion.animate(thing, 500, place=3.0)
    assert motion.target(thing, "place") == 3.0
    motion.finish()
    assert thing.log == [3.0]


def test_items_take_no_part_in_qts_own_selection(table: Table) -> None:
    table.game.start(dealer=1)
    flags = QGraphicsItem.GraphicsItemFlag
    for item in table.view.table.items():
        assert not item.flags() & (flags.ItemIsMovable | flags.ItemIsSelectable)


def test_a_pass_of_the_opponent_is_told_beside_its_cards(table: Table) -> None:
    for _ in range(40):
        table.game.start(dealer=1)
        table.do(Pass(), "keys")
        table.view.director.finish_all()
        took = table.view.table.took
        if table.game.done[-1] == Pass():
            assert took.isVisible()
            assert took.word() == "passed"
            return
        assert took.word() == "took"
    raise AssertionError("the computer never passed")


def test_pixmaps_are_baked_for_the_screens_pixels(faces: Faces) -> None:
    look = Look(faces)
    look.ratio = 2.0
    shadow = look._bake_shadow(100, 1.0)
    margin = look.shadow_margin(100, 1.0)
    assert shadow.devicePixelRatio() == 2.0
    assert shadow.deviceIndependentSize().width() == 100 + 2 * margin
    assert shadow.width() == 2 * (100 + 2 * margin)


def test_a_card_under_the_pointer_rises_a_little_and_falls_back(table: Table) -> None:
    table.game.start(dealer=1)
    card = next(iter(table.state().hand))
    table.mouse(QEvent.Type.MouseMove, table.view.card_point(card), held=False)
    assert 0 < table.view.table.hand[card].lift < 0.05 * table.view.look.layout.card
    table.mouse(QEvent.Type.MouseMove, QPoint(40, 300), held=False)
    assert table.view.table.hand[card].lift == 0


def test_a_match_taken_up_again_stands_there_without_motion(table: Table) -> None:
    table.settings.animation = "slow"
    table.game.start(dealer=1)
    table.view.director.finish_all()
    table.game.match_started.emit()
    assert table.view.resting
    table.assert_right()


def test_the_hint_marks_card_or_pile_until_the_next_action(table: Table) -> None:
    table.game.start(dealer=1)
    table.view.show_hint((SimpleNamespace(action=TakeDiscard()),))
    assert table.view.table.discard.remark
    table.do(TakeDiscard(), "mouse")
    assert not table.view.table.discard.remark
    card = next(action.card for action in table.state().legal_actions if isinstance(action, Discard))
    table.view.show_hint((SimpleNamespace(action=Discard(card)),))
    assert table.view.table.hand[card].remark
    assert table.selected() is card


@pytest.mark.parametrize("size", [QSize(600, 480), QSize(800, 528), QSize(600, 868), QSize(3840, 2128)])
def test_the_opponents_cards_stay_clear_of_plate_and_edge(table: Table, size: QSize) -> None:
    table.view.resize(size)
    chance = random.Random(8)
    for _ in range(2):
        table.game.start()
        while table.state().result is None:
            table.do(random_action(table.state(), chance), "keys")
            items = table.view.table.opponent.items
            plate = table.view.presenter.opponent_plate.geometry()
            left = min(item.sceneBoundingRect().center().x() - item.width / 2 for item in items)
            right = max(item.sceneBoundingRect().center().x() + item.width / 2 for item in items)
            assert left >= plate.right()
            assert right <= size.width()


@pytest.mark.parametrize("size", [QSize(800, 528), QSize(900, 1368)])
def test_what_was_laid_off_lies_on_the_meld_that_it_joined(table: Table, size: QSize) -> None:
    view, scene = table.view, table.view.table
    view.resize(size)
    chance = random.Random(11)
    seen: set[bool] = set()
    for _ in range(80):
        table.settings.animation = "off"
        table.game.start()

        while table.state().result is None:
            action = random_action(table.state(), chance)
            if isinstance(action, Knock) or table.state().stock_count < 12:
                table.settings.animation = "slow"  # the layoffs are on their way then
            table.do(action, "keys")
            view.director.finish_all()
        for card, place in scene.laid.items():
            mine = card in scene.hand
            seen.add(mine)
            item = scene.hand[card] if mine else scene.opponent.open[card]
            knock = next(event for event in table.state().history if isinstance(event, Knocked))
            laid = next(e for e in table.state().history if isinstance(e, LaidOff) and e.card is card)
            row = scene.opponent.open if mine else scene.hand
            joined = [row[other] for other in knock.melds[laid.meld]]
            assert item.width == joined[0].width
            assert abs(item.y() - joined[0].y()) < 0.2 * item.width
            assert item.x() > max(other.x() for other in joined)
            assert place.height > max(other.zValue() for other in joined)
        table.assert_right()
        if seen == {True, False}:
            return
    raise AssertionError(f"no layoffs of both sides: {seen}")


def test_words_and_colours_of_what_is_kept_follow(table: Table) -> None:
    """Piles and brackets are cached by Qt: another colour or language reaches them all the same."""
    table.game.start(dealer=1)
    view, piles = table.view, (table.view.table.stock, table.view.table.brackets)

    def pictures() -> list[QImage]:
        whole = view.grab().toImage()
        return [whole.copy(pile.sceneBoundingRect().toAlignedRect()) for pile in piles]

    table.settings.table = "green"
    first = pictures()
    table.settings.table = "contrast"
    coloured = pictures()
    table.settings.table = "green"
    assert all(one == other for one, other in zip(first, pictures(), strict=True))
    for pile in piles:
        table.settings.table = "contrast"
        pile.update()
    fresh = pictures()
    assert all(one == other for one, other in zip(coloured, fresh, strict=True))
    assert all(one != other for one, other in zip(first, coloured, strict=True))


def test_no_svg_is_read_in_a_frame_of_a_whole_round(table: Table) -> None:
    """From the first card of the deal to the open hands, with a style whose faces nobody has seen yet."""
    view, travel = table.view, table.view.table.travel
    faces, chance = view.look.faces, random.Random(6)
    old = faces.style
    faces.set_style(CardStyle(Colours.FOUR, Theme.DIM, old.index, "nl"))
    table.settings.animation = "normal"
    first, frames = faces.parses, 0

    def move_on() -> None:
        nonlocal frames
        before = faces.parses
        for _ in range(3):
            travel._tick()
            view.grab()
            frames += 1
        assert faces.parses == before, "a face was read while cards moved"

    table.game.start()
    while view.director.waiting_to_deal:
        travel._tick()
    move_on()
    view.director.finish_all()
    while table.state().result is None:
        if table.state().my_turn:
            table.do(random_action(table.state(), chance), "keys")
        if view.director.busy:
            move_on()
        view.director.finish_all()
    assert frames > 20
    assert faces.parses - first > 20
    faces.set_style(old)


def test_the_opponents_cards_keep_clear_of_words_that_get_longer(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    table.game.script = [Pass()]  # so that a word stands beside the cards
    table.game.start(dealer=0)
    table.view.director.finish_all()
    scene = table.view.table
    took = scene.took
    scene.opponent.free_right = scene.opponent.items[-1].sceneBoundingRect().right() + 60.0
    monkeypatch.setattr(table.view.presenter, "_place_plate", lambda: None)
    scene.opponent.arrange()
    short = took.needed_width()
    monkeypatch.setattr(took, "word", lambda: "hat die Karte genommen")
    assert took.needed_width() > short
    QApplication.sendEvent(table.view, QEvent(QEvent.Type.LanguageChange))
    assert took.isVisible()
    assert took.sceneBoundingRect().right() <= scene.opponent.free_right + 1
