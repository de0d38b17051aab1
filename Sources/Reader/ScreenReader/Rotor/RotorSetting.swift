import AccessibilityTree

/// A rotor setting: the unit by which a swipe up or down moves.
public enum RotorSetting: Sendable, Hashable {
    /// The characters of the element's text.
    case characters
    /// The words of the element's text.
    case words
    /// The lines of the element's text.
    case lines
    /// A setting of speech: up means more or the next choice.
    case speech(SpeechSettings.Setting)
    /// The first elements of lists, landmarks, tables and groups.
    case containers
    /// Moves between headings.
    case headings
    /// Headings of a level from 1 to 6.
    case headingLevel(Int)
    /// The first elements of landmarks.
    case landmarks
    /// Elements of the same kind as the one under the cursor.
    case sameItem
    /// The element above or below.
    case verticalNavigation
    /// Text that does not change.
    case staticText
    /// The first elements of tables.
    case tables
    /// The first elements of lists.
    case lists
    /// Moves between links.
    case links
    /// Links that were followed before.
    case visitedLinks
    /// Moves between buttons.
    case buttons
    /// Buttons, text fields, switches and everything else that takes input.
    case formControls
    /// Moves between text fields.
    case textFields
    /// Moves between search fields.
    case searchFields
    /// Moves between images.
    case images
    /// The zoom of the element's content: up zooms in, down zooms out.
    case zoom
    /// Whether touches of an element that takes them directly go to the app.
    case directTouch
    /// The unit by which a swipe right or left selects text of the field that is being edited.
    case textSelection
    /// The editing commands for the field that is being edited, and the element's actions of the category "edit".
    case edit
    /// The misspelled words of the field that is being edited.
    case misspelledWords
    /// The element's value: up makes it larger, down makes it smaller.
    case adjustValue
    /// The element's custom actions.
    case actions
    /// The element's further information.
    case moreContent
    /// Reads the data of a chart.
    case audioGraph
    /// A rotor of the app: the node that has it, and its index among that node's rotors.
    case custom(owner: NodeID, index: Int)

    /// Every setting that a user can put on the rotor, in the order of a device's settings.
    public static let all: [RotorSetting] =
        [.characters, .words, .lines]
        + [.rate, .volume, .pitch, .punctuation, .sounds, .hints, .language].map(RotorSetting.speech)
        + [.containers, .headings] + (1...6).map(RotorSetting.headingLevel)
        + [
            .landmarks, .sameItem, .verticalNavigation, .staticText, .tables, .lists, .links, .visitedLinks,
            .buttons, .formControls, .textFields, .searchFields, .images,
        ]

    /// The default rotor settings of a device.
    public static let standard: [RotorSetting] = [
        .characters, .words, .lines, .speech(.rate), .containers, .headings, .links, .formControls,
    ]

    /// The settings that come with an element.
    static let contextual: [RotorSetting] = [
        .adjustValue, .actions, .moreContent, .audioGraph, .zoom, .directTouch, .textSelection, .edit, .misspelledWords,
    ]

    /// Whether the setting belongs to one element and is left with it.
    var isContextual: Bool { Self.contextual.contains(self) }

    /// The text unit by which the setting moves, or nil for other settings.
    var textUnit: TextUnit? {
        switch self {
        case .characters: .character
        case .words: .word
        case .lines: .line
        default: nil
        }
    }

    /// The kind of system rotor that an app's own rotor may replace, as UIKit names it.
    var systemType: String? {
        switch self {
        case .headings: "heading"
        case .headingLevel(let level): "headingLevel\(level)"
        case .links: "link"
        case .visitedLinks: "visitedLink"
        case .images: "image"
        case .textFields: "textField"
        case .tables: "table"
        case .lists: "list"
        case .landmarks: "landmark"
        case .misspelledWords: "misspelledWord"
        default: nil
        }
    }

    /// The setting that a kind of system rotor, as UIKit names it, belongs to.
    init?(systemType: String) {
        let match = (Self.all + [.misspelledWords]).first { $0.systemType == systemType }
        guard let match else { return nil }
        self = match
    }
}
