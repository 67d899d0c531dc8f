"""What other systems than Linux need of the program: read here, where it cannot be run."""

from __future__ import annotations

import plistlib
import re
import runpy
from pathlib import Path

import pytest
from PIL import Image

ROOT = Path(__file__).parent.parent
PACKAGING = ROOT / "packaging"
ART = ROOT / "assets" / "icon"


@pytest.mark.parametrize(("kind", "sizes"), [("ico", (16, 32, 48, 128, 256)), ("icns", (128, 256, 512))])
def test_the_icons_are_our_art(kind: str, sizes: tuple[int, ...], tmp_path: Path) -> None:
    made = runpy.run_path(str(PACKAGING / "icons.py"))["make"](kind, tmp_path)
    for file in (PACKAGING / f"hotseat.{kind}", made):
        with Image.open(file) as icon:
            for size in sizes:
                wanted = (size, size) if kind == "ico" else (size, size, 1)
                drawn: Image.Image = getattr(icon, kind).getimage(wanted)
                assert _pixels(drawn) == _pixels(Image.open(ART / f"{size}.png"))


def _pixels(picture: Image.Image) -> bytes:
    return picture.convert("RGBA").tobytes()


def test_macos_opens_records_with_it() -> None:
    told = plistlib.loads((PACKAGING / "hotseat.plist").read_bytes())
    (kind,) = told["CFBundleDocumentTypes"]
    assert (kind["CFBundleTypeExtensions"], kind["LSHandlerRank"]) == (["jsonl"], "Alternate")


def test_windows_opens_records_with_it() -> None:
    script = (PACKAGING / "hotseat.iss").read_text(encoding="utf-8")
    assert r'"Software\Classes\.jsonl\OpenWithProgids"' in script
    assert '"""{app}\\hotseat.exe"" ""%1"""' in script
    named = re.findall(r"^(?:LicenseFile|SetupIconFile)=(.+)$", script, re.MULTILINE)
    assert all((PACKAGING / name.replace("\\", "/")).is_file() for name in named)


def test_public_tests_run_on_three_systems_and_every_python() -> None:
    workflow = (ROOT / ".github" / "workflows" / "ci.yml").read_text(encoding="utf-8")
    assert 'python: ["3.11", "3.12", "3.13", "3.14"]' in workflow
    assert "system: [ubuntu-24.04, windows-2022, macos-14]" in workflow
    assert "run: .ci/run" in workflow
