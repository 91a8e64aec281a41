"""Version, changelog and workflows agree, and no workflow runs code that a tag could exchange."""

import re
import subprocess
import tomllib
from pathlib import Path

import pytest

from frostwall import about

ROOT = Path(__file__).resolve().parents[2]
NOTES = ROOT / ".github" / "release-notes"
WORKFLOWS = [*sorted((ROOT / ".github").rglob("*.yml"))]
PYPROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def test_the_changelog_has_a_section_for_this_version() -> None:
    """The script of the release workflow prints it, and nothing of the sections around it."""
    notes = subprocess.run([NOTES, about.VERSION], capture_output=True, text=True, check=True).stdout
    assert len(notes.splitlines()) > 3
    assert not re.search("^## ", notes, re.MULTILINE)
    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    assert changelog.partition(f"\n## {about.VERSION}")[2].partition("\n")[2].lstrip().startswith(notes)


def test_a_tag_of_another_version_is_refused() -> None:
    found = subprocess.run([NOTES, "9.9.9"], capture_output=True, text=True, check=False)
    assert found.returncode == 1
    assert "9.9.9" in found.stderr
    assert found.stdout == ""


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.name)
def test_actions_are_pinned_by_commit(path: Path) -> None:
    """With the version beside the hash, for people and for Dependabot."""
    used = re.findall(r"uses: (.+)", path.read_text(encoding="utf-8"))
    pinned = re.compile(r"\./\.github/actions/[a-z]+|[\w-]+/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+")
    assert [one for one in used if not pinned.fullmatch(one)] == []


def test_an_action_has_one_version() -> None:
    used = {
        match for path in WORKFLOWS for match in re.findall(r"uses: (\S+)@(\S+)", path.read_text("utf-8"))
    }
    assert len(used) > 3
    assert len({name for name, _ in used}) == len(used)


def test_wheels_are_built_for_every_python_that_is_named() -> None:
    """And the workflow tests each of them: the oldest in `test`, the others in `newer`."""
    named = re.findall(r":: Python :: 3\.(\d+)", "\n".join(PYPROJECT["project"]["classifiers"]))
    assert PYPROJECT["tool"]["cibuildwheel"]["build"] == [f"cp3{minor}-*" for minor in named]
    ci = (ROOT / ".github" / "workflows" / "ci.yml").read_text(encoding="utf-8")
    assert f"python: {[f'3.{minor}' for minor in named[1:]]}".replace("'", '"') in ci
