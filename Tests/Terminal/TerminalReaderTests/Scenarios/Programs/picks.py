"""Lists of the library pick, one after the other, and what was taken."""

from pick import pick

fruit, _ = pick(["Apple", "Banana", "Cherry"], "Which fruit?", indicator="=>")
extras = pick(["Sugar", "Milk", "Lemon"], "What with it? (Space marks)", multiselect=True, min_selection_count=1)
print("You took", fruit, "with", ", ".join(str(name) for name, _ in extras))
