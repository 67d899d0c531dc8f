"""Output as the pages of a PDF, whose text can be searched. Needs fpdf2, of the extra `keepsakes`."""

from __future__ import annotations

import io
from collections.abc import Container
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

import font_source_serif_pro

from game.errors import UserError, printable
from game.text.page import Page

if TYPE_CHECKING:
    from fpdf import FPDF

SUFFIX = ".pdf"
MARGIN_MM, LINE_MM, HEADING_MM, GAP_MM = 22, 5.4, 9, 2.5
BODY_PT, HEADING_PT = 10.5, 15
FAMILY = "serif"
STAND_IN = "?"
"""Stands for a letter that the font lacks: it has Latin, Greek and Cyrillic ones."""


def refuse_without_fpdf() -> None:
    """Raise UserError if fpdf2 is not installed."""
    if find_spec("fpdf") is None:
        raise UserError("error-no-fpdf")


class PdfPage(Page):
    """The pages of a PDF. A heading begins a section that readers list."""

    def __init__(self, language: str) -> None:
        """Begin the first page. `language`: what screen readers pronounce it in. Raises UserError."""
        super().__init__(io.StringIO(), plain=True)
        refuse_without_fpdf()
        self._document = _document(language)
        self.lacks_letters = False
        """True if something was written whose letters the font lacks."""

    def heading(self, words: str) -> None:
        words = printable(words)
        self._document.start_section(words)
        self._put(words, "B", HEADING_PT, HEADING_MM)

    def write(self, words: str, mark: str = "", *, bold: bool = False) -> None:
        for part in words.split("\n"):
            self._put(mark + printable(part), "B" if bold else "", BODY_PT, LINE_MM)
            mark = ""

    def gap(self) -> None:
        self._document.ln(GAP_MM)

    def _put(self, words: str, style: Any, points: float, line_mm: float) -> None:
        self._document.set_font(FAMILY, style, points)
        drawn = self._drawn(words, style)
        self._document.multi_cell(0, line_mm, drawn, align="L", new_x="LMARGIN", new_y="NEXT")

    def _drawn(self, words: str, style: str) -> str:
        """Return the words with a stand-in for each letter that the font of a style lacks."""
        known = _letters(self._document, style)
        drawn = "".join(sign if ord(sign) in known else STAND_IN for sign in words)
        self.lacks_letters |= drawn != words
        return drawn

    def save(self, path: Path) -> None:
        """Write the pages into a file. Raises OSError."""
        self._document.output(str(path))


def _letters(document: FPDF, style: str) -> Container[int]:
    """Return the code points of the letters that the font of a style has."""
    from fpdf.fonts import TTFFont

    font = document.fonts[f"{FAMILY}{style}"]
    return font.cmap if isinstance(font, TTFFont) else ()


def _document(language: str) -> FPDF:
    from fpdf import FPDF

    made = FPDF(format="A4")
    made.set_lang(language)
    made.set_margin(MARGIN_MM)
    made.set_auto_page_break(True, MARGIN_MM)
    fonts = {"": font_source_serif_pro.SourceSerifPro, "B": font_source_serif_pro.SourceSerifProSemibold}
    for style, file in fonts.items():
        made.add_font(FAMILY, style, Path(file).with_suffix(".ttf"))
    made.add_page()
    return made
