import AccessibilityAudit
import HeadlessUIKit
import InterfaceBuilder

/// What the app's code may take from a runtime attribute of its own, by the attribute's type and name.
@MainActor enum AttributeMeaning {
    /// A text that it shows or speaks.
    case text
    /// The color of a text, a background or a tint.
    case color
    /// Neither, or an attribute of UIKit's, which the view has after loading.
    case other

    /// Returns the meaning of an attribute.
    init(_ attribute: InterfaceBuilderDocument.RuntimeAttribute) {
        let words = FileName.words(of: attribute.keyPath)
        self =
            switch attribute.type {
            case _ where Self.isOfUIKit(attribute.keyPath): .other
            case "localizedString": .text
            case "string" where Self.namesText(words): .text
            case "color" where Self.unrelated.isDisjoint(with: words): .color
            default: .other
            }
    }

    private static func isOfUIKit(_ keyPath: String) -> Bool {
        let key = keyPath.prefix { $0 != "." }
        return key.hasPrefix("accessibility") || uiKitKeys.contains(String(key))
    }

    private static let uiKitKeys = Set(ClassDescription.all.flatMap(\.properties).flatMap(\.names))
        .union(["layer", "titleLabel", "imageView", "textLabel", "detailTextLabel", "contentView"])

    /// Whether the words of a name say that it is a text, such as "titleKey", and not the style of one.
    private static func namesText(_ words: [String]) -> Bool {
        words.last.map { !attributesOfTexts.contains($0) } ?? false && !texts.isDisjoint(with: words)
    }

    private static let texts: Set<String> = [
        "accessibility", "caption", "hint", "key", "label", "localization", "localized", "message", "spoken", "text",
        "title", "voice",
    ]
    // "labelStyle" and "titleID" name no text.
    private static let attributesOfTexts: Set<String> = [
        "alignment", "class", "color", "font", "id", "identifier", "name", "style", "theme", "type",
    ]
    // Colors that are neither behind a text nor its own.
    private static let unrelated: Set<String> = ["border", "separator", "shadow", "stroke"]
}
