"""Why a button or a menu entry can do nothing just now, one sentence each. Those of moves: ``phrases``."""

from __future__ import annotations

from enum import StrEnum

from PySide6.QtCore import QCoreApplication

__all__ = ["Why", "why_text"]


class Why(StrEnum):
    """A reason."""

    NO_MATCH = "no_match"
    START_PAGE = "start_page"
    CLOSE_FIRST = "close_first"
    PLAYING = "playing"
    NOT_TRAINING = "not_training"
    NOT_OVER = "not_over"
    NO_MOVE = "no_move"
    NOTHING_TAKEN_BACK = "nothing_taken_back"
    NO_ROUND = "no_round"
    NO_ROUND_TAKEN_BACK = "no_round_taken_back"
    NOTHING_LAID_OFF = "nothing_laid_off"
    NO_CHANGE = "no_change"
    NOBODY_CHOSEN = "nobody_chosen"
    PLAYS_HERE = "plays_here"
    ELSEWHERE = "elsewhere"
    FIRST_PLAYER = "first_player"
    NO_PAGE_BEFORE = "no_page_before"
    NO_PAGE_AFTER = "no_page_after"
    SMALLEST = "smallest"
    LARGEST = "largest"
    SELECT_MATCH = "select_match"
    SELECT_ONE = "select_one"
    BIN_EMPTY = "bin_empty"
    NO_FIGURES = "no_figures"
    AT_START = "at_start"
    AT_END = "at_end"
    LEAST = "least"
    MOST = "most"
    COMPUTER_PLAYS = "computer_plays"
    TABLE_RULES = "table_rules"
    NOBODY_PLAYS = "nobody_plays"
    ONE_MOMENT = "one_moment"


def why_text(why: Why | None) -> str:
    """Return the sentence for ``why`` in the language that is installed now; empty for ``None``."""
    if why is None:
        return ""
    return {
        Why.NO_MATCH: QCoreApplication.translate("Why", "There is no match on the table."),
        Why.START_PAGE: QCoreApplication.translate("Why", "You are on the start page."),
        Why.CLOSE_FIRST: QCoreApplication.translate("Why", "First close what lies over the table."),
        Why.PLAYING: QCoreApplication.translate("Why", "Only a round that you watch can be skipped."),
        Why.NOT_TRAINING: QCoreApplication.translate(
            "Why", "Moves can be taken back in training matches only."
        ),
        Why.NOT_OVER: QCoreApplication.translate("Why", "This round is not over yet."),
        Why.NO_MOVE: QCoreApplication.translate("Why", "You have not made a move yet."),
        Why.NOTHING_TAKEN_BACK: QCoreApplication.translate("Why", "No move has been taken back."),
        Why.NO_ROUND: QCoreApplication.translate("Why", "No round is written down yet."),
        Why.NO_ROUND_TAKEN_BACK: QCoreApplication.translate("Why", "No round has been taken back."),
        Why.NOTHING_LAID_OFF: QCoreApplication.translate("Why", "You have not laid off a card yet."),
        Why.NO_CHANGE: QCoreApplication.translate("Why", "Nothing has been changed."),
        Why.NOBODY_CHOSEN: QCoreApplication.translate("Why", "Select a player first."),
        Why.PLAYS_HERE: QCoreApplication.translate("Why", "This player is playing in this window."),
        Why.ELSEWHERE: QCoreApplication.translate("Why", "This player is open in another window."),
        Why.FIRST_PLAYER: QCoreApplication.translate("Why", "The first player can be renamed, not deleted."),
        Why.NO_PAGE_BEFORE: QCoreApplication.translate("Why", "There is no page to go back to."),
        Why.NO_PAGE_AFTER: QCoreApplication.translate("Why", "There is no page to go forward to."),
        Why.SMALLEST: QCoreApplication.translate("Why", "The text cannot be any smaller."),
        Why.LARGEST: QCoreApplication.translate("Why", "The text cannot be any larger."),
        Why.SELECT_MATCH: QCoreApplication.translate("Why", "Select a match first."),
        Why.SELECT_ONE: QCoreApplication.translate("Why", "Select a single match."),
        Why.BIN_EMPTY: QCoreApplication.translate("Why", "The bin is empty."),
        Why.NO_FIGURES: QCoreApplication.translate("Why", "No rounds have been counted yet."),
        Why.AT_START: QCoreApplication.translate("Why", "This is the start already."),
        Why.AT_END: QCoreApplication.translate("Why", "This is the end already."),
        Why.LEAST: QCoreApplication.translate("Why", "It cannot be any less."),
        Why.MOST: QCoreApplication.translate("Why", "It cannot be any more."),
        Why.COMPUTER_PLAYS: QCoreApplication.translate("Why", "The computer is making its move."),
        Why.TABLE_RULES: QCoreApplication.translate(
            "Why", "Table rules are on: a real table has no such help."
        ),
        Why.NOBODY_PLAYS: QCoreApplication.translate(
            "Why", "The computers play alone here: there is nothing to train."
        ),
        Why.ONE_MOMENT: QCoreApplication.translate("Why", "One moment: the cards are still moving."),
    }[why]
