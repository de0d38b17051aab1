#!/usr/bin/env python3
"""A box with a question and buttons: the chosen one in reverse video, the cursor hidden. box.py STYLE BUTTON...

STYLE is "round", "double", "heavy", "ascii" or "curses", or how the chosen one is marked in a round frame: "brackets",
"pointer", or "grounds" of which each button has one.
"""
import curses, os, sys, termios, tty

style, buttons = sys.argv[1], sys.argv[2:]
chosen = 0
FRAMES = {"round": "╭─╮│╰╯", "double": "╔═╗║╚╝", "heavy": "┏━┓┃┗┛", "ascii": "+-+|++"}
# The chosen button, and any other.
MARKS = {"brackets": ("[{}]", " {} "), "pointer": (">{} ", " {} "), "grounds": ("\033[44;97m {} \033[0m", "\033[100;97m {} \033[0m")}


def with_curses(screen):
    global chosen
    curses.curs_set(0)
    screen.keypad(True)
    while True:
        screen.erase()
        rows, columns = screen.getmaxyx()
        window = screen.derwin(7, 40, (rows - 7) // 2, (columns - 40) // 2)
        window.box()
        window.addstr(0, 2, " Save changes ")
        window.addstr(2, 3, "The file notes.txt was changed.")
        column = 4
        for index, button in enumerate(buttons):
            window.addstr(4, column, f" {button} ", curses.A_REVERSE if index == chosen else 0)
            column += len(button) + 5
        screen.refresh()
        key = screen.getch()
        if key in (curses.KEY_RIGHT, 9):
            chosen = (chosen + 1) % len(buttons)
        elif key == curses.KEY_LEFT:
            chosen = (chosen - 1) % len(buttons)
        elif key in (10, 13):
            return


def raw():
    global chosen
    f = FRAMES.get(style, FRAMES["round"])
    here, other = MARKS.get(style, ("\033[7m {} \033[0m", " {} "))
    saved = termios.tcgetattr(0)
    tty.setraw(0)
    sys.stdout.write("\033[?1049h\033[?25l\033[2J")
    try:
        while True:
            row = "  ".join((here if i == chosen else other).format(b) for i, b in enumerate(buttons))
            width = sum(len(b) + 2 for b in buttons) + 2 * (len(buttons) - 1)
            lines = [f[0] + f[1] * 38 + f[2], f[3] + " Save changes".ljust(38) + f[3],
                     f[3] + " The file notes.txt was changed.".ljust(38) + f[3], f[3] + " " * 38 + f[3],
                     f[3] + "  " + row + " " * (36 - width) + f[3], f[4] + f[1] * 38 + f[5]]
            sys.stdout.write("".join(f"\033[{8 + i};20H{line}" for i, line in enumerate(lines)) + "\033[24;80H")
            sys.stdout.flush()
            key = os.read(0, 16)
            if key in (b"\033[C", b"\033OC", b"\t"):
                chosen = (chosen + 1) % len(buttons)
            elif key in (b"\033[D", b"\033OD", b"\033[Z"):
                chosen = (chosen - 1) % len(buttons)
            elif key == b"\r":
                return
    finally:
        sys.stdout.write("\033[?25h\033[?1049l")
        sys.stdout.flush()
        termios.tcsetattr(0, termios.TCSADRAIN, saved)


if style == "curses":
    curses.wrapper(with_curses)
else:
    raw()
print("chose", buttons[chosen])
