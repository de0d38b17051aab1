/// The kind of change that a capture has to follow.
struct AccessibilityChange: OptionSet {
    let rawValue: UInt8
    /// The object's attributes have changed.
    static let attributes = AccessibilityChange(rawValue: 1)
    /// The object has moved, with everything in it.
    static let geometry = AccessibilityChange(rawValue: 2)
    /// The object's children have changed, or their order.
    static let structure = AccessibilityChange(rawValue: 4)
    /// Anything may have changed in the object and its content.
    static let everything = AccessibilityChange(rawValue: 15)
}
