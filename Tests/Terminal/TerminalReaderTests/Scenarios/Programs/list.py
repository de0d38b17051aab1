#!/usr/bin/env python3
"""A list as prompt libraries draw it: raw escape codes, the whole list anew at each key, the cursor hidden.

list.py STYLE ITEM... where STYLE is "single", "colour" (no marker, only a colour), "inverse", "multi", "radio", "faint" (all but the chosen
one are faint, with squares beside a bar) or "dots" (boxes with dots beside a bar).
"""
import os, sys, termios, tty

style, items = sys.argv[1], sys.argv[2:]
chosen, checked = 0, set()
out = sys.stdout


def line(index):
    item = items[index]
    here = index == chosen
    if style == "colour":
        return f"  \033[1;36m{item}\033[0m" if here else f"  {item}"
    if style == "inverse":
        return f"\033[7m{item}\033[0m" if here else item
    if style == "faint":
        box = "◼" if index in checked else "◻"
        text = f"\033[36m{box}\033[39m {item}" if here else f"\033[2m{box} {item}\033[22m"
        return f"\033[36m│\033[39m  {text}"
    if style == "dots":
        return f"\033[90m┃\033[0m {'> ' if here else '  '}{'[•]' if index in checked else '[ ]'} {item}"
    mark = "\033[36m❯\033[39m " if here else "  "
    if style == "multi":
        box = "\033[32m◉\033[39m" if index in checked else "◯"
        return f"{mark.rstrip() if not here else mark.strip()}{'' if here else ' '}{box} {item}"
    if style == "radio":
        return f"{mark}{'(•)' if here else '( )'} {item}"
    return f"{mark}\033[36m{item}\033[39m" if here else f"{mark}{item}"


def draw(first):
    text = "" if first else f"\033[{len(items)}A\r"
    for index in range(len(items)):
        text += f"\033[2K{line(index)}\r\n"
    out.write(text)
    out.flush()


saved = termios.tcgetattr(0)
tty.setraw(0)
try:
    out.write("\033[?25l\033[32m?\033[0m \033[1mWhat next?\033[0m \033[2m(Use arrow keys)\033[0m\r\n")
    draw(True)
    while True:
        key = os.read(0, 16)
        if key in (b"\033[B", b"\033OB", b"j"):
            chosen = (chosen + 1) % len(items)
        elif key in (b"\033[A", b"\033OA", b"k"):
            chosen = (chosen - 1) % len(items)
        elif key == b" ":
            checked ^= {chosen}
        elif key == b"\r":
            break
        draw(False)
    out.write(f"\033[{len(items) + 1}A\033[J\033[32m✔\033[0m What next? \033[36m{items[chosen]}\033[0m\r\n")
finally:
    out.write("\033[?25h")
    out.flush()
    termios.tcsetattr(0, termios.TCSADRAIN, saved)
print("done with", items[chosen])
