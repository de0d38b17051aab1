import AccessibilityTree
import Foundation

/// An app's own rotor: a way to jump from one place of interest to the next.
@preconcurrency @MainActor open class UIAccessibilityCustomRotor: NSObject {
    /// A closure that searches for the next result; nil when there is none in that direction.
    public typealias Search = (UIAccessibilityCustomRotorSearchPredicate) -> UIAccessibilityCustomRotorItemResult?

    private var text: AssignedText
    /// The closure that searches for the next result.
    open var itemSearchBlock: Search
    /// The system rotor that this one replaces.
    public let systemRotorType: SystemRotorType

    /// Creates a rotor with a name.
    public init(name: String, itemSearch itemSearchBlock: @escaping Search) {
        text = AssignedText(name)
        self.itemSearchBlock = itemSearchBlock
        systemRotorType = .none
        super.init()
    }

    /// Creates a rotor with a name that has speech attributes.
    public init(attributedName: NSAttributedString, itemSearch itemSearchBlock: @escaping Search) {
        text = AssignedText(attributedName)
        self.itemSearchBlock = itemSearchBlock
        systemRotorType = .none
        super.init()
    }

    /// Creates a rotor that replaces one of the system's.
    public init(systemType type: SystemRotorType, itemSearch itemSearchBlock: @escaping Search) {
        text = AssignedText("")
        self.itemSearchBlock = itemSearchBlock
        systemRotorType = type
        super.init()
    }

    /// The name that is spoken when the user chooses the rotor.
    open var name: String {
        get { text.string }
        set { text = AssignedText(newValue) }
    }

    /// The name that is spoken when the user chooses the rotor, with speech attributes.
    open var attributedName: NSAttributedString {
        get { text.asAttributed }
        set { text = AssignedText(newValue) }
    }

    var spokenName: AttributedText { AttributedText(text.string, runs: text.runs) }

    /// The directions of a search, with UIKit's raw values.
    public enum Direction: Int, Sendable {
        /// Towards the start.
        case previous = 0
        /// Towards the end.
        case next = 1
    }

    /// The rotors of the system that an app's rotor can replace, with UIKit's raw values.
    public enum SystemRotorType: Int, Sendable, CaseIterable {
        /// No system rotor.
        case none = 0
        /// The rotor for links.
        case link = 1
        /// Links that were followed before.
        case visitedLink = 2
        /// Headings of any level.
        case heading = 3
        /// Headings of level 1.
        case headingLevel1 = 4
        /// Headings of level 2.
        case headingLevel2 = 5
        /// Headings of level 3.
        case headingLevel3 = 6
        /// Headings of level 4.
        case headingLevel4 = 7
        /// Headings of level 5.
        case headingLevel5 = 8
        /// Headings of level 6.
        case headingLevel6 = 9
        /// The rotor for bold text.
        case boldText = 10
        /// The rotor for italic text.
        case italicText = 11
        /// Underlined text.
        case underlineText = 12
        /// Misspelt words.
        case misspelledWord = 13
        /// The rotor for images.
        case image = 14
        /// The rotor for text fields.
        case textField = 15
        /// The rotor for tables.
        case table = 16
        /// The rotor for lists.
        case list = 17
        /// The rotor for landmarks.
        case landmark = 18
    }
}

/// The start and the direction of a rotor's search.
@preconcurrency @MainActor open class UIAccessibilityCustomRotorSearchPredicate: NSObject {
    /// The result where the search starts.
    open var currentItem = UIAccessibilityCustomRotorItemResult()
    /// The direction of the search: the next or the previous item.
    open var searchDirection = UIAccessibilityCustomRotor.Direction.next

    /// Creates a predicate that searches forwards without a start.
    public override init() {
        super.init()
    }
}

/// A result of a rotor.
@preconcurrency @MainActor open class UIAccessibilityCustomRotorItemResult: NSObject {
    /// The element, or nil.
    open weak var targetElement: AnyObject?
    /// The range within the element's text, or nil for all of it.
    open var targetRange: UITextRange?

    /// Creates an empty result.
    public override init() {
        super.init()
    }

    /// Creates a result from an element and a range of its text.
    public init(targetElement: any NSObjectProtocol, targetRange: UITextRange?) {
        self.targetElement = targetElement
        self.targetRange = targetRange
        super.init()
    }

    /// The range in UTF-16 code units of the element's text, or nil for all of it. UIKit has no such property: there,
    /// an element whose text is searched conforms to `UITextInput` and makes its ranges itself. Here a label's text can
    /// be searched too.
    open var targetTextRange: NSRange? {
        get {
            guard let targetRange else { return nil }
            guard let input = targetElement as? any UITextInput else { return targetRange.range }
            let start = input.offset(from: input.beginningOfDocument, to: targetRange.start)
            return NSRange(location: start, length: input.offset(from: targetRange.start, to: targetRange.end))
        }
        set {
            targetRange = newValue.flatMap { range in
                guard let input = targetElement as? any UITextInput else { return UITextRange(range) }
                let first = input.beginningOfDocument
                guard let start = input.position(from: first, offset: range.location),
                    let end = input.position(from: start, offset: range.length)
                else { return nil }
                return input.textRange(from: start, to: end)
            }
        }
    }
}
