import AccessibilityTesting
import Dispatch
import Foundation
import HeadlessUIKit
import Testing

final class DraftViewController: UIViewController {
    private let status = UILabel(frame: CGRect(x: 20, y: 60, width: 300, height: 30))
    private let clock: any Clock<Duration>

    init(clock: any Clock<Duration> = ContinuousClock()) {
        self.clock = clock
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        status.text = "Not saved"
        let save = UIButton(frame: CGRect(x: 20, y: 120, width: 120, height: 44))
        save.setTitle("Save", for: .normal)
        save.addAction(UIAction { [weak self] _ in self?.save() }, for: .primaryActionTriggered)
        for part in [status, save] { view.addSubview(part) }
    }

    private func save() {
        status.text = "Saving"
        Task {
            try await clock.sleep(for: .seconds(2))
            status.text = "Saved"
            UIAccessibility.post(notification: .announcement, argument: "Saved")
        }
        DispatchQueue.main.asyncAfter(deadline: .now() + 5) { [weak self] in self?.status.text = "Saved just now" }
        _ = Timer.scheduledTimer(withTimeInterval: 60, repeats: false) { [weak self] _ in
            MainActor.assumeIsolated { self?.status.text = "Saved a minute ago" }
        }
    }
}

private final class ListViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        DispatchQueue.global().async {
            DispatchQueue.main.async { MainActor.assumeIsolated { self.show("Milk") } }
        }
    }

    private func show(_ text: String) {
        let label = UILabel(frame: CGRect(x: 20, y: 60, width: 300, height: 30))
        label.text = text
        view.addSubview(label)
    }
}

private final class NamesViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let heading = UILabel(frame: CGRect(x: 20, y: 60, width: 300, height: 30))
        heading.text = "Guests"
        let name = UITextField(frame: CGRect(x: 20, y: 120, width: 300, height: 40))
        name.placeholder = "Name"
        let list = UILabel(frame: CGRect(x: 20, y: 200, width: 300, height: 30))
        list.text = "Guest list"
        list.accessibilityCustomActions = [
            UIAccessibilityCustomAction(name: "Remove all") { _ in
                DispatchQueue.main.async {
                    MainActor.assumeIsolated {
                        UIAccessibility.post(notification: .announcement, argument: "Removed")
                    }
                }
                return true
            }
        ]
        for part in [heading, name, list] { view.addSubview(part) }
    }
}

@Suite(.serialized) @MainActor struct SessionSampleTests {
    @Test func `saving announces that it is done`() {
        let reader = ScreenReaderSession(controller: DraftViewController(), policy: .lenient)
        defer { reader.end() }
        reader.move(to: "Save")
        let saved = reader.capture { reader.activate() }
        #expect(saved.announcements == ["Saved"])
        expectSpoken(reader, "Saved just now\nSave, button")
        reader.wait(.seconds(60))
        expectSpoken(reader, "Saved a minute ago\nSave, button")
    }

    @Test func `the list is loaded`() async {
        let reader = ScreenReaderSession(controller: ListViewController())
        defer { reader.end() }
        await reader.waitFor("Milk")
        await reader.settle(for: .milliseconds(20))
        let reloaded = await reader.capture(for: .milliseconds(20)) { reader.move(to: "Milk") }
        #expect(reloaded.focus?.label == "Milk")
    }

    @Test func `a name is typed and removed again`() {
        let reader = ScreenReaderSession(controller: NamesViewController())
        defer { reader.end() }
        reader.move(to: "Name")
        reader.type("Ada")
        #expect(reader.focusedElement?.value?.string == "Ada")
        reader.move(to: "Guest list")
        let removed = reader.capture { reader.perform(action: "Remove all") }
        #expect(removed.announcements == ["Removed"])
        reader.touch(CGPoint(x: 100, y: 75))
        #expect(reader.focused?.label == "Guests")
    }

    @Test func `the welcome screen passes nearly all rules`() {
        var expectation = AuditExpectation()
        expectation.failOn = .minor
        expectation.skippedRules = ["dynamic-type"]
        expectAudit(WelcomeViewController(), expectation)
    }
}
