"""Decode texts from the sound of the tests' synthesizer, as Tests/Speech/ReadableSound/ReadableSound.swift writes them."""
import array
import time

VOICE, TEXT, END, SEPARATOR, FIRST = 29_000, 30_000, 31_000, 19_000, 20_000


class Decoder:
    """Takes samples as they come; `heard` has each text, whether it was heard to its end, and when, in nanoseconds of the
    clock that never goes back.

    Silence in the middle of a text is a gap where the text goes on behind it, as a sound server leaves one when a loaded
    machine feeds it too late; `gaps` counts them. Else the text was cut off there."""

    def __init__(self):
        self.heard, self.rest, self.last = [], b"", 0
        self.bytes, self.state, self.symbol = bytearray(), None, None
        self.gaps, self.silent_since = 0, None

    def take(self, chunk):
        """Return whether the chunk contains sound."""
        chunk = self.rest + chunk
        self.rest = chunk[len(chunk) & ~1:]
        if (self.state is None or self.silent_since) and not chunk.strip(b"\0"):
            self.last = 0
            return False
        for sample in array.array("h", chunk[:len(chunk) & ~1]):
            if sample != self.last:
                self.change(sample)
            self.last = sample
        return True

    def change(self, sample):
        if sample == VOICE:
            self.cut()
            self.state = "voice"
        elif sample == TEXT and self.state is not None:
            # If speech was cut off just before, the mark of the voice is missing too.
            self.cut()
            self.state = "text"
        elif sample == END and self.state == "text":
            self.end(True)
        elif sample == SEPARATOR and self.symbol is not None:
            self.go_on()
            if self.state == "text":
                self.bytes.append((self.symbol - FIRST) // 16 & 0xFF)
            self.symbol = None
        elif FIRST <= sample < VOICE:
            self.go_on()
            self.symbol = sample
        elif -SEPARATOR < sample < SEPARATOR and self.state is not None and self.silent_since is None:
            self.silent_since = time.monotonic_ns()

    def go_on(self):
        if self.silent_since is not None and self.state == "text":
            self.gaps += 1
        self.silent_since = None

    def cut(self):
        if self.state == "text" and self.bytes:
            self.end(False)
        self.bytes, self.state, self.symbol, self.silent_since = bytearray(), None, None, None

    def end(self, is_whole):
        at = self.silent_since if not is_whole and self.silent_since else time.monotonic_ns()
        self.heard.append((self.bytes.decode("utf-8", "replace"), is_whole, at))
        self.bytes, self.state, self.symbol, self.silent_since = bytearray(), None, None, None
