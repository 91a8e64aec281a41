"""Styled text: wrapping, and what terminals of each depth of colour get."""

from frostwall.terminal.paint import FEW, MANY, NONE, Style, fit, render, row, text_of, wrap


def test_wrapping() -> None:
    long = row("one two three four", (" chip ", Style(bg="bar")), " five")
    assert [text_of(line) for line in wrap(long, 12, 2)] == ["one two", "  three four", "   chip ", "  five"]
    assert [text_of(line) for line in wrap(row("  in the margin"), 8)] == ["  in the", "  margin"]
    assert [text_of(line) for line in wrap(row("x" * 25), 10)] == ["x" * 10, "x" * 10, "x" * 5]
    assert wrap([], 10) == [[]]
    assert text_of(fit(row("abc"), 5)) == "abc  "
    assert text_of(fit(row("abcdef"), 5)) == "abcde"


def test_depths() -> None:
    line = row(("hot", Style((160, 9), (230, 15), bold=True)))
    assert render(line, NONE) == "hot"
    assert render(line, MANY) == "\x1b[1;38;5;160;48;5;230mhot\x1b[0m"
    assert render(line, FEW) == "\x1b[1;91;107mhot\x1b[0m"
    assert render(row(("gold", Style("gold"))), MANY) == "\x1b[38;5;221mgold\x1b[0m"
