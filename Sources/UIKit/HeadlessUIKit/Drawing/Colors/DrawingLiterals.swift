// The names are those that the compiler looks for.
// swift-format-ignore-file: NoLeadingUnderscores

/// The type of a colour literal.
public typealias _ColorLiteralType = UIColor

extension UIColor: _ExpressibleByColorLiteral {}

/// The type of an image literal.
public typealias _ImageLiteralType = UIImage

extension UIImage: @preconcurrency _ExpressibleByImageLiteral {}
