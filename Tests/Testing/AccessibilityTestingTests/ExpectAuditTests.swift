import AccessibilityAudit
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
        #expect(failure.contains("critical label-missing: UIButton has no accessibility label"))
        #expect(failure.contains("Fix: Set the accessibility Label"))
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

    @Test func `the same impacts fail a test and the tool`() {
        #expect(AuditExpectation().failOn.rawValue == AuditSettings.usualFailLevel)
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

    /// A list with one row inside a navigation controller, as apps have it.
    private final class List: UITableViewController {
        var style: (UITableViewCell, UILabel) -> Void = { _, _ in }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

        override func tableView(
            _ tableView: UITableView, cellForRowAt indexPath: IndexPath
        ) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            let label = UILabel(frame: CGRect(x: 20, y: 10, width: 300, height: 24))
            label.text = "Saved"
            cell.contentView.addSubview(label)
            style(cell, label)
            return cell
        }
    }

    /// Returns the contrast findings in such a list.
    private func contrast(
        _ table: UITableView.Style, behind color: UIColor? = nil, _ style: @escaping (UITableViewCell, UILabel) -> Void
    ) -> [String] {
        let list = List(style: table)
        list.title = "Files"
        list.style = style
        if let color { list.tableView.backgroundColor = color }
        var expectation = AuditExpectation()
        expectation.rules = ["text-contrast"]
        var result = AuditResult()
        _ = failures { result = expectAudit(UINavigationController(rootViewController: list), expectation) }
        return result.findings.map { "\($0.outcome.rawValue): \($0.message)" }
    }

    @Test func `the text of a row is compared with UIKit's cell background, and the title of a bar is skipped`() {
        let pale = UIColor(white: 0.7, alpha: 1)
        #expect(
            contrast(.plain) { $1.textColor = pale } == [
                "fail: The contrast of UILabel \"Saved\" is 2.1:1 (#B3B3B3 on #FFFFFF); the minimum is 4.5:1."
            ])
        // The table behind it is grey; its rows aren't.
        #expect(contrast(.grouped) { $1.textColor = pale }.first?.contains("on #FFFFFF") == true)
        #expect(contrast(.plain) { $1.textColor = .black }.isEmpty)
    }

    @Test func `what an app puts behind a cell, or takes away, counts`() {
        #expect(
            contrast(.plain, behind: .black) { cell, label in
                cell.backgroundConfiguration = .clear()
                label.textColor = .white
            }.isEmpty)
        #expect(
            contrast(.plain) { cell, label in
                cell.backgroundColor = .black
                label.textColor = .white
            }.isEmpty)
        #expect(contrast(.plain, behind: .black) { $1.textColor = .white }.first?.contains("on #FFFFFF") == true)
    }
}
