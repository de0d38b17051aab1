#!/usr/bin/env python3
"""A question and a list below the prompt, as many libraries draw it: prompt.py MARK REDRAW KIND ITEM...

MARK is what shows the chosen item: a sign that stands before it ("*", "->", "●" ...), or "colour", "bold", "underline",
"ground", "faint" (the others are). REDRAW is how it is drawn at each key: "up" (over itself), "wipe" (the screen is
cleared), "saved" (from a saved cursor), "rows" (only the two rows that change). KIND is "list", "boxes", "radio",
"circles" or "ticks".
"""
import os, sys, termios, tty

mark, redraw, kind, items = sys.argv[1], sys.argv[2], sys.argv[3], sys.argv[4:]
chosen, before, ticked = 0, 0, set()
SIGNS = {"boxes": ("[x] ", "[ ] "), "radio": ("(*) ", "( ) "), "circles": ("◉ ", "◯ "), "ticks": ("✔ ", "  "),
         "list": ("", "")}
LOOKS = {"colour": "\033[32m", "bold": "\033[1m", "underline": "\033[4m", "ground": "\033[44;37m"}
QUESTION = "\033[1;32m?\033[0m Pick one of these"


def write(text):
    sys.stdout.write(text)
    sys.stdout.flush()


def row(index):
    here = index == chosen
    text = SIGNS[kind][0 if index in ticked else 1] + items[index]
    if mark in LOOKS:
        return f"  {LOOKS[mark]}{text}\033[0m" if here else f"  {text}"
    if mark == "faint":
        return f"  {text}" if here else f"  \033[2m{text}\033[0m"
    return f"\033[36m{mark} {text}\033[0m" if here else " " * (len(mark) + 1) + text


def draw(first):
    rows = [QUESTION] + [row(index) for index in range(len(items))]
    if redraw == "wipe":
        write("\033[2J\033[H" + "\r\n".join(rows) + "\r\n")
    elif redraw == "saved":
        write(("\n" * len(rows) + f"\033[{len(rows)}A\0337" if first else "\0338")
              + "".join(f"\033[K{line}\r\n" for line in rows))
    elif redraw == "rows" and not first:
        for index in {before, chosen}:
            up = len(items) - index
            write(f"\033[{up}A\r\033[2K{row(index)}\033[{up}B\r")
    else:
        write(("" if first else f"\033[{len(rows)}F") + "".join(f"\033[2K{line}\r\n" for line in rows))


saved = termios.tcgetattr(0)
tty.setraw(0)
try:
    write("\033[?25l")
    draw(True)
    while True:
        key = os.read(0, 16)
        before = chosen
        if key in (b"\033[B", b"\033OB"):
            chosen = (chosen + 1) % len(items)
        elif key in (b"\033[A", b"\033OA"):
            chosen = (chosen - 1) % len(items)
        elif key == b" ":
            ticked = {chosen} if kind == "radio" else ticked ^ {chosen}
        elif key == b"\r":
            break
        draw(False)
finally:
    write("\033[?25h")
    termios.tcsetattr(0, termios.TCSADRAIN, saved)
print("You chose", items[chosen])
sys.stdin.readline()
