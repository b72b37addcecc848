"""The game itself: rules, rounds, matches, records. Standard library only; no Qt, clock, file or chance.

The names below are the public interface. Each is loaded from its module when it is first asked for, because
the first painted frame of the window needs few of them; ``__init__.pyi`` says the same to type checkers.
"""

from importlib import import_module

_HOMES = {
    "actions": (
        "Action BigGin Discard Discarded Done Draw Drew Event IllegalAction Knock Knocked LaidOff LayOff "
        "Pass Passed RoundEnded Shown TakeDiscard Took"
    ),
    "cards": "ALL_CARDS Card CardError CardSet Rank Suit",
    "deal": "Deal DealError DealerDraw",
    "layoffs": "Defence best_defence best_layoff best_showing extended fitting showings",
    "ledger": "BonusKind BonusLine Game GameEntry MatchOutcome",
    "legal": "LegalActions",
    "match": "Match MatchError RoundRecord Standings Table TableRecord",
    "melds": (
        "ALL_MELDS Arrangement Meld MeldError MeldKind all_arrangements arrangements best_arrangement "
        "deadwood deadwood_mask throw_values"
    ),
    "notation": "ActionError action_from_text action_to_text",
    "options": (
        "BoxWhen FirstDealer Layoffs NextDealer OklahomaAce Opening Pairs Shutout ThreeHand Tie "
        "WallLastDiscard"
    ),
    "player": "Player",
    "record": "Entry MatchRecord NewerRecordError RecordError RoundEntry",
    "round": "Round",
    "rules": "OPTIONS PRESETS RANGES TARGETS Problem Rules RulesError",
    "seal": "Seal",
    "scoring": "RoundKind RoundResult ScoringError Step StepKind settle settle_points",
    "view": "Earlier Phase SeatView",
}
_HOME_OF = {name: module for module, names in _HOMES.items() for name in names.split()}

__all__ = sorted(_HOME_OF)  # noqa: PLE0605 - a list of names all the same


def __getattr__(name: str) -> object:
    """Load a public name from its module (PEP 562)."""
    module = _HOME_OF.get(name)
    if module is None:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value: object = getattr(import_module(f"{__name__}.{module}"), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    """List the public names, loaded or not."""
    return __all__
