#!/usr/bin/env python3
"""Play the working hour through `earshot run` and compare the recorded sound with the speech log.

    hour.py [--minutes 60] EARSHOT SYNTHESIZER SCENARIO

EARSHOT and SYNTHESIZER are the tool and the synthesizer of the tests, whose sound can be read again; SCENARIO is the file
of steps. PULSE_SERVER names a server with a sink called "null" of 22,050 samples a second, 16 bits, mono. The steps are
played over and over, each time in a folder of its own. It ends with 1 where something that was logged was neither heard
nor taken back by a stop, where something was heard that was not logged, or where memory grew by 2 MB.
"""
import argparse
import bisect
import json
import os
import pty
import re
import select
import subprocess
import sys
import tempfile
import threading
import time
from pathlib import Path

from readable import Decoder

KEYS = {"<Enter>": "\r", "<Esc>": "\x1b", "<Tab>": "\t", "<Up>": "\x1b[A", "<Down>": "\x1b[B", "<C-u>": "\x15"}
# Earshot's messages and names of characters have other roles; all of them are texts in the sound.
TEXTS = {"say", "char"}
LIMIT_KB = 2_000
# The time limit of a step, and the silence in the log after which a step is over.
STEP_SECONDS, CALM_SECONDS = 20.0, 0.5
PATIENCE = 10.0


class Log:
    """The growing speech log."""

    def __init__(self, path):
        self.path, self.rest, self.items, self.changed = path, b"", [], time.monotonic()
        self.file = None

    def read(self):
        if self.file is None:
            if not self.path.exists():
                return
            self.file = open(self.path, "rb")
        new = self.file.read()
        if new:
            self.changed = time.monotonic()
        *lines, self.rest = (self.rest + new).split(b"\n")
        self.items += [json.loads(line) for line in lines if line]


class Sound:
    """The sound of the sink, decoded continuously."""

    def __init__(self):
        self.decoder = Decoder()
        self.recorder = subprocess.Popen(
            ["parec", "-d", "null.monitor", "--raw", "--rate=22050", "--format=s16le", "--channels=1",
             "--latency-msec=50"], stdout=subprocess.PIPE)
        self.changed = time.monotonic()
        threading.Thread(target=self.listen, daemon=True).start()

    def listen(self):
        while chunk := os.read(self.recorder.stdout.fileno(), 1 << 16):
            if self.decoder.take(chunk):
                self.changed = time.monotonic()


