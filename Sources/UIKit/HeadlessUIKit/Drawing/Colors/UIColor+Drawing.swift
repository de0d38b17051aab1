import Foundation

extension UIColor {
    /// The background of grouped tables; deprecated by UIKit.
    public static let groupTableViewBackground = UIColor.systemGroupedBackground

    /// Creates a colour that repeats an image: its pixels are unknown, so the colour is clear.
    @MainActor public convenience init(patternImage image: UIImage) { self.init(.clear, nil) }

    /// Creates a colour from components of the wide gamut between 0 and 1, taken as those of sRGB; values outside are
    /// clamped.
    public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }
}

extension UIFont {
    /// The families of the fonts that are registered, in the order of the alphabet.
    public static var familyNames: [String] { Set(FontSettings.current.files.map(\.familyName)).sorted() }
    /// The PostScript names of the registered fonts of a family, in the order of the alphabet.
    public static func fontNames(forFamilyName familyName: String) -> [String] {
        Set(FontSettings.current.files.filter { $0.familyName == familyName }.map(\.postScriptName)).sorted()
    }
}

// Text that an app draws itself: nothing is drawn.
extension NSAttributedString {
    /// Nothing is drawn.
    public func draw(at point: CGPoint) {}
    /// Nothing is drawn.
    public func draw(in rect: CGRect) {}
    /// Nothing is drawn.
    public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {}
}

extension NSString {
    /// Nothing is drawn.
    public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {}
    /// Nothing is drawn.
    public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {}
    /// Nothing is drawn.
    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) {}
}

extension String {
    /// Nothing is drawn.
    public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {}
    /// Nothing is drawn.
    public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {}
    /// Nothing is drawn.
    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) {}
}
