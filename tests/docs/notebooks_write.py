"""Runs the notebooks in docs/notebooks from their first cell to their last and stores what they print.

`python -m tests.docs.notebooks_write` for all of them, or with their names. NOTEBOOK_GAMES makes them quicker.
"""

import contextlib
import io
import json
import sys
from pathlib import Path
from typing import Any, Final

NOTEBOOKS: Final = Path(__file__).parents[2] / "docs" / "notebooks"


def run(notebook: dict[str, Any]) -> None:
    """Every cell of code in one namespace; its outputs are replaced by what it prints."""
    names: dict[str, Any] = {"__name__": "__main__"}
    count = 0
    for cell in notebook["cells"]:
        if cell["cell_type"] != "code":
            continue
        count += 1
        said = io.StringIO()
        source = compile("".join(cell["source"]), f"cell {count}", "exec")
        with contextlib.redirect_stdout(said):
            exec(source, names)
        lines = said.getvalue().splitlines(keepends=True)
        cell["execution_count"] = count
        cell["outputs"] = [{"name": "stdout", "output_type": "stream", "text": lines}] if lines else []


def main() -> None:
    for name in sys.argv[1:] or [path.stem for path in sorted(NOTEBOOKS.glob("*.ipynb"))]:
        path = NOTEBOOKS / f"{name}.ipynb"
        notebook = json.loads(path.read_text(encoding="utf-8"))
        run(notebook)
        text = json.dumps(notebook, indent=1, ensure_ascii=False) + "\n"
        path.write_text(text, encoding="utf-8", newline="\n")
        print(path.name)


if __name__ == "__main__":
    main()
