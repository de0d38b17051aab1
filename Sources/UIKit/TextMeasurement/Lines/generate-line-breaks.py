#!/usr/bin/env python3
"""Writes LineBreakRanges.swift from the Unicode Character Database.

    ./generate-line-breaks.py [FOLDER]

The folder holds LineBreak.txt, EastAsianWidth.txt, DerivedGeneralCategory.txt (or extracted/ with it) and
emoji/emoji-data.txt; without one it is /usr/share/unicode (`apt install unicode-data`).
"""
import re
import sys
from pathlib import Path

CLASSES = [
    "AL", "BK", "CR", "LF", "NL", "SP", "ZW", "WJ", "GL", "CM", "ZWJ", "CB", "BA", "BB", "B2", "HY", "CL", "CP", "EX",
    "IN", "NS", "OP", "QU", "IS", "NU", "PO", "PR", "SY", "EB", "EM", "H2", "H3", "HL", "ID", "JL", "JT", "JV", "RI",
]
# LB1: classes that replace others if no language or shape is known.
RESOLVED = {"AI": "AL", "SG": "AL", "XX": "AL", "CJ": "NS"}


def ranges(path):
    for line in path.read_text().splitlines():
        match = re.match(r"([0-9A-F]+)(?:\.\.([0-9A-F]+))?\s*;\s*(\w+)", line)
        if match:
            first = int(match[1], 16)
            yield first, int(match[2] or match[1], 16), match[3]


def main(folder):
    categories = {}
    for first, last, value in ranges(folder / "extracted/DerivedGeneralCategory.txt"):
        for scalar in range(first, last + 1):
            categories[scalar] = value
    classes = [0] * 0x110000
    # Unassigned scalars of the blocks for ideographs and pictures, which the file's comments name.
    for first, last in ((0x3400, 0x4DBF), (0x4E00, 0x9FFF), (0xF900, 0xFAFF), (0x20000, 0x2FFFD), (0x30000, 0x3FFFD),
                        (0x1F000, 0x1FAFF), (0x1FC00, 0x1FFFD)):
        classes[first:last + 1] = [CLASSES.index("ID")] * (last + 1 - first)
    classes[0x20A0:0x20D0] = [CLASSES.index("PR")] * 0x30
    for first, last, value in ranges(folder / "LineBreak.txt"):
        for scalar in range(first, last + 1):
            name = RESOLVED.get(value, value)
            if name == "SA":
                name = "CM" if categories.get(scalar) in {"Mn", "Mc"} else "AL"
            classes[scalar] = CLASSES.index(name)
    for first, last, value in ranges(folder / "EastAsianWidth.txt"):
        if value in {"F", "W", "H"}:
            for scalar in range(first, last + 1):
                classes[scalar] |= 0x40
    for first, last, value in ranges(folder / "emoji/emoji-data.txt"):
        if value == "Extended_Pictographic":
            for scalar in range(first, last + 1):
                if categories.get(scalar, "Cn") == "Cn":
                    classes[scalar] |= 0x80
    # Only brackets need their width, and only pictographs whether they are assigned.
    for scalar in range(0x110000):
        if classes[scalar] & 0x3F not in {CLASSES.index("OP"), CLASSES.index("CP")}:
            classes[scalar] &= ~0x40
    version = re.search(r"LineBreak-([\d.]+)\.txt", (folder / "LineBreak.txt").read_text())[1]
    starts = [s for s in range(0x110000) if s == 0 or classes[s] != classes[s - 1]]
    with open(Path(__file__).with_name("LineBreakRanges.swift"), "w") as output:
        print("// Made by generate-line-breaks.py from the Unicode Character Database. Do not edit.\n", file=output)
        print("extension LineBreakClass {", file=output)
        print(f'    /// The version of Unicode that the ranges come from.\n    static let unicodeVersion = "{version}"\n',
              file=output)
        print("    /// Where classes change: the first scalar shifted left by 8 bits, and its class and marks.", file=output)
        print("    // swift-format-ignore\n    static let ranges: [UInt32] = [", file=output)
        for index in range(0, len(starts), 10):
            print("        " + " ".join(f"{s << 8 | classes[s]:#x}," for s in starts[index:index + 10]), file=output)
        print("    ]\n}", file=output)
    print(", ".join(f"{name[0].lower() + name[1:].lower()}" for name in CLASSES), len(starts))


if __name__ == "__main__":
    main(Path(sys.argv[1] if len(sys.argv) > 1 else "/usr/share/unicode"))
