#!/usr/bin/env python3
"""Speaks through `earshot announce`, and waits for the one end that each announcement has.

    announce.py TEXT...                     speak texts, one after the other
    announce.py                             a save that a lost connection interrupts
    announce.py --priority high TEXT        low, default or high
    announce.py --socket PATH TEXT          through a service that runs: earshot announce --socket PATH
    announce.py --sink null TEXT            without a sound; other sinks: earshot announce --help

Prints a line for each announcement: its number, how it ended, how many of its characters were heard. Needs Python 3.9
and nothing else. EARSHOT names the tool where it isn't in PATH.

Exit codes: 0 all ended, 64 wrong usage, 65 the service refused one, 69 one was not spoken or the service has gone.
"""

import argparse
import json
import os
import socket
import subprocess
import sys
import threading
from concurrent.futures import Future

ENDS = {"finished", "interrupted", "superseded", "cancelled", "failed"}


class Refused(Exception):
    """The service can't do what a line asks for; the message says why and how it is mended."""


class ServiceGone(Exception):
    """Nothing answers, or no longer."""


class Announcer:
    """A connection to the service. Threads may share it."""

    def __init__(self, socket_path=None, sink=None):
        self._lock = threading.Lock()
        self._pending = {}  # announcements that have not ended, by id
        self._line_ids = {}  # which announcement a line has posted: a line that is refused is told by its number
        self._line = self._count = 0
        self._gone = None
        self._process = self._socket = None
        try:
            if socket_path:
                self._socket = socket.socket(socket.AF_UNIX)
                self._socket.connect(socket_path)
                self._input = self._socket.makefile("wb", buffering=0)
                self._output = self._socket.makefile("rb")
            else:
                tool = [os.environ.get("EARSHOT", "earshot"), "announce", "--no-words"]
                tool += ["--sink", sink] if sink else []
                self._process = subprocess.Popen(tool, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
                self._input, self._output = self._process.stdin, self._process.stdout
        except OSError as error:
            raise ServiceGone(f"the service can't be reached: {error}") from error
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()

    def post(self, text, priority="default", key=None):
        """Asks for an announcement. The result of the future is the event of its end."""
        ended = Future()
        with self._lock:
            if self._gone:
                raise self._gone
            # An id that is never used again can't be taken for another.
            self._count += 1
            number = self._count
            self._pending[number] = ended
            self._line_ids[self._line + 1] = number
            self._send(dict({"id": number, "text": text, "priority": priority}, **({"key": key} if key else {})))
        ended.number = number
        return ended

    def pause_lines(self, until="idle"):
        """Lets the next line wait: so many seconds, or until all has ended. Virtual time (--sink null) passes then."""
        with self._lock:
            self._send({"wait": until})

    def close(self):
        """Says that nothing more comes, and waits until the service has told the rest."""
        try:
            self._input.close() if self._process else self._socket.shutdown(socket.SHUT_WR)
        except OSError:
            pass
        self._reader.join()
        if self._process:
            self._process.wait()

    def _send(self, line):
        self._line += 1
        try:
            self._input.write(json.dumps(line).encode() + b"\n")
            self._input.flush()
        except OSError:
            pass  # The reader notices the end and tells everybody who waits.

    def _read(self):
        try:
            for line in self._output:
                self._take(json.loads(line))
        except (OSError, ValueError) as error:
            print(f"announce.py: {error}", file=sys.stderr)
        with self._lock:
            self._gone = ServiceGone("the service has gone")
            rest, self._pending = self._pending, {}
        for ended in rest.values():
            ended.set_exception(self._gone)

    def _take(self, event):
        name = event["event"]
        with self._lock:
            if name in ENDS:
                ended = self._pending.pop(event["id"])
            elif name == "error":
                ended = self._pending.pop(self._line_ids.get(event["line"]), None)
            else:
                return  # posted, started and, without --no-words, word
        if name in ENDS:
            ended.set_result(event)
        elif ended:
            ended.set_exception(Refused(f"{event['message']}; {event['remedy']}"))


def scene(announcer):
    """What comes later and is more urgent ends what is spoken; of one key only the newest waits."""
    texts = ["Saving the first of seven chapters", "Saving chapter 2", "Saving chapter 3"]
    posted = [(text, announcer.post(text, "low", key="progress")) for text in texts]
    announcer.pause_lines(0.5)
    lost = "Connection lost"
    return posted + [(lost, announcer.post(lost, "high"))]


def main():
    parser = argparse.ArgumentParser(description="Speaks through earshot announce.")
    parser.add_argument("--socket")
    parser.add_argument("--sink")
    parser.add_argument("--priority", default="default")
    parser.add_argument("text", nargs="*")
    try:
        arguments = parser.parse_args()
    except SystemExit as exit_request:
        return 64 if exit_request.code else 0
    code = 0
    try:
        announcer = Announcer(arguments.socket, arguments.sink)
        posted = []
        for text in arguments.text:
            posted.append((text, announcer.post(text, arguments.priority)))
            announcer.pause_lines()  # else the next text would interrupt this one
        posted = posted or scene(announcer)
        announcer.pause_lines()
        for text, ended in posted:
            try:
                event = ended.result()
            except Refused as error:
                print(f"announce.py: {ended.number} was refused: {error}", file=sys.stderr)
                code = code or 65
                continue
            print(ended.number, event["event"], f"{event['heard'][1]}/{len(text)}")
            if event["event"] == "failed":
                print(f"announce.py: {ended.number} failed: {event.get('reason', '')}", file=sys.stderr)
                code = 69
        announcer.close()
    except ServiceGone as error:
        print(f"announce.py: {error}", file=sys.stderr)
        return 69
    return code


if __name__ == "__main__":
    sys.exit(main())
