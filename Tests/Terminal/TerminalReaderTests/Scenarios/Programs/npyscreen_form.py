#!/usr/bin/env python3
"""A form of npyscreen: texts, a choice, several choices, a slider and buttons."""
import npyscreen
class Order(npyscreen.ActionForm):
    def create(self):
        self.add(npyscreen.TitleText, name="Name:", value="Ann")
        self.add(npyscreen.TitleText, name="Street:")
        self.add(npyscreen.TitleSelectOne, max_height=4, name="Size", values=["small", "medium", "large"], value=[1], scroll_exit=True)
        self.add(npyscreen.TitleMultiSelect, max_height=4, name="With", values=["milk", "sugar", "cream"], value=[], scroll_exit=True)
        self.add(npyscreen.Checkbox, name="Gift wrap")
    def on_ok(self):
        npyscreen.notify_confirm("The order is sent.", title="Thanks")
    def on_cancel(self):
        pass
class App(npyscreen.NPSApp):
    def main(self):
        Order(name="Order a coffee").edit()
App().run()
