import Foundation

/// One of the traits: one of the system's, or one of an app's own (iOS 17).
public protocol UITraitDefinition {
    /// What the trait is.
    associatedtype Value
    /// The value where nobody sets another one.
    static var defaultValue: Value { get }
    /// Whether colours look different for other values.
    static var affectsColorAppearance: Bool { get }
    /// What the trait is called in what is printed.
    static var name: String { get }
    /// What the trait is called outside of the process.
    static var identifier: String { get }
}

extension UITraitDefinition {
    /// False.
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
    /// A collection that says only this.
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

/// How much room there is horizontally.
public enum UITraitHorizontalSizeClass: SystemTrait {
    /// Not said.
    public static let defaultValue = UIUserInterfaceSizeClass.unspecified
    static var part: KeyPath<UITraitCollection, UIUserInterfaceSizeClass> { \.horizontalSizeClass }
    static func collection(_ value: Value) -> UITraitCollection { UITraitCollection(horizontalSizeClass: value) }
}

/// How much room there is vertically.
public enum UITraitVerticalSizeClass: SystemTrait {
    /// Not said.
    public static let defaultValue = UIUserInterfaceSizeClass.unspecified
    static var part: KeyPath<UITraitCollection, UIUserInterfaceSizeClass> { \.verticalSizeClass }
    static func collection(_ value: Value) -> UITraitCollection { UITraitCollection(verticalSizeClass: value) }
}

/// The kind of device.
public enum UITraitUserInterfaceIdiom: SystemTrait {
    /// Not said.
    public static let defaultValue = UIUserInterfaceIdiom.unspecified
    static var part: KeyPath<UITraitCollection, UIUserInterfaceIdiom> { \.userInterfaceIdiom }
    static func collection(_ value: Value) -> UITraitCollection { UITraitCollection(userInterfaceIdiom: value) }
}

/// Light or dark.
public enum UITraitUserInterfaceStyle: SystemTrait {
    /// Not said.
    public static let defaultValue = UIUserInterfaceStyle.unspecified
    /// True.
    public static var affectsColorAppearance: Bool { true }
    static var part: KeyPath<UITraitCollection, UIUserInterfaceStyle> { \.userInterfaceStyle }
    static func collection(_ value: Value) -> UITraitCollection { UITraitCollection(userInterfaceStyle: value) }
}

/// Whether colours are to stand out more.
public enum UITraitAccessibilityContrast: SystemTrait {
    /// Not said.
    public static let defaultValue = UIAccessibilityContrast.unspecified
    /// True.
    public static var affectsColorAppearance: Bool { true }
    static var part: KeyPath<UITraitCollection, UIAccessibilityContrast> { \.accessibilityContrast }
    static func collection(_ value: Value) -> UITraitCollection { UITraitCollection(accessibilityContrast: value) }
}

/// The user's text size.
public enum UITraitPreferredContentSizeCategory: SystemTrait {
    /// Not said.
    public static let defaultValue = UIContentSizeCategory.unspecified
    static var part: KeyPath<UITraitCollection, UIContentSizeCategory> { \.preferredContentSizeCategory }
    static func collection(_ value: Value) -> UITraitCollection {
        UITraitCollection(preferredContentSizeCategory: value)
    }
}

/// Whether text is bold.
public enum UITraitLegibilityWeight: SystemTrait {
    /// Not said.
    public static let defaultValue = UILegibilityWeight.unspecified
    static var part: KeyPath<UITraitCollection, UILegibilityWeight> { \.legibilityWeight }
    static func collection(_ value: Value) -> UITraitCollection { UITraitCollection(legibilityWeight: value) }
}

/// The direction of lines.
public enum UITraitLayoutDirection: SystemTrait {
    /// Not said.
    public static let defaultValue = UITraitEnvironmentLayoutDirection.unspecified
    static var part: KeyPath<UITraitCollection, UITraitEnvironmentLayoutDirection> { \.layoutDirection }
    static func collection(_ value: Value) -> UITraitCollection { UITraitCollection(layoutDirection: value) }
}

/// Pixels a point.
public enum UITraitDisplayScale: SystemTrait {
    /// Not said.
    public static let defaultValue: CGFloat = 0
    static var part: KeyPath<UITraitCollection, CGFloat> { \.displayScale }
    static func collection(_ value: Value) -> UITraitCollection { UITraitCollection(displayScale: value) }
}
