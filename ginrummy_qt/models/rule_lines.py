"""The rules in force in sentences: what a player looks up in the middle of a round.

Each line is a subject and what holds for it, in the language that is installed now.
"""

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QObject

from ginrummy_qt.engine import BoxWhen, NextDealer, OklahomaAce, Opening, Rules, Shutout, Tie, WallLastDiscard

__all__ = ["RuleLine", "rule_lines"]


class RuleLines(QObject):
    """The sentences whose form depends on a number; see :class:`ginrummy_qt.models.phrases.Phrases`."""

    def wall(self, cards: int) -> str:
        """Return when a round is dead, with ``cards`` left in the stock, 1 or more."""
        return self.tr(
            "A discard without a knock with %n card(s) left in the stock ends the round: nobody scores.",
            "",
            cards,
        )


@dataclass(frozen=True, slots=True)
class RuleLine:
    """One subject of the rules, and the sentences that say what holds."""

    subject: str
    text: str


def rule_lines(rules: Rules) -> tuple[RuleLine, ...]:
    """Return ``rules`` for two players in the order in which a round goes."""
    return (
        RuleLine(QCoreApplication.translate("RuleLines", "Deal"), _deal(rules)),
        RuleLine(QCoreApplication.translate("RuleLines", "Turn"), _turn(rules)),
        RuleLine(QCoreApplication.translate("RuleLines", "Knock"), _knock(rules)),
        RuleLine(QCoreApplication.translate("RuleLines", "Undercut"), _undercut(rules)),
        RuleLine(QCoreApplication.translate("RuleLines", "Gin"), _gin(rules)),
        RuleLine(QCoreApplication.translate("RuleLines", "End of the stock"), _wall(rules)),
        RuleLine(QCoreApplication.translate("RuleLines", "Next deal"), _next_deal(rules)),
        RuleLine(QCoreApplication.translate("RuleLines", "Match"), _match(rules)),
    )


def _join(*sentences: str) -> str:
    return " ".join(sentence for sentence in sentences if sentence)


def _deal(rules: Rules) -> str:
    if rules.opening is Opening.ELEVEN:
        return QCoreApplication.translate(
            "RuleLines",
            "The dealer gets ten cards, the other side eleven and begins by throwing one. "
            "No card is turned up.",
        )
    return QCoreApplication.translate(
        "RuleLines",
        "Ten cards each. The next card is turned up and offered once to each side, "
        "first to the one that did not deal.",
    )


def _turn(rules: Rules) -> str:
    draw = QCoreApplication.translate(
        "RuleLines", "Draw from the stock or take the top discard, then throw one card."
    )
    if rules.return_pickup:
        return _join(
            draw,
            QCoreApplication.translate(
                "RuleLines", "A card from the discard pile may be thrown back at once."
            ),
        )
    return _join(
        draw,
        QCoreApplication.translate(
            "RuleLines", "A card from the discard pile may not go back in the same turn."
        ),
    )


def _knock(rules: Rules) -> str:
    if rules.oklahoma:
        ace = (
            QCoreApplication.translate("RuleLines", "An ace means gin only.")
            if rules.oklahoma_ace is OklahomaAce.GIN
            else ""
        )
        double = (
            QCoreApplication.translate("RuleLines", "With a spade the round counts double.")
            if rules.oklahoma_spades_double
            else ""
        )
        limit = QCoreApplication.translate(
            "RuleLines", "The upcard says how much deadwood you may knock with; pictures count 10."
        )
        return _join(limit, ace, double, _difference())
    if rules.knock_limit == 0:
        return QCoreApplication.translate("RuleLines", "There is no knock: only gin ends a round.")
    limit = QCoreApplication.translate(
        "RuleLines", "With a deadwood of {limit} or less after the discard you may knock; you never have to."
    ).format(limit=rules.knock_limit)
    return _join(limit, _difference())


def _difference() -> str:
    return QCoreApplication.translate(
        "RuleLines",
        "The other side lays off what fits; whoever has less deadwood then scores the difference.",
    )


