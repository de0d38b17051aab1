#!/usr/bin/env python3
"""Write a man page for each command of the tool, from the tool's own descriptions.

    man-pages.py FOLDER VERSION DATE < DUMP

DUMP is what `earshot --experimental-dump-help` prints. The pages are FOLDER/earshot.1, FOLDER/earshot-read.1 and so on;
DATE is YYYY-MM-DD.
"""
import json
import re
import sys
from pathlib import Path

# A heading in a help text, such as "EXIT CODES:" or "FILE OF KEYS: lines such as".
HEADING = re.compile(r"([A-Z][A-Z ]+[A-Z]):\s*(.*)")


def plain(text):
    """Escape text for roff."""
    text = text.replace("\\", "\\e").replace("-", "\\-").replace("'", "\\(aq").replace("`", "\\(ga").replace("~", "\\(ti")
    text = text.replace("^", "\\(ha")
    return re.sub(r"(?m)^\.", r"\\&.", text)


def spelled(name):
    return ("--" if name["kind"] == "long" else "-") + name["name"]


def usage(argument):
    value = argument.get("valueName", "value")
    if argument["kind"] == "positional":
        text = f"<{value}>"
    else:
        text = spelled(argument["preferredName"]) + (f" <{value}>" if argument["kind"] == "option" else "")
    text += " ..." if argument["isRepeating"] else ""
    return f"[{text}]" if argument["isOptional"] else text


def term(argument):
    if argument["kind"] == "positional":
        return f"<{argument['valueName']}>"
    names = ", ".join(spelled(name) for name in argument["names"])
    return names + (f" <{argument['valueName']}>" if argument["kind"] == "option" else "")


def discussion(text):
    """Format paragraphs, headings, definition lists, and other indented lines verbatim."""
    lines = []
    for line in text.split("\n"):
        heading = HEADING.fullmatch(line)
        entry = re.fullmatch(r"  +(\S.*?)  +(\S.*)", line)
        if heading:
            lines += [f".SH {plain(heading[1])}"] + ([plain(heading[2])] if heading[2] else [])
        elif entry:
            lines += [".TP 8", f".B {plain(entry[1])}", plain(entry[2])]
        elif line.startswith("  "):
            lines += [".PP", ".nf", plain(line), ".fi"]
        else:
            lines += [".PP", plain(line)] if line else []
    return lines


def page(command, names, version, date):
    name = "-".join(names)
    arguments = [argument for argument in command.get("arguments", []) if argument.get("shouldDisplay", True)]
    commands = [each for each in command.get("subcommands", []) if each.get("shouldDisplay", True)]
    lines = [
        f'.TH "{name.upper()}" 1 "{date}" "earshot {version}" "User Commands"', ".SH NAME",
        f"{plain(name)} \\- {plain(command.get('abstract', '').split(chr(10))[0].rstrip('.'))}", ".SH SYNOPSIS",
        f".B {plain(' '.join(names))}",
        plain(" ".join([usage(argument) for argument in arguments] + (["<command>"] if commands else []))),
    ]
    # A man page has the examples after the options.
    text, heading, examples = (command.get("discussion") or "").partition("EXAMPLES:")
    text, examples = text.strip("\n"), heading + examples
    if text:
        lines += [".SH DESCRIPTION"] + discussion(text)
    if arguments:
        lines.append(".SH OPTIONS")
        titles = list(dict.fromkeys(argument.get("sectionTitle") or "" for argument in arguments))
        sections = {title: [each for each in arguments if (each.get("sectionTitle") or "") == title] for title in titles}
        grouped = sections.pop("", []) + [each for title in sections for each in [title] + sections[title]]
        for argument in grouped:
            if isinstance(argument, str):
                lines.append(f".SS {plain(argument)}")
                continue
            text = argument.get("abstract", "")
            if argument.get("defaultValue"):
                text += f" (default: {argument['defaultValue']})"
            lines += [".TP", f".B {plain(term(argument))}", plain(text) or "."]
    if commands:
        lines.append(".SH COMMANDS")
        for each in commands:
            lines += [".TP", f".B {plain(each['commandName'])}", plain(each.get("abstract", "")) or "."]
    lines += discussion(examples) if examples else []
    related = [names[:-1]] if len(names) > 1 else [names + [each["commandName"]] for each in commands
                                                     if each["commandName"] != "help"]
    lines += [".SH SEE ALSO", ", ".join(f"\\fB{plain('-'.join(each))}\\fR(1)" for each in related)]
    return "\n".join(line for line in lines if line) + "\n"


def write(command, names, folder, version, date):
    (folder / ("-".join(names) + ".1")).write_text(page(command, names, version, date), encoding="utf-8")
    for each in command.get("subcommands", []):
        if each["commandName"] != "help":
            write(each, names + [each["commandName"]], folder, version, date)


def main():
    if len(sys.argv) != 4:
        sys.exit(__doc__)
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    command = json.load(sys.stdin)["command"]
    write(command, [command["commandName"]], folder, *sys.argv[2:])


main()
