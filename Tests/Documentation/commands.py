#!/usr/bin/env python3
"""Run the commands in the documentation and report which of them fail.

    commands.py FOLDER [DOCUMENT…]

FOLDER has the built tool (`$(swift build --show-bin-path)`). Without documents, all are checked: README, CONTRIBUTING, docs,
the DocC catalogues of the libraries, and the READMEs of the examples.

Each command in a block with `sh` runs in a scratch folder with files of the names that the documents use. A block with
`console` has commands after `$ ` and their output, which is compared. The content of a block after a comment
`<!-- file: NAME -->` is in that file for the rest of the document. A comment before a block excuses its commands:

    <!-- not run: it needs root -->

Excused commands that call `make` get a dry run, so their target exists. A command succeeds with exit code 0, or 1, with which
checks report findings. With 69 (something is missing, such as a sound device) it is listed, and is not a failure. Exits
with 1 if a command failed.
"""
import os
import pty
import re
import select
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
SECONDS = 120
UNAVAILABLE = 69

# The files that documents mention, and the files used for them here.
FILES = {
    "Main.storyboard": "Tests/Expectations/interfacebuilder/settings.storyboard",
    "App/Main.storyboard": "Tests/Fixtures/SmallApp/App/Base.lproj/Main.storyboard",
    "App/Screens/Main.storyboard": "Tests/Expectations/interfacebuilder/settings.storyboard",
    "Settings.xib": "Tests/Expectations/interfacebuilder/cells.xib",
    "Main.xib": "Tests/Expectations/interfacebuilder/cells.xib",
    "New.xib": "Tests/Expectations/interfacebuilder/cells.xib",
    "screen.json": "Examples/ATDriver/screen.json",
    "page-source.xml": "Tests/Expectations/pagesource/appium-android.xml",
    "cases.json": "Tests/Expectations/conformance/basics.json",
    "Examples/Larder/Sources/Larder/App/Base.lproj/Main.storyboard":
        "Examples/Larder/Sources/Larder/App/Base.lproj/Main.storyboard",
    "Examples/Audit/Newsletter.storyboard": "Examples/Audit/Newsletter.storyboard",
    "Tests/cases/rotor.json": "Tests/Expectations/conformance/rotor.json",
    "session.cast": "Tests/Expectations/terminal/casts/progress.cast",
    "Sources/App/AppDelegate.swift": "Examples/Larder/Sources/Larder/App/AppDelegate.swift",
    "LoginViewController.swift": "Examples/Larder/Sources/Larder/App/ItemViewController.swift",
    "SignUpViewController.swift": "Examples/Larder/Sources/Larder/App/NewItemViewController.swift",
    "drive.py": "Examples/ATDriver/drive.py",
    "drive.mjs": "Examples/ATDriver/drive.mjs",
    "announce.py": "Examples/Announce/announce.py",
    "announce.mjs": "Examples/Announce/announce.mjs",
    "announce.sh": "Examples/Announce/announce.sh",
}
TEXTS = {
    "notes.txt": "First note\nSecond note\n",
    "Makefile": "all test:\n\t@echo made\n",
    "announcements.jsonl": '{"id": 1, "text": "Saved"}\n',
    "my-voice.yaml": "name: mine\nlanguage: en-US\nvoice: en-us\nrate: 260\n",
}
# Replacements for programs that documents mention: players of sound, and programs of the user.
PROGRAMS = {
    "aplay": "exec cat >/dev/null", "pacat": "exec cat >/dev/null", "pw-cat": "exec cat >/dev/null",
    "fortune": "echo A text", "make-description": "exec cat screen.json",
}
# Files that the tool creates before the commands are run.
MADE = """
earshot read screen.json --log old.jsonl; earshot read screen.json --log spoken.jsonl
earshot read cast session.cast > session.txt; cp session.txt speech.txt
for part in 1 2 3 4; do earshot audit App --shard $part/4 --report json=audit-$part.json; cp audit-$part.json $part.json; done
earshot audit App --write-baseline audit.json
git init -q . && git add -A && git -c user.name=a -c user.email=a@example.com commit -qm all
git update-ref refs/remotes/origin/main HEAD
"""
# Standard input of commands that read it; it is empty for other commands.
INPUTS = [(r"earshot announce(?!.*<)", "announcements.jsonl"), (r"(^|\s)-(\s|$)", "screen.json")]
# Keys that are typed into commands that need a terminal.
TYPED = [(r"earshot explore(?!.*--list)", "q"), (r"\|\s*less", "q"), (r"earshot run(?!.*--list).*-- vim", "\x1b:q!\r"),
         (r"earshot run(?!.*--list).*-- (less|man)", "q"), (r"earshot run(?!.*(--list| -- ))", "exit\r")]
