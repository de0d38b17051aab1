"""What questionary asks, one thing after the other, and what was answered."""

import questionary

TOPPINGS = ["Cheese", "Ham", "Olives"]

name = questionary.text("What is your name?", validate=lambda text: bool(text) or "A name is needed").ask()
size = questionary.select("Which size?", choices=["Small", "Medium", "Large"]).ask()
toppings = questionary.checkbox("Which toppings?", choices=TOPPINGS).ask()
city = questionary.autocomplete("Which city?", choices=["Berlin", "Bern", "Boston"]).ask()
word = questionary.password("What is the password?").ask()
sure = questionary.confirm("Order it?").ask()
print(f"{name}: {size} with {', '.join(toppings)} to {city}, {'ordered' if sure else 'not ordered'}")
