#!/usr/bin/env python3
"""Speaks through `earshot announce`, and waits until each announcement has ended.

    announce.py TEXT...                     speak texts, one after the other
    announce.py                             a demo: progress that an urgent announcement interrupts
    announce.py --priority high TEXT        low, default or high
    announce.py --socket PATH TEXT          through a running service: earshot announce --socket PATH
    announce.py --sink null TEXT            without sound; other sinks: earshot announce --help

Prints a line for each announcement: its number, its outcome, and how many of its characters were spoken.
Needs Python 3.9 and nothing else. EARSHOT names the tool if it isn't in PATH.

Exit codes: 0 all ended, 64 wrong usage, 65 one was rejected, 69 one was not spoken or the connection was lost.
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


class Rejected(Exception):
    """The service rejected a line; the message says why, and how to fix it."""


class ServiceGone(Exception):
    """The service can't be reached, or has closed the connection."""


class Announcer:
    """A connection to the service. Several threads may use it."""

    def __init__(self, socket_path=None, sink=None):
        self._lock = threading.Lock()
        self._pending = {}  # announcements that have not ended, by id
        self._line_ids = {}  # the announcement of each line, because a rejected line is reported by its number
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
        """Posts an announcement. The result of the future is its final event; cancel() of this class ends it early."""
        ended = Future()
        ended.set_running_or_notify_cancel()  # It ends with an event, so the future's own cancel() refuses.
        with self._lock:
            if self._gone:
                raise self._gone
            # Ids are never reused, so one can't be mistaken for another.
            self._count += 1
            number = self._count
            self._pending[number] = ended
            self._line_ids[self._line + 1] = number
            self._send(dict({"id": number, "text": text, "priority": priority}, **({"key": key} if key else {})))
        ended.number = number
        return ended

    def cancel(self, ended):
        """Cancels an announcement, unless it has ended: its event is then "cancelled"."""
        with self._lock:
            self._send({"cancel": ended.number})

    def pause_lines(self, until="idle"):
        """Delays the next line: a number of seconds, or until everything has ended."""
        with self._lock:
            self._send({"wait": until})

    def close(self):
        """Ends the input, and waits for the remaining events."""
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
            pass  # The reading thread notices the end and fails all pending futures.

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
            ended.set_exception(Rejected(f"{event['message']}; {event['remedy']}"))


def scene(announcer):
    """An urgent announcement interrupts progress, of which only the newest waits, because of its key."""
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
            except Rejected as error:
                print(f"announce.py: {ended.number} was rejected: {error}", file=sys.stderr)
                code = code or 65
                continue
            print(ended.number, event["event"], f"{event['spokenRange'][1]}/{len(text)}")
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
