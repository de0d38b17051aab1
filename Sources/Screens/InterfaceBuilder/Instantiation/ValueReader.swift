import AccessibilityTree
import Foundation
import HeadlessUIKit

/// Turns values of a document into UIKit's.
struct ValueReader {
    typealias Document = InterfaceBuilderDocument

    let document: Document

    /// Returns the colour, or nil when it is unknown.
    func color(_ color: Document.Color?) -> UIColor? {
        guard let color else { return nil }
        if let set = color.catalogName.flatMap({ document.resources.colorSets[$0] }), let known = Self.color(of: set) {
            return known
        }
        let system = color.systemName.flatMap { Self.systemColors[$0] }
        guard let known = document.resolved(color).map(UIColor.init) else { return system }
        // The file has the value for the light appearance; the others are the system's own.
        return system.map { $0.replacingUsual(with: known) } ?? known
    }

    // Files from before Xcode 11 name system colours without their components.
    static let systemColors: [String: UIColor] = [
        "darkTextColor": .darkText, "lightTextColor": .lightText, "labelColor": .label,
        "secondaryLabelColor": .secondaryLabel, "tertiaryLabelColor": .tertiaryLabel, "linkColor": .link,
        "placeholderTextColor": .placeholderText, "separatorColor": .separator, "tintColor": .tintColor,
        "systemBackgroundColor": .systemBackground, "secondarySystemBackgroundColor": .secondarySystemBackground,
        "tertiarySystemBackgroundColor": .tertiarySystemBackground,
        "systemGroupedBackgroundColor": .systemGroupedBackground,
        "groupTableViewBackgroundColor": .systemGroupedBackground,
        "tableCellGroupedBackgroundColor": .secondarySystemGroupedBackground,
        "secondarySystemGroupedBackgroundColor": .secondarySystemGroupedBackground, "whiteColor": .white,
        "blackColor": .black, "systemRedColor": .systemRed, "systemGreenColor": .systemGreen,
        "systemBlueColor": .systemBlue, "systemOrangeColor": .systemOrange, "systemYellowColor": .systemYellow,
        "systemPinkColor": .systemPink, "systemPurpleColor": .systemPurple, "systemTealColor": .systemTeal,
        "systemIndigoColor": .systemIndigo, "systemBrownColor": .systemBrown, "systemGrayColor": .systemGray,
        "systemGray2Color": .systemGray2, "systemGray3Color": .systemGray3, "systemGray4Color": .systemGray4,
        "systemGray5Color": .systemGray5, "systemGray6Color": .systemGray6, "systemFillColor": .systemFill,
        "secondarySystemFillColor": .secondarySystemFill, "tertiarySystemFillColor": .tertiarySystemFill,
        "quaternarySystemFillColor": .quaternarySystemFill, "quaternaryLabelColor": .quaternaryLabel,
        "opaqueSeparatorColor": .opaqueSeparator, "systemMintColor": .systemMint, "systemCyanColor": .systemCyan,
        "tertiarySystemGroupedBackgroundColor": .tertiarySystemGroupedBackground,
    ]

    /// The font, or nil when the file names none.
    func font(_ font: Document.Font?) -> UIFont? {
        guard let font else { return nil }
        let size = CGFloat(font.pointSize ?? 17)
        if let style = font.textStyle.flatMap({ Self.styles[$0] }) { return .preferredFont(forTextStyle: style) }
        if let name = font.name, let named = UIFont(name: name, size: size) { return named }
        switch font.type {
        case "boldSystem", "systemBold": return .boldSystemFont(ofSize: size)
        case "italicSystem": return .italicSystemFont(ofSize: size)
        default: break
        }
        return .systemFont(ofSize: size, weight: font.weight.flatMap { Self.weights[$0] } ?? .regular)
    }

    private static let styles: [String: UIFont.TextStyle] = [
        "extraLargeTitle": .extraLargeTitle, "extraLargeTitle2": .extraLargeTitle2,
        "largeTitle": .largeTitle, "title1": .title1, "title2": .title2, "title3": .title3, "headline": .headline,
        "subheadline": .subheadline, "body": .body, "callout": .callout, "footnote": .footnote,
        "caption1": .caption1, "caption2": .caption2,
    ]

    private static let weights: [String: UIFont.Weight] = [
        "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
        "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
    ]

    /// The image with a name, a symbol when the file's resources declare it so; nil for no name.
    @MainActor func image(_ name: String?) -> UIImage? {
        guard let name, !name.isEmpty else { return nil }
        if document.resources.symbols.contains(name) { return UIImage(systemName: name) }
        let size = document.resources.images[name] ?? .zero
        return .archived(name: name, size: CGSize(width: size.width, height: size.height))
    }

    /// The text with fonts and colours.
    func attributed(_ text: Document.StyledText) -> NSAttributedString {
        let result = NSMutableAttributedString(string: "")
        for fragment in text.fragments {
            var attributes: [NSAttributedString.Key: Any] = [:]
            if let font = font(fragment.font) { attributes[.font] = font }
            if let color = color(fragment.color) { attributes[.foregroundColor] = color }
            result.append(NSAttributedString(string: fragment.text, attributes: attributes))
        }
        return result
    }

    /// Returns the value that an app's code expects under a key path: a string, a number, a colour and so on; or nil.
    @MainActor func plain(_ value: Document.Value?) -> Any? {
        switch value {
        case .boolean(let flag): flag
        case .number(let number): number
        case .date(let seconds): Date(timeIntervalSinceReferenceDate: seconds)
        case .text(let text), .reference(let text): text
        case .texts(let texts): texts
        case .flags(let flags): flags
        case .styledText(let text): attributed(text)
        case .color(let color): self.color(color)
        case .font(let font): self.font(font)
        case .image(let name): image(name)
        case .rect(let rect): CGRect(rect)
        case .point(let point): CGPoint(x: point.x, y: point.y)
        case .size(let size): CGSize(width: size.width, height: size.height)
        case .insets(let top, let left, let bottom, let right):
            UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
        case .measures(let numbers): numbers
        case .some(.none), nil: nil
        }
    }
}

extension CGRect {
    init(_ rect: Rect) {
        self.init(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
    }
}
