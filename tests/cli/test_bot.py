"""`frostwall bot`, and the page of the documentation that explains it."""

import re
import shlex
import subprocess
import sys
from pathlib import Path

from tests.cli.command import run

PAGE = Path(__file__).resolve().parents[2] / "docs/develop/a-bot-of-your-own.md"


def test_the_commands_of_the_page_work(tmp_path: Path) -> None:
    block = re.search(r"```\n(frostwall bot new.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert block is not None
    here, said = tmp_path, ""
    for line in block[1].splitlines():
        program, *args = shlex.split(line)
        if program == "cd":
            here /= args[0]
            continue
        done = run(*args, cwd=here)
        assert (program, done.returncode, done.stderr) == ("frostwall", 0, ""), line
        said += done.stdout
    assert "at 6 kinds of table" in said
    assert "hawk:Bot" in said
    shown = subprocess.run(
        [sys.executable, "-c", "import test_hawk; test_hawk.test_the_bot_is_fit_to_play()"],
        cwd=here,
        capture_output=True,
        text=True,
        check=False,
    )
    assert (shown.returncode, shown.stderr) == (0, "")


def test_mistakes_are_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "taken").mkdir()
    (tmp_path / "bad.py").write_text("class Bot:\n    name = 'bad'\n", encoding="utf-8")
    for args, said in {
        ("bot", "new", "taken"): "taken exists already; name a directory that does not.",
        ("bot", "new", "greedy"): "“greedy” cannot be the name of a bot",
        ("bot", "check", "nobody"): "There is no bot “nobody”",
        ("bot", "check", "no.where:Bot"): "The bot “no.where:Bot” cannot be loaded: ModuleNotFoundError",
        ("bot", "check", "bad:Bot"): "The bot “bad:Bot” cannot be loaded: it has no choose.",
        (
            "bot",
            "check",
            "greedy",
            "--budget",
            "soon",
        ): "A budget is a time such as 0.2s or 50ms, not “soon”.",
        ("sim", "watch", "--bots", "bad:Bot"): "The bot “bad:Bot” cannot be loaded: it has no choose.",
    }.items():
        done = run(*args, cwd=tmp_path)
        assert done.returncode == 2, args
        assert said in done.stderr, args
        assert done.stderr.count("\n") == 1, args


def test_a_bot_that_fails_ends_a_simulation_with_a_sentence(tmp_path: Path) -> None:
    code = "class Bot:\n    name = 'bad'\n\n    def choose(self, view, clock):\n        raise LookupError('lost')\n"
    (tmp_path / "bad.py").write_text(code, encoding="utf-8")
    done = run("sim", "watch", "--bots", "bad:Bot", "--games", "4", cwd=tmp_path)
    assert (done.returncode, done.stdout) == (2, "")
    assert "The bot “bad” failed in game" in done.stderr
    assert "LookupError: lost" in done.stderr
    done = run("bot", "check", "bad:Bot", "--game", "watch", cwd=tmp_path)
    assert done.returncode == 1
    assert "It raised an error (base/3, decision found_settlement, line 1): LookupError: lost" in done.stdout
