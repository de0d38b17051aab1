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
