/// The kind of container that an object is, with UIKit's raw values.
public enum UIAccessibilityContainerType: Int, Sendable {
    /// Not a container.
    case none = 0
    /// A table whose cells provide their row and column.
    case dataTable = 1
    /// An ordered list.
    case list = 2
    /// A landmark of the screen.
    case landmark = 3
    /// Elements that belong together (iOS 13).
    case semanticGroup = 4
}

/// Whether an element can be expanded and is (iOS 18), with UIKit's raw values.
public enum UIAccessibilityExpandedStatus: Int, Sendable {
    /// Cannot be expanded.
    case unsupported = 0
    /// Shows its content.
    case expanded = 1
    /// Hides its content.
    case collapsed = 2
}

/// The way an assistive technology moves through an object's elements, with UIKit's raw values.
public enum UIAccessibilityNavigationStyle: Int, Sendable {
    /// The assistive technology decides.
    case automatic = 0
    /// Each element separately.
    case separate = 1
    /// All elements together.
    case combined = 2
}

/// The kind of text in an element (iOS 13), so that punctuation is read suitably.
public struct UIAccessibilityTextualContext: RawRepresentable, Sendable, Hashable {
    /// The name of the context.
    public let rawValue: String
    /// Creates a context by name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Text of a document.
    public static let wordProcessing = UIAccessibilityTextualContext(rawValue: "wordProcessing")
    /// Text of a book or an article.
    public static let narrative = UIAccessibilityTextualContext(rawValue: "narrative")
    /// Text of a conversation.
    public static let messaging = UIAccessibilityTextualContext(rawValue: "messaging")
    /// Cells of a spreadsheet.
    public static let spreadsheet = UIAccessibilityTextualContext(rawValue: "spreadsheet")
    /// Names of files.
    public static let fileSystem = UIAccessibilityTextualContext(rawValue: "fileSystem")
    /// Source code.
    public static let sourceCode = UIAccessibilityTextualContext(rawValue: "sourceCode")
    /// The output of a console.
    public static let console = UIAccessibilityTextualContext(rawValue: "console")
}

/// The urgency of an announcement (iOS 17).
public struct UIAccessibilityPriority: RawRepresentable, Sendable, Hashable {
    /// The name of the priority.
    public let rawValue: String
    /// Creates a priority by name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Interrupts other speech and cannot be interrupted once it has started.
    public static let high = UIAccessibilityPriority(rawValue: "high")
    /// Interrupts other speech and can be interrupted.
    public static let `default` = UIAccessibilityPriority(rawValue: "default")
    /// Spoken when other speech has ended.
    public static let low = UIAccessibilityPriority(rawValue: "low")
}
