#!/usr/bin/env python3
"""Writes CharacterPropertyRanges.swift.

The Python package wcwidth (MIT) carries the Unicode Character Database's files on grapheme breaks, widths and emoji
variation sequences as tables; `pip install wcwidth` and run this script in its own folder to follow a new version of
Unicode. Each line of the output packs the first scalar of a range (21 bits) and the range's properties (11 bits).
"""
from wcwidth import table_grapheme as g
from wcwidth.table_vs15 import VS15_WIDE_TO_NARROW
from wcwidth.table_vs16 import VS16_NARROW_TO_WIDE
from wcwidth.table_wide import WIDE_EASTASIAN
from wcwidth.table_zero import ZERO_WIDTH

CLASSES = ["OTHER", "CR", "LF", "CONTROL", "EXTEND", "ZWJ", "REGIONAL_INDICATOR", "PREPEND", "SPACINGMARK",
           "L", "V", "T", "LV"]
properties = [0x080] * 0x110000  # class other, width 1


def mark(ranges, change):
    for first, last in ranges:
        for scalar in range(first, last + 1):
            properties[scalar] = change(properties[scalar])


def latest(table):
    return table[max(table, key=lambda version: [int(part) for part in version.split(".")])]


for number, name in enumerate(CLASSES):
    if number:
        mark(getattr(g, "GRAPHEME_" + name), lambda bits, number=number: bits & ~0xF | number)
mark(g.EXTENDED_PICTOGRAPHIC, lambda bits: bits | 0x10)
for number, name in enumerate(["CONSONANT", "LINKER", "EXTEND"], 1):
    mark(getattr(g, "INCB_" + name), lambda bits, number=number: bits & ~0x60 | number << 5)
# Hangul syllables alternate between LV and LVT; the lookup distinguishes them by arithmetic.
mark([(0xAC00, 0xD7A3)], lambda bits: bits & ~0xF | 12)
mark(latest(ZERO_WIDTH), lambda bits: bits & ~0x180)
mark(latest(WIDE_EASTASIAN), lambda bits: bits & ~0x180 | 0x100)
mark(latest(VS16_NARROW_TO_WIDE), lambda bits: bits | 0x200)
mark(latest(VS15_WIDE_TO_NARROW), lambda bits: bits | 0x400)
# Soft hyphens take a column in terminals; lone surrogates never arrive.
mark([(0xAD, 0xAD)], lambda bits: 0x080)
mark([(0xD800, 0xDFFF)], lambda bits: 0x080)

starts = [s for s in range(0x110000) if s == 0 or properties[s] != properties[s - 1]]
version = max(WIDE_EASTASIAN, key=lambda version: [int(part) for part in version.split(".")])
with open("CharacterPropertyRanges.swift", "w") as output:
    print("// Made by generate-tables.py from the Unicode Character Database. Do not edit.\n", file=output)
    print("extension CharacterProperties {", file=output)
    print("    /// The version of Unicode that the ranges come from.", file=output)
    print(f'    static let unicodeVersion = "{version}"\n', file=output)
    print("    /// Where properties change: the first scalar shifted left by 11 bits, and its properties.", file=output)
    print("    // swift-format-ignore", file=output)
    print("    static let ranges: [UInt32] = [", file=output)
    for index in range(0, len(starts), 9):
        print("        " + " ".join(f"{s << 11 | properties[s]:#x}," for s in starts[index:index + 9]), file=output)
    print("    ]\n}", file=output)
