"""What InquirerPy asks, one thing after the other, and what was answered."""

from InquirerPy import inquirer

FRUIT = ["Apple", "Banana", "Cherry", "Damson"]

branch = inquirer.select(message="Which branch?", choices=["main", "develop", "release"]).execute()
fruit = inquirer.fuzzy(message="Which fruit?", choices=FRUIT).execute()
extras = inquirer.checkbox(message="Which extras?", choices=["Sugar", "Milk"]).execute()
age = inquirer.number(message="How many?", min_allowed=1, max_allowed=9, default=None).execute()
sure = inquirer.confirm(message="Send it?").execute()
print(f"{branch}, {age} {fruit} with {', '.join(extras)}, {'sent' if sure else 'kept'}")
