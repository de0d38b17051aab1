"""An independent client of the AT Driver service. Print one line for each part that succeeded."""

import asyncio
import json
import os
import random
import socket
import sys

import websockets

PORT, SERVER = int(sys.argv[1]), int(sys.argv[2])
URL = f"ws://127.0.0.1:{PORT}/session"


class Client:
    def __init__(self, connection):
        self.connection, self.last, self.events = connection, 0, []

    async def command(self, method, params):
        self.last += 1
        await self.connection.send(json.dumps({"id": self.last, "method": method, "params": params}))
        while True:
            message = json.loads(await asyncio.wait_for(self.connection.recv(), 20))
            if message.get("id") == self.last:
                return message
            self.events.append(message)


def descriptors():
    return len(os.listdir(f"/proc/{SERVER}/fd"))


def resident():
    with open(f"/proc/{SERVER}/statm") as file:
        return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")


async def settled(count):
    """Wait until the server has closed the remaining connections."""
    for _ in range(200):
        if descriptors() <= count:
            return descriptors()
        await asyncio.sleep(0.05)
    return descriptors()


async def converse():
    async with websockets.connect(URL) as connection:
        client = Client(connection)
        answer = await client.command("session.new", {"capabilities": {"alwaysMatch": {"atName": "earshot"}}})
        assert answer["result"]["capabilities"]["atName"] == "earshot", answer
        await client.command("interaction.userIntent", {"name": "pressKeys", "keys": ["ArrowRight"]})
        spoken = [e["params"]["data"] for e in client.events if e["method"] == "interaction.capturedOutput"]
        assert [s.split(",")[0] for s in spoken] == ["Settings", "Wi-Fi"], spoken
        ended = [e["params"]["finished"] for e in client.events if e["method"].endswith("outputEnded")]
        assert ended == [True, True], ended
        async with websockets.connect(URL) as other:
            answer = await Client(other).command("session.new", {"capabilities": {}})
            assert answer["error"] == "session not created", answer
        await (await connection.ping())
        await connection.send(b"\0\1")
        answer = json.loads(await connection.recv())
        assert answer["error"] == "invalid argument" and answer["id"] is None, answer
        await connection.send(["{", '"id": 9}'])
        assert json.loads(await connection.recv())["id"] == 9
    print("converse")


async def break_rules():
    for message, code in [("x" * 70_000, 1009)]:
        async with websockets.connect(URL) as connection:
            await connection.send(message)
            try:
                await asyncio.wait_for(connection.recv(), 10)
            except websockets.ConnectionClosed as error:
                assert error.rcvd and error.rcvd.code == code, error
    for headers in [{"Origin": "https://a.example"}]:
        try:
            async with websockets.connect(URL, extra_headers=headers):
                raise SystemExit("a page was let in")
        except websockets.InvalidStatusCode as error:
            assert error.status_code == 403, error
    print("rules")


async def fuzz():
    generator = random.Random(7)
    for _ in range(150):
        with socket.create_connection(("127.0.0.1", PORT)) as raw:
            if generator.random() < 0.5:
                raw.sendall(generator.randbytes(generator.randrange(1, 2000)))
            else:
                raw.sendall(
                    b"GET /session HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n")
                raw.sendall(generator.randbytes(generator.randrange(1, 2000)))
    print("fuzz")


async def connect_often():
    for _ in range(50):
        async with websockets.connect(URL) as connection:
            await Client(connection).command("session.new", {"capabilities": {}})
    before = await settled(BASE + 2), resident()
    for number in range(1000):
        connection = await websockets.connect(URL)
        if number % 10 == 0:
            answer = await Client(connection).command("session.new", {"capabilities": {}})
            assert "result" in answer, answer
        if number % 3 == 0:
            connection.transport.abort()
        else:
            await connection.close()
        if number % 10 == 0:
            await settled(before[0])
    after = await settled(before[0]), resident()
    assert after[0] <= before[0], f"descriptors: {before[0]} before, {after[0]} after"
    growth = after[1] - before[1]
    assert growth < 16 << 20, f"memory grew by {growth} bytes"
    print("often")


async def stop_reading():
    async with websockets.connect(URL, max_queue=1) as connection:
        await Client(connection).command("session.new", {"capabilities": {}})
        connection.transport.pause_reading()
        command = json.dumps({"id": 1, "method": "settings.getSupportedSettings", "params": {}})
        before = resident()
        try:
            for _ in range(100_000):
                await asyncio.wait_for(connection.send(command), 1)
        except (asyncio.TimeoutError, websockets.ConnectionClosed):
            pass
        assert resident() - before < 32 << 20, resident() - before
        connection.transport.abort()
    # The session is free again.
    for _ in range(100):
        async with websockets.connect(URL) as connection:
            if "result" in await Client(connection).command("session.new", {"capabilities": {}}):
                print("reading")
                return
        await asyncio.sleep(0.05)
    raise SystemExit("the session was not freed")


async def main():
    await converse()
    if sys.argv[3:] == ["converse"]:
        return
    await break_rules()
    await fuzz()
    await stop_reading()
    await connect_often()


BASE = descriptors()
asyncio.run(main())
