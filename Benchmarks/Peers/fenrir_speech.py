"""A speech driver for Fenrir that passes each utterance as a line to the command in SPEECH_SERVER.

The lines are those of Emacspeak's speech servers that yasr sends too: `q {text}` queues, `s` stops.
"""

import os
import subprocess

from fenrirscreenreader.core.speechDriver import speechDriver


class driver(speechDriver):
    def initialize(self, environment):
        speechDriver.initialize(self, environment)
        # Unbuffered, so that each line is in the pipe when `speak` returns.
        self.server = subprocess.Popen([os.environ["SPEECH_SERVER"]], stdin=subprocess.PIPE, bufsize=0)

    def speak(self, text, queueable=True):
        speechDriver.speak(self, text, queueable)
        self.send("q {" + text.replace("\n", " ") + "}")

    def cancel(self):
        self.send("s")

    def shutdown(self):
        speechDriver.shutdown(self)
        self.server.stdin.close()
        self.server.wait()

    def send(self, line):
        try:
            self.server.stdin.write(line.encode("utf-8", "replace") + b"\n")
        except BrokenPipeError:
            pass
