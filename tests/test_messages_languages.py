"""What the list of languages promises: nothing missing, stale or left in English where it says `complete`."""

import re

import pytest
from tools import messages

from frostwall.lab.words import Words
from frostwall.words import languages

TRANSLATED = [lang for lang in languages.COMPLETE if lang != languages.ENGLISH]
# Words that give away an English sentence, and belong to no other language of ours.
ENGLISH_WORDS = {"the", "and", "you", "your", "with", "from", "they", "this", "that"}


@pytest.mark.parametrize("lang", TRANSLATED)
def test_nothing_is_missing_or_stale(lang: str) -> None:
    """If the English of a text has changed, look at its translation, then run: make messages ARGS='--looked LANG'"""
    for state in messages.states(lang):
        assert state == messages.State(state.file, [], [], [])


@pytest.mark.parametrize("lang", TRANSLATED)
def test_no_english_is_left(lang: str) -> None:
    english = messages.texts(languages.ENGLISH)
    for file, said in messages.texts(lang).items():
        for key, text in said.items():
            words = plain_words(text)
            assert not ENGLISH_WORDS & set(words), f"{file} {key}"
            # A name, a word that both have, or nothing but variables may be the same.
            assert len([word for word in words if len(word) > 3]) < 4 or text != english[file].get(key), (
                f"{file} {key}"
            )


def plain_words(text: str) -> list[str]:
    """The words of a text as people see them: no key, no variable, nothing that a program is told."""
    body = re.sub(r"^[a-z0-9-]+ =", "", text)
    body = re.sub(r"\{ [a-z0-9-]+ \}|`[^`]*`|\$[a-z-]+|\[[a-z0-9-]+\]|--[a-z-]+|[„“][^“”\n]*[“”]", " ", body)
    return re.findall(r"\w+", body.casefold())


def test_a_changed_english_marks_its_translation(monkeypatch: pytest.MonkeyPatch) -> None:
    marks = messages.looked_at("de")
    assert ("web.ftl", "web-language") in marks
    monkeypatch.setattr(messages, "looked_at", lambda lang: marks | {("web.ftl", "web-language"): "00000000"})
    stale = {state.file: state.stale for state in messages.states("de") if state.stale}
    assert stale == {"web.ftl": ["web-language"]}


def test_only_complete_languages_are_followed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(languages, "COMPLETE", ("en", "de"))
    assert languages.followed(["pl-PL", "de-AT", "en"]) == "de"
    assert languages.followed(["pl", ""]) is None
    assert languages.of_system({"LANG": "de_CH.UTF-8"}) == "de"
    assert languages.of_system({"LANG": "pl_PL.UTF-8"}) == "en"
    assert languages.of_system({"LANGUAGE": "pl:de", "LANG": "en_US.UTF-8"}) == "de"
    assert languages.of_system({"LANG": "C.UTF-8"}) == "en"


def test_a_new_language_has_nothing_to_look_at_yet() -> None:
    assert messages.looked_at("xx") == {}
    assert {key for state in messages.states("xx") for key in state.stale} == set()


@pytest.mark.parametrize(
    ("lang", "number", "percent"),
    [
        ("en", "1,234,567.5", "12.5%"),
        ("de", "1.234.567,5", "12,5 %"),
        ("nl", "1.234.567,5", "12,5%"),
        ("pl", "1\u00a0234\u00a0567,5", "12,5%"),
    ],
)
def test_numbers_are_written_as_the_language_does(lang: str, number: str, percent: str) -> None:
    """The client asks the browser for the same."""
    words = Words(lang)
    assert words.number(1234567.5, 1) == number
    assert words.percent(0.125) == percent
    # A sentence keeps the space between thousands, which Python does not call printable.
    assert number in words.say("cli-percent", value=number)
