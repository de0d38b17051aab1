#!/usr/bin/python3
"""Asks what an installer asks, in dialogs of newt."""
from snack import *
screen = SnackScreen()
screen.pushHelpLine("<Tab> between elements | <Space> selects")
name, values = EntryWindow(screen, "Your account", "Who will use this machine?", [("Name", "ann"), ("Office", "")], buttons=["Next", "Back"])
kind, disk = ListboxChoiceWindow(screen, "Disk", "Which disk shall be used?", ["sda, 500 GB", "sdb, 2 TB", "nvme0, 1 TB"], buttons=["Next", "Back"])
grid = GridForm(screen, "Packages", 1, 2)
tree = CheckboxTree(height=5, scroll=0)
for text, on in [("Mail server", 0), ("Web server", 1), ("Braille", 1), ("Games", 0)]:
    tree.append(text, selected=on)
bar = ButtonBar(screen, ["Install", "Back"])
grid.add(tree, 0, 0, (0, 0, 0, 1))
grid.add(bar, 0, 1)
grid.runOnce()
answer = ButtonChoiceWindow(screen, "Ready", "All data on the disk will be lost. Go on?", ["Yes", "No"])
screen.finish()
print("done:", answer)
