import AccessibilityTree
import Foundation

/// A colour in sRGB, or one that depends on traits.
public final class UIColor: NSObject, Sendable {
    private let mark = CoreFoundationMark()
    let red: CGFloat
    let green: CGFloat
    let blue: CGFloat
    let alpha: CGFloat
    /// The variants of the colour for other traits than the default ones; nil for one that is always the same. The
    /// components are those of the light appearance.
    let variation: ColorVariation?

    /// Creates a colour from sRGB components between 0 and 1; values outside are clamped.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.red = UIColor.clamp(red)
        self.green = UIColor.clamp(green)
        self.blue = UIColor.clamp(blue)
        self.alpha = UIColor.clamp(alpha)
        variation = nil
        super.init()
    }

    /// The colour of a literal (`#colorLiteral`), with sRGB components between 0 and 1.
    public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }

    init(_ light: UIColor, _ variation: ColorVariation?) {
        red = light.red
        green = light.green
        blue = light.blue
        alpha = light.alpha
        self.variation = variation
        super.init()
    }

    /// Creates a grey from its brightness and opacity, both between 0 and 1.
    public convenience init(white: CGFloat, alpha: CGFloat) {
        self.init(red: white, green: white, blue: white, alpha: alpha)
    }

    /// Creates a colour from hue, saturation and brightness, each between 0 and 1.
    public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        let hue = UIColor.clamp(hue)
        let saturation = UIColor.clamp(saturation)
        let brightness = UIColor.clamp(brightness)
        func component(_ offset: CGFloat) -> CGFloat {
            let place = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
            return brightness - brightness * saturation * max(0, min(place, 4 - place, 1))
        }
        self.init(red: component(5), green: component(3), blue: component(1), alpha: alpha)
    }

    private static func clamp(_ component: CGFloat) -> CGFloat {
        component.isNaN ? 0 : min(max(component, 0), 1)
    }

    /// The same colour with another opacity.
    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        let usual = UIColor(red: red, green: green, blue: blue, alpha: alpha)
        return variation.map { UIColor(usual, $0.withAlphaComponent(alpha)) } ?? usual
    }

    /// Writes the sRGB components where there is room for them, those of the light appearance where they depend on
    /// traits. Always true: every colour here has them.
    @discardableResult public func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        red?.pointee = self.red
        green?.pointee = self.green
        blue?.pointee = self.blue
        alpha?.pointee = self.alpha
        return true
    }

    /// Two colours are equal when their components are.
    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIColor else { return false }
        return red == other.red && green == other.green && blue == other.blue && alpha == other.alpha
            && variation == other.variation
    }

    /// A number that equal colours share.
    public override var hash: Int {
        var hasher = Hasher()
        for component in [red, green, blue, alpha] { hasher.combine(component) }
        return hasher.finalize()
    }

    var appearance: Appearance.Color {
        Appearance.Color(red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha))
    }
}
