"""Reads texts from the sound of the tests' synthesizer, as Tests/ReadableSound/ReadableSound.swift writes them."""
import array
import time

VOICE, TEXT, END, SEPARATOR, FIRST = 29_000, 30_000, 31_000, 19_000, 20_000


class Decoder:
    """Takes samples as they come; `heard` has each text, whether it was heard to its end, and when, in nanoseconds of the
    clock that never goes back."""

    def __init__(self):
        self.heard, self.rest, self.last = [], b"", 0
        self.bytes, self.state = bytearray(), None

    def take(self, chunk):
        """Whether there was any sound in the chunk."""
        chunk = self.rest + chunk
        self.rest = chunk[len(chunk) & ~1:]
        if self.state is None and not chunk.strip(b"\0"):
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
            # Where speech was cut off right before, the mark of the voice went with it.
            self.bytes, self.state = bytearray(), "text"
        elif sample == END and self.state == "text":
            self.end(True)
        elif sample == SEPARATOR and FIRST <= self.last < VOICE:
            if self.state == "text":
                self.bytes.append((self.last - FIRST) // 16 & 0xFF)
        elif -SEPARATOR < sample < SEPARATOR:
            self.cut()

    def cut(self):
        if self.state == "text" and self.bytes:
            self.end(False)
        self.state = None

    def end(self, is_whole):
        self.heard.append((self.bytes.decode("utf-8", "replace"), is_whole, time.monotonic_ns()))
        self.state = None
