import ScreenReader
import StrictJSON

/// A screen and the announcements that a VoiceOver user gets for it.
public struct ConformanceCase: Sendable {
    /// The name, unique within its file.
    public var id: String
    /// The source of the rule that the case states: a page of documentation, a public test, an observation.
    public var source: String?
    /// The style of speech that the expectation is written in.
    public var style: PhraseStyle
    /// The screen: a view description.
    public var screen: JSONValue
    /// The announcement of each element, in reading order.
    public var elements: [Element]?
    /// The names of each element's custom actions.
    public var actions: [[String]]?
    /// The further offers of each element ("Actions Available").
    public var suffixes: [String?]?
    /// The containers and elements, nested.
    public var hierarchy: [Item]?
    /// Whether each element is activated at the default point.
    public var usesDefaultActivationPoint: [Bool]?

    /// The behaviour of the reader.
    public var options = ScreenReader.Options()
    /// Whether announcements are lost as on a device, or all are spoken.
    public var announcements = Announcements.realistic
    /// The app's reactions when the element of this name is activated.
    public var whenActivated: [String: [ConformanceStep.AppAction]] = [:]
    /// The steps performed on the screen, with their expectations.
    public var steps: [ConformanceStep] = []

    /// The handling of announcements that coincide with the reader's own speech.
    public enum Announcements: String, Sendable, CaseIterable {
        /// Announcements can be interrupted and lost, as on a device.
        case realistic
        /// All announcements are spoken.
        case lenient
    }

    /// The announcement of one element.
    public struct Element: Sendable, Hashable, CustomStringConvertible {
        /// The label, value, role, state and position.
        public var description: String
        /// The hint, or nil.
        public var hint: String?

        /// Creates an expectation.
        public init(description: String, hint: String? = nil) {
            self.description = description
            self.hint = hint
        }
    }

    /// A container with its items, or an element by its announcement.
    public indirect enum Item: Sendable, Hashable {
        /// An element.
        case element(String)
        /// A container of a kind ("list"), with the facts that are stated.
        case container(kind: String, label: String?, value: String?, rows: Int?, columns: Int?, children: [Item])
    }
}
