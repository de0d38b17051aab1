/// A key that was pressed, with what was held.
public struct KeyPress: Hashable, Sendable {
    /// The key.
    public var key: Key
    /// What was held with it.
    public var modifiers: KeyModifiers
    /// What happened to the key. Only kitty's protocol tells of more than a press.
    public var event: KeyEvent

    /// Makes a press.
    public init(_ key: Key, _ modifiers: KeyModifiers = [], event: KeyEvent = .press) {
        self.key = key
        self.modifiers = modifiers
        self.event = event
    }
}

extension Key {
    /// The keys that have a name, by it: in small letters, without blanks.
    private static let named: [String: Key] = [
        "up": .up, "down": .down, "left": .left, "right": .right, "home": .home, "end": .end, "pageup": .pageUp,
        "pagedown": .pageDown, "insert": .insert, "delete": .delete, "escape": .escape, "tab": .tab, "enter": .enter,
        "space": .character(" "), "backspace": .backspace,
    ]

    /// Makes the key that a name stands for: "PageUp", "f5", "Space". Case does not count. nil when no key has it.
    public init?(name: some StringProtocol) {
        let name = name.lowercased()
        if let key = Self.named[name] {
            self = key
        } else if name.first == "f", let number = Int(name.dropFirst()), (1...20).contains(number),
            name.utf8.count == (number < 10 ? 2 : 3)
        {
            self = .function(number)
        } else {
            return nil
        }
    }
}
