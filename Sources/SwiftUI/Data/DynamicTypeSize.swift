/// A text size of the user.
public enum DynamicTypeSize: Int, CaseIterable, Hashable, Comparable, Sendable {
    /// The standard sizes.
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
    /// The accessibility sizes.
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

    private static let categories: [UIContentSizeCategory] = [
        .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
        .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
        .accessibilityExtraExtraExtraLarge,
    ]

    /// Creates the size of UIKit's category.
    public init?(_ category: UIContentSizeCategory) {
        guard let index = Self.categories.firstIndex(of: category) else { return nil }
        self.init(rawValue: index)
    }

    /// Whether the size is one of the accessibility sizes.
    public var isAccessibilitySize: Bool { self >= .accessibility1 }

    /// UIKit's category.
    var category: UIContentSizeCategory { Self.categories[rawValue] }

    /// Returns a Boolean value that indicates whether a size is smaller.
    public static func < (one: DynamicTypeSize, other: DynamicTypeSize) -> Bool { one.rawValue < other.rawValue }
}

/// A text size of the user, before iOS 15.
public enum ContentSizeCategory: Int, CaseIterable, Hashable, Sendable {
    /// The standard sizes.
    case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
    /// The accessibility sizes.
    case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge
    /// The largest accessibility size.
    case accessibilityExtraExtraExtraLarge

    /// Whether the size is one of the accessibility sizes.
    public var isAccessibilityCategory: Bool { size.isAccessibilitySize }

    /// Creates the size of UIKit's category.
    public init?(_ category: UIContentSizeCategory) {
        guard let size = DynamicTypeSize(category) else { return nil }
        self.init(rawValue: size.rawValue)
    }

    fileprivate var size: DynamicTypeSize { DynamicTypeSize(rawValue: rawValue) ?? .large }

    /// Returns a Boolean value that indicates whether a size is smaller.
    public static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }
    /// Returns a Boolean value that indicates whether a size is larger.
    public static func > (one: Self, other: Self) -> Bool { one.rawValue > other.rawValue }
    /// Returns a Boolean value that indicates whether a size is smaller or the same.
    public static func <= (one: Self, other: Self) -> Bool { one.rawValue <= other.rawValue }
    /// Returns a Boolean value that indicates whether a size is larger or the same.
    public static func >= (one: Self, other: Self) -> Bool { one.rawValue >= other.rawValue }
}

extension UIContentSizeCategory {
    /// Creates the category of a text size.
    public init(_ dynamicTypeSize: DynamicTypeSize?) { self = dynamicTypeSize?.category ?? .large }
    /// Creates the category of a text size.
    public init(_ category: ContentSizeCategory?) { self = category?.size.category ?? .large }
}

extension EnvironmentValues {
    /// The text size, which fonts follow.
    public var dynamicTypeSize: DynamicTypeSize {
        get {
            let traits = traits
            return onMainActor { DynamicTypeSize(traits.preferredContentSizeCategory) } ?? .large
        }
        set {
            let old = traits
            let category = newValue.category
            traits = onMainActor {
                UITraitCollection(traitsFrom: [old, UITraitCollection(preferredContentSizeCategory: category)])
            }
        }
    }

    /// The text size, before iOS 15.
    public var sizeCategory: ContentSizeCategory {
        get { ContentSizeCategory(rawValue: dynamicTypeSize.rawValue) ?? .large }
        set { dynamicTypeSize = newValue.size }
    }
}

extension View {
    /// Sets the text size.
    public nonisolated func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
        environment(\.dynamicTypeSize, size)
    }

    /// Limits the text size to a range.
    public nonisolated func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View
    where T.Bound == DynamicTypeSize {
        let allowed = DynamicTypeSize.allCases.filter { range.contains($0) }
        return transformEnvironment(\.dynamicTypeSize) { size in
            guard let first = allowed.first, let last = allowed.last else { return }
            size = min(max(size, first), last)
        }
    }
}

/// A number that follows the user's text size.
@propertyWrapper public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
    private let base: Value
    private let style: Font.TextStyle
    @Environment(\.traits) private var traits

    /// Creates a number that follows a text style.
    public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
        base = wrappedValue
        style = textStyle
    }

    /// Creates a number that follows the size of body text.
    public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }

    /// The number at the text size of the view.
    public var wrappedValue: Value {
        let (size, style, traits) = (CGFloat(base), style, traits)
        return Value(
            onMainActor {
                UIFontMetrics(forTextStyle: style.uiStyle).scaledValue(for: size, compatibleWith: traits)
            })
    }
}

extension ScaledMetric: InstalledProperty {
    mutating func install(in slot: PropertySlot) { _traits.install(in: slot) }
}
