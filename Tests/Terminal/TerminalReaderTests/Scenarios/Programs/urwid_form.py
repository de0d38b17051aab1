"""A form of urwid: a field, boxes, buttons of which one is chosen, and buttons that report."""

import urwid

report = urwid.Text("")
size: list[urwid.RadioButton] = []


def pressed(button: urwid.Button) -> None:
    if button.label == "Leave":
        raise urwid.ExitMainLoop()
    report.set_text(f"{button.label} was pressed")


def lit(widget: urwid.Widget) -> urwid.Widget:
    return urwid.AttrMap(widget, None, "focus")


rows = [
    urwid.Text("Order form"),
    urwid.Divider(),
    lit(urwid.Edit("Name: ")),
    lit(urwid.CheckBox("Gift wrap")),
    lit(urwid.CheckBox("By express")),
    lit(urwid.RadioButton(size, "Small")),
    lit(urwid.RadioButton(size, "Large")),
    lit(urwid.Button("Order", pressed)),
    lit(urwid.Button("Leave", pressed)),
    report,
]
walker = urwid.SimpleFocusListWalker(rows)
walker.set_focus(2)
urwid.MainLoop(urwid.ListBox(walker), [("focus", "standout", "")]).run()
