#!/usr/bin/env python3
"""A menu that fills the screen: menu.py STYLE ITEM..., STYLE "reverse", "bold", "colour", "arrow" or "cursor"."""
import curses, sys

style, items = sys.argv[1], sys.argv[2:]


def run(screen):
    curses.curs_set(1 if style == "cursor" else 0)
    screen.keypad(True)
    curses.start_color()
    curses.use_default_colors()
    curses.init_pair(1, curses.COLOR_YELLOW, -1)
    chosen = 0
    while True:
        screen.erase()
        screen.addstr(1, 4, "Settings")
        for index, item in enumerate(items):
            here = index == chosen
            attribute = {"reverse": curses.A_REVERSE, "bold": curses.A_BOLD,
                         "colour": curses.color_pair(1)}.get(style, 0) if here else 0
            screen.addstr(3 + index, 4, ("> " if here else "  ") + item if style == "arrow" else item, attribute)
        if style == "cursor":
            screen.move(3 + chosen, 4)
        else:
            screen.move(23, 0)
        screen.refresh()
        key = screen.getch()
        if key == curses.KEY_DOWN:
            chosen = (chosen + 1) % len(items)
        elif key == curses.KEY_UP:
            chosen = (chosen - 1) % len(items)
        elif key in (10, 13):
            return items[chosen]


print("chose", curses.wrapper(run))
