/// A key that was pressed, with the held modifiers.
public struct KeyPress: Hashable, Sendable {
    /// The key.
    public var key: Key
    /// The held modifiers.
    public var modifiers: KeyModifiers
    /// The event of the key. Only kitty's protocol reports events other than presses.
    public var event: KeyEvent

    /// Makes a press.
    public init(_ key: Key, _ modifiers: KeyModifiers = [], event: KeyEvent = .press) {
        self.key = key
        self.modifiers = modifiers
        self.event = event
    }
}
