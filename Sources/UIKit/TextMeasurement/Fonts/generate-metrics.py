#!/usr/bin/env python3
"""Writes SystemFaceTables.swift, the widths of the system font's letters.

    ./generate-metrics.py FOLDER

No font of Apple's is read. The widths start from those of Inter (SIL Open Font License; `apt install fonts-inter`), and
are fitted by regularised least squares to the widths that Xcode stored for labels in the storyboards and xibs of a
folder: those of the first half of the files, as Tests/Completeness/labels.py splits them, which also measures the result
on the second half. What is fitted: a difference for each letter, a factor for heavy and one for light weights, and the
tracking (the space after each letter) for each size; the start of the tracking is the table of Apple's Human Interface
Guidelines for SF Pro Text and SF Pro Display. Needs numpy and fonttools.
"""
import collections
import sys
from pathlib import Path

import numpy
from fontTools.ttLib import TTFont

sys.path.insert(0, str(Path(__file__).resolve().parents[4] / "Tests/Completeness"))
from labels import labels  # noqa: E402

INTER = "/usr/share/fonts/opentype/inter/Inter-{}.otf"
MASTERS = {100: "Thin", 400: "Regular", 900: "Black"}
BLOCKS = [
    (0x20, 0x7E), (0xA0, 0x24F), (0x2B0, 0x2DF), (0x370, 0x3FF), (0x400, 0x52F), (0x1E00, 0x1EFF), (0x2000, 0x206F),
    (0x2070, 0x209C), (0x20A0, 0x20BF), (0x2100, 0x214F), (0x2150, 0x218B), (0x2190, 0x21FF), (0x2200, 0x22FF),
    (0x2300, 0x23FF), (0x25A0, 0x25FF),
]
# Thousandths of an em after each letter, by size in points: SF Pro Text to 19, SF Pro Display from 20.
TRACKING = {
    6: 41, 7: 34, 8: 26, 9: 19, 10: 12, 11: 6, 12: 0, 13: -6, 14: -11, 15: -16, 16: -20, 17: -24, 18: -25, 19: -26,
    20: 19, 21: 17, 22: 16, 23: 15, 24: 15, 25: 14, 26: 14, 27: 14, 28: 13, 29: 13, 30: 12, 31: 12, 32: 12, 33: 12,
    34: 11, 35: 11, 36: 10, 37: 10, 38: 10, 39: 10, 40: 10, 44: 8, 48: 8, 52: 6, 56: 6, 60: 5, 70: 3, 80: 0,
}
DISPLAY = 20
# The distance that fitted widths may have from the measured ones, in thousandths of an em (or per cent, for factors).
LETTER_SPREAD, SIZE_SPREAD, DISPLAY_SPREAD, FACTOR_SPREAD = 8.0, 3.0, 15.0, 2.0


def advances(master):
    font = TTFont(INTER.format(master))
    names, table, unit = font.getBestCmap(), font["hmtx"], font["head"].unitsPerEm
    return {code: 1000 * table[name][0] / unit for code, name in names.items()}


inter = {weight: advances(master) for weight, master in MASTERS.items()}


def start(code, weight):
    light, regular, black = (inter[w][code] for w in (100, 400, 900))
    if weight < 400:
        return light + (regular - light) * (weight - 100) / 300
    return regular + (black - regular) * (weight - 400) / 500


def tracking_before(size):
    """The guidelines' tracking, between and beyond their sizes by the nearest."""
    return TRACKING[min(TRACKING, key=lambda known: abs(known - size))]


