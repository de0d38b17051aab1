import AccessibilityTree
import Foundation

/// The properties of an element that a case states; those that it doesn't state may be anything.
struct ExpectedElement: Sendable {
    /// The kinds of elements, in the words of XCUIElement.ElementType.
    enum Kind: String, Sendable {
        case button, cell, collectionView, image, link, navigationBar, other, pickerWheel, progressIndicator,
            searchField
        case secureTextField, segmentedControl, slider, staticText, stepper, tabBar, textField
        case toggle = "switch"
    }

    typealias Traits = AccessibilityTraits

    /// The announcement as the AccessibilitySnapshot tool writes it.
    var description: String?
    /// VoiceOver's words, without punctuation between the parts.
    var utterance: String?
    var hint: String?
    var type: Kind?
    var label: String?
    var value: String?
    var identifier: String?
    var traits: Traits = []
    var absentTraits: Traits = []
    /// The labels of the containers around it, outermost first.
    var container: [String]?
    var parent: Kind?
    /// Words that its announcement has: "2 of 3", "Tab", "Collapsed", a value.
    var position: String?
    var role: String?
    var state: String?
    var spokenValue: String?
    var actions: [String]?
    var actionsInAnyOrder: [String]?
    /// The names of its rotors with the announcements of their entries.
    var rotors: KeyValuePairs<String, [String]>?
    var links: [String]?
    var inputLabels: [String]?
    /// Relative to the element's frame, in points.
    var activationPoint: CGPoint?
    var headingLevel: Int?
    var hasLabel = false
    var labelIgnoringCase: String?
    var hintIgnoringCase: String?
}
