import AccessibilityTree
import Foundation

/// A piece of further information on an element, spoken on request or with the element.
@preconcurrency @MainActor open class AXCustomContent: NSObject {
    private let labelText: AssignedText
    private let valueText: AssignedText
    /// Whether the content is spoken with the element.
    open var importance = Importance.default

    /// Creates a piece of information.
    public init(label: String, value: String) {
        labelText = AssignedText(label)
        valueText = AssignedText(value)
        super.init()
    }

    /// Creates a piece of information whose texts have speech attributes.
    public init(attributedLabel label: NSAttributedString, attributedValue value: NSAttributedString) {
        labelText = AssignedText(label)
        valueText = AssignedText(value)
        super.init()
    }

    /// The title of the information.
    open var label: String { labelText.string }
    /// The title of the information, with speech attributes.
    open var attributedLabel: NSAttributedString { labelText.asAttributed }
    /// The value, without speech attributes.
    open var value: String { valueText.string }
    /// The information, with speech attributes.
    open var attributedValue: NSAttributedString { valueText.asAttributed }

    /// The time when custom content is spoken, with Apple's raw values.
    public enum Importance: UInt, Sendable {
        /// The information is spoken on request, in the "More Content" rotor.
        case `default` = 0
        /// The information is spoken with the element.
        case high = 1
    }

    var described: CustomContent {
        CustomContent(
            label: AttributedText(labelText.string, runs: labelText.runs),
            value: AttributedText(valueText.string, runs: valueText.runs), isHighImportance: importance == .high)
    }
}

/// An object with custom content.
@preconcurrency @MainActor public protocol AXCustomContentProvider: AnyObject {
    /// The further information on the element.
    var accessibilityCustomContent: [AXCustomContent]! { get set }
    /// A closure that returns the further information; wins over the property (iOS 17). None unless implemented.
    var accessibilityCustomContentBlock: AXCustomContentReturnBlock? { get set }
}

extension AXCustomContentProvider {
    /// nil: the content is in `accessibilityCustomContent`.
    public var accessibilityCustomContentBlock: AXCustomContentReturnBlock? {
        get { nil }
        set {}
    }
}
