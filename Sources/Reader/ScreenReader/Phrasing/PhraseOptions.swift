/// What is spoken of an element, as VoiceOver's verbosity settings and its open questions decide it.
///
/// The snapshot style ignores all of this: it always says what the tool says.
public struct PhraseOptions: Sendable, Hashable, Codable {
    /// How much is said.
    public var verbosity = Verbosity()
    /// Where "actions available" and "more content available" stand. No public source settles it.
    public var availabilityPlace = AvailabilityPlace.afterHint
    /// Which lists and landmarks are announced.
    public var containerWords = ContainerWords.allContainers
    /// Where a table cell's value stands.
    public var tableOrder = TableOrder.valueAfterLabel
    /// What a switch without the button trait is called.
    public var toggleRole = ToggleRole.always
    /// The silence between the description and the hint, in seconds.
    public var hintPause = 0.6

    /// Creates options that speak as a device does.
    public init() {}

    /// Where "actions available" and "more content available" stand.
    public enum AvailabilityPlace: String, Sendable, Hashable, Codable {
        /// After the hint.
        case afterHint
        /// Between the description and the hint.
        case beforeHint
    }

    /// Which lists and landmarks are announced.
    public enum ContainerWords: String, Sendable, Hashable, Codable {
        /// All of them.
        case allContainers
        /// Only those with explicit `accessibilityElements`, as in the AccessibilitySnapshot tool.
        case explicitElementsOnly
    }

    /// Where a table cell's value stands.
    public enum TableOrder: String, Sendable, Hashable, Codable {
        /// Directly after the label, before row and column, as on devices since iOS 13.
        case valueAfterLabel
        /// After row and column, as in the AccessibilitySnapshot tool.
        case valueLast
    }

    /// When an element with the toggle trait is called a switch button.
    public enum ToggleRole: String, Sendable, Hashable, Codable {
        /// Always, as on devices since iOS 17.
        case always
        /// Only when it has the button trait too, as in the AccessibilitySnapshot tool.
        case withButtonTrait
    }
}
