"""What the fields of messages may hold, and the class that all messages derive from."""

from typing import Annotated, Any, Final, Literal

from pydantic import BaseModel, ConfigDict, Field

MOST_MOVES: Final = 40  # in one message
LONGEST_MOVE: Final = 400  # as in core.game
LONGEST_BOT_PAUSE: Final = 5000  # milliseconds
LONGEST_CHAT: Final = 300
LONGEST_NAME: Final = 24
LONGEST_MESSAGE: Final = 16_384  # bytes of one message to the server
MOST_SEATS: Final = 6
AWAY_BY_TURNS: Final = 86_400  # seconds, where a table does not say

Id = Annotated[str, Field(pattern=r"^[a-z0-9]{4,24}$")]
Key = Annotated[str, Field(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
MoveText = Annotated[str, Field(min_length=1, max_length=LONGEST_MOVE)]
SeatNumber = Annotated[int, Field(ge=0, lt=MOST_SEATS)]
Name = Annotated[str, Field(min_length=1, max_length=LONGEST_NAME)]
# A date in UTC, or the one the server has now.
Day = Annotated[str, Field(pattern=r"^(today|[0-9]{4}-[0-9]{2}-[0-9]{2})$")]
Json = dict[str, Any]

Level = Literal["easy", "medium", "full"]
Pace = Literal["live", "turns"]
Caretaker = Literal["auto", "vote", "never"]
Matter = Literal["end", "undo", "caretaker"]
Stage = Literal["lobby", "playing", "over", "closed"]


class Strict(BaseModel):
    """A message. It refuses what it does not know: a misspelt field is an error."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)
