import Foundation
import TextMeasurement

/// The attributes that describe a font.
public final class UIFontDescriptor: NSObject, Sendable {
    /// An attribute that describes a font.
    public struct AttributeName: RawRepresentable, Hashable, Sendable {
        /// UIKit's name.
        public let rawValue: String
        /// Creates a name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The name of the family.
        public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
        /// The name of the font.
        public static let name = AttributeName(rawValue: "NSFontNameAttribute")
        /// The face within the family.
        public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
        /// The size, in points.
        public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
        /// The traits, by `TraitKey`.
        public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
        /// The text style.
        public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
        /// Typographic features.
        public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
    }

    /// A trait that describes a font.
    public struct TraitKey: RawRepresentable, Hashable, Sendable {
        /// UIKit's name.
        public let rawValue: String
        /// Creates a name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The `UIFont.Weight`.
        public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
        /// The width.
        public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
        /// The slant.
        public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
        /// The symbolic traits, a `SymbolicTraits` value.
        public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    }

    /// The style of a font, with UIKit's raw values.
    public struct SymbolicTraits: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt32
        /// Creates traits from UIKit's bits.
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// Italic.
        public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
        /// Bold.
        public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
        /// Expanded: wider than normal.
        public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
        /// Condensed: narrower than normal.
        public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
        /// Of letters of equal width.
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
        /// With less space between lines.
        public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
        /// With more space between lines.
        public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
    }

    /// The designs of the system font; all are measured as the usual one, but for that of equal width.
    public struct SystemDesign: RawRepresentable, Hashable, Sendable {
        /// UIKit's name.
        public let rawValue: String
        /// Creates a name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The default design.
        public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
        /// The rounded design.
        public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
        /// The serif design.
        public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
        /// With letters of equal width.
        public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
    }

    /// The size, in points; 0 where none is specified.
    public let pointSize: CGFloat
    /// The style of the font.
    public let symbolicTraits: SymbolicTraits
    let name: String?
    let family: String?
    let weight: UIFont.Weight?
    let base: UIFont?

    init(
        name: String? = nil, family: String? = nil, size: CGFloat = 0, traits: SymbolicTraits = [],
        weight: UIFont.Weight? = nil, base: UIFont? = nil
    ) {
        self.name = name
        self.family = family
        pointSize = size
        symbolicTraits = traits
        self.weight = weight
        self.base = base
        super.init()
    }

    /// Creates a description of a font by name and size in points.
    public convenience init(name fontName: String, size: CGFloat) {
        self.init(name: fontName, size: size, base: UIFont(name: fontName, size: size > 0 ? size : 12))
    }

    /// Creates a description from attributes; those that are not known are left out.
    public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
        let asked = Asked(attributes)
        self.init(
            name: asked.name, family: asked.family, size: asked.size ?? 0, traits: asked.traits ?? [],
            weight: asked.weight)
    }

    /// The description of the font of a text style at the user's text size.
    public static func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style).fontDescriptor
    }

    /// The description of the font of a text style at the text size of some traits.
    public static func preferredFontDescriptor(
        withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
    }

    /// The name of the described font; empty where none is specified.
    public var postscriptName: String { name ?? base?.fontName ?? "" }

    /// The specified values, by attribute.
    public var fontAttributes: [AttributeName: Any] {
        var attributes: [AttributeName: Any] = [:]
        if let name = name ?? base?.fontName { attributes[.name] = name }
        if let family = family ?? base?.familyName { attributes[.family] = family }
        if pointSize > 0 { attributes[.size] = pointSize }
        return attributes
    }

    /// Returns the specified value of an attribute, or nil.
    public func object(forKey anAttribute: AttributeName) -> Any? { fontAttributes[anAttribute] }

    private func with(
        name: String? = nil, family: String? = nil, size: CGFloat? = nil, traits: SymbolicTraits? = nil,
        weight: UIFont.Weight? = nil, base: UIFont? = nil
    ) -> UIFontDescriptor {
        UIFontDescriptor(
            name: name ?? self.name, family: family ?? self.family, size: size ?? pointSize,
            traits: traits ?? symbolicTraits, weight: weight ?? self.weight, base: base ?? self.base)
    }

    /// The same in another size, in points.
    public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor { with(size: newPointSize) }
    /// The same in another face of the family; its weight is read from the name.
    public func withFace(_ newFace: String) -> UIFontDescriptor {
        with(weight: UIFont.Weight(inName: newFace.lowercased()))
    }
    /// The same in another family.
    public func withFamily(_ newFamily: String) -> UIFontDescriptor { with(family: newFamily) }
    /// Returns a copy with another style. Never nil: every style is measured here.
    public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
        let isBold = symbolicTraits.contains(.traitBold)
        let wasBold = self.symbolicTraits.contains(.traitBold)
        return with(traits: symbolicTraits, weight: isBold == wasBold ? weight : isBold ? .bold : .regular)
    }
    /// The same in a design of the system font. Never nil: every design is measured here.
    public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
        guard design == .monospaced else { return self }
        return with(
            traits: symbolicTraits.union(.traitMonoSpace),
            base: .monospacedSystemFont(ofSize: pointSize > 0 ? pointSize : 12, weight: weight ?? .regular))
    }
    /// The same with further attributes; those that are not known are left out.
    public func addingAttributes(_ attributes: [AttributeName: Any]) -> UIFontDescriptor {
        let asked = Asked(attributes)
        return with(
            name: asked.name, family: asked.family, size: asked.size, traits: asked.traits, weight: asked.weight)
    }

    private struct Asked {
        var name: String?
        var family: String?
        var size: CGFloat?
        var traits: SymbolicTraits?
        var weight: UIFont.Weight?

        init(_ attributes: [AttributeName: Any]) {
            name = attributes[.name] as? String
            family = attributes[.family] as? String
            size = attributes[.size].flatMap(Self.number)
            if let face = attributes[.face] as? String { weight = UIFont.Weight(inName: face.lowercased()) }
            guard let own = attributes[.traits] as? [TraitKey: Any] else { return }
            weight =
                own[.weight] as? UIFont.Weight ?? own[.weight].flatMap(Self.number).map(UIFont.Weight.init) ?? weight
            traits =
                own[.symbolic] as? SymbolicTraits
                ?? (own[.symbolic] as? UInt32).map { SymbolicTraits(rawValue: $0) }
        }

        private static func number(_ value: Any) -> CGFloat? {
            value as? CGFloat ?? (value as? Double).map { CGFloat($0) } ?? (value as? Int).map { CGFloat($0) }
                ?? (value as? NSNumber).map { CGFloat($0.doubleValue) }
        }
    }

    /// Returns whether two descriptors describe the same font.
    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIFontDescriptor else { return false }
        return name == other.name && family == other.family && pointSize == other.pointSize
            && symbolicTraits == other.symbolicTraits && weight == other.weight && base == other.base
    }

    /// A number that equal descriptions share.
    public override var hash: Int {
        var hasher = Hasher()
        hasher.combine(name)
        hasher.combine(pointSize)
        hasher.combine(symbolicTraits.rawValue)
        return hasher.finalize()
    }
}

