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
import atexit
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
    """A connection to the service. Several threads may use it, and `with Announcer() as announcer:` closes it.

    socket_path  the socket of a running service; without one, a tool is started for this program alone
    sink         where the sound goes, as in earshot announce --help; None speaks
    options      further options of earshot announce, such as ["--voice", "german"]
    on_event     called with each event, in the order in which they arrive, by the thread that reads them
    """

    def __init__(self, socket_path=None, sink=None, options=(), on_event=None):
        self._writing = threading.Lock()  # held while a line is numbered and written
        self._lock = threading.Lock()  # held for the tables alone: the service waits until its events are read
        self._on_event = on_event
        self._pending = {}  # announcements that have not ended, by id
        self._line_ids = {}  # the announcement of each line, because a rejected line is reported by its number
        self._line = self._count = 0
        self._gone = None
        self._process = self._socket = None
        if socket_path:
            try:
                self._socket = socket.socket(socket.AF_UNIX)
                self._socket.connect(socket_path)
            except OSError as error:
                start = f"start earshot announce --socket {socket_path}"
                raise ServiceGone(f"can't connect to {socket_path}: {error.strerror}; {start}") from error
            self._input = self._socket.makefile("wb", buffering=0)
            self._output = self._socket.makefile("rb")
        else:
            tool = os.environ.get("EARSHOT", "earshot")
            command = [tool, "announce", "--no-words", *(["--sink", sink] if sink else []), *options]
            try:
                # In a session of its own, so that Ctrl-C in a terminal ends this program and not the speech.
                self._process = subprocess.Popen(
                    command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, start_new_session=True
                )
            except OSError as error:
                remedy = "install Earshot, or set EARSHOT to the path of the tool"
                raise ServiceGone(f"can't start {tool}: {error.strerror}; {remedy}") from error
            self._input, self._output = self._process.stdin, self._process.stdout
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()
        atexit.register(self.close)

    def __enter__(self):
        return self

    def __exit__(self, *exception):
        self.close()

    def post(self, text, priority="default", key=None, **members):
        """Posts an announcement. The result of the future is its final event; cancel() of this class ends it early.

        A default announcement interrupts the one before it; "high" ones wait for each other. Other members of an
        announcement, such as language="fr" or role="error", are in docs/events.md.
        """
        ended = Future()
        ended.set_running_or_notify_cancel()  # It ends with an event, so the future's own cancel() refuses.
        if key is not None:
            members["key"] = key
        with self._writing:
            # Ids are never reused, so one can't be mistaken for another.
            number = self._count + 1
            line = self._encoded({"id": number, "text": text, "priority": priority, **members})
            with self._lock:
                if self._gone:
                    raise self._gone
                self._count = number
                self._pending[number] = ended
                self._line_ids[self._line + 1] = number
            self._write(line)
        ended.number = number
        return ended

    def cancel(self, ended):
        """Cancels an announcement, unless it has ended: its event is then "cancelled"."""
        self._send({"cancel": ended.number})

    def pause_lines(self, until="idle"):
        """Delays the next line: a number of seconds, or until everything has ended."""
        self._send({"wait": until})

    def close(self):
        """Waits until everything that was posted has ended. At the end of a program it is called automatically."""
        atexit.unregister(self.close)
        try:
            self._input.close() if self._process else self._socket.shutdown(socket.SHUT_WR)
        except OSError:
            pass
        self._reader.join()
        if self._process:
            self._process.wait()

    def _send(self, line):
        with self._writing:
            self._write(self._encoded(line))

    @staticmethod
    def _encoded(line):
        # The limit of a line is in bytes, so letters are not escaped. Half a surrogate pair becomes "?".
        return json.dumps(line, ensure_ascii=False).encode("utf-8", "replace") + b"\n"

    def _write(self, line):
        self._line += 1
        try:
            self._input.write(line)
            self._input.flush()
        except (OSError, ValueError):
            pass  # The reading thread notices the end and fails all pending futures.

    def _read(self):
        try:
            for line in self._output:
                self._take(json.loads(line))
        except (OSError, ValueError) as error:
            print(f"announce.py: {error}", file=sys.stderr)
        gone = ServiceGone(self._end())
        with self._lock:
            self._gone = gone
            rest, self._pending = self._pending, {}
        for ended in rest.values():
            ended.set_exception(gone)

    def _end(self):
        """How the connection ended."""
        if not self._process:
            return "the service has closed the connection"
        code = self._process.wait()
        how = f"was ended by signal {-code}" if code < 0 else f"ended with exit code {code}"
        return f"earshot announce {how}; create another Announcer to go on"

    def _take(self, event):
        name = event["event"]
        if self._on_event:
            self._on_event(event)
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
    parser = argparse.ArgumentParser(
        description=__doc__, usage="announce.py [options] [--] [TEXT...]",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--socket", metavar="PATH", help="the socket of a running service")
    parser.add_argument("--sink", help="where the sound goes; the default is the loudspeaker")
    parser.add_argument("--priority", default="default", help="low, default or high")
    parser.add_argument("text", nargs="*", help="put -- before a text that begins with a dash")
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
