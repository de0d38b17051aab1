"""A small app of Textual: fields, boxes, buttons of which one is chosen, a list, tabs, a tree and a dialog."""

from textual.app import App, ComposeResult
from textual.containers import Vertical
from textual.screen import ModalScreen
from textual.widgets import (
    Button, Checkbox, Input, Label, OptionList, RadioButton, RadioSet, Select, TabbedContent, TabPane, Tree)


class Confirmation(ModalScreen):
    CSS = "Confirmation { align: center middle; } Vertical { width: 40; height: 10; border: round white; }"

    def compose(self) -> ComposeResult:
        with Vertical():
            yield Label("Send the order now?")
            yield Button("Send", id="send")
            yield Button("Wait", id="wait")

    def on_button_pressed(self, event: Button.Pressed) -> None:
        event.stop()
        self.dismiss(event.button.id == "send")


class Form(App):
    ENABLE_COMMAND_PALETTE = False
    ANIMATION_LEVEL = "none"
    CSS = "OptionList { height: 5; } #report { height: 1; } RadioSet { height: 5; } TabbedContent { height: 1fr; }"

    def compose(self) -> ComposeResult:
        with TabbedContent():
            with TabPane("Order"):
                yield Input(placeholder="Your name")
                yield Checkbox("Gift wrap")
                with RadioSet():
                    yield RadioButton("Small")
                    yield RadioButton("Large")
                    yield RadioButton("Huge")
                yield Button("Order now", id="order")
                yield Label("", id="report")
            with TabPane("Fruit"):
                yield OptionList("Apple", "Banana", "Cherry", "Damson")
            with TabPane("Garden"):
                tree: Tree[str] = Tree("Garden")
                tree.root.expand()
                trees = tree.root.add("Trees")
                trees.add_leaf("Oak")
                trees.add_leaf("Pine")
                tree.root.add("Flowers").add_leaf("Rose")
                yield tree

    def on_button_pressed(self, event: Button.Pressed) -> None:
        if event.button.id == "order":
            self.push_screen(Confirmation(), self.ordered)

    def ordered(self, is_sent: bool | None) -> None:
        self.query_one("#report", Label).update("The order was sent" if is_sent else "The order waits")


Form().run()
