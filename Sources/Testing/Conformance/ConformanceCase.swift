import ScreenReader
import StrictJSON

/// One screen and what a VoiceOver user hears of it.
public struct ConformanceCase: Sendable {
    /// The name, unique within its file.
    public var id: String
    /// The source of the rule that the case states: a page of documentation, a public test, an observation.
    public var source: String?
    /// The style of speech that the expectation is written in.
    public var style: PhraseStyle
    /// The screen: a view description.
    public var screen: JSONValue
    /// What each element speaks, in the order of reading.
    public var elements: [Element]?
    /// The names of each element's custom actions.
    public var actions: [[String]]?
    /// What else each element offers ("Actions Available").
    public var suffixes: [String?]?
    /// The containers and elements, nested.
    public var hierarchy: [Item]?
    /// Whether each element is activated at the default point.
    public var usesDefaultActivationPoint: [Bool]?

    /// How the reader behaves.
    public var options = ScreenReader.Options()
    /// Whether announcements are lost as on a device, or all are spoken.
    public var announcements = Announcements.realistic
    /// What the app does when the element of this name is activated.
    public var whenActivated: [String: [ConformanceStep.AppAction]] = [:]
    /// What happens to the screen, and what is expected of it.
    public var steps: [ConformanceStep] = []

    /// What becomes of announcements that meet the reader's own speech.
    public enum Announcements: String, Sendable, CaseIterable {
        /// As on a device.
        case realistic
        /// All are spoken.
        case lenient
    }

    /// What is spoken of one element.
    public struct Element: Sendable, Hashable, CustomStringConvertible {
        /// What it is.
        public var description: String
        /// How it is used, or nil.
        public var hint: String?

        /// Creates an expectation.
        public init(description: String, hint: String? = nil) {
            self.description = description
            self.hint = hint
        }
    }

    /// A container with what it holds, or an element by what is spoken of it.
    public indirect enum Item: Sendable, Hashable {
        /// An element.
        case element(String)
        /// A container of a kind ("list"), with the facts that are stated.
        case container(kind: String, label: String?, value: String?, rows: Int?, columns: Int?, children: [Item])
    }
}
