import AccessibilityAudit
import AccessibilityTesting
import HeadlessUIKit
import Testing

@Suite(.serialized) @MainActor struct LabelAbbreviatedTests {
    @Test(arguments: LabelAbbreviated.examples.indices)
    func `each example has its expected outcome`(index: Int) {
        let example = LabelAbbreviated.examples[index]
        #expect(example.outcome(by: LabelAbbreviated.self) == example.expected)
    }

    @Test func `the checkout has no abbreviations`() {
        var expectation = AuditExpectation()
        expectation.customRules = [LabelAbbreviated.self]
        expectAudit(AccessibleCheckoutViewController(), expectation)
    }

    @Test func `an abbreviation on a live screen is reported`() {
        var expectation = AuditExpectation()
        expectation.customRules = [LabelAbbreviated.self]
        expectation.rules = ["label-abbreviated"]
        expectation.failOn = .critical
        let field = UIButton(frame: CGRect(x: 20, y: 80, width: 120, height: 44))
        field.setTitle("Qty", for: .normal)
        let found = expectAudit(field, expectation).findings
        #expect(found.map(\.message) == ["UIButton \"Qty\" contains the abbreviation \"qty\"."])
    }
}
