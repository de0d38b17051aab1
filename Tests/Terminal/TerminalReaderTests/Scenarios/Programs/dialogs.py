"""One of prompt_toolkit's dialogs after the other, and what was answered."""

import sys

from prompt_toolkit.shortcuts import (
    button_dialog, checkboxlist_dialog, input_dialog, message_dialog, radiolist_dialog, yes_no_dialog)

FRUIT = [("apple", "Apple"), ("banana", "Banana"), ("cherry", "Cherry")]
DIALOGS = {
    "yesno": lambda: yes_no_dialog(title="Leave", text="Do you want to leave?").run(),
    "input": lambda: input_dialog(title="Name", text="Type your name:").run(),
    "buttons": lambda: button_dialog(
        title="Changes", text="Save the changes?", buttons=[("Save", 1), ("Discard", 2), ("Stay", 3)]).run(),
    "radio": lambda: radiolist_dialog(title="Fruit", text="Pick one fruit", values=FRUIT).run(),
    "boxes": lambda: checkboxlist_dialog(title="Fruit", text="Pick some fruit", values=FRUIT).run(),
    "message": lambda: message_dialog(title="Done", text="All is done.").run(),
}

for name in sys.argv[1:]:
    answer = DIALOGS[name]()
    print("The answer is", answer)
