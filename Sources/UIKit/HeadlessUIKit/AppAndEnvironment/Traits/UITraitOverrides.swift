import Foundation

/// Traits that an object overrides (iOS 17). Traits that are not set are inherited.
public struct UITraitOverrides: Sendable, Equatable {
    /// The traits that are set, the rest unspecified.
    var collection = UITraitCollection()

    /// Creates overrides that set nothing.
    public init() {}

    init(_ collection: UITraitCollection) {
        self.collection = collection
    }

    mutating func set(_ more: UITraitCollection, _ trait: any SystemTrait.Type) {
        // An unspecified value removes the override.
        collection = UITraitCollection(traitsFrom: [UITraitCollection(collection, without: trait), more])
    }

    /// The horizontal size class; unspecified inherits.
    public var horizontalSizeClass: UIUserInterfaceSizeClass {
        get { collection.horizontalSizeClass }
        set { set(UITraitCollection(horizontalSizeClass: newValue), UITraitHorizontalSizeClass.self) }
    }
    /// The vertical size class; unspecified inherits.
    public var verticalSizeClass: UIUserInterfaceSizeClass {
        get { collection.verticalSizeClass }
        set { set(UITraitCollection(verticalSizeClass: newValue), UITraitVerticalSizeClass.self) }
    }
    /// The kind of device; unspecified inherits.
    public var userInterfaceIdiom: UIUserInterfaceIdiom {
        get { collection.userInterfaceIdiom }
        set { set(UITraitCollection(userInterfaceIdiom: newValue), UITraitUserInterfaceIdiom.self) }
    }
    /// Light or dark; unspecified inherits.
    public var userInterfaceStyle: UIUserInterfaceStyle {
        get { collection.userInterfaceStyle }
        set { set(UITraitCollection(userInterfaceStyle: newValue), UITraitUserInterfaceStyle.self) }
    }
    /// The layout direction; unspecified inherits.
    public var layoutDirection: UITraitEnvironmentLayoutDirection {
        get { collection.layoutDirection }
        set { set(UITraitCollection(layoutDirection: newValue), UITraitLayoutDirection.self) }
    }
    /// The text size; unspecified inherits.
    public var preferredContentSizeCategory: UIContentSizeCategory {
        get { collection.preferredContentSizeCategory }
        set { set(UITraitCollection(preferredContentSizeCategory: newValue), UITraitPreferredContentSizeCategory.self) }
    }
    /// Whether text is bold; unspecified inherits.
    public var legibilityWeight: UILegibilityWeight {
        get { collection.legibilityWeight }
        set { set(UITraitCollection(legibilityWeight: newValue), UITraitLegibilityWeight.self) }
    }
    /// The contrast of colours; unspecified inherits.
    public var accessibilityContrast: UIAccessibilityContrast {
        get { collection.accessibilityContrast }
        set { set(UITraitCollection(accessibilityContrast: newValue), UITraitAccessibilityContrast.self) }
    }
    /// The number of pixels per point; 0 inherits.
    public var displayScale: CGFloat {
        get { collection.displayScale }
        set { set(UITraitCollection(displayScale: newValue), UITraitDisplayScale.self) }
    }
}
