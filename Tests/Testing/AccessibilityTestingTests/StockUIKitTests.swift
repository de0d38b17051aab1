import AccessibilityAudit
import AccessibilityTesting
import AccessibilityTree
import HeadlessUIKit
import Testing

/// What UIKit itself chooses is no fault of an app, and is announced as VoiceOver does.
@Suite(.serialized) @MainActor struct StockUIKitTests {
    private final class Table: UITableViewController {
        var fill: (UITableViewCell) -> Void = { _ in }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
            fill(cell)
            return cell
        }
    }

    private static var contrastOnly: AuditExpectation {
        var expectation = AuditExpectation()
        expectation.failOn = .minor
        expectation.rules = ["text-contrast"]
        return expectation
    }

    private func contrast(_ result: AuditResult) -> [Outcome] {
        result.findings.filter { $0.rule == "text-contrast" }.map(\.outcome)
    }

    private func table(_ fill: @escaping (UITableViewCell) -> Void) -> UIViewController {
        let table = Table()
        table.fill = fill
        return table
    }

    @Test func `the second text of a cell in UIKit's colour is a note`() {
        let subtitle = expectAudit(
            table { cell in
                cell.textLabel?.text = "Ada"
                cell.detailTextLabel?.text = "Mathematician"
            }, Self.contrastOnly)
        #expect(contrast(subtitle) == [.needsReview])
        let content = expectAudit(
            table { cell in
                var content = UIListContentConfiguration.subtitleCell()
                content.text = "Ada"
                content.secondaryText = "Mathematician"
                cell.contentConfiguration = content
            }, Self.contrastOnly)
        #expect(contrast(content) == [.needsReview])
    }

    @Test func `a pale colour that the app has chosen for it fails`() {
        let found = failures {
            expectAudit(
                table { cell in
                    cell.textLabel?.text = "Ada"
                    cell.detailTextLabel?.text = "Mathematician"
                    cell.detailTextLabel?.textColor = .systemGray3
                })
        }
        #expect(found.first?.text.contains("text-contrast") == true)
    }

    @Test func `the tint of a system button is a note, unless the app has chosen a colour of its own`() {
        func screen(_ edit: (UIButton) -> Void) -> UIViewController {
            let controller = UIViewController()
            controller.view.backgroundColor = .systemBackground
            let button = UIButton(type: .system)
            button.setTitle("Save", for: .normal)
            button.frame = CGRect(x: 20, y: 200, width: 200, height: 44)
            edit(button)
            controller.view.addSubview(button)
            return controller
        }
        for edit: (UIButton) -> Void in [
            { _ in }, { $0.tintColor = .systemTeal }, { $0.setTitleColor(.systemBlue, for: .normal) },
        ] {
            #expect(contrast(expectAudit(screen(edit), Self.contrastOnly)) == [.needsReview])
        }
        let pale = UIColor(red: 0.4, green: 0.7, blue: 1, alpha: 1)
        var expectation = AuditExpectation()
        expectation.failOn = .minor
        for edit: (UIButton) -> Void in [
            { $0.tintColor = pale }, { $0.setTitleColor(pale, for: .normal) },
        ] {
            let found = failures { _ = expectAudit(screen(edit), expectation) }
            #expect(found.first?.text.contains("text-contrast") == true)
        }
    }

    @Test func `the placeholder of an empty secure field is shown in the clear`() throws {
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 40))
        field.placeholder = "Password"
        field.isSecureTextEntry = true
        let reader = ScreenReaderSession(view: Fixture.screen(field))
        defer { reader.end() }
        reader.settle()
        #expect(reader.lastSpoken?.hasPrefix("Password, secure text field") == true)
        func looks() throws -> (Node, Appearance) {
            let tree = WindowSource(try #require(field.window), includesAppearance: true).captureTree()
            let node = try #require(tree[field.nodeID])
            return (node, try #require(node.appearance))
        }
        let (empty, looksEmpty) = try looks()
        #expect(empty.value?.string == "Password" && looksEmpty.placeholder == "Password")
        #expect(looksEmpty.text?.contains("•") != true)
        reader.type("abc")
        let (full, looksFull) = try looks()
        #expect(full.value?.string == "•••" && looksFull.text == "•••")
    }

    @Test func `an alert is announced with its title and message`() {
        final class Delete { var style = UIAlertController.Style.alert }
        let controller = UIViewController()
        let delete = Delete()
        controller.view.addSubview(
            Fixture.button("Delete", y: 100) {
                let alert = UIAlertController(
                    title: "Delete all?", message: "It can't be undone.", preferredStyle: delete.style)
                alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
                controller.present(alert, animated: true)
            })
        let reader = ScreenReaderSession(controller: controller)
        defer { reader.end() }
        reader.move(to: "Delete")
        #expect(reader.capture { reader.activate() }.spoken == ["Alert, Delete all? It can't be undone."])
        #expect(reader.focused?.label == "Delete all?")
        #expect(reader.capture { reader.next() }.spoken == ["It can't be undone."])
        #expect(reader.capture { reader.previous() }.spoken == ["Delete all? heading"])
        reader.escape()
        delete.style = .actionSheet
        #expect(reader.capture { reader.activate() }.spoken == ["Delete all? heading"])
    }

    @Test func `a stepper's label comes before those of its buttons`() {
        let stepper = UIStepper(frame: CGRect(x: 20, y: 100, width: 94, height: 32))
        let screen = Fixture.screen(stepper)
        expectSpoken(screen, "Decrement, dimmed, button\nIncrement, button")
        stepper.accessibilityLabel = "Quantity"
        expectSpoken(screen, "Quantity, Decrement, dimmed, button\nQuantity, Increment, button")
        let reader = ScreenReaderSession(view: screen)
        defer { reader.end() }
        stepper.accessibilityLabel = "Guests"
        expectSpoken(reader, "Guests, Decrement, dimmed, button\nGuests, Increment, button")
    }
}
