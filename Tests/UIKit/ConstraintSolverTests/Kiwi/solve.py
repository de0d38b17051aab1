"""Solve systems of linear constraints with kiwi.

Reads JSON from standard input: systems, each {"variables": count, "steps": [[operation, ...], ...]}. An operation is
["add", number, [[variable, coefficient], ...], constant, relation, strength], ["remove", number] or
["constant", number, constant]; a strength of null is required. Writes for each system and step
{"values": [...], "refused": [number, ...]}.
"""
import json
import sys

import kiwisolver as kiwi


class System:
    def __init__(self, count):
        self.variables = [kiwi.Variable(str(index)) for index in range(count)]
        self.wanted = {}
        self.start()

    def start(self):
        self.solver = kiwi.Solver()
        self.present = {}
        self.refused = []

    def put(self, number):
        terms, constant, relation, strength = self.wanted[number]
        expression = kiwi.Expression(
            [kiwi.Term(self.variables[variable], coefficient) for variable, coefficient in terms], constant)
        constraint = kiwi.Constraint(expression, relation, "required" if strength is None else strength)
        try:
            self.solver.addConstraint(constraint)
        except kiwi.UnsatisfiableConstraint:
            self.refused.append(number)
            # The rejected constraint still changed the solver's state.
            self.solver = kiwi.Solver()
            for accepted in self.present.values():
                self.solver.addConstraint(accepted)
        else:
            self.present[number] = constraint

    def take(self, number):
        if number in self.present:
            self.solver.removeConstraint(self.present.pop(number))

    def apply(self, operations):
        settled = not self.refused
        for kind, number, *rest in operations:
            if kind == "add":
                self.wanted[number] = rest
                self.put(number)
                continue
            self.take(number)
            if kind == "remove":
                del self.wanted[number]
            else:
                self.wanted[number][1] = rest[0]
                self.put(number)
        # Kiwi rejects the last constraint, but the one with the highest number must yield.
        if not settled or self.refused:
            self.start()
            for number in sorted(self.wanted, key=lambda number: (self.wanted[number][3] is not None, number)):
                self.put(number)
        self.solver.updateVariables()
        return {"values": [variable.value() for variable in self.variables], "refused": list(self.refused)}


def solve(description):
    system = System(description["variables"])
    return [system.apply(operations) for operations in description["steps"]]


json.dump([solve(description) for description in json.load(sys.stdin)], sys.stdout)