def _undercut(rules: Rules) -> str:
    if not rules.oklahoma and rules.knock_limit == 0:
        return QCoreApplication.translate("RuleLines", "There is none without a knock.")
    if rules.tie is Tie.UNDERCUT:
        return QCoreApplication.translate(
            "RuleLines",
            "If the defender has as much deadwood as the knocker or less, "
            "the defender scores the difference and {bonus}.",
        ).format(bonus=rules.undercut_bonus)
    return _join(
        QCoreApplication.translate(
            "RuleLines",
            "If the defender has less deadwood than the knocker, "
            "the defender scores the difference and {bonus}.",
        ).format(bonus=rules.undercut_bonus),
        QCoreApplication.translate("RuleLines", "Equal deadwood: the knocker wins the round for no points."),
    )


def _gin(rules: Rules) -> str:
    gin = QCoreApplication.translate(
        "RuleLines", "No deadwood is gin: the whole deadwood of the other side and {bonus}."
    ).format(bonus=rules.gin_bonus)
    layoff = (
        QCoreApplication.translate("RuleLines", "The other side may lay off on gin too.")
        if rules.layoff_on_gin
        else QCoreApplication.translate("RuleLines", "Nothing may be laid off on gin.")
    )
    if rules.big_gin_bonus is None:
        big = QCoreApplication.translate("RuleLines", "Eleven cards in melds count as gin.")
    else:
        big = QCoreApplication.translate(
            "RuleLines", "Eleven cards in melds are big gin: {bonus} instead."
        ).format(bonus=rules.big_gin_bonus)
    return _join(gin, layoff, big)


def _wall(rules: Rules) -> str:
    if rules.wall == 0:
        left = QCoreApplication.translate(
            "RuleLines",
            "A discard without a knock after the last card of the stock ends the round: nobody scores.",
        )
    else:
        left = RuleLines().wall(rules.wall)
    if rules.wall_last_discard is WallLastDiscard.KNOCK_ONLY:
        return _join(
            left,
            QCoreApplication.translate(
                "RuleLines", "The other side may take that discard, but only to knock."
            ),
        )
    return left


def _next_deal(rules: Rules) -> str:
    dealer = {
        NextDealer.LOSER: QCoreApplication.translate("RuleLines", "The loser of a round deals the next."),
        NextDealer.WINNER: QCoreApplication.translate("RuleLines", "The winner of a round deals the next."),
        NextDealer.ALTERNATE: QCoreApplication.translate("RuleLines", "Both sides deal in turn."),
    }[rules.next_dealer]
    return _join(
        dealer,
        QCoreApplication.translate("RuleLines", "After a round without points the same side deals again."),
    )


def _hollywood(rules: Rules) -> str:
    games = QCoreApplication.translate(
        "RuleLines", "Three games side by side; each is closed by the first side with {target} points in it."
    ).format(target=rules.target)
    return _join(
        games,
        QCoreApplication.translate(
            "RuleLines",
            "A side’s first win counts in game 1, the second in games 1 and 2, every later one in all three.",
        ),
        QCoreApplication.translate(
            "RuleLines",
            "When all are closed they are added up, each with its own bonuses; the side with more has won.",
        ),
    )


def _match(rules: Rules) -> str:
    parts = (
        [_hollywood(rules)]
        if rules.hollywood
        else [
            QCoreApplication.translate("RuleLines", "The first side with {target} points wins.").format(
                target=rules.target
            )
        ]
    )
    if rules.box_bonus and rules.box_when is BoxWhen.AT_ONCE:
        parts.append(
            QCoreApplication.translate("RuleLines", "Every round won adds {bonus} at once.").format(
                bonus=rules.box_bonus
            )
        )
    elif rules.box_bonus:
        parts.append(
            QCoreApplication.translate("RuleLines", "At the end every round won adds {bonus}.").format(
                bonus=rules.box_bonus
            )
        )
    if rules.game_bonus:
        parts.append(
            QCoreApplication.translate("RuleLines", "The winner gets {bonus} more.").format(
                bonus=rules.game_bonus
            )
        )
    if rules.shutout is Shutout.GAME_BONUS_DOUBLE:
        parts.append(
            QCoreApplication.translate(
                "RuleLines", "That bonus is doubled if the loser has no points at all."
            )
        )
    elif rules.shutout is Shutout.SCORE_DOUBLE:
        parts.append(
            QCoreApplication.translate(
                "RuleLines", "Everything is doubled if the loser has no points at all."
            )
        )
    return _join(*parts)
