import Foundation
import HeadlessUIKit

/// A text for assistive technologies, plain or with speech attributes.
struct DescribedText {
    let string: String
    private let attributed: NSAttributedString?

    init(_ string: String) {
        self.string = string
        attributed = nil
    }

    init(_ text: NSAttributedString) {
        string = text.string
        attributed = text
    }

    var asAttributed: NSAttributedString { attributed ?? NSAttributedString(string: string) }

    /// Assigns the text to one of an object's properties, and its attributes to the property's other form.
    @MainActor func assign(
        to object: UIAccessibilityObject, _ plain: ReferenceWritableKeyPath<UIAccessibilityObject, String?>,
        _ other: ReferenceWritableKeyPath<UIAccessibilityObject, NSAttributedString?>
    ) {
        object[keyPath: plain] = string
        // A switch ignores an assigned value; all others keep the speech attributes too.
        if let attributed, object[keyPath: plain] == string { object[keyPath: other] = attributed }
    }
}
