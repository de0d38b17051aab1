"""Menus of simple-term-menu, one after the other, and what was answered."""

from simple_term_menu import TerminalMenu

FRUIT = ["Apple", "Banana", "Cherry", "Damson"]

fruit = TerminalMenu(FRUIT, title="Which fruit?").show()
several = TerminalMenu(
    ["Sugar", "Milk", "Lemon"], title="What with it?", multi_select=True, show_multi_select_hint=True,
    multi_select_select_on_accept=False, multi_select_empty_ok=True).show()
print("You took", FRUIT[fruit], "with", several)