# Commands that run until they are stopped.
SERVICES = [r"earshot serve", r"earshot announce.*--socket"]


def documents():
    found = [ROOT / "README.md", ROOT / "CONTRIBUTING.md"] + sorted((ROOT / "docs").glob("*.md"))
    found += sorted((ROOT / "Sources").glob("**/*.docc/*.md")) + sorted((ROOT / "Voices").glob("*.docc/*.md"))
    return found + sorted((ROOT / "Examples").glob("*/README.md"))


def blocks(path):
    """Yield the code blocks of a document: line, language, lines, the reason for not running them, and their file."""
    reason, name, fence, indent = None, None, None, ""
    for number, line in enumerate(path.read_text(encoding="utf-8").split("\n"), start=1):
        content = line.strip()
        if fence:
            if content == fence:
                yield start, language, lines, reason, name
                fence = reason = name = None
            else:
                lines.append(line.removeprefix(indent))
        elif match := re.fullmatch(r"(`{3,})\s*(\w*).*", content):
            fence, language = match[1], match[2]
            start, lines, indent = number, [], line[:len(line) - len(line.lstrip())]
        elif match := re.fullmatch(r"<!-- not run: (.+) -->", content):
            reason = match[1]
        elif match := re.fullmatch(r"<!-- file: (.+) -->", content):
            name = match[1]
        elif line.startswith("    ") and re.match(r"(earshot|make|swift|\$) ", content):
            yield number, "indented", [content], None, None
        elif content and not content.startswith("<!--"):
            reason = name = None


def commands(language, lines):
    """Return commands with their expected output, or None if the document shows none."""
    if language == "console":
        output, command = [], None
        for line in lines:
            if line.startswith("$ "):
                if command:
                    yield command, "\n".join(output)
                command, output = line[2:], []
            else:
                output.append(line)
        if command:
            yield command, "\n".join(output)
        return
    command = ""
    for line in lines:
        command += line
        if line.endswith("\\"):
            command += "\n"
            continue
        if command.strip() and not command.strip().startswith("#"):
            yield command, None
        command = ""


def prepare(folder, tools):
    for name, source in FILES.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / source, folder / name)
    for name, text in TEXTS.items():
        (folder / name).write_text(text, encoding="utf-8")
    for name, script in PROGRAMS.items():
        (tools / name).write_text(f"#!/bin/sh\n{script}\n")
        (tools / name).chmod(0o755)
    for name in ["home", "run", "state", "config"]:
        (tools / name).mkdir(mode=0o700)


def environment(built, tools):
    inherited = {name: value for name, value in os.environ.items()
                 if not name.startswith(("EARSHOT", "PULSE", "XDG")) and name not in {"TMUX", "DISPLAY"}}
    return inherited | {
        "PATH": f"{tools}:{built}:{os.environ['PATH']}", "HOME": f"{tools}/home", "XDG_RUNTIME_DIR": f"{tools}/run",
        "XDG_STATE_HOME": f"{tools}/state", "XDG_CONFIG_HOME": f"{tools}/config", "TERM": "xterm-256color",
        "SHELL": "/bin/bash", "LC_ALL": "C.UTF-8", "PS1": "$ ",
    }


