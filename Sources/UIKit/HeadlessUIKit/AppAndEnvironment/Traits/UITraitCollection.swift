import Foundation

/// The environment of an object: the device, the size classes, the user's choices.
public final class UITraitCollection: NSObject, Sendable {
    /// The kind of device.
    public let userInterfaceIdiom: UIUserInterfaceIdiom
    /// The horizontal size class.
    public let horizontalSizeClass: UIUserInterfaceSizeClass
    /// The vertical size class.
    public let verticalSizeClass: UIUserInterfaceSizeClass
    /// The layout direction.
    public let layoutDirection: UITraitEnvironmentLayoutDirection
    /// The user's text size.
    public let preferredContentSizeCategory: UIContentSizeCategory
    /// Whether text is bold.
    public let legibilityWeight: UILegibilityWeight
    /// Light or dark.
    public let userInterfaceStyle: UIUserInterfaceStyle
    /// The contrast of colours.
    public let accessibilityContrast: UIAccessibilityContrast
    /// The number of pixels per point, 0 if unspecified.
    public let displayScale: CGFloat
    /// The values set for the app's own traits.
    let custom: CustomTraits

    init(
        idiom: UIUserInterfaceIdiom = .unspecified, horizontal: UIUserInterfaceSizeClass = .unspecified,
        vertical: UIUserInterfaceSizeClass = .unspecified,
        direction: UITraitEnvironmentLayoutDirection = .unspecified,
        category: UIContentSizeCategory = .unspecified, style: UIUserInterfaceStyle = .unspecified,
        scale: CGFloat = 0, legibility: UILegibilityWeight = .unspecified,
        contrast: UIAccessibilityContrast = .unspecified, custom: CustomTraits = CustomTraits()
    ) {
        userInterfaceIdiom = idiom
        horizontalSizeClass = horizontal
        verticalSizeClass = vertical
        layoutDirection = direction
        preferredContentSizeCategory = category
        userInterfaceStyle = style
        displayScale = scale
        legibilityWeight = legibility
        accessibilityContrast = contrast
        self.custom = custom
        super.init()
    }

    /// Creates a collection without traits.
    public override convenience init() { self.init(idiom: .unspecified) }
    /// Creates a collection with only the kind of device.
    public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) { self.init(idiom: userInterfaceIdiom) }
    /// Creates a collection with only a horizontal size class.
    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        self.init(horizontal: horizontalSizeClass)
    }
    /// Creates a collection with only a vertical size class.
    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) { self.init(vertical: verticalSizeClass) }
    /// Creates a collection with only a layout direction.
    public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
        self.init(direction: layoutDirection)
    }
    /// Creates a collection with only a text size.
    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init(category: preferredContentSizeCategory)
    }
    /// Creates a collection with only a light or dark style.
    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) { self.init(style: userInterfaceStyle) }
    /// Creates a collection with only a weight of text.
    public convenience init(legibilityWeight: UILegibilityWeight) { self.init(legibility: legibilityWeight) }
    /// Creates a collection with only a contrast.
    public convenience init(accessibilityContrast: UIAccessibilityContrast) {
        self.init(contrast: accessibilityContrast)
    }
    /// Creates a collection with only a scale, in pixels per point.
    public convenience init(displayScale: CGFloat) { self.init(scale: displayScale) }

    /// Creates a collection from several; the traits of a later one win.
    public convenience init(traitsFrom collections: [UITraitCollection]) {
        func last<Value: Equatable>(_ trait: (UITraitCollection) -> Value, _ none: Value) -> Value {
            for collection in collections.reversed() where trait(collection) != none { return trait(collection) }
            return none
        }
        self.init(
            idiom: last(\.userInterfaceIdiom, .unspecified), horizontal: last(\.horizontalSizeClass, .unspecified),
            vertical: last(\.verticalSizeClass, .unspecified), direction: last(\.layoutDirection, .unspecified),
            category: last(\.preferredContentSizeCategory, .unspecified),
            style: last(\.userInterfaceStyle, .unspecified), scale: last(\.displayScale, 0),
            legibility: last(\.legibilityWeight, .unspecified),
            contrast: last(\.accessibilityContrast, .unspecified),
            custom: collections.reduce(CustomTraits()) { $1.custom.isEmpty ? $0 : $0.merging($1.custom) })
    }

    /// Creates a copy of another collection with changes to the app's own traits.
    convenience init(_ other: UITraitCollection, changing change: (inout CustomTraits) -> Void) {
        var custom = other.custom
        change(&custom)
        self.init(other, custom: custom)
    }

    /// Creates a copy of another collection without one of the system's traits.
    convenience init(_ other: UITraitCollection, without trait: any SystemTrait.Type) {
        func kept<Value>(_ path: KeyPath<UITraitCollection, Value>, _ none: Value) -> Value {
            trait.isPart(path) ? none : other[keyPath: path]
        }
        self.init(
            idiom: kept(\.userInterfaceIdiom, .unspecified), horizontal: kept(\.horizontalSizeClass, .unspecified),
            vertical: kept(\.verticalSizeClass, .unspecified), direction: kept(\.layoutDirection, .unspecified),
            category: kept(\.preferredContentSizeCategory, .unspecified),
            style: kept(\.userInterfaceStyle, .unspecified), scale: kept(\.displayScale, 0),
            legibility: kept(\.legibilityWeight, .unspecified), contrast: kept(\.accessibilityContrast, .unspecified),
            custom: other.custom)
    }

    private convenience init(_ other: UITraitCollection, custom: CustomTraits) {
        self.init(
            idiom: other.userInterfaceIdiom, horizontal: other.horizontalSizeClass, vertical: other.verticalSizeClass,
            direction: other.layoutDirection, category: other.preferredContentSizeCategory,
            style: other.userInterfaceStyle, scale: other.displayScale, legibility: other.legibilityWeight,
            contrast: other.accessibilityContrast, custom: custom)
    }

    /// Returns whether the collection contains all traits of another one.
    public func containsTraits(in traits: UITraitCollection?) -> Bool {
        guard let traits else { return true }
        return UITraitCollection(traitsFrom: [self, traits]) == self
    }

    /// Returns whether two collections have the same traits.
    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UITraitCollection else { return false }
        return userInterfaceIdiom == other.userInterfaceIdiom && horizontalSizeClass == other.horizontalSizeClass
            && verticalSizeClass == other.verticalSizeClass && layoutDirection == other.layoutDirection
            && preferredContentSizeCategory == other.preferredContentSizeCategory
            && userInterfaceStyle == other.userInterfaceStyle && displayScale == other.displayScale
            && legibilityWeight == other.legibilityWeight && accessibilityContrast == other.accessibilityContrast
            && custom == other.custom
    }

    /// A number that equal collections share.
    public override var hash: Int {
        var hasher = Hasher()
        hasher.combine(userInterfaceIdiom)
        hasher.combine(horizontalSizeClass)
        hasher.combine(verticalSizeClass)
        hasher.combine(layoutDirection)
        hasher.combine(preferredContentSizeCategory)
        return hasher.finalize()
    }
}

/// An object that has traits.
@preconcurrency @MainActor public protocol UITraitEnvironment: NSObjectProtocol {
    /// The traits of the object's environment.
    var traitCollection: UITraitCollection { get }
    /// Called after the traits have changed.
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
