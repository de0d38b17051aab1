#!/usr/bin/env python3
"""A menu that fills the screen: menu.py STYLE ITEM...

STYLE is "reverse", "bold", "colour", "arrow", "pointer" (of two characters), "cursor", "spaced" (a blank row between
each) or "bars" (reverse video, as are the first and the last row). A space reports something below the menu.
"""
import curses, sys

style, items = sys.argv[1], sys.argv[2:]


def run(screen):
    curses.curs_set(1 if style == "cursor" else 0)
    screen.keypad(True)
    curses.start_color()
    curses.use_default_colors()
    curses.init_pair(1, curses.COLOR_YELLOW, -1)
    chosen, report = 0, ""
    signs = {"arrow": ("> ", "  "), "pointer": ("=> ", "   ")}.get(style, ("", ""))
    step = 2 if style == "spaced" else 1
    while True:
        screen.erase()
        if style == "bars":
            screen.addstr(0, 0, " Set up the machine".ljust(80), curses.A_REVERSE)
            screen.addstr(22, 0, " Return changes, q leaves".ljust(80), curses.A_REVERSE)
        screen.addstr(1, 4, "Settings")
        screen.addstr(18, 4, report)
        for index, item in enumerate(items):
            here = index == chosen
            attribute = {"bold": curses.A_BOLD, "colour": curses.color_pair(1), "arrow": 0, "pointer": 0, "cursor": 0
                         }.get(style, curses.A_REVERSE) if here else 0
            screen.addstr(3 + index * step, 4, signs[0 if here else 1] + item, attribute)
        if style == "cursor":
            screen.move(3 + chosen, 4)
        else:
            screen.move(23, 0)
        screen.refresh()
        key = screen.getch()
        report = f"{items[chosen]} is fine" if key == 32 else ""
        if key == curses.KEY_DOWN:
            chosen = (chosen + 1) % len(items)
        elif key == curses.KEY_UP:
            chosen = (chosen - 1) % len(items)
        elif key in (10, 13):
            return items[chosen]


print("chose", curses.wrapper(run))
