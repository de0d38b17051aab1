import LiveReader
import Foundation
import HeadlessUIKit
import ScreenReader

@testable import ATDriver

/// A screen reader on a screen with a heading, a button and a switch.
@MainActor final class TestReader: DrivenReader {
    private let reader: ScreenReaderSession
    private let window: UIWindow

    init(_ settings: ReaderSettings, _ output: @escaping @MainActor (ReadingSession.Output) -> Void) {
        MainLoop.main.clock = .virtual
        window = UIWindow(frame: CGRect(x: 0, y: 0, width: 402, height: 874))
        let controller = UIViewController()
        for (index, label) in ["Settings", "Wi-Fi", "Sound"].enumerated() {
            let view = UIView(frame: CGRect(x: 20, y: 60 + 60 * Double(index), width: 300, height: 40))
            view.isAccessibilityElement = true
            view.accessibilityLabel = label
            view.accessibilityTraits = index == 0 ? .header : .button
            if index == 2 { view.accessibilityHint = "Opens the sounds" }
            controller.view.addSubview(view)
        }
        window.rootViewController = controller
        window.isHidden = false
        reader = ScreenReaderSession(
            window: window, options: settings.options, timing: settings.timing, policy: settings.policy, output: output)
    }

    var session: ReadingSession { reader.session }

    func settle() { reader.settle() }

    func end() {
        reader.end()
        window.isHidden = true
    }
}
