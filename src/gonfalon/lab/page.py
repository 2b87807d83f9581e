"""A report as one HTML file that asks nothing of any other host: words, tables, pictures."""

from __future__ import annotations

from html import escape

from gonfalon.lab.plots import BAND, INK, PAPER

STYLE = f"""
body {{ font: 16px/1.5 Georgia, serif; color: {INK}; background: {PAPER}; max-width: 60rem;
  margin: 2rem auto; padding: 0 1rem; }}
h1, h2 {{ font-weight: normal; }}
.wide {{ overflow-x: auto; margin: 1rem 0; }}
table {{ border-collapse: collapse; }}
th, td {{ padding: .2rem .7rem; border-bottom: 1px solid {BAND}; text-align: left; }}
td.number {{ text-align: right; font-variant-numeric: tabular-nums; }}
figure {{ margin: 1rem 0; }}
svg {{ max-width: 100%; height: auto; }}
.no {{ color: #a8281e; font-weight: bold; }}
"""

Cell = str | float | bool


class Page:
    """Built from top to bottom. The pictures stay available by name, to be kept on their own."""

    def __init__(self, language: str, title: str) -> None:
        self.language = language
        self.title = title
        self.parts: list[str] = []
        self.pictures: dict[str, str] = {}

    def head(self, text: str) -> None:
        """A heading."""
        self.parts.append(f"<h2>{escape(text)}</h2>")

    def say(self, text: str) -> None:
        """A paragraph."""
        self.parts.append(f"<p>{escape(text)}</p>")

    def table(self, heads: list[str], rows: list[list[Cell]]) -> None:
        """Numbers to the right; a bool is a tick or a cross."""
        top = "".join([f"<th>{escape(head)}</th>" for head in heads])
        body = "".join([f"<tr>{''.join(map(_cell, row))}</tr>\n" for row in rows])
        table = f"<table>\n<tr>{top}</tr>\n{body}</table>"
        self.parts.append(f'<div class="wide" tabindex="0">{table}</div>')

    def picture(self, name: str, svg: str, caption: str) -> None:
        """A picture with what it shows, for those who cannot see it too."""
        self.pictures[name] = svg
        label = f'role="img" aria-label="{escape(caption)}"'
        shown = svg.replace("<svg ", f"<svg {label} ", 1)
        # Pictures in one page share their names, so each gets its own.
        shown = shown.replace('id="', f'id="{name}-').replace('"#', f'"#{name}-')
        shown = shown.replace("url(#", f"url(#{name}-")
        caption = f"<figcaption>{escape(caption)}</figcaption>"
        self.parts.append(f"<figure>{shown}{caption}</figure>")

    def html(self) -> str:
        """The file."""
        title = escape(self.title)
        return (
            f'<!doctype html>\n<html lang="{self.language}">\n<head>\n<meta charset="utf-8">\n'
            '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
            f"<title>{title}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n<h1>{title}</h1>\n"
            + "\n".join(self.parts)
            + "\n</body>\n</html>\n"
        )


def _cell(cell: Cell) -> str:
    if isinstance(cell, bool):
        return "<td>✓</td>" if cell else '<td class="no">✗</td>'
    if isinstance(cell, float):
        return f'<td class="number">{cell:.1%}</td>'
    return f"<td>{escape(cell)}</td>"
