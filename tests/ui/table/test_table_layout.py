import pytest

from ginrummy_qt.engine import Card, CardSet
from ginrummy_qt.ui.table.hand import GroupKind, lay_hand, plan_hand
from ginrummy_qt.ui.table.layout import TableLayout

MENU_BAR = 32
ONE_ROW = {
    (800, 560): 97,
    (1024, 600): 108,
    (1280, 800): 146,
    (1366, 768): 142,
    (1920, 1080): 201,
    (2560, 1440): 271,
    (3840, 2160): 411,
}
TWO_ROWS = {(600, 900): 101, (768, 1024): 117, (900, 1400): 161, (1080, 1920): 193}
SIZES = sorted(ONE_ROW | TWO_ROWS)
FOUR_GROUPS = "5s 6s 7s Jc Jd Jh Qs Qd Qh Kc 9d"
HANDS = (
    FOUR_GROUPS,
    "Ah 2d 4c 5c 7d 8h 9d Ts Jc Qd Kc",
    "5s 6s 7s 8s Jc Jd Jh Ah 2d 5c 9d",
    "As 2s 3s 4s 5s 6s 7s 8s 9s Ts Js",
    "Ac Ad Ah As Kc Kd Kh Ks 5c 6c 7c",
    "5s 6s 7s 8s Jc Jd Jh Ah 5c 9d",
    "Ah 2d 4c 5c 7d 8h 9d Ts Jc Qd",
)


def of(size: tuple[int, int], scale: float = 1.0) -> TableLayout:
    return TableLayout.of(size[0], size[1] - MENU_BAR, scale)


@pytest.mark.parametrize(("size", "card"), (ONE_ROW | TWO_ROWS).items())
def test_the_card_is_as_wide_as_designed(size: tuple[int, int], card: int) -> None:
    layout = of(size)
    assert layout.card == card
    assert layout.two_rows == (size in TWO_ROWS)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
def test_everything_is_inside_and_nothing_overlaps(size: tuple[int, int], scale: float) -> None:
    layout = of(size, scale)
    window = layout.tray.united(layout.stock).united(layout.discard)
    assert window.left() >= 0
    assert window.right() <= layout.width
    assert window.bottom() <= layout.height
    assert layout.opponent_top + 1.4 * layout.opponent_card <= layout.stock.top()
    assert layout.label_top + 22 * layout.text <= layout.tray.top()
    assert layout.console.bottom() <= layout.hand.top() + 1
    assert layout.hand.bottom() <= layout.tray.bottom()
    assert layout.stock.right() < layout.discard.left()
    assert layout.discard.right() < layout.knock.left()
    assert layout.knock.right() <= layout.width
    if layout.two_rows:
        assert layout.hand.bottom() < layout.buttons.top()
        assert layout.buttons.bottom() <= layout.tray.bottom()


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("hand", HANDS)
@pytest.mark.parametrize("sort", ["melds", "rank", "suit", "own"])
def test_no_index_is_hidden_and_every_card_is_in_the_hand(
    size: tuple[int, int], hand: str, sort: str
) -> None:
    layout = of(size)
    cards = CardSet.parse(hand)
    plan = plan_hand(cards, sort)
    assert CardSet(plan.order) == cards
    assert len(plan.order) == len(cards)
    places = lay_hand(layout, plan.groups).places
    assert [place.card for place in places] == list(plan.order)
    room = layout.hand.adjusted(-1, -1, 1, 1)
    for place, after in zip(places, [*places[1:], None], strict=True):
        left = place.centre.x() - layout.card / 2
        assert left == round(left)
        assert room.left() <= left
        assert left + layout.card <= room.right()
        assert place.centre.y() + layout.card_height / 2 <= room.bottom()
        assert place.strip >= (42 if size != (600, 900) else 0.34 * layout.card)
        if after is not None and after.row == place.row:
            assert after.centre.x() - place.centre.x() >= place.strip - 1
        elif after is not None:
            assert after.centre.y() - place.centre.y() > layout.card_height


def test_melds_stand_first_and_loose_cards_by_rank() -> None:
    plan = plan_hand(CardSet.parse("9d Jh 2d 5s Jc 7s Ah 6s 5c Jd 8s"))
    assert [group.kind for group in plan.groups] == [GroupKind.RUN, GroupKind.SET, GroupKind.LOOSE]
    assert [str(card) for card in plan.groups[0].cards] == ["5s", "6s", "7s", "8s"]
    assert [str(card) for card in plan.groups[2].cards] == ["Ah", "2d", "5c", "9d"]
    assert plan.deadwood == 17
    assert plan.values[Card.parse("9d")] == 8


def test_an_order_of_ones_own_survives_a_draw_and_the_new_card_comes_last() -> None:
    own = [Card.parse(text) for text in ("9d", "Jh", "2d", "5s", "Jc", "7s", "Ah", "6s", "5c", "Jd")]
    new = Card.parse("3c")
    plan = plan_hand(CardSet([*own, new]), "own", own)
    assert plan.order == (*own, new)


def test_two_runs_are_numbered_in_a_fan_and_a_single_one_is_not() -> None:
    plan = plan_hand(CardSet.parse("2c 3c 4c 7h 8h 9h Kd Ks Kc 5d"), "rank")
    assert plan.marks[Card.parse("3c")] == (GroupKind.RUN, 1)
    assert plan.marks[Card.parse("8h")] == (GroupKind.RUN, 2)
    assert plan.marks[Card.parse("Kd")] == (GroupKind.SET, 0)
    assert Card.parse("5d") not in plan.marks


def test_a_larger_system_font_makes_cards_smaller_and_text_larger() -> None:
    normal, large = of((1280, 800)), of((1280, 800), 1.5)
    assert large.card < normal.card
    assert large.text > normal.text


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("scale", [1.25, 1.5, 2.0])
def test_large_text_gives_way_before_cards_and_prompt(size: tuple[int, int], scale: float) -> None:
    normal, large = of(size), of(size, scale)
    assert large.card >= 0.66 * normal.card - 1
    assert 1 <= large.text / large.k <= scale * (1 + 1e-9)
    # Plate, prompt and buttons beside each other, or in two rows.
    assert large.available / large.text >= (440 if large.two_rows else 630) - 1


def test_in_a_large_window_text_is_as_large_as_the_system_wants() -> None:
    for size in ((1920, 1080), (3840, 2160)):
        layout = of(size, 2.0)
        assert layout.text == pytest.approx(2 * layout.k)
