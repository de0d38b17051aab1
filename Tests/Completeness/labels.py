#!/usr/bin/env python3
"""Compare the label widths that Xcode stored in Interface Builder files with those that Earshot measures.

    Tests/Completeness/labels.py PATH-OF-EARSHOT FOLDER [--list]

Only labels of one line whose stored width is that of their text count: those that constraints hold at one edge or at
the centre, those in a vertical stack view that does not stretch them, and the texts of cells with a subtitle or a
value. Files are split into two halves by the SHA-256 of their path below the folder: the font tables of TextMeasurement
are fitted to the first half (see Sources/UIKit/TextMeasurement/Fonts/generate-metrics.py), so the second measures them. The
exit code is 1 when, of the second half, fewer than 70 % lie within 1 point or fewer than 95 % within 5. --list prints
each label that is more than 1 point off.
"""

import collections
import concurrent.futures
import hashlib
import json
import subprocess
import sys
import xml.etree.ElementTree as ET
from pathlib import Path

# Size and weight of the text styles at the size that a device starts with.
STYLES = {
    "Title0": (34, 400), "Title1": (28, 400), "Title2": (22, 400), "Title3": (20, 400), "Headline": (17, 600),
    "Subhead": (15, 400), "Body": (17, 400), "Callout": (16, 400), "Footnote": (13, 400), "Caption1": (12, 400),
    "Caption2": (11, 400),
}
WEIGHTS = {
    "ultraLight": 100, "thin": 200, "light": 300, "regular": 400, "medium": 500, "semibold": 600, "bold": 700,
    "heavy": 800, "black": 900,
}
EDGES = {
    "leading": "leading", "left": "leading", "leadingMargin": "leading", "leftMargin": "leading",
    "trailing": "trailing", "right": "trailing", "trailingMargin": "trailing", "rightMargin": "trailing",
    "centerX": "center", "centerXWithinMargins": "center", "width": "width",
}
CELLS_WITH_TWO_TEXTS = {"IBUITableViewCellStyleSubtitle", "IBUITableViewCellStyleValue1"}
# Xcode 7, the first whose canvas shows San Francisco.
FIRST_TOOLS = 9000

Label = collections.namedtuple("Label", "file half id text size weight width height")


def system_font(description):
    """Size and weight of a font of the system, or None for any other."""
    if description is None:
        return 17.0, 400
    style = STYLES.get(description.get("style", "").replace("UICTFontTextStyle", ""))
    if style:
        return float(style[0]), style[1]
    kind, size = description.get("type"), description.get("pointSize")
    if size is None or kind not in {"system", "boldSystem"}:
        return None
    return float(size), 600 if kind == "boldSystem" else WEIGHTS.get(description.get("weight", "regular"), 400)


def horizontal_constraints(root, parents):
    """For each object, the edges that constraints hold: (edge, whether by an equation)."""
    held = collections.defaultdict(set)
    for constraint in root.iter("constraint"):
        owner = parents[parents[constraint]].get("id")
        is_equal = constraint.get("relation", "equal") == "equal"
        for item, attribute in (
            (constraint.get("firstItem") or owner, constraint.get("firstAttribute")),
            (constraint.get("secondItem"), constraint.get("secondAttribute")),
        ):
            if item and attribute in EDGES:
                held[item].add((EDGES[attribute], is_equal))
    return held


def has_width_of_its_text(label, parents, held):
    """Return whether only the text determines the width of a label, as far as the file shows."""
    around = parents[parents[label]] if parents[label].tag == "subviews" else None
    edges = held.get(label.get("id"), set())
    if ("width", True) in edges or ("width", False) in edges:
        return False
    if around is not None and around.tag == "stackView":
        return around.get("axis") == "vertical" and around.get("alignment", "fill") != "fill"
    if around is not None and around.tag == "tableViewCellContentView":
        if parents[around].get("style") in CELLS_WITH_TWO_TEXTS:
            return True
    if label.get("translatesAutoresizingMaskIntoConstraints") != "NO":
        return False
    return len({edge for edge, is_equal in edges if is_equal}) == 1


def labels(folder):
    """The labels of one line whose stored widths are those of their texts, in the order of the files."""
    found = []
    for path in sorted(p for p in Path(folder).rglob("*") if p.suffix in {".storyboard", ".xib"}):
        root = ET.parse(path).getroot()
        if int(root.get("toolsVersion", "0").split(".")[0]) < FIRST_TOOLS or "MacOSX" in root.get("targetRuntime", ""):
            continue
        name = path.relative_to(folder).as_posix()
        half = 2 - int(hashlib.sha256(name.encode()).hexdigest(), 16) % 2
        parents = {inner: outer for outer in root.iter() for inner in outer}
        held = horizontal_constraints(root, parents)
        for label in root.iter("label"):
            rect = next((r for r in label if r.tag == "rect" and r.get("key") == "frame"), None)
            font = system_font(next((f for f in label if f.tag == "fontDescription"), None))
            text = label.get("text", "")
            if not text.strip() or rect is None or float(rect.get("width")) <= 0 or font is None or font[0] <= 0:
                continue
            if label.get("numberOfLines", "1") != "1" or label.get("misplaced") == "YES":
                continue
            if has_width_of_its_text(label, parents, held):
                size = (float(rect.get("width")), float(rect.get("height")))
                found.append(Label(name, half, label.get("id"), text, *font, *size))
    return found


def measured(earshot, path):
    """The widths that Earshot measures, by the ids of the objects in the file."""
    process = subprocess.run(
        [earshot, "tree", "--format", "json", "--bare", str(path)], capture_output=True, text=True, timeout=120)
    if process.returncode != 0:
        return {}
    widths = {}
    screens = json.loads(process.stdout)["screens"]
    for screen in screens + [prototype for screen in screens for prototype in screen.get("prototypes", [])]:
        for node in screen["tree"]["nodes"]:
            size = node.get("appearance", {}).get("intrinsicSize")
            if size is not None:
                widths[node.get("source", {}).get("objectID")] = size["width"]
    return widths


def main(arguments):
    places = [a for a in arguments if not a.startswith("--")]
    earshot, folder = places
    wanted = labels(folder)
    files = sorted({label.file for label in wanted})
    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        widths = dict(zip(files, pool.map(lambda name: measured(earshot, Path(folder) / name), files)))
    passed = True
    for half in (1, 2):
        errors = []
        missing = 0
        for label in (label for label in wanted if label.half == half):
            width = widths[label.file].get(label.id)
            if width is None:
                missing += 1
                continue
            error = width - label.width
            errors.append(abs(error))
            if "--list" in arguments and abs(error) > 1:
                print(f"  {error:+7.2f} of {label.width:6.1f}  {label.size:g} pt {label.weight}  {label.text[:50]!r}")
        within = [sum(e <= limit + 0.001 for e in errors) / max(len(errors), 1) for limit in (1, 5)]
        kind = "calibrated on" if half == 1 else "measured"
        print(f"half {half} ({kind}): {len(errors)} labels, {within[0]:.1%} within 1 point, {within[1]:.1%} within 5"
              f"; {missing} not in any tree")
        passed = passed and (half == 1 or (within[0] >= 0.70 and within[1] >= 0.95))
    return 0 if passed else 1


if __name__ == "__main__":
    if len(sys.argv) < 3:
        print(__doc__.strip())
        sys.exit(64)
    sys.exit(main(sys.argv[1:]))
