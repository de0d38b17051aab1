import AccessibilityTesting
import AccessibilityTree
import Foundation
import HeadlessUIKit
import Testing

/// The announcements of the system's parts around an app's own views.
@Suite(.serialized) @MainActor struct SystemPartsTests {
    private func elements(_ reader: ScreenReaderSession) -> [String] {
        (0..<reader.session.elementCount).map { reader.session.element(at: $0) }
            .compactMap { reader.session.tree[$0]?.label?.string }
    }

    private final class Form: UIViewController {
        let field = UITextField()

        override func viewDidLoad() {
            super.viewDidLoad()
            title = "Form"
            field.accessibilityLabel = "Amount"
            field.frame = CGRect(x: 20, y: 200, width: 300, height: 40)
            view.addSubview(field)
            let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
            bar.items = [
                UIBarButtonItem.flexibleSpace(),
                UIBarButtonItem(
                    systemItem: .done,
                    primaryAction: UIAction { [weak self] _ in
                        self?.view.endEditing(true)
                    }),
            ]
            field.inputAccessoryView = bar
        }
    }

    @Test func `VoiceOver reads the bar above the keyboard while a field is edited, and it ends the editing`() {
        let form = Form()
        let reader = ScreenReaderSession(controller: UINavigationController(rootViewController: form))
        defer { reader.end() }
        reader.settle()
        #expect(elements(reader) == ["Form", "Amount"])
        form.field.becomeFirstResponder()
        reader.settle()
        #expect(elements(reader) == ["Form", "Amount", "Done"])
        reader.perform(Gesture.fourFingerTapBottom)
        reader.settle()
        #expect(reader.lastSpoken == "Done, button")
        reader.perform(Gesture.doubleTap)
        reader.settle()
        #expect(!form.field.isFirstResponder)
        #expect(elements(reader) == ["Form", "Amount"])
    }

    @Test func `VoiceOver reads a view in the keyboard's place`() {
        let form = Form()
        let reader = ScreenReaderSession(controller: UINavigationController(rootViewController: form))
        defer { reader.end() }
        form.loadViewIfNeeded()
        let keys = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
        let one = UIButton(type: .system)
        one.setTitle("1", for: .normal)
        one.frame = CGRect(x: 0, y: 0, width: 80, height: 50)
        keys.addSubview(one)
        (form.field.inputView, form.field.inputAccessoryView) = (keys, nil)
        var covered: [CGFloat] = []
        let observer = NotificationCenter.default.addObserver(
            forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
        ) { note in
            let frame = (note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue
            MainActor.assumeIsolated { covered.append(frame?.height ?? -1) }
        }
        defer { NotificationCenter.default.removeObserver(observer) }
        form.field.becomeFirstResponder()
        reader.settle()
        #expect(covered == [200])
        #expect(elements(reader) == ["Form", "Amount", "1"])
    }

    @Test func `what lies on a blur is read as anything else`() {
        let blur = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
        blur.frame = CGRect(x: 0, y: 100, width: 300, height: 100)
        let label = UILabel(frame: CGRect(x: 10, y: 10, width: 200, height: 30))
        label.text = "On glass"
        blur.contentView.addSubview(label)
        let reader = ScreenReaderSession(view: Fixture.screen(blur))
        defer { reader.end() }
        reader.settle()
        #expect(reader.lastSpoken == "On glass")
        #expect(blur.contentView.frame == blur.bounds)
    }

    private final class Archive: UIActivity {
        override var activityTitle: String? { "Archive" }
        override var activityType: ActivityType? { ActivityType("archive") }
        override func canPerform(withActivityItems activityItems: [Any]) -> Bool { activityItems.first is String }
    }

    @Test(arguments: [Gesture.doubleTap, .twoFingerScrub])
    func `a sheet of the system offers the app's own activities, and can be left`(gesture: Gesture) {
        let root = UIViewController()
        let reader = ScreenReaderSession(controller: root)
        defer { reader.end() }
        reader.settle()
        let sheet = UIActivityViewController(activityItems: ["text"], applicationActivities: [Archive()])
        var ended: [String] = []
        sheet.completionWithItemsHandler = { type, isDone, _, _ in ended.append("\(type?.rawValue ?? "-") \(isDone)") }
        root.present(sheet, animated: true)
        reader.settle()
        #expect(elements(reader).contains("Archive") && elements(reader).contains("Cancel"))
        while reader.focusedElement?.label?.string != "Archive", reader.focusedElement?.label?.string != "Cancel" {
            reader.next()
        }
        reader.perform(gesture)
        reader.settle()
        #expect(ended == [gesture == .doubleTap ? "archive true" : "- false"])
        #expect(root.presentedViewController == nil)
    }

    @Test func `a menu's late entries are offered as the others are`() {
        var made = 0
        let late = UIDeferredMenuElement.uncached { done in
            made += 1
            done([UIAction(title: "Recent \(made)") { _ in }])
        }
        let button = UIButton(type: .system)
        button.setTitle("Open", for: .normal)
        button.frame = CGRect(x: 0, y: 100, width: 100, height: 44)
        button.menu = UIMenu(children: [UIAction(title: "New") { _ in }, late])
        button.showsMenuAsPrimaryAction = true
        let controller = UIViewController()
        controller.view.addSubview(button)
        let reader = ScreenReaderSession(controller: controller)
        defer { reader.end() }
        reader.settle()
        reader.perform(Gesture.doubleTap)
        reader.settle()
        #expect(elements(reader).prefix(2) == ["New", "Recent 1"])
    }

    @Test func `an app that leaves the screen and returns is notified in UIKit's order`() {
        final class Delegate: NSObject, UIApplicationDelegate {
            var heard: [String] = []
            func applicationDidBecomeActive(_ application: UIApplication) { heard.append("active") }
            func applicationWillResignActive(_ application: UIApplication) { heard.append("resign") }
            func applicationDidEnterBackground(_ application: UIApplication) { heard.append("background") }
            func applicationWillEnterForeground(_ application: UIApplication) { heard.append("foreground") }
        }
        AppProcess().run {
            let delegate = Delegate()
            let application = UIApplication.shared
            application.delegate = delegate
            application.simulate(.inactive)
            application.simulate(.background)
            application.simulate(.inactive)
            application.simulate(.active)
            #expect(delegate.heard == ["resign", "background", "foreground", "active"])
            application.open(URL(fileURLWithPath: "/tel"), options: [:], completionHandler: nil)
            #expect(application.openedURLs == [URL(fileURLWithPath: "/tel")])
        }
    }
}
