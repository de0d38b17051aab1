import Foundation

/// The keyboard on the screen: it is shown while an object that takes text is the first responder.
@MainActor final class Keyboard {
    static var shared: Keyboard { AppProcess.current.keyboard }

    /// The frame of the keyboard, in screen points; nil while there is none.
    private(set) var frame: CGRect?

    private weak var host: InputHost?
    private weak var accessory: UIView?
    private weak var replacement: UIView?

    /// Shows or hides the keyboard as the first responder of a window changes, with the app's input view and accessory
    /// view.
    func firstResponderDidChange(in window: UIWindow) {
        let responder = window.firstResponder
        let replacement = responder?.inputView
        let accessory = responder.flatMap { Self.accessory(of: $0) }
        let takesText = responder is any UIKeyInput || replacement != nil || accessory != nil
        let isSame = replacement === self.replacement && accessory === self.accessory
        guard takesText != (frame != nil) || !isSame else { return }
        let screen = window.bounds
        let before = frame
        host?.removeFromSuperview()
        (self.accessory, self.replacement, host) = (accessory, replacement, nil)
        var height = responder is any UIKeyInput || replacement != nil ? Self.height(on: screen.size) : 0
        if accessory != nil || replacement != nil {
            let host = InputHost(accessory: accessory, replacement: replacement)
            host.place(in: window, keyboard: height)
            let covered = host.height(in: window)
            height = (covered.replacement ?? height) + covered.accessory
            window.addSubview(host)
            self.host = host
        }
        let shown = CGRect(x: 0, y: screen.height - height, width: screen.width, height: height)
        let hidden = (before ?? shown).offsetBy(dx: 0, dy: (before ?? shown).height)
        let (begin, end) = takesText ? (before ?? shown.offsetBy(dx: 0, dy: height), shown) : (before ?? shown, hidden)
        guard begin != end || before == nil else { return }
        post([.keyboardWillChangeFrame, takesText ? .keyboardWillShow : .keyboardWillHide], from: begin, to: end)
        frame = takesText ? shown : nil
        window.keyboardGuidesDidChange()
        for controller in window.presentedControllers {
            controller.storedPresentationController?.containerView?.setNeedsLayout()
        }
        post([.keyboardDidChangeFrame, takesText ? .keyboardDidShow : .keyboardDidHide], from: begin, to: end)
    }

    /// The view above the keyboard: the nearest one along the chain.
    private static func accessory(of responder: UIResponder) -> UIView? {
        var next: UIResponder? = responder
        while let current = next {
            if let view = current.inputAccessoryView { return view }
            next = current.next
        }
        return nil
    }

    private static func height(on screen: CGSize) -> CGFloat {
        min(screen.width < screen.height ? tall : flat, screen.height / 2)
    }

    // The heights of a phone's keyboard upright and on its side, with the row of suggestions.
    private static let tall: CGFloat = 335
    private static let flat: CGFloat = 238

    private func post(_ names: [Notification.Name], from begin: CGRect, to end: CGRect) {
        for name in names {
            NotificationCenter.default.post(
                name: name, object: nil,
                userInfo: [
                    UIResponder.keyboardFrameBeginUserInfoKey: begin, UIResponder.keyboardFrameEndUserInfoKey: end,
                    // Numbers as Objective-C's, since apps take them as integers of any kind.
                    UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: 0.25),
                    UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: 7),
                    UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
                ])
        }
    }
}

extension Notification.Name {
    fileprivate static let keyboardWillShow = UIResponder.keyboardWillShowNotification
    fileprivate static let keyboardDidShow = UIResponder.keyboardDidShowNotification
    fileprivate static let keyboardWillHide = UIResponder.keyboardWillHideNotification
    fileprivate static let keyboardDidHide = UIResponder.keyboardDidHideNotification
    fileprivate static let keyboardWillChangeFrame = UIResponder.keyboardWillChangeFrameNotification
    fileprivate static let keyboardDidChangeFrame = UIResponder.keyboardDidChangeFrameNotification
}

extension UIWindow {
    /// The controllers that are presented in this window, from the bottom to the top.
    final var presentedControllers: [UIViewController] { rootViewController?.presentedAbove ?? [] }
}

extension UIResponder {
    /// The keyboard is about to appear.
    public nonisolated static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")
    /// The keyboard has appeared.
    public nonisolated static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
    /// The keyboard is about to disappear.
    public nonisolated static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")
    /// The keyboard has disappeared.
    public nonisolated static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
    /// The keyboard is about to appear, disappear or change its size.
    public nonisolated static let keyboardWillChangeFrameNotification = Notification.Name(
        "UIKeyboardWillChangeFrameNotification")
    /// The keyboard has appeared, disappeared or changed its size.
    public nonisolated static let keyboardDidChangeFrameNotification = Notification.Name(
        "UIKeyboardDidChangeFrameNotification")
    /// The key of the frame at the start, in screen points: a `CGRect`, which casts to `NSValue` too.
    public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
    /// The key of the frame at the end, in screen points: a `CGRect`, which casts to `NSValue` too.
    public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
    /// The key of how long it takes, in seconds.
    public nonisolated static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
    /// The key of how it moves: UIKit's number of the keyboard's own curve, an `Int`.
    public nonisolated static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
    /// The key of whether the keyboard is the app's own; always true here.
    public nonisolated static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}
