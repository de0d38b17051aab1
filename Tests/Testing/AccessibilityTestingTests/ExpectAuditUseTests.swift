import AccessibilityAudit
import AccessibilityTesting
import HeadlessUIKit
import LiveReader
import Testing

/// Findings of an audit while a screen is used.
@Suite(.serialized) @MainActor struct ExpectAuditUseTests {
    /// Returns the findings of an action, by rule, whether they fail the test or not.
    private func findings(
        of screen: UIView, _ rules: Set<String>, during action: (ScreenReaderSession) -> Void
    ) -> [String] {
        let reader = ScreenReaderSession(view: screen)
        defer { reader.end() }
        var expectation = AuditExpectation()
        expectation.rules = rules
        var result = AuditResult()
        _ = failures { result = expectAudit(reader, expectation) { action(reader) } }
        return result.findings.map { "\($0.outcome.rawValue) \($0.rule): \($0.message)" }
    }

    private static let use: Set<String> = [
        "change-not-announced", "focus-lost", "focus-moved-twice", "focus-stolen",
    ]

    @Test func `a change elsewhere that is not announced needs review`() {
        let status = Fixture.element("Ready", y: 200)
        let save = Fixture.button("Save", y: 20) { status.accessibilityLabel = "Saved" }
        let found = findings(of: Fixture.screen(save, status), Self.use) { $0.perform(.activate) }
        #expect(
            found == [
                "needs-review change-not-announced: After an action on UIButton \"Save\", 1 element changed "
                    + "without an announcement."
            ])
    }

    @Test func `a change that is announced passes`() {
        let status = Fixture.element("Ready", y: 200)
        let save = Fixture.button("Save", y: 20) {
            status.accessibilityLabel = "Saved"
            UIAccessibility.post(notification: .announcement, argument: "Saved")
        }
        #expect(findings(of: Fixture.screen(save, status), Self.use) { $0.perform(.activate) }.isEmpty)
    }

    @Test func `an element that goes under the cursor is a lost cursor`() {
        let screen = Fixture.screen(Fixture.element("Title", y: 20))
        let delete = Fixture.button("Delete", y: 80)
        delete.addAction(UIAction { _ in delete.removeFromSuperview() }, for: .primaryActionTriggered)
        screen.addSubview(delete)
        let found = findings(of: screen, ["focus-lost"]) { reader in
            reader.perform(.next)
            reader.perform(.activate)
        }
        #expect(
            found == [
                "fail focus-lost: UIButton \"Delete\" disappeared under the VoiceOver cursor without an announcement."
            ])
    }

    @Test func `two moves of the cursor for one change are found`() {
        let (title, other) = (Fixture.element("Title", y: 100), Fixture.element("Other", y: 200))
        let open = Fixture.button("Open", y: 20) {
            UIAccessibility.post(notification: .layoutChanged, argument: title)
            MainLoop.main.perform(after: .milliseconds(100)) {
                UIAccessibility.post(notification: .layoutChanged, argument: other)
            }
        }
        let found = findings(of: Fixture.screen(open, title, other), ["focus-moved-twice"]) { $0.perform(.activate) }
        #expect(
            found == [
                "fail focus-moved-twice: The VoiceOver cursor moved to UIView \"Title\" and, before its announcement "
                    + "ended, to UIView \"Other\"."
            ])
    }

    @Test func `an adjustable element that does not answer is found, one that does passes`() {
        let silent = Fixture.element("Volume", y: 20)
        silent.accessibilityTraits = .adjustable
        silent.accessibilityValue = "50%"
        var expectation = AuditExpectation()
        expectation.rules = ["adjustable-does-not-answer"]
        expectation.triesAdjustables = true
        var result = AuditResult()
        _ = failures { result = expectAudit(Fixture.screen(silent), expectation) }
        #expect(
            result.findings.map(\.message) == [
                "UIView \"Volume\" is adjustable, but swiping up or down doesn't change its value."
            ])
        let slider = UISlider(frame: CGRect(x: 20, y: 80, width: 200, height: 31))
        slider.accessibilityLabel = "Volume"
        slider.value = 1
        result = expectAudit(Fixture.screen(slider), expectation)
        #expect(result.counts["adjustable-does-not-answer"]?.passed == 1)
    }

    @Test func `a controller that is always upright needs review`() {
        final class Upright: UIViewController {
            override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
        }
        var expectation = AuditExpectation()
        expectation.rules = ["orientation-lock"]
        let upright = expectAudit(Upright(), expectation)
        #expect(upright.findings.map(\.message) == ["The screen supports only portrait."])
        #expect(expectAudit(UIViewController(), expectation).findings.isEmpty)
    }

    @Test func `a screen that UIKit says something on is audited in each language`() throws {
        var expectation = AuditExpectation()
        expectation.languages = ["en", "de"]
        expectation.rules = ["label-missing"]
        let nameless = UISwitch(frame: CGRect(x: 20, y: 100, width: 51, height: 31))
        let controller = UIViewController()
        controller.view.addSubview(nameless)
        var result = AuditResult()
        _ = failures { result = expectAudit(controller, expectation) }
        #expect(result.findings.count == 1)
        // Reported once, since each of the languages has it.
        #expect(result.findings.first?.setting == nil)
        #expect(UIApplication.shared.preferredLanguage == "en")
    }
}
