import Foundation

extension UIWindow {
    /// Plays a press of a key. Key commands on the chain that want priority come first, then typing, then the other key
    /// commands from the first responder on, then those of the main menu, then the responders' own presses. Returns
    /// whether the key was handled.
    @discardableResult public final func simulateKey(_ key: UIKey) -> Bool {
        let first: UIResponder = firstResponder ?? rootViewController?.presentedAbove.last ?? rootViewController ?? self
        let command = keyCommand(for: key, from: first)
        if let command, command.wantsPriorityOverSystemBehavior, command.perform(from: first) { return true }
        if types(key) { return true }
        if let command, command.perform(from: first) { return true }
        if UIMenuSystem.main.perform(key, from: first) { return true }
        return press(key, first)
    }

    /// Returns the key command of the innermost responder that matches a key.
    private func keyCommand(for key: UIKey, from first: UIResponder) -> UIKeyCommand? {
        var responder: UIResponder? = first
        while let current = responder {
            if let found = current.keyCommands?.first(where: { $0.isPressed(by: key) }) { return found }
            responder = current.next
        }
        return nil
    }

    /// Types the key's characters, where text is edited and no modifier makes it a command.
    private func types(_ key: UIKey) -> Bool {
        guard let input = firstResponder as? any UIKeyInput,
            key.modifierFlags.isDisjoint(with: [.command, .control])
        else { return false }
        if key.keyCode == .keyboardDeleteOrBackspace {
            guard input.hasText else { return false }
            input.deleteBackward()
            return true
        }
        // Keys without a character have names, which must not be typed.
        guard !key.characters.hasPrefix("UIKeyInput"), !key.characters.isEmpty else { return false }
        input.insertText(key.characters == "\r" ? "\n" : key.characters)
        return true
    }

    private func press(_ key: UIKey, _ first: UIResponder) -> Bool {
        let press = UIPress(key, in: self, to: first)
        let event = UIPressesEvent([press])
        let taker = TouchDelivery.deliver(to: first) { $0.pressesBegan([press], with: event) }
        press.phase = .ended
        TouchDelivery.deliver(to: first) { $0.pressesEnded([press], with: event) }
        return taker != nil
    }
}
