#!/usr/bin/env python3
"""Write the table of SwiftUI's names that exist here, with what a model without a screen leaves out.

    Tests/Completeness/swiftui_names.py [--tally FILE]

The rows come from the public declarations in Sources/SwiftUI and their documentation, which says what is not honoured.
With --tally, a table of names with their use in apps (| # | `name` | files | apps | …), the names that are used in two
or more apps and are missing here are listed on standard error.
"""
import argparse
import os
import re
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
DECLARATION = re.compile(
    r"^[ \t]*(?:@[\w.]+(?:\([^)]*\))?[ \t]+)*public[ \t]+(?:nonisolated[ \t]+|static[ \t]+|final[ \t]+|@\w+[ \t]+)*"
    r"(func|struct|enum|protocol|class|var|typealias)[ \t]+`?(\w+)")
LIMIT = re.compile(r"[^.]*\b(?:[Nn]ot drawn|[Hh]ere|[Nn]one (?:come|is|are)|[Nn]othing (?:moves|is))\b[^.]*\.")
KINDS = {"func": "modifier or function", "var": "value"}


def declarations(path):
    """The public names of a file: kind, name and documentation."""
    words = []
    for line in open(path, encoding="utf-8"):
        text = line.strip()
        if text.startswith("///"):
            words.append(text[3:].strip())
            continue
        match = DECLARATION.match(line)
        if match and not match.group(2).startswith("_"):
            yield match.group(1), match.group(2), " ".join(words)
        if not text.startswith("@") or match:
            words = []


def names():
    """What is left out, by name and kind; empty where a declaration of the name is modelled."""
    found = {}
    for folder, _, files in os.walk(os.path.join(ROOT, "Sources", "SwiftUI")):
        for name in files:
            if not name.endswith(".swift"):
                continue
            for kind, declared, documentation in declarations(os.path.join(folder, name)):
                limit = LIMIT.search(documentation)
                key = (declared, KINDS.get(kind, "type"))
                note = limit.group(0).strip() if limit else ""
                if found.get(key) != "":
                    found[key] = note
    return found


def missing(tally, known):
    rows = re.findall(r"^\| \d+ \| `([^`]+)` \| (\d+) \| (\d+) ", open(tally, encoding="utf-8").read(), re.M)
    return [(name, files) for name, files, apps in rows if int(apps) > 1 and name.lstrip(".") not in known]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tally", help="a table of names with their use in apps")
    arguments = parser.parse_args()
    found = names()
    print("# SwiftUI's names\n")
    print("Written by `Tests/Completeness/swiftui_names.py` from the declarations and their documentation.\n")
    print("| name | kind | left out |\n|---|---|---|")
    for (name, kind), note in sorted(found.items(), key=lambda row: (row[0][0].lower(), row[0])):
        print(f"| `{name}` | {kind} | {note.replace('|', chr(92) + '|')} |")
    if arguments.tally:
        for name, files in missing(arguments.tally, {name for name, _ in found}):
            print(f"missing: {name} ({files} files)", file=sys.stderr)


if __name__ == "__main__":
    main()
