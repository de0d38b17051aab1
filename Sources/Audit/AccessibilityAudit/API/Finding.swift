import AccessibilityTree

/// A fault that a rule has found, or a place where somebody has to look.
public struct Finding: Sendable, Hashable, Codable {
    /// The rule's id.
    public var rule: String
    /// How much it hinders.
    public var impact: Impact
    /// `.fail` or `.needsReview`.
    public var outcome: Outcome
    /// What is wrong with this element, in one sentence, with what was measured.
    public var message: String
    /// How to mend it here, in one sentence.
    public var remedy: String
    /// Why only a person or the running app can tell; nil for a fault.
    public var reviewReason: String?
    /// The element, or nil when it is about the whole screen.
    public var element: Element?
    /// The name of the screen, or nil where there is no such thing.
    public var screen: String?
    /// Where it stands in a file, down to the attribute where one is at fault; nil for views that come from code.
    public var location: SourceLocation?
    /// Where what is at fault ends in the file, where one attribute is at fault; nil where it is the object.
    public var end: End?
    /// What stays the same while a file is edited, so that a baseline recognises the finding: never a line.
    public var identity: String
    /// How the XML is mended, where that is safe.
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

    /// The element that a finding is about.
    public struct Element: Sendable, Hashable, Codable {
        /// The name of its class.
        public var className: String
        /// What it is called, or nil.
        public var label: String?
        /// Its accessibility identifier, or nil.
        public var identifier: String?
        /// The classes from the screen down to it.
        public var path: [String]
        /// Where it is, in points on the screen; nil where that is not known.
        public var frame: Rect?
        /// What a screen reader says of it; nil where it says nothing.
        public var utterance: String?

        /// Creates an element.
        public init(className: String, label: String? = nil, identifier: String? = nil, path: [String] = []) {
            (self.className, self.label, self.identifier, self.path) = (className, label, identifier, path)
        }
    }

    /// The end of a stretch of a file.
    public struct End: Sendable, Hashable, Codable {
        /// The line of the character behind the last, from 1.
        public var line: Int
        /// The column of the character behind the last, from 1, in Unicode scalars.
        public var column: Int

        /// Creates an end.
        public init(line: Int, column: Int) { (self.line, self.column) = (line, column) }
    }

    /// A change of a file.
    public struct Fix: Sendable, Hashable, Codable {
        /// What it does, in a few words.
        public var title: String
        /// The XML to add or to set; what is to be taken away where nothing is.
        public var xml: String
        /// The change, where a program can make it by itself and can't be wrong; nil where somebody has to look.
        public var change: Change?
        /// What the change is in the bytes of the file that was read; nil where nobody has asked, or it can't be made.
        public var replacement: Replacement?

        /// Creates a fix.
        public init(title: String, xml: String, change: Change? = nil) {
            (self.title, self.xml, self.change) = (title, xml, change)
        }
    }

    /// Text in place of a stretch of a file, as `--fix` writes it.
    public struct Replacement: Sendable, Hashable, Codable {
        /// Where the stretch is; it ends where it starts where text is only added.
        public var place: SourcePlace
        /// How many bytes stand before it.
        public var offset: Int
        /// How many bytes it has.
        public var length: Int
        /// What comes in its place.
        public var text: String

        /// Creates a replacement.
        public init(at place: SourcePlace, offset: Int, length: Int, text: String) {
            (self.place, self.offset, self.length, self.text) = (place, offset, length, text)
        }
    }

    /// A change of one fact of the object that a finding is about.
    public struct Change: Sendable, Hashable, Codable {
        /// The fact: "label", "hint", an attribute of the object's element, or "traits.NAME" for one trait.
        public var fact: String
        /// What the file says now; nil where it says nothing.
        public var old: String?
        /// What it is to say; nil where it is to say nothing.
        public var new: String?

        /// Creates a change.
        public init(_ fact: String, from old: String?, to new: String?) {
            (self.fact, self.old, self.new) = (fact, old, new)
        }
    }
}
