import Foundation

/// The kinds of devices, with UIKit's raw values.
public enum UIUserInterfaceIdiom: Int, Sendable {
    /// The size class is unspecified.
    case unspecified = -1
    /// A phone.
    case phone = 0
    /// A tablet.
    case pad = 1
    /// A television.
    case tv = 2
    /// A car's display.
    case carPlay = 3
    /// A Mac.
    case mac = 5
    /// A headset.
    case vision = 6
}

/// The available space in one direction, with UIKit's raw values.
public enum UIUserInterfaceSizeClass: Int, Sendable {
    /// The size class is unspecified.
    case unspecified = 0
    /// Little space, as the width of a phone in portrait.
    case compact = 1
    /// Much space, as the width of a tablet.
    case regular = 2
}

/// The direction in which a line is read, with UIKit's raw values.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
    /// Left to right, as in English.
    case leftToRight = 0
    /// Right to left, as in Arabic.
    case rightToLeft = 1
}

/// The direction that a trait requests, with UIKit's raw values.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
    /// Unspecified.
    case unspecified = -1
    /// Left to right, as in English.
    case leftToRight = 0
    /// Right to left, as in Arabic.
    case rightToLeft = 1
}

/// Light or dark, with UIKit's raw values.
public enum UIUserInterfaceStyle: Int, Sendable {
    /// Unspecified.
    case unspecified = 0
    /// Dark on light.
    case light = 1
    /// Light on dark.
    case dark = 2
}

/// The contrast of colours, with UIKit's raw values.
public enum UIAccessibilityContrast: Int, Sendable {
    /// Unspecified.
    case unspecified = -1
    /// The default contrast.
    case normal = 0
    /// High contrast, as the user prefers.
    case high = 1
}

/// The meaning of a view's content, which decides whether it is mirrored, with UIKit's raw values.
public enum UISemanticContentAttribute: Int, Sendable {
    /// Mirrored with the language.
    case unspecified = 0
    /// Controls of a player; never mirrored.
    case playback = 1
    /// A choice of directions; never mirrored.
    case spatial = 2
    /// Always from left to right.
    case forceLeftToRight = 3
    /// Always from right to left.
    case forceRightToLeft = 4
}

/// The text size that the user has chosen.
public struct UIContentSizeCategory: RawRepresentable, Sendable, Hashable, Comparable {
    /// UIKit's name of the size.
    public let rawValue: String
    /// Creates a size by UIKit's name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Unspecified.
    public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")
    /// The smallest.
    public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
    /// Small.
    public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
    /// Medium.
    public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
    /// Large: the default of a device.
    public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
    /// Extra large.
    public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
    /// Extra extra large.
    public static let extraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXL")
    /// The largest of the ordinary sizes.
    public static let extraExtraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXXL")
    /// The smallest of the accessibility sizes.
    public static let accessibilityMedium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityM")
    /// The second of the accessibility sizes.
    public static let accessibilityLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityL")
    /// The third of the accessibility sizes.
    public static let accessibilityExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXL")
    /// The fourth of the accessibility sizes.
    public static let accessibilityExtraExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXXL")
    /// The largest of all.
    public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

    private static let ascending: [UIContentSizeCategory] = [
        .unspecified, .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
        .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
        .accessibilityExtraExtraExtraLarge,
    ]

    /// Whether the size is one of the accessibility sizes.
    public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

    /// The index of the size from 0, the smallest; nil for a name that is not UIKit's.
    var step: Int? { Self.ascending.firstIndex(of: self).flatMap { $0 > 0 ? $0 - 1 : nil } }

    /// Orders by size; unknown names come first.
    public static func < (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
        (ascending.firstIndex(of: left) ?? -1) < (ascending.firstIndex(of: right) ?? -1)
    }
}

extension UIContentSizeCategory {
    /// The user's text size.
    static var current: UIContentSizeCategory {
        get { FontSettings.current.category }
        set { FontSettings.current.category = newValue }
    }

    /// The text size that some traits name, else the user's.
    static func meant(by traits: UITraitCollection?) -> UIContentSizeCategory {
        guard let category = traits?.preferredContentSizeCategory, category != .unspecified else { return current }
        return category
    }

    /// Posted when the user has chosen another text size.
    public static let didChangeNotification = Notification.Name("UIContentSizeCategoryDidChangeNotification")
    /// The key of the new size in that notification: a string that can be cast to `UIContentSizeCategory`.
    public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"
}

/// Whether text is bold, with UIKit's raw values.
public enum UILegibilityWeight: Int, Sendable {
    /// Unspecified.
    case unspecified = -1
    /// The default weight.
    case regular = 0
    /// Bold, as the user prefers.
    case bold = 1

    /// The user's choice.
    static var current: UILegibilityWeight {
        get { FontSettings.current.legibility }
        set { FontSettings.current.legibility = newValue }
    }

    /// Returns the weight of some traits, else the user's choice.
    static func meant(by traits: UITraitCollection?) -> UILegibilityWeight {
        guard let weight = traits?.legibilityWeight, weight != .unspecified else { return current }
        return weight
    }
}
