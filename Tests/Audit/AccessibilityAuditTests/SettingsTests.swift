import Testing

@testable import AccessibilityAudit

struct SettingsTests {
    @Test func `settings say what is asked and what is let be`() throws {
        let settings = try AuditSettings(
            yaml: """
                fail-on: moderate
                exclude: [Pods, "*.generated.xib"]
                baseline: audit.json
                rules:
                  target-size: {minimum: 30}
                  label-punctuated: off
                suppressions:
                  - rule: label-missing
                    element: a-b-c
                    reason: It goes with the next release.
                    expires: 2027-01-31
                """)
        #expect(settings.failOn == "moderate")
        #expect(settings.excluded == ["Pods", "*.generated.xib"])
        #expect(settings.baseline == "audit.json")
        #expect(settings.disabledRules == ["label-punctuated"])
        #expect(settings.numbers["target-size"]?.numbers == ["minimum": 30])
        #expect(settings.suppressions.map(\.element) == ["a-b-c"])
        #expect(try AuditSettings(yaml: "") == AuditSettings())
    }

    @Test(arguments: [
        ("fail-onn: minor", "unknown key \"fail-onn\"; did you mean \"fail-on\"?", 1),
        ("rules:\n  target-sise: off", "unknown rule \"target-sise\"; did you mean \"target-size\"?", 2),
        ("rules:\n  target-size:\n    minimun: 3", "did you mean \"minimum\"?", 3),
        ("rules:\n  target-size: {minimum: 1e9}", "\"minimum\" must be a number from 1.0 to 200.0", 2),
        ("rules:\n  target-size: maybe", "value of \"target-size\"", 2),
        ("fail-on: critcal", "did you mean \"critical\"?", 1),
        ("suppressions:\n  - rule: target-size", "\"reason\"", 2),
        ("suppressions:\n  - {rule: target-size, reason: x, expires: soon}", "must be a day", 2),
        ("exclude: Pods", "\"exclude\" must be a list", 1),
        ("rules: {target-size: off, target-size: on}", "duplicate key \"target-size\"", 1),
        ("a: [", "invalid YAML", 2),
    ])
    func `a mistake is reported with its location and the right word`(_ yaml: String, _ message: String, _ line: Int) {
        let error = #expect(throws: SettingsError.self) { try AuditSettings(yaml: yaml) }
        #expect(error?.message.contains(message) == true, "\(error?.message ?? "")")
        #expect(error?.line == line)
    }

    @Test func `deep nesting is refused before it is read`() {
        for yaml in [
            String(repeating: "[", count: 100_000), String(repeating: "- ", count: 100_000),
            "a:\n" + (1...1_000).map { String(repeating: " ", count: $0) + "a:\n" }.joined(),
        ] {
            #expect(throws: SettingsError.self) { try AuditSettings(yaml: yaml) }
        }
    }

    @Test func `a suppression applies until it expires, and one without a finding is reported`() throws {
        let example = try #require(LabelMissing.examples.first { $0.expected == .fail })
        let whole = AuditRunner([LabelMissing.self]).run([example.screen])
        let suppressions = [
            AuditSettings.Suppression(rule: "label-missing", reason: "known", expires: "2026-12-31"),
            AuditSettings.Suppression(rule: "target-size", reason: "gone"),
        ]
        var result = whole
        let before = result.suppress(suppressions, today: "2026-12-31") { _, _ in true }
        #expect(before.count == 1 && before.expired.isEmpty && before.unused == [suppressions[1]])
        #expect(result.findings.isEmpty)
        result = whole
        let after = result.suppress(suppressions, today: "2027-01-01") { _, _ in true }
        #expect(after.count == 0 && after.expired == [suppressions[0]])
        #expect(result.findings == whole.findings)
    }
}
