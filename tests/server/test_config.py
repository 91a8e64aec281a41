"""What the app is told: the names it answers to, and whether people come by https."""

import pytest

pytest.importorskip("sqlalchemy", reason="the extra [server] is not installed")

from frostwall.server.config import Config, host_of


@pytest.mark.parametrize(
    ("header", "name"),
    [
        ("localhost", "localhost"),
        ("LocalHost:8765", "localhost"),
        ("127.0.0.1:8765", "127.0.0.1"),
        ("[::1]:8765", "::1"),
        ("", None),
        ("a@localhost", None),
        ("localhost/x", None),
        ("[::1", None),
        ("evil.example localhost", None),
    ],
)
def test_the_name_in_a_host_header(header: str, name: str | None) -> None:
    assert host_of(header) == name


def test_names_that_others_point_at_this_machine_are_not_answered() -> None:
    config = Config("sqlite://", hosts=("localhost", "play.example.org"))
    for good in ("localhost:8765", "127.0.0.1:8765", "[::1]", "192.168.1.5:8765", "Play.Example.Org"):
        assert config.answers_to(good)
    for bad in (
        "evil.example",
        "localhost.evil.example:8765",
        "",
        "127.0.0.1.evil.example",
        "localhost@evil",
    ):
        assert not config.answers_to(bad)
    assert Config("sqlite://").answers_to("anything.example")


def test_cookies_are_secure_where_people_come_by_https() -> None:
    assert Config("sqlite://", public_url="https://play.example.org").is_secure
    assert not Config("sqlite://", public_url="http://play.example.org").is_secure
    assert not Config("sqlite://").is_secure