def fit(samples):
    letters = sorted({c for s in samples for c in s.text})
    sizes = sorted({s.size for s in samples})
    count = len(letters) + len(sizes) + 3
    column = {c: i for i, c in enumerate(letters)}
    column_of_size = {s: len(letters) + i for i, s in enumerate(sizes)}
    display, heavy, light = count - 3, count - 2, count - 1
    times = collections.Counter((s.text, s.size, s.weight) for s in samples)
    rows, goals, spreads, repeats = [], [], [], []
    for s in samples:
        row = numpy.zeros(count)
        for c in s.text:
            row[column[c]] += 1
        row[column_of_size[s.size]] = len(s.text)
        row[display] = len(s.text) if s.size >= DISPLAY else 0
        width = sum(start(ord(c), s.weight) for c in s.text)
        row[heavy] = width / 100 * max(0, s.weight - 400) / 200
        row[light] = width / 100 * max(0, 400 - s.weight) / 200
        # Stored widths are rounded up to pixels, of which there are two or three a point.
        pixels = 2 if abs(s.width * 2 - round(s.width * 2)) < 0.01 else 3
        rows.append(row)
        goals.append((s.width - 0.5 / pixels) * 1000 / s.size - width - len(s.text) * tracking_before(s.size))
        spreads.append((0.25 + 0.003 * s.width) * 1000 / s.size)
        repeats.append(times[(s.text, s.size, s.weight)] ** -0.5)
    rows, goals, spreads, repeats = (numpy.array(a) for a in (rows, goals, spreads, repeats))
    prior = numpy.concatenate([
        numpy.full(len(letters), LETTER_SPREAD), numpy.full(len(sizes), SIZE_SPREAD),
        [DISPLAY_SPREAD, FACTOR_SPREAD, FACTOR_SPREAD],
    ])
    trust = numpy.ones(len(samples))
    for _ in range(40):
        # Labels that are far off were stretched or cut off after all: they count little or not at all.
        scale = trust * repeats / spreads
        matrix = numpy.vstack([rows * scale[:, None], numpy.diag(1 / prior)])
        found = numpy.linalg.lstsq(matrix, numpy.concatenate([goals * scale, numpy.zeros(count)]), rcond=None)[0]
        off = (goals - rows @ found) / spreads
        trust = numpy.where(numpy.abs(off) > 15, 0, (1 + (off / 2) ** 2) ** -0.5)
    return (
        {c: found[i] for c, i in column.items()}, {s: found[i] for s, i in column_of_size.items()}, found[display],
        found[heavy], found[light],
    )


def rows_of(numbers, per_row, indent):
    return "\n".join(
        " " * indent + " ".join(f"{n}," for n in numbers[i:i + per_row]) for i in range(0, len(numbers), per_row))


def main(folder):
    samples = [
        s for s in labels(folder) if s.half == 1 and all(ord(c) in inter[400] and c.isprintable() for c in s.text)
    ]
    letters, sizes, display, heavy, light = fit(samples)

    def advance(code, weight):
        if code not in inter[400]:
            return 0
        factor = 1 + (heavy / 100 * max(0, weight - 400) + light / 100 * max(0, 400 - weight)) / 200
        return max(0, round(start(code, weight) * factor + letters.get(chr(code), 0)))

    def tracking(size):
        fitted = sizes.get(float(size), 0)
        return round(tracking_before(size) + fitted + (display if size >= DISPLAY else 0), 1)

    with open(Path(__file__).with_name("SystemFaceTables.swift"), "w") as output:
        print(f"""\
// Made by generate-metrics.py: widths of the font Inter, fitted to the widths that Xcode stored for {len(samples)} labels of
// public storyboards and xibs. Do not edit.

extension SystemFace {{
    /// The first scalar of each block of the tables, the number of its scalars, and where it begins.
    // swift-format-ignore
    static let blocks: [(first: UInt32, count: UInt32, start: Int)] = [""", file=output)
        start_index = 0
        for first, last in BLOCKS:
            print(f"        (0x{first:X}, {last - first + 1}, {start_index}),", file=output)
            start_index += last - first + 1
        print("    ]", file=output)
        codes = [code for first, last in BLOCKS for code in range(first, last + 1)]
        for weight, name in ((100, "ultraLight"), (400, "regular"), (900, "black")):
            print(f"""
    /// The widths of the blocks' scalars at weight {weight}, in thousandths of an em; 0 where there is none.
    // swift-format-ignore
    static let {name}Advances: [UInt16] = [""", file=output)
            print(rows_of([advance(code, weight) for code in codes], 20, 8), file=output)
            print("    ]", file=output)
        print("""
    /// The space after each letter, in thousandths of an em: the size in points at each place, from 0.
    // swift-format-ignore
    static let tracking: [Double] = [""", file=output)
        print(rows_of([tracking(size) for size in range(0, 81)], 14, 8), file=output)
        print("    ]\n}", file=output)
    print(f"{len(samples)} labels, {len(letters)} letters, display {display:+.1f}, heavy {heavy:+.2f}, light {light:+.2f}")


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    main(sys.argv[1])
