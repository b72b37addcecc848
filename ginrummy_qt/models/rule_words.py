"""What the options of the rules are called, what each of them does, and why two do not go together.

Every function returns plain text in the language that is installed now: ask again after a language change.
Values are named by their text as :meth:`ginrummy_qt.engine.Rules.option_text` writes it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication

from ginrummy_qt.engine.rules import RANGES

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ginrummy_qt.engine import Rules
    from ginrummy_qt.engine.rules import Problem

__all__ = [
    "SUBJECTS",
    "brief",
    "mend_text",
    "option_name",
    "option_sentence",
    "preset_brief",
    "problem_text",
    "subject_name",
    "value_name",
]

SUBJECTS: Final[Mapping[str, tuple[str, ...]]] = {
    "opening": ("opening", "oklahoma", "oklahoma_ace", "oklahoma_spades_double"),
    "round": ("knock_limit", "return_pickup", "layoff_on_gin", "wall", "wall_last_discard"),
    "scoring": ("gin_bonus", "undercut_bonus", "tie", "big_gin_bonus"),
    "dealer": ("first_dealer", "next_dealer", "three_hand"),
    "match": ("target", "box_bonus", "box_when", "game_bonus", "shutout"),
    "players": ("seats", "pairs", "hollywood"),
}
"""The subjects under which the options are shown, and the options of each: all of them, each once."""


def subject_name(subject: str) -> str:
    """Return what one of the :data:`SUBJECTS` is called.

    Raises:
        KeyError: there is no such subject.
    """
    return {
        "opening": QCoreApplication.translate("RuleOptions", "Opening"),
        "round": QCoreApplication.translate("RuleOptions", "Round"),
        "scoring": QCoreApplication.translate("RuleOptions", "Scoring"),
        "dealer": QCoreApplication.translate("RuleOptions", "Dealer"),
        "match": QCoreApplication.translate("RuleOptions", "Match"),
        "players": QCoreApplication.translate("RuleOptions", "Players"),
    }[subject]


def option_name(option: str) -> str:
    """Return what an option is called.

    Raises:
        KeyError: there is no such option.
    """
    return {
        "opening": QCoreApplication.translate("RuleOptions", "First cards"),
        "knock_limit": QCoreApplication.translate("RuleOptions", "Knock limit"),
        "oklahoma": QCoreApplication.translate("RuleOptions", "Oklahoma"),
        "oklahoma_ace": QCoreApplication.translate("RuleOptions", "Ace as the upcard"),
        "oklahoma_spades_double": QCoreApplication.translate("RuleOptions", "Spades double"),
        "gin_bonus": QCoreApplication.translate("RuleOptions", "Gin bonus"),
        "undercut_bonus": QCoreApplication.translate("RuleOptions", "Undercut bonus"),
        "tie": QCoreApplication.translate("RuleOptions", "Equal deadwood"),
        "big_gin_bonus": QCoreApplication.translate("RuleOptions", "Big gin"),
        "layoff_on_gin": QCoreApplication.translate("RuleOptions", "Laying off against gin"),
        "return_pickup": QCoreApplication.translate("RuleOptions", "Throwing back at once"),
        "wall": QCoreApplication.translate("RuleOptions", "Cards that stay in the stock"),
        "wall_last_discard": QCoreApplication.translate("RuleOptions", "Last discard"),
        "first_dealer": QCoreApplication.translate("RuleOptions", "First dealer"),
        "next_dealer": QCoreApplication.translate("RuleOptions", "Next dealer"),
        "target": QCoreApplication.translate("RuleOptions", "Target"),
        "box_bonus": QCoreApplication.translate("RuleOptions", "Box bonus"),
        "box_when": QCoreApplication.translate("RuleOptions", "Boxes count"),
        "game_bonus": QCoreApplication.translate("RuleOptions", "Game bonus"),
        "shutout": QCoreApplication.translate("RuleOptions", "Shutout"),
        "hollywood": QCoreApplication.translate("RuleOptions", "Hollywood"),
        "seats": QCoreApplication.translate("RuleOptions", "Players"),
        "three_hand": QCoreApplication.translate("RuleOptions", "Dealer among three"),
        "pairs": QCoreApplication.translate("RuleOptions", "Score of a pair"),
    }[option]


def option_sentence(option: str) -> str:
    """Return what an option does, in one sentence; a second one says on which other option it hangs.

    Raises:
        KeyError: there is no such option.
    """
    sentence = {
        "opening": QCoreApplication.translate(
            "RuleOptions", "An upcard is offered first, or the one who begins gets eleven cards."
        ),
        "knock_limit": QCoreApplication.translate(
            "RuleOptions", "The most deadwood you may knock with; at 0 only gin ends a round."
        ),
        "oklahoma": QCoreApplication.translate(
            "RuleOptions", "The upcard gives the knock limit of the round; pictures give 10."
        ),
        "oklahoma_ace": QCoreApplication.translate(
            "RuleOptions", "An ace sets the limit to 1, or only gin ends the round."
        ),
        "oklahoma_spades_double": QCoreApplication.translate(
            "RuleOptions", "After a spade as the upcard, the whole round counts twice."
        ),
        "gin_bonus": QCoreApplication.translate(
            "RuleOptions", "Points for gin, beside the other’s deadwood."
        ),
        "undercut_bonus": QCoreApplication.translate(
            "RuleOptions", "Points for an undercut, beside the difference."
        ),
        "tie": QCoreApplication.translate(
            "RuleOptions", "An undercut, or the knocker wins the round for no points."
        ),
        "big_gin_bonus": QCoreApplication.translate(
            "RuleOptions", "All eleven cards in melds: it counts as gin, or has its own bonus."
        ),
        "layoff_on_gin": QCoreApplication.translate(
            "RuleOptions", "At some tables the defender may lay off against gin as well."
        ),
        "return_pickup": QCoreApplication.translate(
            "RuleOptions", "The card just taken from the discard pile may be thrown in the same turn."
        ),
        "wall": QCoreApplication.translate(
            "RuleOptions", "With this many left, a discard without a knock ends the round without points."
        ),
        "wall_last_discard": QCoreApplication.translate(
            "RuleOptions", "It ends the round, or the other side may still take it to knock."
        ),
        "first_dealer": QCoreApplication.translate("RuleOptions", "Who deals the first round of a match."),
        "next_dealer": QCoreApplication.translate(
            "RuleOptions", "Who deals the next round; after one without points the dealer stays."
        ),
        "target": QCoreApplication.translate(
            "RuleOptions", "Whoever reaches this many points wins the match."
        ),
        "box_bonus": QCoreApplication.translate("RuleOptions", "Points for every round won."),
        "box_when": QCoreApplication.translate(
            "RuleOptions", "After the match, or at once: then they count toward the target."
        ),
        "game_bonus": QCoreApplication.translate(
            "RuleOptions", "Points for winning the match; they do not count toward the target."
        ),
        "shutout": QCoreApplication.translate(
            "RuleOptions", "What the winner gets if the loser never scored."
        ),
        "hollywood": QCoreApplication.translate(
            "RuleOptions", "Three games at once, each to the target and with its own bonuses."
        ),
        "seats": QCoreApplication.translate(
            "RuleOptions", "Two, three of whom one sits out, or four in two pairs."
        ),
        "three_hand": QCoreApplication.translate(
            "RuleOptions", "The dealer sits out: the loser of the round, or everyone in turn."
        ),
        "pairs": QCoreApplication.translate(
            "RuleOptions", "If one of each pair wins: the difference for the better, or both keep theirs."
        ),
    }[option]
    use = _used_in(option)
    return f"{sentence} {use}" if use else sentence


def _used_in(option: str) -> str:
    return {
        "oklahoma_ace": QCoreApplication.translate("RuleOptions", "Used in Oklahoma."),
        "oklahoma_spades_double": QCoreApplication.translate("RuleOptions", "Used in Oklahoma."),
        "box_when": QCoreApplication.translate("RuleOptions", "Used with a box bonus."),
        "three_hand": QCoreApplication.translate("RuleOptions", "Used with three players."),
        "pairs": QCoreApplication.translate("RuleOptions", "Used with two pairs."),
    }.get(option, "")


def value_name(option: str, text: str) -> str:
    """Return what the value of ``option`` that is written ``text`` is called; numbers are their own name."""
    return _option_values().get(option, {}).get(text) or _common_value(text)


def _common_value(text: str) -> str:
    return {
        "yes": QCoreApplication.translate("RuleOptions", "Yes"),
        "no": QCoreApplication.translate("RuleOptions", "No"),
    }.get(text, text)


def _option_values() -> dict[str, dict[str, str]]:
    on = QCoreApplication.translate("RuleOptions", "On")
    off = QCoreApplication.translate("RuleOptions", "Off")
    return {
        "opening": {
            "upcard": QCoreApplication.translate("RuleOptions", "Upcard"),
            "eleven": QCoreApplication.translate("RuleOptions", "Eleven cards"),
        },
        "oklahoma": {"no": off, "yes": on},
        "oklahoma_ace": {
            "one": QCoreApplication.translate("RuleOptions", "Limit 1"),
            "gin": QCoreApplication.translate("RuleOptions", "Only gin"),
        },
        "oklahoma_spades_double": {"no": off, "yes": on},
        "tie": {
            "undercut": QCoreApplication.translate("RuleOptions", "Undercut"),
            "knocker": QCoreApplication.translate("RuleOptions", "Knocker wins"),
        },
        "big_gin_bonus": {"none": QCoreApplication.translate("RuleOptions", "As gin")},
        "wall_last_discard": {
            "dead": QCoreApplication.translate("RuleOptions", "Ends it"),
            "knock_only": QCoreApplication.translate("RuleOptions", "Only to knock"),
        },
        "first_dealer": {
            "computer": QCoreApplication.translate("RuleOptions", "The computer"),
            "player": QCoreApplication.translate("RuleOptions", "You"),
            "random": QCoreApplication.translate("RuleOptions", "By chance"),
            "low_card": QCoreApplication.translate("RuleOptions", "The lower card drawn"),
            "high_card": QCoreApplication.translate("RuleOptions", "The higher card drawn"),
        },
        "next_dealer": {
            "loser": QCoreApplication.translate("RuleOptions", "Loser"),
            "winner": QCoreApplication.translate("RuleOptions", "Winner"),
            "alternate": QCoreApplication.translate("RuleOptions", "In turn"),
        },
        "box_when": {
            "end": QCoreApplication.translate("RuleOptions", "At the end"),
            "at_once": QCoreApplication.translate("RuleOptions", "At once"),
        },
        "shutout": {
            "none": QCoreApplication.translate("RuleOptions", "Nothing"),
            "game_bonus_double": QCoreApplication.translate("RuleOptions", "Game bonus twice"),
            "score_double": QCoreApplication.translate("RuleOptions", "Everything twice"),
        },
        "hollywood": {"no": off, "yes": on},
        "seats": {"4": QCoreApplication.translate("RuleOptions", "4, in pairs")},
        "three_hand": {
            "loser_deals": QCoreApplication.translate("RuleOptions", "Loser"),
            "rotate": QCoreApplication.translate("RuleOptions", "In turn"),
        },
        "pairs": {
            "net": QCoreApplication.translate("RuleOptions", "Difference"),
            "sum": QCoreApplication.translate("RuleOptions", "Sum"),
        },
    }


def problem_text(problem: Problem) -> str:
    """Return why the rules cannot be played; a problem that has no words yet keeps its English sentence."""
    if problem.code == "range":
        allowed = RANGES[problem.option]
        return QCoreApplication.translate("RuleOptions", "It must be between {least} and {most}.").format(
            least=allowed.start, most=allowed.stop - 1
        )
    return {
        "oklahoma_without_upcard": QCoreApplication.translate(
            "RuleOptions", "Not with eleven cards: there is no upcard to give the limit."
        ),
        "oklahoma_straight": QCoreApplication.translate(
            "RuleOptions", "Not with a knock limit of 0: the upcard would allow a knock after all."
        ),
        "hollywood_three": QCoreApplication.translate(
            "RuleOptions", "Not with three players: Hollywood is scored for two sides."
        ),
    }.get(problem.code, str(problem))


def mend_text(problem: Problem, mended: Rules) -> str:
    """Return what the button says that makes ``mended`` of the rules, for one problem of theirs."""
    if problem.option == "seats" or problem.code == "hollywood_three":
        return QCoreApplication.translate("RuleOptions", "Play with two")
    if problem.code == "oklahoma_without_upcard":
        return QCoreApplication.translate("RuleOptions", "Open with an upcard")
    if problem.code == "oklahoma_straight":
        return QCoreApplication.translate("RuleOptions", "Knock limit {limit}").format(
            limit=mended.knock_limit
        )
    value = value_name(problem.option, mended.option_text(problem.option))
    return QCoreApplication.translate("RuleOptions", "Set to {value}").format(value=value)


def preset_brief(preset: str, rules: Rules) -> str:
    """Return in a few words what sets ``preset``, whose rules are ``rules``, apart from the others."""
    return {
        "haus": QCoreApplication.translate("RuleOptions", "25/25, to 50 or 100"),
        "gin_romme": QCoreApplication.translate("RuleOptions", "knock below 10, to 100"),
        "nl": QCoreApplication.translate("RuleOptions", "25/25, deal in turn"),
        "sv": QCoreApplication.translate("RuleOptions", "25/20, low card deals"),
        "sv_pairs": QCoreApplication.translate("RuleOptions", "two pairs, to 125"),
        "sv_three": QCoreApplication.translate("RuleOptions", "three, the loser deals"),
        "pagat": QCoreApplication.translate("RuleOptions", "20/10, shutout 200"),
        "classic": QCoreApplication.translate("RuleOptions", "20/10, boxes 20"),
        "modern": QCoreApplication.translate("RuleOptions", "25/25, big gin 31"),
        "palace": QCoreApplication.translate("RuleOptions", "boxes count at once"),
        "oklahoma": QCoreApplication.translate("RuleOptions", "limit from the upcard"),
        "hollywood": QCoreApplication.translate("RuleOptions", "three games at once"),
        "eleven": QCoreApplication.translate("RuleOptions", "no upcard"),
        "straight": QCoreApplication.translate("RuleOptions", "no knocking"),
        "tournament": QCoreApplication.translate("RuleOptions", "to 250"),
    }.get(preset) or brief(rules)


def brief(rules: Rules) -> str:
    """Return the bonuses for gin and undercut and the target: ``25/20, to 150``."""
    return QCoreApplication.translate("RuleOptions", "{gin}/{undercut}, to {target}").format(
        gin=rules.gin_bonus, undercut=rules.undercut_bonus, target=rules.target
    )
