#!/usr/bin/env python3
"""Draw a sample of audit findings for people to judge.

    Tests/Accuracy/sample.py PATH-OF-EARSHOT CORPORA FOLDER [--seed 48] [--issues 200] [--reviews 60]

CORPORA has the folder interface-builder, with a folder OWNER+REPOSITORY for each project, and the folder page-source.
Each rule with findings gets a share (SHARE of its issues, or all that it has), and the rest is drawn at random from
all findings. The same findings and the same seed give the same sample. FOLDER gets

- sample.json: the number, rule, outcome, message and location of each finding, and how many findings each rule has
- sample.md: the same to read, with the line of the file

Judges read the file, and the project's code where they have it, and write verdicts-NAME.json: a list of objects with
`number`, `verdict` (right, wrong, should-be-review or should-be-issue) and `reason`. judge.py counts them.
"""

import argparse
import collections
import json
import random
import subprocess
import sys
from pathlib import Path

GUIDE = """\
How to judge: an issue is right if a user of the app meets what the message says, as far as the file and the project's
code show; it is wrong if not (the code sets it, the object is never shown, the number is off so that the rule would
pass), and should-be-review if the file alone can't show it: code reaches the object in a way that may change the
answer. A review is right if a person has to look at the app or its code to decide, should-be-issue if the file alone
shows the issue, and wrong if there is nothing to look at."""
# The findings that each rule gets before the rest is drawn from all.
SHARE = {"issue": 6, "review": 1}
FOLDERS = ["interface-builder", "page-source"]


def findings(tool, corpora):
    """All findings of the tool on the corpora, in an order that doesn't depend on the run."""
    folders = [corpora / name for name in FOLDERS if (corpora / name).is_dir()]
    if not folders:
        sys.exit(f"{corpora} has none of the folders {', '.join(FOLDERS)}")
    run = subprocess.run([tool, "audit", *map(str, folders), "--report", "json=-"], capture_output=True, text=True)
    if run.returncode not in (0, 1, 3):
        sys.exit(run.stderr)
    return sorted(json.loads(run.stdout)["findings"], key=sort_key)


def sort_key(finding):
    location = finding.get("location", {})
    return (
        finding["rule"], location.get("file", ""), location.get("line", 0), location.get("column", 0),
        location.get("objectID", ""), finding.get("screen", ""), finding["message"],
    )


def draw(candidates, share, count, generator):
    """At least `share` of each rule, and `count` in all where there are as many."""
    rules = collections.defaultdict(list)
    for finding in candidates:
        rules[finding["rule"]].append(finding)
    drawn = []
    for rule in sorted(rules):
        drawn += generator.sample(rules[rule], min(share, len(rules[rule])))
    if len(drawn) > count:
        sys.exit(f"{len(rules)} rules have findings: {count} is too few to give each rule {share}")
    taken = {id(finding) for finding in drawn}
    rest = [finding for finding in candidates if id(finding) not in taken]
    drawn += generator.sample(rest, min(count - len(drawn), len(rest)))
    return sorted(drawn, key=sort_key)


def item(number, kind, finding, corpora):
    """What a judge needs to know of a finding."""
    location = finding.get("location", {})
    file = Path(location.get("file", ""))
    relative = file.relative_to(corpora) if file.is_relative_to(corpora) else file
    project = relative.parts[1] if len(relative.parts) > 2 else relative.parts[0]
    element = finding.get("element", {})
    return {
        "number": number,
        "rule": finding["rule"],
        "outcome": kind,
        "impact": finding["impact"],
        "project": project.replace("+", "/", 1),
        "file": str(relative),
        "line": location.get("line"),
        "column": location.get("column"),
        "object": location.get("objectID"),
        "screen": finding.get("screen"),
        "class": element.get("className"),
        "frame": element.get("frame"),
        "message": finding["message"],
        "reason": finding.get("reviewReason"),
        "remedy": finding.get("remedy"),
    }


def source_line(corpora, entry):
    try:
        lines = (corpora / entry["file"]).read_text(errors="replace").splitlines()
        return lines[entry["line"] - 1].strip()[:400]
    except (OSError, IndexError, TypeError):
        return ""


def markdown(sample, corpora):
    text = [f"# {len(sample['items'])} findings, seed {sample['seed']}", "", GUIDE, ""]
    for entry in sample["items"]:
        text.append(f"## {entry['number']}. {entry['outcome']}: {entry['rule']}")
        text.append("")
        text.append(entry["message"])
        if entry["reason"]:
            text.append(f"Needs review: {entry['reason']}.")
        text.append("")
        text.append(f"- file: {entry['file']}:{entry['line']}:{entry['column']}")
        text.append(f"- project: {entry['project']}; object: {entry['object']}; screen: {entry['screen']}")
        if entry["frame"]:
            frame = entry["frame"]
            text.append(
                f"- {entry['class']} at x {frame['x']:g}, y {frame['y']:g}, {frame['width']:g} × {frame['height']:g}")
        line = source_line(corpora, entry)
        if line:
            text.append(f"- `{line}`")
        text.append("")
    return "\n".join(text)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("tool")
    parser.add_argument("corpora", type=Path)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--seed", type=int, default=48)
    parser.add_argument("--issues", type=int, default=200)
    parser.add_argument("--reviews", type=int, default=60)
    options = parser.parse_args()
    corpora = options.corpora.resolve()
    everything = findings(options.tool, corpora)
    generator = random.Random(options.seed)
    kinds = {"issue": options.issues, "review": options.reviews}
    items, rules = [], collections.defaultdict(dict)
    for kind, count in kinds.items():
        candidates = [finding for finding in everything if (finding["outcome"] == "fail") == (kind == "issue")]
        for rule, number in collections.Counter(finding["rule"] for finding in candidates).items():
            rules[rule][kind] = number
        for finding in draw(candidates, SHARE[kind], count, generator):
            items.append(item(len(items) + 1, kind, finding, corpora))
    sample = {"seed": options.seed, "findings": dict(sorted(rules.items())), "items": items}
    options.folder.mkdir(parents=True, exist_ok=True)
    (options.folder / "sample.json").write_text(json.dumps(sample, indent=1, ensure_ascii=False) + "\n")
    (options.folder / "sample.md").write_text(markdown(sample, corpora))
    print(f"{len(items)} findings of {len(everything)} in {options.folder}")


if __name__ == "__main__":
    main()
