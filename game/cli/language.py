"""``hotseat language``: a translation, as a file for translators and back."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from pathlib import Path

from game.cli import arguments, words
from game.cli.arguments import Command
from game.errors import EXIT_FAULT, Phrase, UserError
from game.text.output import complain, printing


@dataclass(frozen=True)
class Arguments:
    """The arguments of `hotseat language`."""

    language: str = arguments.argument(metavar="LANGUAGE")
    export: Path | None = arguments.option("--export", type=Path, metavar="FILE")
    read: Path | None = arguments.option("--import", type=Path, metavar="FILE")
    seen: bool = arguments.flag("--seen")


def run(given: Arguments) -> int:
    """Write the file or the folder, and print what was done. Raises UserError."""
    from babel import Locale, UnknownLocaleError

    from game.devtools import translators
    from game.engine import files

    try:
        Locale.parse(given.language.replace("-", "_"))
    except (UnknownLocaleError, ValueError) as error:
        raise UserError("error-language-code", language=given.language) from error
    refused: list[Phrase] = []
    try:
        if given.read:
            count, refused = translators.take(given.language, given.read)
            done = words.say("cli-language-taken", language=given.language, count=count, refused=len(refused))
        elif given.seen:
            count = translators.mark_seen(given.language)
            done = words.say("cli-language-marked", language=given.language, count=count)
        else:
            file = given.export or Path(f"hotseat-{given.language}.po")
            files.replace(file, translators.export(given.language))
            command = f"hotseat language {given.language} --import {file}"
            done = f"{file}\n{words.say('cli-language-next', command=command)}"
    except OSError as error:
        raise UserError("error-language-unwritten", language=given.language, reason=error) from error
    for line in refused:
        complain(words.phrase(line))
    with printing():
        sys.stdout.write(f"{done}\n")
    return EXIT_FAULT if refused else 0


COMMAND = Command("language", Arguments, run)
