"""The exception for a request that is denied; the client receives its `answer`."""

from frostwall.core.types import Refusal
from frostwall.server import wire


class Denied(Exception):
    """A request is denied, by the server or by a game: `answer` is the message that says so.

    A game's own refusal is a `core.types.Refusal`; on the wire both are a `wire.Refused`.
    """

    def __init__(self, code: str, rule: str = "", **args: object) -> None:
        super().__init__(code)
        self.answer = wire.Refused(code=code, rule=rule, args=args)

    @classmethod
    def of(cls, refusal: Refusal) -> "Denied":
        return cls.with_answer(wire.Refused.of(refusal))

    @classmethod
    def with_answer(cls, answer: wire.Refused) -> "Denied":
        found = cls(answer.code)
        found.answer = answer
        return found

    def with_needs(self, **needs: object) -> "Denied":
        self.answer = self.answer.model_copy(update={"needs": needs})
        return self
