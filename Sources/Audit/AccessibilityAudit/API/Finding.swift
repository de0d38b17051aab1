import AccessibilityTree

/// An issue that a rule has found, or an element that needs review.
public struct Finding: Sendable, Hashable, Codable {
    /// The rule's id.
    public var rule: String
    /// The impact on users.
    public var impact: Impact
    /// `.fail` or `.needsReview`.
    public var outcome: Outcome
    /// The problem with this element, in one sentence, with the measured values.
    public var message: String
    /// The way to fix it here, in one sentence.
    public var remedy: String
    /// The reason why only a person or the running app can decide; nil for an issue.
    public var reviewReason: String?
    /// The element, or nil when it is about the whole screen.
    public var element: Element?
    /// The name of the screen, or nil if it has none.
    public var screen: String?
    /// The location in a file, down to the attribute if one causes the issue; nil for views that come from code.
    public var location: SourceLocation?
    /// The end of the attribute that causes the issue in the file; nil if it is the whole object.
    public var end: End?
    /// The identity that stays the same while a file is edited, so that a baseline recognizes the finding: never a
    /// line.
    public var identity: String
    /// The change to the XML that fixes the issue, if that is safe.
    public var fix: Fix?
    /// The setting that it was found in, such as "AX5, landscape", or nil where every setting has it.
    public var setting: String?

    /// Creates a finding.
    public init(
        rule: String, impact: Impact, outcome: Outcome = .fail, message: String, remedy: String, identity: String
    ) {
        (self.rule, self.impact, self.outcome) = (rule, impact, outcome)
        (self.message, self.remedy, self.identity) = (message, remedy, identity)
    }

    /// The reason for review of text whose color UIKit has chosen. Reports count such findings once for the project.
    public static let systemColorReason = "UIKit has chosen the color, and changes it with Increase Contrast"

    /// The element that a finding is about.
    public struct Element: Sendable, Hashable, Codable {
        /// The name of its class.
        public var className: String
        /// The label, or nil.
        public var label: String?
        /// Its accessibility identifier, or nil.
        public var identifier: String?
        /// The classes from the screen down to it.
        public var path: [String]
        /// The frame, in points on the screen; nil where it is unknown.
        public var frame: Rect?
        /// The announcement for the element; nil where there is none.
        public var utterance: String?

        /// Creates an element.
        public init(className: String, label: String? = nil, identifier: String? = nil, path: [String] = []) {
            (self.className, self.label, self.identifier, self.path) = (className, label, identifier, path)
        }
    }

    /// The end of a range in a file.
    public struct End: Sendable, Hashable, Codable {
        /// The line of the character after the last, from 1.
        public var line: Int
        /// The column of the character after the last, from 1, in Unicode scalars.
        public var column: Int

        /// Creates an end.
        public init(line: Int, column: Int) { (self.line, self.column) = (line, column) }
    }

    /// A change of a file.
    public struct Fix: Sendable, Hashable, Codable {
        /// The effect, in a few words.
        public var title: String
        /// The XML to add or to set; if there is nothing to add, the XML to remove.
        public var xml: String
        /// The change, if a program can make it safely; nil where it needs review.
        public var change: Change?
        /// The replacement in the bytes of the file; nil unless requested, or if it can't be made.
        public var replacement: Replacement?

        /// Creates a fix.
        public init(title: String, xml: String, change: Change? = nil) {
            (self.title, self.xml, self.change) = (title, xml, change)
        }
    }

    /// The text that replaces a range in a file, as `--fix` writes it.
    public struct Replacement: Sendable, Hashable, Codable {
        /// The range in the file; its end equals its start where text is only added.
        public var place: SourceRange
        /// The offset in bytes.
        public var offset: Int
        /// The length in bytes.
        public var length: Int
        /// The text that replaces the range.
        public var text: String

        /// Creates a replacement.
        public init(at place: SourceRange, offset: Int, length: Int, text: String) {
            (self.place, self.offset, self.length, self.text) = (place, offset, length, text)
        }
    }

    /// A change of one fact of the object that a finding is about.
    public struct Change: Sendable, Hashable, Codable {
        /// The fact: "label", "hint", an attribute of the object's element, or "traits.NAME" for one trait.
        public var fact: String
        /// The value in the file; nil where there is none.
        public var old: String?
        /// The new value; nil to remove it.
        public var new: String?

        /// Creates a change.
        public init(_ fact: String, from old: String?, to new: String?) {
            (self.fact, self.old, self.new) = (fact, old, new)
        }
    }
}
