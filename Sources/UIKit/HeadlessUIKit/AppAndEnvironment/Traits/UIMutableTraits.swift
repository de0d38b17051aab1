import Foundation

/// Traits that can be set: those of an object instead of its surroundings', or those of a collection that is being made
/// (iOS 17).
public protocol UIMutableTraits {
    /// The value of one of the app's own traits, or of one of the system's.
    subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { get set }
    /// The horizontal size class.
    var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
    /// The vertical size class.
    var verticalSizeClass: UIUserInterfaceSizeClass { get set }
    /// The kind of device.
    var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
    /// Light or dark.
    var userInterfaceStyle: UIUserInterfaceStyle { get set }
    /// The layout direction.
    var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
    /// The text size.
    var preferredContentSizeCategory: UIContentSizeCategory { get set }
    /// Whether text is bold.
    var legibilityWeight: UILegibilityWeight { get set }
    /// The contrast of colours.
    var accessibilityContrast: UIAccessibilityContrast { get set }
    /// The number of pixels per point; 0 if unspecified.
    var displayScale: CGFloat { get set }
}

extension UITraitOverrides: UIMutableTraits {
    /// The value of one of the app's own traits, or of one of the system's.
    public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
        get { collection[trait] }
        set {
            if let system = trait as? any SystemTrait.Type, let one = system.collection(ofAny: newValue) {
                set(one, system)
            } else {
                collection = UITraitCollection(collection, changing: { $0[trait] = newValue })
            }
        }
    }

    /// Whether a trait is set here.
    public func contains(_ trait: UITrait) -> Bool {
        if trait is any SystemTrait.Type { return trait.differs(collection, UITraitCollection()) }
        return collection.custom.contains(trait)
    }

    /// Sets a trait no longer.
    public mutating func remove(_ trait: UITrait) {
        if let system = trait as? any SystemTrait.Type {
            collection = UITraitCollection(collection, without: system)
        } else {
            collection = UITraitCollection(collection, changing: { $0.remove(trait) })
        }
    }
}

extension UITraitCollection {
    /// The value of one of the app's own traits, or of one of the system's.
    public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
        if let system = trait as? any SystemTrait.Type, let value = system.value(in: self) as? Trait.Value {
            return value
        }
        return custom[trait] ?? trait.defaultValue
    }

    /// Creates a collection by setting its traits.
    public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
        var traits: any UIMutableTraits = UITraitOverrides()
        mutations(&traits)
        self.init(traitsFrom: [(traits as? UITraitOverrides)?.collection ?? UITraitCollection()])
    }

    /// Returns a copy with the traits changed in a closure.
    public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
        var traits: any UIMutableTraits = UITraitOverrides(self)
        mutations(&traits)
        return (traits as? UITraitOverrides)?.collection ?? self
    }

    /// Creates a collection with only one of the app's own traits.
    public convenience init<Trait: UITraitDefinition>(trait: Trait.Type, value: Trait.Value) {
        self.init { $0[trait] = value }
    }

    /// Returns the system's traits in which the collection differs from another one.
    public func changedTraits(from other: UITraitCollection?) -> [UITrait] {
        Self.systemTraits.filter { $0.differs(self, other ?? UITraitCollection()) }
    }

    /// The traits that affect the appearance of colours.
    public static var systemTraitsAffectingColorAppearance: [UITrait] {
        systemTraits.filter { $0.affectsColorAppearance }
    }

    private static var systemTraits: [UITrait] {
        [
            UITraitUserInterfaceIdiom.self, UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self,
            UITraitUserInterfaceStyle.self, UITraitAccessibilityContrast.self,
            UITraitPreferredContentSizeCategory.self, UITraitLegibilityWeight.self, UITraitLayoutDirection.self,
            UITraitDisplayScale.self,
        ]
    }
}