extension UIFont {
    /// The attributes that describe the font.
    public var fontDescriptor: UIFontDescriptor {
        var traits: UIFontDescriptor.SymbolicTraits = []
        if weight.number >= 600 { traits.insert(.traitBold) }
        if isItalic { traits.insert(.traitItalic) }
        if familyName == ".AppleSystemUIFontMonospaced" { traits.insert(.traitMonoSpace) }
        return UIFontDescriptor(
            name: fontName, family: familyName, size: pointSize, traits: traits, weight: weight, base: self)
    }

    /// Creates the font of a descriptor, in a size in points, or in the descriptor's where that is 0.
    public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        let size = pointSize > 0 ? pointSize : descriptor.pointSize > 0 ? descriptor.pointSize : 12
        let family = descriptor.family ?? descriptor.base?.familyName ?? ".SFUI"
        let weight = descriptor.weight ?? descriptor.base?.weight ?? .regular
        let isItalic = descriptor.symbolicTraits.contains(.traitItalic)
        let keepsName = descriptor.base.map { $0.weight == weight && $0.isItalic == isItalic } ?? false
        let named = descriptor.name.flatMap { keepsName ? $0 : nil }
        self.init(
            familyName: family, fontName: named, pointSize: size, weight: weight, isItalic: isItalic,
            face: descriptor.base?.face ?? SystemFace())
    }
}
