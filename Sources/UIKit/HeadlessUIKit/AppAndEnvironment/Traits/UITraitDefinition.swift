import Foundation

/// One of the traits: one of the system's, or one of an app's own (iOS 17).
public protocol UITraitDefinition {
    /// The type of the trait's value.
    associatedtype Value
    /// The value where none is set.
    static var defaultValue: Value { get }
    /// Whether the trait affects the appearance of colours.
    static var affectsColorAppearance: Bool { get }
    /// The name of the trait in printed descriptions.
    static var name: String { get }
    /// The identifier of the trait outside the process.
    static var identifier: String { get }
}

extension UITraitDefinition {
    /// The trait does not affect colours.
    public static var affectsColorAppearance: Bool { false }
    /// The name of the type.
    public static var name: String { String(describing: self) }
    /// The name of the type.
    public static var identifier: String { name }

    /// Whether two collections differ in this trait. Values that can't be compared are different unless they are one
    /// object.
    static func differs(_ first: UITraitCollection, _ second: UITraitCollection) -> Bool {
        if let system = self as? any SystemTrait.Type { return system.differsInPart(first, second) }
        return !CustomTraits.isEqual(first[self], second[self])
    }
}

/// A trait of the system's or the app's, in a list.
public typealias UITrait = any UITraitDefinition.Type

/// A trait that a collection has a property for.
protocol SystemTrait: UITraitDefinition where Value: Equatable {
    static var part: KeyPath<UITraitCollection, Value> { get }
    /// Returns a collection with only this trait.
    static func collection(_ value: Value) -> UITraitCollection
}

extension SystemTrait {
    fileprivate static func differsInPart(_ first: UITraitCollection, _ second: UITraitCollection) -> Bool {
        first[keyPath: part] != second[keyPath: part]
    }
    static func value(in collection: UITraitCollection) -> Any { collection[keyPath: part] }
    /// Whether a property of collections is this trait.
    static func isPart(_ path: AnyKeyPath) -> Bool { path == part }
    static func collection(ofAny value: Any) -> UITraitCollection? { (value as? Value).map(collection) }
}

/// The horizontal size class.
public enum UITraitHorizontalSizeClass: SystemTrait {
    /// The default: unspecified.
    public static let defaultValue = UIUserInterfaceSizeClass.unspecified
    static var part: KeyPath<UITraitCollection, UIUserInterfaceSizeClass> { \.horizontalSizeClass }
    static func collection(_ value: Value) -> UITraitCollection { UITraitCollection(horizontalSizeClass: value) }
}

/// The vertical size class.
public enum UITraitVerticalSizeClass: SystemTrait {
    /// The default: unspecified.
    public static let defaultValue = UIUserInterfaceSizeClass.unspecified
    static var part: KeyPath<UITraitCollection, UIUserInterfaceSizeClass> { \.verticalSizeClass }
    static func collection(_ value: Value) -> UITraitCollection { UITraitCollection(verticalSizeClass: value) }
}

/// The kind of device.
public enum UITraitUserInterfaceIdiom: SystemTrait {
    /// The default: unspecified.
    public static let defaultValue = UIUserInterfaceIdiom.unspecified
    static var part: KeyPath<UITraitCollection, UIUserInterfaceIdiom> { \.userInterfaceIdiom }
    static func collection(_ value: Value) -> UITraitCollection { UITraitCollection(userInterfaceIdiom: value) }
}

/// Light or dark.
public enum UITraitUserInterfaceStyle: SystemTrait {
    /// The default: unspecified.
    public static let defaultValue = UIUserInterfaceStyle.unspecified
    /// The trait affects colours.
    public static var affectsColorAppearance: Bool { true }
    static var part: KeyPath<UITraitCollection, UIUserInterfaceStyle> { \.userInterfaceStyle }
    static func collection(_ value: Value) -> UITraitCollection { UITraitCollection(userInterfaceStyle: value) }
}

/// The contrast of colours.
public enum UITraitAccessibilityContrast: SystemTrait {
    /// The default: unspecified.
    public static let defaultValue = UIAccessibilityContrast.unspecified
    /// The trait affects colours.
    public static var affectsColorAppearance: Bool { true }
    static var part: KeyPath<UITraitCollection, UIAccessibilityContrast> { \.accessibilityContrast }
    static func collection(_ value: Value) -> UITraitCollection { UITraitCollection(accessibilityContrast: value) }
}

/// The user's text size.
public enum UITraitPreferredContentSizeCategory: SystemTrait {
    /// The default: unspecified.
    public static let defaultValue = UIContentSizeCategory.unspecified
    static var part: KeyPath<UITraitCollection, UIContentSizeCategory> { \.preferredContentSizeCategory }
    static func collection(_ value: Value) -> UITraitCollection {
        UITraitCollection(preferredContentSizeCategory: value)
    }
}

/// Whether text is bold.
public enum UITraitLegibilityWeight: SystemTrait {
    /// The default: unspecified.
    public static let defaultValue = UILegibilityWeight.unspecified
    static var part: KeyPath<UITraitCollection, UILegibilityWeight> { \.legibilityWeight }
    static func collection(_ value: Value) -> UITraitCollection { UITraitCollection(legibilityWeight: value) }
}

/// The layout direction.
public enum UITraitLayoutDirection: SystemTrait {
    /// The default: unspecified.
    public static let defaultValue = UITraitEnvironmentLayoutDirection.unspecified
    static var part: KeyPath<UITraitCollection, UITraitEnvironmentLayoutDirection> { \.layoutDirection }
    static func collection(_ value: Value) -> UITraitCollection { UITraitCollection(layoutDirection: value) }
}

/// The number of pixels per point.
public enum UITraitDisplayScale: SystemTrait {
    /// The default: unspecified.
    public static let defaultValue: CGFloat = 0
    static var part: KeyPath<UITraitCollection, CGFloat> { \.displayScale }
    static func collection(_ value: Value) -> UITraitCollection { UITraitCollection(displayScale: value) }
}
