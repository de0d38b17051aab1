import Foundation
import TextMeasurement

/// A font by name, size and weight. Nothing is drawn with it; it is measured and audited.
public final class UIFont: NSObject, Sendable {
    private let mark = CoreFoundationMark()
    /// The font's name, such as ".SFUI-Semibold".
    public var fontName: String { statedName ?? "\(familyName)-\(weight.name)\(isItalic ? "Italic" : "")" }
    /// The given name; nil for one made of the family, the weight and the slant, which is rarely read.
    private let statedName: String?
    /// The name of its family.
    public let familyName: String
    /// The size, in points.
    public let pointSize: CGFloat
    /// The text style that the font was made for, or nil.
    let textStyle: TextStyle?
    let weight: Weight
    let isItalic: Bool
    /// The font's scaling with the user's text size, or nil when it does not scale.
    let scaling: Scaling?
    /// The face that measures its letters.
    let face: any TextMeasuring

    init(
        familyName: String, fontName: String? = nil, pointSize: CGFloat, weight: Weight, isItalic: Bool = false,
        textStyle: TextStyle? = nil, scaling: Scaling? = nil, face: any TextMeasuring = SystemFace()
    ) {
        self.familyName = familyName
        statedName = fontName
        // A font of no size or of infinite size can't be laid out.
        self.pointSize = pointSize.isFinite && pointSize > 0 ? min(pointSize, 10_000) : UIFont.systemFontSize
        self.weight = weight
        self.isItalic = isItalic
        self.textStyle = textStyle
        self.scaling = scaling
        self.face = face
        super.init()
    }

    /// Creates a font by name; nil for an empty name. Fonts that were registered (`registerFonts(in:)`) are measured
    /// with their own widths. Of any other, the weight is read from the name, and it is measured as the system font.
    public convenience init?(name: String, size: CGFloat) {
        guard !name.isEmpty else { return nil }
        if let face = UIFont.registeredFace(named: name) {
            self.init(
                familyName: face.familyName, fontName: face.postScriptName, pointSize: size,
                weight: Weight(number: face.weight), isItalic: face.isItalic, face: face)
            return
        }
        let facts = NameFacts.of(name)
        self.init(
            familyName: facts.family, fontName: name, pointSize: size, weight: facts.weight, isItalic: facts.isItalic)
    }

    private static func system(
        _ size: CGFloat, _ weight: Weight, italic: Bool = false, family: String = ".SFUI",
        face: any TextMeasuring = SystemFace()
    ) -> UIFont {
        UIFont(familyName: family, pointSize: size, weight: weight, isItalic: italic, face: face)
    }

    /// The system font of a size in points.
    public static func systemFont(ofSize size: CGFloat) -> UIFont { system(size, .regular) }
    /// The system font of a size in points and a weight.
    public static func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont { system(size, weight) }
    /// The bold system font of a size in points.
    public static func boldSystemFont(ofSize size: CGFloat) -> UIFont { system(size, .semibold) }
    /// The italic system font of a size in points.
    public static func italicSystemFont(ofSize size: CGFloat) -> UIFont { system(size, .regular, italic: true) }
    /// The system font with digits of equal width.
    public static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        system(size, weight, face: MonospacedDigitFace())
    }
    /// The system font with letters of equal width.
    public static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        system(size, weight, family: ".AppleSystemUIFontMonospaced", face: MonospacedFace())
    }

    /// The same font in another size, in points.
    public func withSize(_ size: CGFloat) -> UIFont {
        UIFont(
            familyName: familyName, fontName: statedName, pointSize: size, weight: weight, isItalic: isItalic,
            textStyle: textStyle, face: face)
    }

    /// The size of labels, 17 points.
    public static let labelFontSize: CGFloat = 17
    /// The size of buttons, 18 points.
    public static let buttonFontSize: CGFloat = 18
    /// The small system size, 12 points.
    public static let smallSystemFontSize: CGFloat = 12
    /// The system size, 14 points.
    public static let systemFontSize: CGFloat = 14

    private var metrics: FontMetrics { face.metrics(size: Double(pointSize)) }

    /// The height of a line, in points: for the system font 1.193 times the size.
    public var lineHeight: CGFloat { metrics.lineHeight }
    /// The height of the font above the baseline, in points.
    public var ascender: CGFloat { metrics.ascender }
    /// The depth of the font below the baseline, in points, as a negative number.
    public var descender: CGFloat { -metrics.descent }
    /// The font's space between two lines, in points.
    public var leading: CGFloat { metrics.leading }
    /// The height of a capital letter, in points.
    public var capHeight: CGFloat { metrics.capHeight }
    /// The height of a small x, in points.
    public var xHeight: CGFloat { metrics.xHeight }

    /// Two fonts are equal when their names, sizes and weights are.
    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIFont else { return false }
        return pointSize == other.pointSize && weight == other.weight && fontName == other.fontName
    }

    /// A number that equal fonts share.
    public override var hash: Int {
        var hasher = Hasher()
        hasher.combine(fontName)
        hasher.combine(pointSize)
        return hasher.finalize()
    }
}
