import Foundation

/// What an object's surroundings are like: the device, the room, the user's choices.
public final class UITraitCollection: NSObject, Sendable {
    /// The kind of device.
    public let userInterfaceIdiom: UIUserInterfaceIdiom
    /// How much room there is horizontally.
    public let horizontalSizeClass: UIUserInterfaceSizeClass
    /// How much room there is vertically.
    public let verticalSizeClass: UIUserInterfaceSizeClass
    /// The direction of lines.
    public let layoutDirection: UITraitEnvironmentLayoutDirection
    /// The user's text size.
    public let preferredContentSizeCategory: UIContentSizeCategory
    /// Whether text is bold.
    public let legibilityWeight: UILegibilityWeight
    /// Light or dark.
    public let userInterfaceStyle: UIUserInterfaceStyle
    /// Whether colours are to stand out more.
    public let accessibilityContrast: UIAccessibilityContrast
    /// Pixels a point, 0 for not said.
    public let displayScale: CGFloat
    /// The app's own traits, as far as somebody has set them.
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

    /// Creates a collection that says nothing.
    public override convenience init() { self.init(idiom: .unspecified) }
    /// Creates a collection that says only the kind of device.
    public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) { self.init(idiom: userInterfaceIdiom) }
    /// Creates a collection that says only how much room there is horizontally.
    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        self.init(horizontal: horizontalSizeClass)
    }
    /// Creates a collection that says only how much room there is vertically.
    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) { self.init(vertical: verticalSizeClass) }
    /// Creates a collection that says only the direction of lines.
    public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
        self.init(direction: layoutDirection)
    }
    /// Creates a collection that says only the text size.
    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init(category: preferredContentSizeCategory)
    }
    /// Creates a collection that says only whether it is light or dark.
    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) { self.init(style: userInterfaceStyle) }
    /// Creates a collection that says only whether text is bold.
    public convenience init(legibilityWeight: UILegibilityWeight) { self.init(legibility: legibilityWeight) }
    /// Creates a collection that says only whether colours are to stand out more.
    public convenience init(accessibilityContrast: UIAccessibilityContrast) {
        self.init(contrast: accessibilityContrast)
    }
    /// Creates a collection that says only how many pixels a point has.
    public convenience init(displayScale: CGFloat) { self.init(scale: displayScale) }

    /// Creates a collection from several; what a later one says wins.
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

    /// Creates a collection that says the same as another one but for the app's own traits.
    convenience init(_ other: UITraitCollection, changing change: (inout CustomTraits) -> Void) {
        var custom = other.custom
        change(&custom)
        self.init(other, custom: custom)
    }

    /// Creates a collection that says the same as another one but for a trait of the system's.
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

    /// Whether everything that another collection says is said here too.
    public func containsTraits(in traits: UITraitCollection?) -> Bool {
        guard let traits else { return true }
        return UITraitCollection(traitsFrom: [self, traits]) == self
    }

    /// Two collections are equal when they say the same.
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
    /// What the object's surroundings are like.
    var traitCollection: UITraitCollection { get }
    /// Called after the traits have changed.
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
