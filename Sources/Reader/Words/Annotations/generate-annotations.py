#!/usr/bin/env python3
"""Writes a file for each language with the names of symbols and emoji, from Unicode's CLDR.

    ./generate-annotations.py [FOLDER]

The folder holds annotations/ and annotationsDerived/ of CLDR; without one it is /usr/share/unicode/cldr/common
(`apt install unicode-cldr-core`). Names with skin tones are left out: Annotations.swift puts them together.
"""
import sys
import xml.etree.ElementTree as ElementTree
from pathlib import Path

LANGUAGES = {"ar": "arabic", "zh": "chinese", "en": "english", "fr": "french", "de": "german", "ja": "japanese",
             "es": "spanish"}
TONES = {chr(tone) for tone in range(0x1F3FB, 0x1F400)}
# Characters that cannot be in a literal, or that separate names and characters.
UNSAFE = {";", " ", "\n"}
WIDTH = 110


def names(folder, language):
    for kind in ("annotations", "annotationsDerived"):
        for entry in ElementTree.parse(folder / kind / f"{language}.xml").iter("annotation"):
            if entry.get("type") != "tts":
                continue
            characters, name = entry.get("cp"), " ".join(entry.text.split())
            # Signs of ASCII have names of the reader's own.
            if len(characters) == 1 and characters.isascii() or UNSAFE & set(characters):
                continue
            if len(characters) > 1 and TONES & set(characters):
                continue
            if ";" in name or '"""' in name:
                sys.exit(f"{language}: the name of {characters} cannot be written: {name}")
            if name and name != "↑↑↑":
                yield characters.replace("\ufe0f", ""), name


def main(folder):
    version = "unknown"
    for line in (folder / "dtd/ldml.dtd").read_text().splitlines():
        if "cldrVersion" in line and "#FIXED" in line:
            version = line.split('"')[1]
    for language, title in LANGUAGES.items():
        lines, line = [], ""
        for entry in (f"{characters} {name}" for characters, name in names(folder, language)):
            if line and len(line) + len(entry) > WIDTH:
                lines.append(line)
                line = ""
            line += (";" if line else "") + entry
        text = "\n".join("        " + line for line in lines + [line])
        (Path(__file__).parent / f"Annotations+{title.capitalize()}.swift").write_text(f'''\
// Made by generate-annotations.py from Unicode's CLDR {version}. Do not edit. Copyright 1991-2022 Unicode, Inc.; see
// https://www.unicode.org/license.txt.
// swift-format-ignore-file

extension Annotations {{
    /// A character and its name, parted by a blank; then a semicolon or a new line.
    static let {title} = Annotations(
        #"""
{text}
        """#)
}}
''')


main(Path(sys.argv[1] if len(sys.argv) > 1 else "/usr/share/unicode/cldr/common"))
