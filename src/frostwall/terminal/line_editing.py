"""Line editing where Python has it: Tab completes, the arrows bring back earlier lines."""

import importlib
from collections.abc import Callable
from typing import Any


def _readline() -> Any:
    """Windows and some builds have none; lines can still be typed there."""
    try:
        return importlib.import_module("readline")
    except ImportError:
        return None


def bind(words_after: Callable[[str], list[str]]) -> None:
    """Let Tab offer the words that may come next."""
    editor = _readline()
    if editor is None:
        return

    def offer(text: str, state: int) -> str | None:
        before = editor.get_line_buffer()[: editor.get_endidx()]
        found = [word for word in words_after(before) if word.startswith(text.lower())]
        return f"{found[state]} " if state < len(found) else None

    editor.set_completer(offer)
    editor.set_completer_delims(" ")
    if "libedit" in (editor.__doc__ or ""):
        editor.parse_and_bind("bind ^I rl_complete")
    else:
        editor.parse_and_bind("tab: complete")
        editor.parse_and_bind("set bell-style none")


def typed() -> str:
    """What stands in the line that is being typed."""
    editor = _readline()
    return "" if editor is None else str(editor.get_line_buffer())
