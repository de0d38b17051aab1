/// An app's own action on an element (`UIAccessibilityCustomAction`), by name; the source keeps the handler.
public struct CustomAction: Sendable, Hashable, Codable {
    /// The name that VoiceOver speaks.
    public var name: AttributedText
    /// The category, "edit" being the one that UIKit defines (iOS 18), or nil.
    public var category: String?

    /// Creates an action.
    public init(name: AttributedText, category: String? = nil) {
        self.name = name
        self.category = category
    }
}

/// A piece of further information on an element (`AXCustomContent`).
public struct CustomContent: Sendable, Hashable, Codable {
    /// The label of the information.
    public var label: AttributedText
    /// The text of the information.
    public var value: AttributedText
    /// Whether it is spoken with the element instead of on request (`AXCustomContent.Importance.high`).
    public var isHighImportance: Bool

    /// Creates a piece of information, by default spoken only on request.
    public init(label: AttributedText, value: AttributedText, isHighImportance: Bool = false) {
        self.label = label
        self.value = value
        self.isHighImportance = isHighImportance
    }
}

/// An app's own rotor (`UIAccessibilityCustomRotor`), by name; the source keeps the search.
public struct CustomRotor: Sendable, Hashable, Codable {
    /// The name that VoiceOver speaks when the rotor is chosen.
    public var name: AttributedText
    /// The system rotor that this one replaces, as UIKit names it ("heading", "link", …), or nil. `textLink` is a rotor
    /// through the links in the element's own text.
    public var systemType: String?

    /// The type of a rotor through the links in an element's text, which are items of the links rotor.
    public static let textLink = "textLink"

    /// Creates a rotor.
    public init(name: AttributedText, systemType: String? = nil) {
        self.name = name
        self.systemType = systemType
    }
}

/// Whether an element can be expanded and is (`UIAccessibilityExpandedStatus`, iOS 18), with its raw values.
public enum ExpandedStatus: Int, Sendable, Hashable, Codable {
    /// Cannot be expanded.
    case unsupported = 0
    /// Shows its content.
    case expanded = 1
    /// Hides its content.
    case collapsed = 2
}

/// The source location of a node's declaration, to which an audit finding points.
public struct SourceLocation: Sendable, Hashable, Codable {
    /// The file, as the user named it.
    public var file: String
    /// The line, from 1.
    public var line: Int
    /// The column, from 1.
    public var column: Int
    /// The object id in an Interface Builder file, or nil.
    public var objectID: String?

    /// Creates a location.
    public init(file: String, line: Int, column: Int, objectID: String? = nil) {
        self.file = file
        self.line = line
        self.column = column
        self.objectID = objectID
    }
}