def memory(process):
    """The resident memory of a process in kB."""
    for line in Path(f"/proc/{process}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1])
    return 0


def characters(keys):
    return re.sub("<[^>]*>", lambda match: KEYS[match[0]], keys)


def prepare(scenario, folder):
    folder.mkdir()
    for name, lines in scenario["files"].items():
        (folder / name).write_text("\n".join(lines) + "\n")


class Terminal:
    def __init__(self, words, environment, folder):
        self.child, self.descriptor = pty.fork()
        if self.child == 0:
            os.chdir(folder)
            os.execve(words[0], words, environment)
        threading.Thread(target=self.drain, daemon=True).start()

    def drain(self):
        try:
            while os.read(self.descriptor, 1 << 16):
                pass
        except OSError:
            pass

    def type(self, text):
        # Send keys one after the other: an Escape key is recognized by the pause after it.
        for key in re.findall("\x1b\\[[A-Z]|.", text, re.DOTALL):
            os.write(self.descriptor, key.encode())
            select.select([], [], [], 0.03)


def settle(log, sound, done):
    """Wait until the speech of a step was played and no more follows."""
    end = time.monotonic() + STEP_SECONDS
    while time.monotonic() < end:
        log.read()
        now = time.monotonic()
        if done() and now - log.changed > CALM_SECONDS and now - sound.changed > CALM_SECONDS:
            return True
        select.select([], [], [], 0.02)
    return False


def is_heard(step, items):
    said = [item["x"] for item in items if item["k"] in TEXTS]
    return all(any(re.search(wanted, text) for text in said) for wanted in step.get("hear", []))


def compare(items, heard, calm):
    """Return logged texts that were neither played nor cancelled, and played texts that were never logged.

    A stop takes back what waits. What was logged before a moment when the sound had been silent for a while (`calm`, by
    numbers of items) waits no more, so no later stop excuses it. What is heard was logged before.
    """
    class Text:
        def __init__(self, item):
            self.words, self.time, self.is_back = " ".join(item["x"].split()), item["t"], False

        def is_heard_as(self, text, is_whole):
            return self.words == text if is_whole else self.words.startswith(text)

    texts, waiting = [], []
    for index, item in enumerate(items):
        if index in calm:
            waiting = []
        if item["k"] in TEXTS and item["x"].strip():
            texts.append(Text(item))
            waiting.append(texts[-1])
        elif item["k"] == "stop":
            for text in waiting:
                text.is_back = True
            waiting = []
    strange, position, missed = [], 0, []
    for text, is_whole, at in heard:
        words = " ".join(text.split())
        due = range(position, bisect.bisect_right(texts, at, position, key=lambda text: text.time))
        found = next((index for index in due if texts[index].is_heard_as(words, is_whole)), None)
        if found is None:
            strange.append(text)
            continue
        missed += texts[position:found]
        position = found + 1
    missed += texts[position:]
    return [text.words for text in missed if not text.is_back], strange


def main():
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--minutes", type=float, default=60)
    for name in ("earshot", "synthesizer", "scenario"):
        arguments.add_argument(name, type=lambda path: Path(path).resolve())
    options = arguments.parse_args()
    scenario = json.loads(options.scenario.read_text())
    with tempfile.TemporaryDirectory() as folder:
        return play(options, scenario, Path(folder))


def play(options, scenario, folder):
    work = folder / "0"
    prepare(scenario, work)
    log, sound = Log(folder / "speech.log"), Sound()
    environment = dict(
        os.environ, TERM="xterm-256color", EARSHOT_SYNTHESIZER=str(options.synthesizer), HOME=str(folder),
        XDG_CONFIG_HOME=str(folder), XDG_CACHE_HOME=str(folder), WORK=str(work), LANG="C.UTF-8",
        **scenario["environment"])
    command = [word.replace("$WORK", str(work)) for word in scenario["run"]]
    terminal = Terminal(
        [str(options.earshot), "run", "--sink", "live", "--speech-log", str(log.path), "--", *command], environment,
        work)
    steps, missed, rounds, first, start = 0, [], 0, None, time.monotonic()
    calm = set()
    settle(log, sound, lambda: is_heard(scenario["steps"][0], log.items))
    while time.monotonic() - start < options.minutes * 60:
        rounds += 1
        if rounds > 1:
            prepare(scenario, folder / str(rounds))
            terminal.type(characters(f"cd {folder}/{rounds}; clear<Enter>"))
            settle(log, sound, lambda: True)
        for step in scenario["steps"][1:]:
            before = len(log.items)
            terminal.type(characters(step["keys"]))
            steps += 1
            if not settle(log, sound, lambda: is_heard(step, log.items[before:])):
                missed.append(
                    f"round {rounds}: {step['does']}: {[item['x'] for item in log.items[before:]]}")
            else:
                calm.add(len(log.items))
        # The first rounds fill the caches and the lines that have scrolled off.
        if rounds == 5:
            first = memory(terminal.child)
        print(f"round {rounds}: {time.monotonic() - start:.0f} s, {memory(terminal.child)} kB, "
              f"{len(missed)} steps without the expected speech", flush=True)
    last = memory(terminal.child)
    terminal.type("\x15exit\r")
    settle(log, sound, lambda: True)
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline and os.waitpid(terminal.child, os.WNOHANG)[0] == 0:
        select.select([], [], [], 0.1)
    sound.recorder.terminate()
    sound.decoder.cut()
    log.read()
    lost, strange = compare(log.items, sound.decoder.heard, calm)
    growth = last - (first or last)
    print(f"{rounds} rounds, {steps} steps, {len(missed)} without the expected speech")
    for line in missed[:20]:
        print(f"  {line}")
    print(f"logged: {sum(item['k'] in TEXTS for item in log.items)} texts; played: {len(sound.decoder.heard)}, of which "
          f"{sum(not whole for _, whole, _ in sound.decoder.heard)} were cut off, and {sound.decoder.gaps} gaps in them")
    print(f"logged and not played, without a stop: {len(lost)} {lost[:10]}")
    print(f"played and not logged: {len(strange)} {strange[:10]}")
    print(f"memory: {first} kB after five rounds, {last} kB at the end: {growth:+} kB (limit {LIMIT_KB})")
    return 1 if lost or strange or growth >= LIMIT_KB or first is None else 0


sys.exit(main())
