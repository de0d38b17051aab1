import AccessibilityTree
import Foundation

/// The variants of a colour for other traits than the default ones.
enum ColorVariation: Sendable, Equatable {
    /// One colour for each combination of appearance and contrast.
    case appearances(dark: UIColor, highContrast: UIColor, darkHighContrast: UIColor)
    /// The result of a function.
    case function(ColorFunction)

    func withAlphaComponent(_ alpha: CGFloat) -> ColorVariation {
        switch self {
        case .appearances(let dark, let highContrast, let darkHighContrast):
            .appearances(
                dark: dark.withAlphaComponent(alpha), highContrast: highContrast.withAlphaComponent(alpha),
                darkHighContrast: darkHighContrast.withAlphaComponent(alpha))
        case .function(let function):
            .function(ColorFunction { function.color(for: $0).withAlphaComponent(alpha) })
        }
    }
}

/// A function from traits to colours; equal only to itself.
final class ColorFunction: Sendable, Equatable {
    private let provider: @Sendable (UITraitCollection) -> UIColor

    init(_ provider: @escaping @Sendable (UITraitCollection) -> UIColor) {
        self.provider = provider
    }

    func color(for traits: UITraitCollection) -> UIColor { provider(traits) }

    static func == (one: ColorFunction, other: ColorFunction) -> Bool { one === other }
}

extension UIColor {
    /// Creates a colour with a function of the traits of the view that it is drawn in.
    public convenience init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
        let usual = UITraitCollection(userInterfaceStyle: .light)
        self.init(
            dynamicProvider(usual).resolvedColor(with: usual), .function(ColorFunction(dynamicProvider)))
    }

    /// Creates a colour from those for the light and the dark appearance, each also with more contrast.
    convenience init(light: UIColor, dark: UIColor, highContrast: UIColor? = nil, darkHighContrast: UIColor? = nil) {
        self.init(
            light,
            .appearances(
                dark: dark, highContrast: highContrast ?? light, darkHighContrast: darkHighContrast ?? dark))
    }

    /// The colour for some traits, which depends on none.
    public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        var color = self
        // The function's result may depend on traits in turn, but only to a limited depth.
        for _ in 0..<8 {
            switch color.variation {
            case nil: return color
            case .appearances(let dark, let highContrast, let darkHighContrast)?:
                let isHigh = traitCollection.accessibilityContrast == .high
                if traitCollection.userInterfaceStyle == .dark {
                    color = isHigh ? darkHighContrast : dark
                } else {
                    color = isHigh ? highContrast : UIColor(color, nil)
                }
            case .function(let function)?: color = function.color(for: traitCollection)
            }
        }
        return UIColor(color, nil)
    }

    /// The colour with another one in the light appearance at the usual contrast.
    package func replacingUsual(with usual: UIColor) -> UIColor { UIColor(usual, variation) }

    /// The colour as it is drawn in a view.
    @MainActor func appearance(in view: UIView) -> Appearance.Color {
        switch variation {
        case nil: appearance
        case .appearances? where !TraitResolution.mayVaryColors: appearance
        default: resolvedColor(with: view.traitCollection).appearance
        }
    }
}
