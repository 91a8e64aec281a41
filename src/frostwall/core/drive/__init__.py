"""Playing and verifying a game: the only place that owns randomness."""

from frostwall.core.drive.clock import Clock
from frostwall.core.drive.play import Result, TooLong, play, start_record
from frostwall.core.drive.reminder import History, Reminder
from frostwall.core.drive.seat_view import (
    Bot,
    BotFailed,
    IllegalMove,
    Remembering,
    SeatView,
    ask,
    remembering,
    seat_view,
)
from frostwall.core.drive.streams import (
    Chance,
    ChanceHeader,
    Fast,
    Streams,
    bot_rngs,
    commitment,
    daily_seed,
    is_day,
    setup_rng,
    stream_of,
)
from frostwall.core.drive.verify import Problem, Report, verify
from frostwall.core.drive.wrapper import Wrapper

__all__ = [
    "Bot",
    "BotFailed",
    "Chance",
    "ChanceHeader",
    "Clock",
    "Fast",
    "History",
    "IllegalMove",
    "Problem",
    "Remembering",
    "Reminder",
    "Report",
    "Result",
    "SeatView",
    "Streams",
    "TooLong",
    "Wrapper",
    "ask",
    "bot_rngs",
    "commitment",
    "daily_seed",
    "is_day",
    "play",
    "remembering",
    "seat_view",
    "setup_rng",
    "start_record",
    "stream_of",
    "verify",
]
