#!/usr/bin/env python3
"""Drives Earshot's screen reader through the W3C AT Driver protocol, and checks its speech.

    drive.py screen.json "Settings, heading" "Wi-Fi, switch button, on"
    drive.py screen.json                                     without expectations: prints the speech
    drive.py ws://127.0.0.1:4382/session "Settings, heading" a running service: earshot serve --at-driver FILE

Moves from element to element, and expects that the speech of each begins with the next text and that there is no
further element. Needs Python 3.9 and nothing else: the standard library has no WebSocket, so the few lines that a client
of this service needs are below. With the package websockets they would be one call. EARSHOT names the tool where it isn't
in PATH.

Exit codes: 0 as expected, 1 the speech differs, 64 wrong usage, 69 the service can't be reached, refused a
command, or has gone.
"""

import base64
import hashlib
import json
import os
import socket
import struct
import subprocess
import sys
from itertools import zip_longest
from urllib.parse import urlsplit

MOST_ELEMENTS = 1000


class ServiceError(Exception):
    """The service can't be reached, refuses a command or breaks the protocol."""


class WebSocket:
    """A client of RFC 6455 for text messages."""

    def __init__(self, address, timeout=30):
        url = urlsplit(address)
        try:
            self._socket = socket.create_connection((url.hostname, url.port or 80), timeout)
            self._file = self._socket.makefile("rb")
            key = base64.b64encode(os.urandom(16)).decode()
            self._socket.sendall(
                f"GET {url.path or '/'} HTTP/1.1\r\nHost: {url.netloc}\r\nUpgrade: websocket\r\n"
                f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode())
            status = self._file.readline().decode("latin-1").strip()
            headers = {}
            while line := self._file.readline().decode("latin-1").strip():
                name, _, value = line.partition(":")
                headers[name.lower()] = value.strip()
        except OSError as error:
            raise ServiceError(f"{address} can't be reached: {error}") from error
        proof = base64.b64encode(hashlib.sha1((key + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11").encode()).digest())
        if " 101 " not in status + " " or headers.get("sec-websocket-accept") != proof.decode():
            raise ServiceError(f"{address} is no WebSocket: {status or 'no answer'}")

    def send(self, text):
        self._write(1, text.encode())

    def receive(self):
        message = b""
        while True:
            first, second = self._read(2)
            length = second & 127
            if length >= 126:
                length = int.from_bytes(self._read(2 if length == 126 else 8), "big")
            data = self._read(length)
            code = first & 15
            if code == 8:
                raise ServiceError("the service has closed the connection")
            if code == 9:
                self._write(10, data)
            elif code < 3:
                message += data
                if first & 128:
                    return message.decode()

    def close(self):
        self._write(8, struct.pack(">H", 1000))
        self._socket.close()

    def _write(self, code, data):
        length = len(data)
        head = bytes([128 | code, 128 | (length if length < 126 else 126 if length < 65_536 else 127)])
        if length >= 126:
            head += length.to_bytes(2 if length < 65_536 else 8, "big")
        mask = os.urandom(4)
        masked = bytes(byte ^ mask[index % 4] for index, byte in enumerate(data))
        try:
            self._socket.sendall(head + mask + masked)
        except OSError as error:
            raise ServiceError(f"the service has gone: {error}") from error

    def _read(self, count):
        try:
            data = self._file.read(count)
        except OSError as error:
            raise ServiceError(f"the service does not answer: {error}") from error
        if len(data) < count:
            raise ServiceError("the service has gone")
        return data


class Driver:
    """An AT Driver session. A command returns when everything that it caused has been spoken."""

    def __init__(self, address):
        self._connection = WebSocket(address)
        self._last = 0
        self._spoken = []
        answer = self.command("session.new", capabilities={"alwaysMatch": {"atName": "earshot"}})
        self.capabilities = answer["capabilities"]

    def command(self, method, **parameters):
        """The result of a command."""
        self._last += 1
        self._connection.send(json.dumps({"id": self._last, "method": method, "params": parameters}))
        while True:
            message = json.loads(self._connection.receive())
            if message.get("method") == "interaction.capturedOutput":
                self._spoken.append(message["params"]["data"])
            if "id" not in message or message["id"] != self._last:
                continue
            if "error" in message:
                raise ServiceError(f"{method}: {message['error']}: {message['message']}")
            return message["result"]

    def intent(self, name, **parameters):
        """Acts for the user, and returns the speech that follows."""
        self._spoken = []
        self.command("interaction.userIntent", name=name, **parameters)
        return self._spoken

    def press(self, *keys):
        return self.intent("pressKeys", keys=list(keys))

    def close(self):
        self._connection.close()


class Service:
    """Starts a service on a free port for the duration of the block, unless an address is given."""

    def __init__(self, file_or_address):
        self.address, self._file, self._process = None, file_or_address, None
        if file_or_address.startswith("ws://"):
            self.address = file_or_address

    def __enter__(self):
        if not self.address:
            tool = [os.environ.get("EARSHOT", "earshot"), "serve", "--at-driver", "--port", "0", self._file]
            try:
                self._process = subprocess.Popen(tool, stdout=subprocess.PIPE, text=True)
            except OSError as error:
                raise ServiceError(f"the service can't be started: {error}") from error
            # The service prints its address when it accepts connections.
            self.address = self._process.stdout.readline().strip()
            if not self.address:
                raise ServiceError(f"the service has ended with {self._process.wait()}")
        return self.address

    def __exit__(self, *error):
        if self._process:
            self._process.terminate()
            self._process.wait()


def walk(driver):
    """The speech of each element, from the first to the last."""
    said = driver.intent("earshot:first") or driver.intent("earshot:readElement")
    for _ in range(MOST_ELEMENTS):
        if not said:
            return
        yield said[0]
        said = driver.press("ArrowRight")


def main(arguments):
    if not arguments or arguments[0].startswith("-"):
        print("usage: drive.py FILE|ws://127.0.0.1:PORT/session [TEXT]...", file=sys.stderr)
        return 64
    try:
        with Service(arguments[0]) as address:
            driver = Driver(address)
            spoken = list(walk(driver))
            driver.close()
    except ServiceError as error:
        print(f"drive.py: {error}", file=sys.stderr)
        return 69
    print("\n".join(spoken))
    code = 0
    if expected := arguments[1:]:
        for index, (said, wanted) in enumerate(zip_longest(spoken, expected), start=1):
            if said is None or wanted is None or not said.startswith(wanted):
                print(f"drive.py: element {index}: expected {wanted or 'none'}; spoken: {said or 'nothing'}", file=sys.stderr)
                code = 1
    return code


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
