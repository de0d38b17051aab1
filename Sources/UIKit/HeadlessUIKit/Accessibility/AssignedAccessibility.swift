import AccessibilityTree
import Foundation

/// The attributes that were assigned to one object; nil means the class's default.
@MainActor final class AssignedAccessibility {
    var isElement: Bool?
    var label: AssignedText?
    var value: AssignedText?
    var hint: AssignedText?
    var traits: UIAccessibilityTraits?
    var identifier: String?
    var elementsHidden: Bool?
    var viewIsModal: Bool?
    var groupsChildren: Bool?
    var containerType: UIAccessibilityContainerType?
    var elements: [Any]??
    /// The class that a file names, where the program does not have it.
    var className: String?
    /// The object's location in its file; all objects of a file have one. At most one, in the box that its node shares.
    var source: [SourceLocation] = []
    /// The attributes that few objects have.
    var rare: RareAccessibility?
    var blocks: AccessibilityBlocks?

    var rareForWriting: RareAccessibility {
        if let rare { return rare }
        let made = RareAccessibility()
        rare = made
        return made
    }

    var blocksForWriting: AccessibilityBlocks {
        if let blocks { return blocks }
        let made = AccessibilityBlocks()
        blocks = made
        return made
    }
}

/// The attributes that few objects have assigned.
@MainActor final class RareAccessibility {
    var language: String?
    var frame: CGRect?
    var path: UIBezierPath?
    var activationPoint: CGPoint?
    var navigationStyle: UIAccessibilityNavigationStyle?
    var respondsToUserInteraction: Bool?
    var textualContext: UIAccessibilityTextualContext?
    var expandedStatus: UIAccessibilityExpandedStatus?
    var directTouchOptions: UIAccessibility.DirectTouchOptions?
    var userInputLabels: [AssignedText]?
    var automationElements: [Any]?
    var headerElements: [Any]?
    var customActions: [UIAccessibilityCustomAction]?
    var dragSources: [UIAccessibilityLocationDescriptor]?
    var dropPoints: [UIAccessibilityLocationDescriptor]?
    weak var previousTextElement: AnyObject?
    weak var nextTextElement: AnyObject?
    var customRotors: [UIAccessibilityCustomRotor]?
    /// Custom content that a view description assigns; an app's class conforms to `AXCustomContentProvider`.
    var customContent: [AXCustomContent]?
    /// The data table that a view description assigns; an app's class conforms to the protocol.
    var dataTable: DataTable?
    var cell: DataTableCell?
    /// SwiftUI's `accessibilitySortPriority`.
    var sortPriority = 0.0
    var ignoresInvertColors = false
    /// The user's activity that a responder represents.
    var userActivity: NSUserActivity?
    /// The elements that the object computed for the last capture. They are kept alive until the next one, because
    /// actions are sent to them.
    var computedElements: [UIAccessibilityObject] = []
    /// Objects that live as long as this one.
    var companions: [AnyObject] = []
}

/// Text that was assigned plain or with speech attributes.
struct AssignedText {
    let string: String
    let attributed: NSAttributedString?
    let runs: [AttributedText.Run]

    init(_ string: String) {
        self.string = string
        attributed = nil
        runs = []
    }

    init(_ text: NSAttributedString) {
        string = text.string
        attributed = text.copy() as? NSAttributedString
        runs = AttributedText(text).runs
    }

    var asAttributed: NSAttributedString { attributed ?? NSAttributedString(string: string) }
}
