/// What shapes are filled with.
public protocol ShapeStyle {}

/// A colour.
public struct Color: Hashable, Sendable {
    let uiColor: UIColor

    /// A colour of UIKit.
    public init(_ color: UIColor) { uiColor = color }

    /// A colour of UIKit.
    public init(uiColor: UIColor) { self.uiColor = uiColor }

    /// A colour of an assets catalogue; clear without one.
    public init(_ name: String, bundle: Bundle? = nil) {
        uiColor = UIColor(named: name, in: bundle, compatibleWith: nil) ?? .clear
    }

    /// A colour by its parts.
    public init(_ space: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1) {
        uiColor = UIColor(red: red, green: green, blue: blue, alpha: opacity)
    }

    /// A grey.
    public init(_ space: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
        uiColor = UIColor(white: white, alpha: opacity)
    }

    /// A colour by its place on the circle.
    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        uiColor = UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: opacity)
    }

    /// How parts of a colour are meant.
    public enum RGBColorSpace: Hashable, Sendable {
        /// Of screens, without a curve, of wide screens.
        case sRGB, sRGBLinear, displayP3
    }

    /// The colour, more or less transparent.
    public func opacity(_ opacity: Double) -> Color {
        Color(uiColor.withAlphaComponent(uiColor.cgColor.alpha * opacity))
    }

    /// Red.
    public static let red = Color(UIColor.systemRed)
    /// Orange.
    public static let orange = Color(UIColor.systemOrange)
    /// Yellow.
    public static let yellow = Color(UIColor.systemYellow)
    /// Green.
    public static let green = Color(UIColor.systemGreen)
    /// Mint.
    public static let mint = Color(UIColor.systemMint)
    /// Teal.
    public static let teal = Color(UIColor.systemTeal)
    /// Cyan.
    public static let cyan = Color(UIColor.systemCyan)
    /// Blue.
    public static let blue = Color(UIColor.systemBlue)
    /// Indigo.
    public static let indigo = Color(UIColor.systemIndigo)
    /// Purple.
    public static let purple = Color(UIColor.systemPurple)
    /// Pink.
    public static let pink = Color(UIColor.systemPink)
    /// Brown.
    public static let brown = Color(UIColor.systemBrown)
    /// White.
    public static let white = Color(UIColor.white)
    /// Grey.
    public static let gray = Color(UIColor.systemGray)
    /// Black.
    public static let black = Color(UIColor.black)
    /// Nothing.
    public static let clear = Color(UIColor.clear)
    /// Of what is read first.
    public static let primary = Color(UIColor.label)
    /// Of what is read second.
    public static let secondary = Color(UIColor.secondaryLabel)
    /// Of what can be touched.
    public static let accentColor = Color(UIColor.systemBlue)
}

extension Color: ShapeStyle {}

extension Color: ItemView {
    static func makeItem(of node: _GraphNode) -> FillItem { FillItem(of: node) }

    func update(_ item: FillItem, _ environment: EnvironmentValues) {
        if item.view.backgroundColor != uiColor { item.view.backgroundColor = uiColor }
    }
}

/// The item of a colour or a shape: fills the proposal.
final class FillItem: ViewItem<UIView> {
    init(of node: _GraphNode) {
        super.init(UIView(frame: .zero), of: node)
        view.isUserInteractionEnabled = false
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }
    override func makeElements() -> [ElementNode] { [] }
}

extension UIColor {
    /// A colour of SwiftUI.
    public convenience init(_ color: Color) {
        self.init { color.uiColor.resolvedColor(with: $0) }
    }
}

extension ShapeStyle where Self == Color {
    /// Red.
    public static var red: Color { .red }
    /// Orange.
    public static var orange: Color { .orange }
    /// Yellow.
    public static var yellow: Color { .yellow }
    /// Green.
    public static var green: Color { .green }
    /// Blue.
    public static var blue: Color { .blue }
    /// Purple.
    public static var purple: Color { .purple }
    /// Pink.
    public static var pink: Color { .pink }
    /// White.
    public static var white: Color { .white }
    /// Grey.
    public static var gray: Color { .gray }
    /// Black.
    public static var black: Color { .black }
    /// Nothing.
    public static var clear: Color { .clear }
}

/// Colours in a row.
public struct Gradient: Hashable, Sendable {
    /// A colour and its place.
    public struct Stop: Hashable, Sendable {
        /// The colour.
        public var color: Color
        /// The place, from 0 to 1.
        public var location: CGFloat

        /// A colour and its place.
        public init(color: Color, location: CGFloat) {
            self.color = color
            self.location = location
        }
    }

    /// The colours.
    public var stops: [Stop]

    /// Colours at their places.
    public init(stops: [Stop]) { self.stops = stops }

    /// Colours at even distances.
    public init(colors: [Color]) {
        let last = CGFloat(max(1, colors.count - 1))
        stops = colors.enumerated().map { Stop(color: $0.element, location: CGFloat($0.offset) / last) }
    }
}

/// Colours in a row along a line.
public struct LinearGradient: ShapeStyle, Sendable {
    /// Colours along a line.
    public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {}
    /// Colours along a line.
    public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {}
    /// Colours along a line.
    public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {}
}

extension LinearGradient: View {}

/// Colours around a place.
public struct RadialGradient: ShapeStyle, Sendable {
    /// Colours around a place.
    public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {}
    /// Colours around a place.
    public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {}
}

extension RadialGradient: View {}

/// What is behind shines through, as through glass.
public struct Material: ShapeStyle, Sendable {
    /// Very thin.
    public static let ultraThin = Material()
    /// Thin.
    public static let thin = Material()
    /// Neither thin nor thick.
    public static let regular = Material()
    /// Thick.
    public static let thick = Material()
    /// Very thick.
    public static let ultraThick = Material()
}

extension ShapeStyle where Self == Material {
    /// Very thin.
    public static var ultraThinMaterial: Material { .ultraThin }
    /// Thin.
    public static var thinMaterial: Material { .thin }
    /// Neither thin nor thick.
    public static var regularMaterial: Material { .regular }
    /// Thick.
    public static var thickMaterial: Material { .thick }
    /// Very thick.
    public static var ultraThickMaterial: Material { .ultraThick }
}
