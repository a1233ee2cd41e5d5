"""PDFs whose size tells nothing."""

from __future__ import annotations

import re
import shutil
import subprocess
from typing import TYPE_CHECKING

import pytest

from bigdeal_gui.paper.pdf.padding import padded_pdf
from bigdeal_gui.paper.pdf.page import pdf
from bigdeal_gui.paper.surface import Document, Style
from tests.paper.tagged import faults, spoken

if TYPE_CHECKING:
    from pathlib import Path

TRIAL = Document("trial", "test")


@pytest.mark.parametrize("least_bytes", [0, 30_000])
def test_a_pdf_is_filled_up_with_blanks(least_bytes: int, tmp_path: Path) -> None:
    """The length is whole steps, no less than asked; the document is the same, its end where it is sought."""
    for words in ("x", "longer words " * 40):
        data = pdf(TRIAL, lambda page, words=words: page.text(0, 10, 150, words, Style(12.0)))
        filled = padded_pdf(data, 4096, least_bytes)
        assert filled.startswith(data)
        assert len(filled) % 4096 == 0
        assert least_bytes <= len(filled) < max(len(data), least_bytes) + 4096 + 1024
        end = re.search(rb"\nstartxref\n([0-9]+)\n%%EOF\n*\Z", filled)
        assert end
        assert re.match(rb"[0-9]+ 0 obj\n<</Type /XRef", filled[int(end[1]) :])
        assert filled.index(b"%%EOF", len(data)) > len(filled) - 1024
        assert faults(filled) == []
        assert spoken(filled) == spoken(data)
        if shutil.which("pdftotext"):
            path = tmp_path / "filled.pdf"
            path.write_bytes(filled)
            done = subprocess.run(["pdftotext", str(path), "-"], capture_output=True, text=True, check=True)
            assert (done.stdout.split(), done.stderr) == (words.split(), "")


@pytest.mark.parametrize("data", [b"%PDF-1.4\n", b"%PDF-1.4\nstartxref\n2\n%%EOF\n"])
def test_a_pdf_of_another_form_is_filled_up_at_its_end(data: bytes) -> None:
    """Where no table can be found, line ends follow."""
    assert padded_pdf(data, 32, 33) == data.ljust(64, b"\n")