def in_terminal(command, typed, folder, variables):
    """Run a command in a terminal and type until it ends."""
    process, terminal = pty.fork()
    if process == 0:
        os.chdir(folder)
        os.execvpe("bash", ["bash", "-c", command], variables)
    shown, end, last = b"", time.monotonic() + SECONDS, time.monotonic()
    while True:
        ready, _, _ = select.select([terminal], [], [], 0.2)
        try:
            if ready:
                shown += os.read(terminal, 65536)
        except OSError:
            break
        now = time.monotonic()
        # Type again from time to time: keys typed before a program reads them are lost.
        if now - last > 2:
            last = now
            os.write(terminal, typed.encode())
        if now > end:
            os.kill(process, signal.SIGKILL)
            break
    _, status = os.waitpid(process, 0)
    return os.waitstatus_to_exitcode(status), shown.decode(errors="replace")


def run(command, folder, variables):
    """Run a command and return its exit code and output."""
    for pattern, typed in TYPED:
        if re.search(pattern, command):
            return in_terminal(command, typed, folder, variables)
    source = next((folder / name for pattern, name in INPUTS if re.search(pattern, command)), Path(os.devnull))
    isService = any(re.search(pattern, command) for pattern in SERVICES)
    with open(source, "rb") as given:
        process = subprocess.Popen(
            ["bash", "-o", "pipefail", "-c", command], cwd=folder, env=variables, stdin=given, stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT, start_new_session=True)
    try:
        output, _ = process.communicate(timeout=3 if isService else SECONDS)
        code = process.returncode
    except subprocess.TimeoutExpired:
        os.killpg(process.pid, signal.SIGTERM)
        output, _ = process.communicate()
        code = 0 if isService else 124
    return code, output.decode(errors="replace")


def main():
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    built = Path(sys.argv[1]).resolve()
    paths = [Path(path).resolve() for path in sys.argv[2:]] or documents()
    counts, failures = {"run": 0, "not run": 0}, []
    with tempfile.TemporaryDirectory() as scratch:
        original, tools = Path(scratch) / "files", Path(scratch) / "tools"
        original.mkdir()
        tools.mkdir()
        prepare(original, tools)
        variables = environment(built, tools)
        subprocess.run(["bash", "-c", MADE], cwd=original, env=variables, stdin=subprocess.DEVNULL, check=True,
                       stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        for path in paths:
            name, given = path.relative_to(ROOT), {}
            for line, language, lines, reason, file in blocks(path):
                if file:
                    given[file] = "\n".join(lines) + "\n"
                if language == "indented":
                    failures.append((f"{name}:{line}", lines[0], "put it into a fence with sh or console"))
                if language not in {"sh", "console"}:
                    continue
                folder = Path(scratch) / "work"
                shutil.rmtree(folder, ignore_errors=True)
                shutil.copytree(original, folder)
                for file, text in given.items():
                    (folder / file).write_text(text, encoding="utf-8")
                for command, expected in commands(language, lines):
                    if reason:
                        counts["not run"] += 1
                        if match := re.match(r"make [a-z-]+", command.strip()):
                            dry = subprocess.run(["make", "-n", match[0][5:]], cwd=ROOT, capture_output=True, text=True)
                            if dry.returncode:
                                failures.append((f"{name}:{line}", command, dry.stderr.strip()))
                        continue
                    counts["run"] += 1
                    code, output = run(command, folder, variables)
                    if code == UNAVAILABLE:
                        counts["run"] -= 1
                        counts["not run"] += 1
                        print(f"{name}:{line}: {command}: missing here: {output.strip().splitlines()[-1]}")
                    elif code not in {0, 1}:
                        failures.append((f"{name}:{line}", command, f"exit code {code}: {output.strip()[-500:]}"))
                    elif expected is not None and output.strip("\n") != expected.strip("\n"):
                        failures.append((f"{name}:{line}", command, f"prints\n{output}"))
    for place, command, what in failures:
        print(f"{place}: {command}\n    {what}", file=sys.stderr)
    print(f"{counts['run']} commands run, {counts['not run']} not run, {len(failures)} failed")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
