#!/usr/bin/env python3
"""A line to type in, and a state with a clock and a meter that changes by itself: chat.py WHERE.

WHERE is "bottom" (a bar, the cursor saved and restored), "corner" (at the right of the last row, the cursor addressed),
"region" (below a scrolling region) or "spinner" (two rows above, which ends with an answer).
"""
import os, select, shutil, sys, termios, time, tty

where = sys.argv[1]
columns, rows = shutil.get_terminal_size()


def write(text):
    sys.stdout.write(text)
    sys.stdout.flush()


def state(tick):
    if where == "spinner":
        text = f"{'⠋⠙⠹⠸'[tick % 4]} Thinking {tick // 10}s" if tick < 15 else "The answer is ready"
        return f"\0337\033[2;1H\033[K{text}\0338"
    text = f"connected  12:{tick // 60:02d}:{tick % 60:02d}  cpu {20 + tick * 3 % 10}%"
    if where == "bottom":
        return f"\0337\033[{rows};1H\033[7m {text:<{columns - 1}}\033[0m\0338"
    if where == "region":
        return f"\033[s\033[{rows};1H\033[K\033[1;33m{text}\033[0m\033[u"
    return f"\033[{rows};{columns - 40}H{text}\033[{line};{7 + len(typed)}H"


saved = termios.tcgetattr(0)
tty.setcbreak(0)
typed, line, tick = "", 4 if where == "spinner" else 1, 0
try:
    write("\033[2J" + (f"\033[1;{rows - 1}r" if where == "region" else "") + f"\033[{line};1Hchat> ")
    end = time.monotonic()
    while True:
        write(state(tick))
        tick += 1
        end += 0.1
        while (left := end - time.monotonic()) > 0:
            if not select.select([0], [], [], left)[0]:
                continue
            key = os.read(0, 1).decode("latin1")
            if key == "\n":
                write(f"\r\nyou said {typed}\r\nchat> ")
                typed, line = "", line + 2
            elif key == "\177":
                write("\b \b" if typed else "")
                typed = typed[:-1]
            else:
                write(key)
                typed += key
finally:
    write("\033[r")
    termios.tcsetattr(0, termios.TCSADRAIN, saved)
