/// The options for the announcement of an element: VoiceOver's verbosity settings and undocumented details.
///
/// The snapshot style ignores all of this: it always matches the tool.
public struct PhraseOptions: Sendable, Hashable, Codable {
    /// The verbosity of announcements, as the user has set it.
    public var verbosity = Verbosity()
    /// The position of "actions available" and "more content available". It is undocumented.
    public var availabilityPlace = AvailabilityPlace.afterHint
    /// Which lists and landmarks are announced.
    public var containerWords = ContainerWords.allContainers
    /// The position of a table cell's value.
    public var tableOrder = TableOrder.valueAfterLabel
    /// The role of a switch without the button trait.
    public var toggleRole = ToggleRole.always
    /// The silence between the description and the hint, in seconds.
    public var hintPause = 0.6

    /// Creates options that speak as a device does.
    public init() {}

    /// The position of "actions available" and "more content available".
    public enum AvailabilityPlace: String, Sendable, Hashable, Codable {
        /// The availability is spoken after the hint.
        case afterHint
        /// Between the description and the hint.
        case beforeHint
    }

    /// Which lists and landmarks are announced.
    public enum ContainerWords: String, Sendable, Hashable, Codable {
        /// All containers are announced.
        case allContainers
        /// Only those with explicit `accessibilityElements`, as in the AccessibilitySnapshot tool.
        case explicitElementsOnly
    }

    /// The position of a table cell's value.
    public enum TableOrder: String, Sendable, Hashable, Codable {
        /// Directly after the label, before row and column, as on devices since iOS 13.
        case valueAfterLabel
        /// After row and column, as in the AccessibilitySnapshot tool.
        case valueLast
    }

    /// When an element with the toggle trait is announced as a switch button.
    public enum ToggleRole: String, Sendable, Hashable, Codable {
        /// Always, as on devices since iOS 17.
        case always
        /// Only when it has the button trait too, as in the AccessibilitySnapshot tool.
        case withButtonTrait
    }
}
