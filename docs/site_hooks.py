"""What MkDocs does besides its own work: pages from the root of the repository, the list of decisions, and a check
that no page asks another server for anything."""

import re
from pathlib import Path
from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.exceptions import PluginError
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

ROOT = Path(__file__).resolve().parents[1]
# Files at the root of the repository, and the page that shows each.
PAGES = {"CHANGELOG.md": "changelog.md", "CONTRIBUTING.md": "contributing.md", "SECURITY.md": "security.md"}
PICTURES = {"src/frostwall/server/pages/static/mark.svg": "pictures/mark.svg"}
# Whatever a browser loads by itself. A link that a reader follows is none of these.
LOADED = re.compile(
    r"""<(?:script|img|iframe|source|video|audio)[^>]*\ssrc(?:set)?=["']?(?:https?:)?//[^>]*>"""
    r"""|<link[^>]*\shref=["']?(?:https?:)?//[^>]*>"""
)


def on_config(config: MkDocsConfig) -> None:
    """Replace `adr/*.md` in the navigation with all decisions, in order."""
    decisions = [f"adr/{path.name}" for path in sorted((ROOT / "docs/adr").glob("0*.md"))]
    config.nav = _filled(config.nav, decisions)


def _filled(nav: Any, decisions: list[str]) -> Any:
    if isinstance(nav, dict):
        return {title: _filled(below, decisions) for title, below in nav.items()}
    if isinstance(nav, list):
        return [
            one
            for entry in nav
            for one in (decisions if entry == "adr/*.md" else [_filled(entry, decisions)])
        ]
    return nav


def on_files(files: Files, config: MkDocsConfig) -> None:
    """Add the pages that live at the root. Their links begin there, a page's in docs/."""
    for name, page in PAGES.items():
        text = (ROOT / name).read_text(encoding="utf-8").replace("](docs/", "](")
        files.append(File.generated(config, page, content=text))
    for path, picture in PICTURES.items():
        files.append(File.generated(config, picture, abs_src_path=str(ROOT / path)))


def on_page_markdown(markdown: str, page: Page, **_: Any) -> str:
    """A link to a file at the root leads to its page."""
    for name, target in PAGES.items():
        markdown = re.sub(rf"\]\(((?:\.\./)*){re.escape(name)}", _link(page.file.src_uri, target), markdown)
    return markdown


def _link(source: str, target: str) -> str:
    return "](" + "../" * source.count("/") + target


def on_post_page(output: str, page: Page, **_: Any) -> str:
    """Stop when a page would load something from elsewhere."""
    found = LOADED.search(output)
    if found:
        raise PluginError(f"{page.file.src_uri} loads from another server: {found[0]}")
    return output
