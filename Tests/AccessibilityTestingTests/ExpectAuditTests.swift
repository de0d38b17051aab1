import AccessibilityTesting
import HeadlessUIKit
import Testing

@Suite(.serialized) @MainActor struct ExpectAuditTests {
    private func controller(_ views: UIView...) -> UIViewController {
        let controller = UIViewController()
        controller.view.backgroundColor = .systemBackground
        for view in views { controller.view.addSubview(view) }
        return controller
    }

    private func text(_ text: String, _ edit: (UILabel) -> Void = { _ in }) -> UILabel {
        let label = UILabel(frame: CGRect(x: 20, y: 200, width: 300, height: 30))
        label.text = text
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        edit(label)
        return label
    }

    @Test func `a sound screen passes`() {
        let result = expectAudit(controller(text("It is saved.")))
        #expect(result.findings.isEmpty)
        #expect((result.counts["text-contrast"]?.passed ?? 0) > 0)
    }

    @Test func `a failure names the element, the rule and the remedy`() throws {
        let button = UIButton(frame: CGRect(x: 20, y: 300, width: 44, height: 44))
        button.accessibilityIdentifier = "close"
        let screen = controller(text("It is saved."), button)
        let failure = try #require(failures { _ = expectAudit(screen) }.first?.text)
        #expect(failure.contains("critical label-missing: The UIButton has no label. (identifier \"close\")"))
        #expect(failure.contains("Give it a title or an accessibilityLabel"))
        #expect(failure.contains("1. It is saved."))
    }

    @Test func `what is let be does not fail, and is not found`() {
        let button = UIButton(frame: CGRect(x: 20, y: 300, width: 44, height: 44))
        button.accessibilityIdentifier = "close"
        var expectation = AuditExpectation()
        expectation.suppressions = [.init(rule: "label-missing", element: "close", reason: "it goes")]
        #expect(expectAudit(controller(button), expectation).findings.isEmpty)
        expectation.suppressions = []
        expectation.skippedRules = ["label-missing"]
        #expect(expectAudit(controller(button), expectation).findings.isEmpty)
    }

    @Test func `an unknown rule fails with the nearest one`() throws {
        var expectation = AuditExpectation()
        expectation.skippedRules = ["label-mising"]
        let failure = try #require(failures { _ = expectAudit(controller(text("It")), expectation) }.first?.text)
        #expect(failure.contains("did you mean \"label-missing\"?"))
    }

    @Test func `a text that is cut off at the largest size only is found in that setting`() throws {
        var expectation = AuditExpectation.thorough
        expectation.appearances = [.light]
        expectation.rules = ["text-clipped"]
        let screen = controller(text("Everything that was written is saved"))
        var result = AuditRunner().emptyResult()
        let caught = failures { result = expectAudit(screen, expectation) }
        #expect(caught.count == 1)
        #expect(result.findings.map(\.setting) == [UIContentSizeCategory.accessibilityExtraExtraExtraLarge.rawValue])
    }

    @Test func `a colour that is pale in the dark only is found in the dark`() throws {
        var expectation = AuditExpectation.thorough
        expectation.textSizes = [.large]
        expectation.rules = ["text-contrast"]
        let screen = controller(text("Saved") { $0.textColor = .black })
        var result = AuditRunner().emptyResult()
        _ = failures { result = expectAudit(screen, expectation) }
        #expect(result.findings.map(\.setting) == ["dark"])
    }
}
