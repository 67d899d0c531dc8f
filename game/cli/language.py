"""``hotseat language``: a translation, as a file for translators and back."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from pathlib import Path

from game.cli import arguments
from game.cli.arguments import Command
from game.errors import EXIT_FAULT, UserError
from game.text.output import complain, printing


@dataclass(frozen=True)
class Arguments:
    """The arguments of `hotseat language`."""

    language: str = arguments.argument(metavar="LANGUAGE", help="its code, such as de or pt-BR")
    export: Path | None = arguments.option(
        "--export", "write all messages with their translations into a PO file", type=Path, metavar="FILE"
    )
    read: Path | None = arguments.option(
        "--import", "write the translations of a PO file into assets/text", type=Path, metavar="FILE"
    )
    seen: bool = arguments.flag("--seen", "note that all translations fit the English of today")


def run(given: Arguments) -> int:
    """Write the file or the folder, and print what was done. Raises UserError."""
    from babel import Locale, UnknownLocaleError

    from game.devtools import translators

    try:
        Locale.parse(given.language.replace("-", "_"))
    except (UnknownLocaleError, ValueError) as error:
        raise UserError("error-language-code", language=given.language) from error
    refused: list[str] = []
    try:
        if given.read:
            count, refused = translators.take(given.language, given.read)
            words = f"text/{given.language}: {count} messages taken, {len(refused)} not"
        elif given.seen:
            words = f"text/{given.language}: {translators.mark_seen(given.language)} messages seen"
        else:
            file = given.export or Path(f"hotseat-{given.language}.po")
            file.write_bytes(translators.export(given.language))
            words = f"{file}\nNext: translate it, then hotseat language {given.language} --import {file}"
    except OSError as error:
        raise UserError("error-language-unwritten", language=given.language, reason=error) from error
    for line in refused:
        complain(line)
    with printing():
        sys.stdout.write(f"{words}\n")
    return EXIT_FAULT if refused else 0


COMMAND = Command("language", "write a translation as a file for translators, and read it", Arguments, run)
