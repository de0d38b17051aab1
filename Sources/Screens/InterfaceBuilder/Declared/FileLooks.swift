import AccessibilityTree
import HeadlessUIKit

/// The fonts and colours of files as views have them, one file after the other.
struct FileLooks {
    /// What is known of a font.
    struct Font: Sendable {
        private let name: String?
        private let size: Double?
        private let weight: Int?
        private let style: String?

        fileprivate init(_ font: UIFont) {
            var looks = Appearance()
            looks.setFont(font)
            (name, size, weight, style) = (looks.fontName, looks.fontSize, looks.fontWeight, looks.textStyle)
        }

        func set(_ other: inout Appearance) {
            (other.fontName, other.fontSize, other.fontWeight, other.textStyle) = (name, size, weight, style)
        }
    }

    private let traits: UITraitCollection
    private var values: ValueReader?
    private var fonts: [InterfaceBuilderDocument.Font: Font] = [:]
    /// Colours by their components, which mean the same in every file, and those that a name stands for in this one.
    private var plain: [InterfaceBuilderDocument.Color: Appearance.Color?] = [:]
    private var named: [InterfaceBuilderDocument.Color: Appearance.Color?] = [:]

    /// The tint of views that nobody has given one.
    let systemTint: Appearance.Color

    /// - Parameter traits: The traits that colours are for.
    init(_ traits: UITraitCollection) {
        self.traits = traits
        systemTint = UIColor.systemBlue.appearance(with: traits)
    }

    /// Goes on with another file, in which names of colours may mean others.
    mutating func enter(_ document: InterfaceBuilderDocument) {
        values = ValueReader(document: document)
        if !named.isEmpty { named = [:] }
    }

    mutating func font(_ font: InterfaceBuilderDocument.Font?) -> Font? {
        guard let font else { return nil }
        if let known = fonts[font] { return known }
        let found = values?.font(font).map { Font($0) }
        fonts[font] = found
        return found
    }

    mutating func color(_ color: InterfaceBuilderDocument.Color?) -> Appearance.Color? {
        guard let color else { return nil }
        let isPlain = color.catalogName == nil && color.systemName == nil
        if let known = isPlain ? plain[color] : named[color] { return known }
        let found = values?.color(color)?.appearance(with: traits)
        if isPlain { plain[color] = .some(found) } else { named[color] = .some(found) }
        return found
    }
}
