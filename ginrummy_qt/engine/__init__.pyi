from ginrummy_qt.engine.actions import (
    Action as Action,
)
from ginrummy_qt.engine.actions import (
    BigGin as BigGin,
)
from ginrummy_qt.engine.actions import (
    Discard as Discard,
)
from ginrummy_qt.engine.actions import (
    Discarded as Discarded,
)
from ginrummy_qt.engine.actions import (
    Done as Done,
)
from ginrummy_qt.engine.actions import (
    Draw as Draw,
)
from ginrummy_qt.engine.actions import (
    Drew as Drew,
)
from ginrummy_qt.engine.actions import (
    Event as Event,
)
from ginrummy_qt.engine.actions import (
    IllegalAction as IllegalAction,
)
from ginrummy_qt.engine.actions import (
    Knock as Knock,
)
from ginrummy_qt.engine.actions import (
    Knocked as Knocked,
)
from ginrummy_qt.engine.actions import (
    LaidOff as LaidOff,
)
from ginrummy_qt.engine.actions import (
    LayOff as LayOff,
)
from ginrummy_qt.engine.actions import (
    Pass as Pass,
)
from ginrummy_qt.engine.actions import (
    Passed as Passed,
)
from ginrummy_qt.engine.actions import (
    RoundEnded as RoundEnded,
)
from ginrummy_qt.engine.actions import (
    Shown as Shown,
)
from ginrummy_qt.engine.actions import (
    TakeDiscard as TakeDiscard,
)
from ginrummy_qt.engine.actions import (
    Took as Took,
)
from ginrummy_qt.engine.cards import (
    ALL_CARDS as ALL_CARDS,
)
from ginrummy_qt.engine.cards import (
    Card as Card,
)
from ginrummy_qt.engine.cards import (
    CardError as CardError,
)
from ginrummy_qt.engine.cards import (
    CardSet as CardSet,
)
from ginrummy_qt.engine.cards import (
    Rank as Rank,
)
from ginrummy_qt.engine.cards import (
    Suit as Suit,
)
from ginrummy_qt.engine.deal import (
    Deal as Deal,
)
from ginrummy_qt.engine.deal import (
    DealerDraw as DealerDraw,
)
from ginrummy_qt.engine.deal import (
    DealError as DealError,
)
from ginrummy_qt.engine.layoffs import (
    Defence as Defence,
)
from ginrummy_qt.engine.layoffs import (
    best_defence as best_defence,
)
from ginrummy_qt.engine.layoffs import (
    best_layoff as best_layoff,
)
from ginrummy_qt.engine.layoffs import (
    best_showing as best_showing,
)
from ginrummy_qt.engine.layoffs import (
    extended as extended,
)
from ginrummy_qt.engine.layoffs import (
    fitting as fitting,
)
from ginrummy_qt.engine.layoffs import (
    showings as showings,
)
from ginrummy_qt.engine.ledger import (
    BonusKind as BonusKind,
)
from ginrummy_qt.engine.ledger import (
    BonusLine as BonusLine,
)
from ginrummy_qt.engine.ledger import (
    Game as Game,
)
from ginrummy_qt.engine.ledger import (
    GameEntry as GameEntry,
)
from ginrummy_qt.engine.ledger import (
    MatchOutcome as MatchOutcome,
)
from ginrummy_qt.engine.legal import (
    LegalActions as LegalActions,
)
from ginrummy_qt.engine.match import (
    Match as Match,
)
from ginrummy_qt.engine.match import (
    MatchError as MatchError,
)
from ginrummy_qt.engine.match import (
    RoundRecord as RoundRecord,
)
from ginrummy_qt.engine.match import (
    Standings as Standings,
)
from ginrummy_qt.engine.match import (
    Table as Table,
)
from ginrummy_qt.engine.match import (
    TableRecord as TableRecord,
)
from ginrummy_qt.engine.melds import (
    ALL_MELDS as ALL_MELDS,
)
from ginrummy_qt.engine.melds import (
    Arrangement as Arrangement,
)
from ginrummy_qt.engine.melds import (
    Meld as Meld,
)
from ginrummy_qt.engine.melds import (
    MeldError as MeldError,
)
from ginrummy_qt.engine.melds import (
    MeldKind as MeldKind,
)
from ginrummy_qt.engine.melds import (
    all_arrangements as all_arrangements,
)
from ginrummy_qt.engine.melds import (
    arrangements as arrangements,
)
from ginrummy_qt.engine.melds import (
    best_arrangement as best_arrangement,
)
from ginrummy_qt.engine.melds import (
    deadwood as deadwood,
)
from ginrummy_qt.engine.melds import (
    deadwood_mask as deadwood_mask,
)
from ginrummy_qt.engine.melds import (
    throw_values as throw_values,
)
from ginrummy_qt.engine.notation import (
    ActionError as ActionError,
)
from ginrummy_qt.engine.notation import (
    action_from_text as action_from_text,
)
from ginrummy_qt.engine.notation import (
    action_to_text as action_to_text,
)
from ginrummy_qt.engine.options import (
    BoxWhen as BoxWhen,
)
from ginrummy_qt.engine.options import (
    FirstDealer as FirstDealer,
)
from ginrummy_qt.engine.options import (
    Layoffs as Layoffs,
)
from ginrummy_qt.engine.options import (
    NextDealer as NextDealer,
)
from ginrummy_qt.engine.options import (
    OklahomaAce as OklahomaAce,
)
from ginrummy_qt.engine.options import (
    Opening as Opening,
)
from ginrummy_qt.engine.options import (
    Pairs as Pairs,
)
from ginrummy_qt.engine.options import (
    Shutout as Shutout,
)
from ginrummy_qt.engine.options import (
    ThreeHand as ThreeHand,
)
from ginrummy_qt.engine.options import (
    Tie as Tie,
)
from ginrummy_qt.engine.options import (
    WallLastDiscard as WallLastDiscard,
)
from ginrummy_qt.engine.player import (
    Player as Player,
)
from ginrummy_qt.engine.record import (
    Entry as Entry,
)
from ginrummy_qt.engine.record import (
    MatchRecord as MatchRecord,
)
from ginrummy_qt.engine.record import (
    NewerRecordError as NewerRecordError,
)
from ginrummy_qt.engine.record import (
    RecordError as RecordError,
)
from ginrummy_qt.engine.record import (
    RoundEntry as RoundEntry,
)
from ginrummy_qt.engine.round import (
    Round as Round,
)
from ginrummy_qt.engine.rules import (
    OPTIONS as OPTIONS,
)
from ginrummy_qt.engine.rules import (
    PRESETS as PRESETS,
)
from ginrummy_qt.engine.rules import (
    RANGES as RANGES,
)
from ginrummy_qt.engine.rules import (
    TARGETS as TARGETS,
)
from ginrummy_qt.engine.rules import (
    Problem as Problem,
)
from ginrummy_qt.engine.rules import (
    Rules as Rules,
)
from ginrummy_qt.engine.rules import (
    RulesError as RulesError,
)
from ginrummy_qt.engine.scoring import (
    RoundKind as RoundKind,
)
from ginrummy_qt.engine.scoring import (
    RoundResult as RoundResult,
)
from ginrummy_qt.engine.scoring import (
    ScoringError as ScoringError,
)
from ginrummy_qt.engine.scoring import (
    Step as Step,
)
from ginrummy_qt.engine.scoring import (
    StepKind as StepKind,
)
from ginrummy_qt.engine.scoring import (
    settle as settle,
)
from ginrummy_qt.engine.scoring import (
    settle_points as settle_points,
)
from ginrummy_qt.engine.seal import (
    Seal as Seal,
)
from ginrummy_qt.engine.view import (
    Earlier as Earlier,
)
from ginrummy_qt.engine.view import (
    Phase as Phase,
)
from ginrummy_qt.engine.view import (
    SeatView as SeatView,
)
