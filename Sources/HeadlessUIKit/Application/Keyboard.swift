import Foundation

/// The keyboard on the screen: it is there while something that takes text is the first responder.
@MainActor final class Keyboard {
    static var shared: Keyboard { AppProcess.current.keyboard }

    /// Where the keyboard is, in screen points; nil while there is none.
    private(set) var frame: CGRect?

    /// Comes or goes as the first responder of a window changes.
    func firstResponderDidChange(in window: UIWindow) {
        let takesText = window.firstResponder is any UIKeyInput
        guard takesText != (frame != nil) else { return }
        let screen = window.bounds
        let height = min(screen.width < screen.height ? Self.tall : Self.flat, screen.height / 2)
        let shown = CGRect(x: 0, y: screen.height - height, width: screen.width, height: height)
        let hidden = shown.offsetBy(dx: 0, dy: height)
        post(
            takesText ? UIResponder.keyboardWillShowNotification : UIResponder.keyboardWillHideNotification,
            from: takesText ? hidden : shown, to: takesText ? shown : hidden)
        frame = takesText ? shown : nil
        window.keyboardGuidesDidChange()
        for controller in window.presentedControllers {
            controller.storedPresentationController?.containerView?.setNeedsLayout()
        }
        post(
            takesText ? UIResponder.keyboardDidShowNotification : UIResponder.keyboardDidHideNotification,
            from: takesText ? hidden : shown, to: takesText ? shown : hidden)
    }

    // The heights of a phone's keyboard upright and on its side, with the row of suggestions.
    private static let tall: CGFloat = 335
    private static let flat: CGFloat = 238

    private func post(_ name: Notification.Name, from begin: CGRect, to end: CGRect) {
        NotificationCenter.default.post(
            name: name, object: nil,
            userInfo: [
                UIResponder.keyboardFrameBeginUserInfoKey: begin, UIResponder.keyboardFrameEndUserInfoKey: end,
                UIResponder.keyboardAnimationDurationUserInfoKey: 0.25,
            ])
    }
}

extension UIWindow {
    /// The controllers that are presented in this window, from the bottom to the top.
    final var presentedControllers: [UIViewController] { rootViewController?.presentedAbove ?? [] }
}

extension UIResponder {
    /// The keyboard is about to come.
    public nonisolated static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")
    /// The keyboard has come.
    public nonisolated static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
    /// The keyboard is about to go.
    public nonisolated static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")
    /// The keyboard has gone.
    public nonisolated static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
    /// The key of the frame at the start: a `CGRect` in screen points (UIKit boxes it, Swift on Linux does not).
    public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
    /// The key of the frame at the end: a `CGRect` in screen points (UIKit boxes it, Swift on Linux does not).
    public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
    /// The key of how long it takes, in seconds.
    public nonisolated static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
}
