import Testing

@testable import AccessibilityAudit

/// Fixes that are applied without review.
struct SafeFixTests {
    @Test(arguments: [
        ("Save button", "Save", WordMeaning.button), ("Save  Button ", "Save", .button),
        ("Tom & Jerry button", "Tom & Jerry", .button),
        ("Sichern-Schaltfläche", "Sichern", .button), ("保存ボタン", "保存", .button), ("Guardar, botón", "Guardar", .button),
        ("Name field", "Name", .field), ("Map image", "Map", .image), ("Top 10 link", "Top 10", .link),
    ])
    func `the role's name is taken from the end of a label`(_ label: String, _ expected: String, _ role: WordMeaning) {
        #expect(LabelTrimming.withoutRole(label, role) == expected)
    }

    @Test(arguments: [
        ("Button", WordMeaning.button), ("Radio button", .button), ("Name text field", .field),
        ("Press this button", .button),
        ("Photo of a cat", .image), ("Click button", .button), ("Save (button", .button), ("The button", .button),
        ("Image button", .button), ("Save", .button), ("Save link", .button), ("", .button), ("- button", .button),
        ("Push-Button", .button), ("Buttonbutton", .button), ("X button", .button), ("ボタン", .button),
        ("Selected button", .button), ("Here button", .button), ("Save button?", .button),
    ])
    func `a label that may mean something else without its end stays`(_ label: String, _ role: WordMeaning) {
        #expect(LabelTrimming.withoutRole(label, role) == nil)
    }

    @Test(arguments: [("Save.", "Save"), (" Go home. ", "Go home"), ("Zurück.", "Zurück")])
    func `a full stop is taken away`(_ label: String, _ expected: String) {
        #expect(LabelTrimming.withoutStop(label) == expected)
    }

    @Test(arguments: [
        "Dr.", "Acme Corp.", "U.S.", "Wait...", "a. b.", "Approx.", "Save", ".", "Nr. 5.", "A cat, asleep.",
    ])
    func `a full stop of an abbreviation stays`(_ label: String) {
        #expect(LabelTrimming.withoutStop(label) == nil)
    }

    @Test(arguments: AuditRules.descriptions.map(\.id))
    func `a rule that declares a fix has an example of it, and no other rule fixes anything`(_ id: String) throws {
        let rule = try #require(AuditRules.rule(id))
        let findings = rule.examples.flatMap { AuditRunner([rule]).run([$0.screen]).findings }
        let changes = findings.compactMap { $0.fix?.change }
        #expect((rule.safeFix != nil) == !changes.isEmpty, "\(changes)")
        for change in changes { #expect(change.old != change.new && change.new != "") }
        if let fix = rule.safeFix { #expect(fix.hasSuffix(".")) }
    }

    @Test func `a label that is also drawn is not changed`() {
        let drawn = RuleExample.fail(
            "A button whose title is its label.",
            .button("Save button") { node in
                node.touch?.isLabelGiven = false
                node.shows(text: "Save button")
            })
        let findings = AuditRunner([LabelRepeatsRole.self]).run([drawn.screen]).findings
        #expect(findings.count == 1 && findings[0].fix == nil)
    }

    @Test func `findings stand in an order that does not hang on the order of the screens`() {
        let examples = LabelMissing.examples + LabelRepeatsRole.examples
        let screens = examples.enumerated().map { index, example in
            var screen = example.screen
            screen.name = "Screen \(index % 2)"
            screen.file = "\(index % 3).xib"
            return screen
        }
        let runner = AuditRunner([LabelMissing.self, LabelRepeatsRole.self])
        let (forward, backward) = (runner.run(screens), runner.run(screens.reversed()))
        #expect(forward.findings.map(\.identity) == backward.findings.map(\.identity))
    }
}
