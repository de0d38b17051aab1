#!/usr/bin/env python3
"""Count the verdicts on a sample of audit findings (see sample.py).

    Tests/Accuracy/judge.py FOLDER [--wrong]

FOLDER has sample.json and the judges' files verdicts-*.json. Prints, as Markdown, the verdicts by rule, and the share
of right issues in the sample and in all findings, each rule weighted by how many issues it has. --wrong lists each
finding that isn't right, with the judge's reason. The exit code is 1 while findings have no verdict, or where two
judges disagree.
"""

import argparse
import collections
import json
import sys
from pathlib import Path

VERDICTS = {"issue": ["right", "wrong", "should-be-review"], "review": ["right", "wrong", "should-be-issue"]}


def verdicts(folder):
    """The verdicts by number, and the numbers on which judges disagree."""
    known, split = {}, set()
    for file in sorted(folder.glob("verdicts-*.json")):
        for entry in json.loads(file.read_text()):
            other = known.setdefault(entry["number"], entry)
            if other["verdict"] != entry["verdict"]:
                split.add(entry["number"])
    return known, split


def table(kind, counts, total):
    names = VERDICTS[kind]
    lines = [f"| rule | {kind}s | judged | " + " | ".join(names) + " |", "|---|" + "---:|" * (len(names) + 2)]
    sums = collections.Counter()
    for rule in sorted(counts):
        count = counts[rule]
        sums.update(count)
        cells = [str(count[name]) for name in names]
        lines.append(f"| {rule} | {total[rule].get(kind, 0):,} | {sum(count.values())} | " + " | ".join(cells) + " |")
    number = sum(entry.get(kind, 0) for entry in total.values())
    cells = [f"**{sums[name]}**" for name in names]
    lines.append(f"| **all** | **{number:,}** | **{sum(sums.values())}** | " + " | ".join(cells) + " |")
    return "\n".join(lines), sums


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--wrong", action="store_true")
    options = parser.parse_args()
    sample = json.loads((options.folder / "sample.json").read_text())
    known, split = verdicts(options.folder)
    missing = [item["number"] for item in sample["items"] if item["number"] not in known]
    if options.wrong:
        for item in sample["items"]:
            entry = known.get(item["number"])
            if entry and entry["verdict"] != "right":
                print(f"{item['number']}. {item['outcome']} {item['rule']}: {entry['verdict']}: {entry['reason']}")
        return
    for kind in VERDICTS:
        counts = collections.defaultdict(collections.Counter)
        for item in sample["items"]:
            if item["outcome"] == kind and item["number"] in known:
                counts[item["rule"]][known[item["number"]]["verdict"]] += 1
        text, sums = table(kind, counts, sample["findings"])
        print(text)
        judged = sum(sums.values())
        if judged:
            weights = {rule: sample["findings"][rule].get(kind, 0) for rule in counts}
            right = sum(weights[rule] * count["right"] / sum(count.values()) for rule, count in counts.items())
            print(f"\nRight: {100 * sums['right'] / judged:.1f} % of the sample, "
                  f"{100 * right / sum(weights.values()):.1f} % weighted by rule.\n")
    if missing or split:
        sys.exit(f"without a verdict: {missing}; judges disagree: {sorted(split)}")


if __name__ == "__main__":
    main()
