/// A key whose value is absent unless set, by a tag.
enum OptionalKey<Tag, Value>: EnvironmentKey {
    static var defaultValue: Value? { nil }
}

// Values of the device are those of the view that hosts.
extension EnvironmentValues {
    /// Takes over the traits of the hosting view.
    @MainActor mutating func take(_ traits: UITraitCollection) {
        self.traits = traits
        colorScheme = traits.userInterfaceStyle == .dark ? .dark : .light
        layoutDirection = traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
        horizontalSizeClass = UserInterfaceSizeClass(traits.horizontalSizeClass)
        verticalSizeClass = UserInterfaceSizeClass(traits.verticalSizeClass)
        displayScale = traits.displayScale
    }

    /// The traits of UIKit that fonts and colours depend on.
    var traits: UITraitCollection {
        get { self[OptionalKey<UITraitCollection, UITraitCollection>.self] ?? UITraitCollection() }
        set { self[OptionalKey<UITraitCollection, UITraitCollection>.self] = newValue }
    }

    private enum Enabled {}
    private enum Scale {}
    private enum Direction {}
    private enum Horizontal {}
    private enum Vertical {}
    private enum Contrast {}

    /// Whether controls can be used.
    public var isEnabled: Bool {
        get { self[OptionalKey<Enabled, Bool>.self] ?? true }
        set { self[OptionalKey<Enabled, Bool>.self] = newValue }
    }

    /// The number of pixels per point.
    public var displayScale: CGFloat {
        get { self[OptionalKey<Scale, CGFloat>.self] ?? 1 }
        set { self[OptionalKey<Scale, CGFloat>.self] = newValue }
    }

    /// The length of a pixel, in points.
    public var pixelLength: CGFloat { 1 / max(displayScale, 1) }

    /// Light or dark.
    public var colorScheme: ColorScheme {
        get { self[OptionalKey<ColorScheme, ColorScheme>.self] ?? .light }
        set { self[OptionalKey<ColorScheme, ColorScheme>.self] = newValue }
    }

    /// The contrast that the user has chosen.
    public var colorSchemeContrast: ColorSchemeContrast {
        traits.accessibilityContrast == .high ? .increased : .standard
    }

    /// The direction in which lines run.
    public var layoutDirection: LayoutDirection {
        get { self[OptionalKey<Direction, LayoutDirection>.self] ?? .leftToRight }
        set { self[OptionalKey<Direction, LayoutDirection>.self] = newValue }
    }

    /// The room from side to side.
    public var horizontalSizeClass: UserInterfaceSizeClass? {
        get { self[OptionalKey<Horizontal, UserInterfaceSizeClass>.self] }
        set { self[OptionalKey<Horizontal, UserInterfaceSizeClass>.self] = newValue }
    }

    /// The room up and down.
    public var verticalSizeClass: UserInterfaceSizeClass? {
        get { self[OptionalKey<Vertical, UserInterfaceSizeClass>.self] }
        set { self[OptionalKey<Vertical, UserInterfaceSizeClass>.self] = newValue }
    }

    /// The language and the conventions of a region.
    public var locale: Locale {
        get { self[OptionalKey<Locale, Locale>.self] ?? .current }
        set { self[OptionalKey<Locale, Locale>.self] = newValue }
    }

    /// The calendar.
    public var calendar: Calendar {
        get { self[OptionalKey<Calendar, Calendar>.self] ?? .current }
        set { self[OptionalKey<Calendar, Calendar>.self] = newValue }
    }

    /// The time zone.
    public var timeZone: TimeZone {
        get { self[OptionalKey<TimeZone, TimeZone>.self] ?? .current }
        set { self[OptionalKey<TimeZone, TimeZone>.self] = newValue }
    }

    /// Opens an address, by UIKit's application unless another action is set.
    public var openURL: OpenURLAction {
        get { self[OptionalKey<OpenURLAction, OpenURLAction>.self] ?? OpenURLAction() }
        set { self[OptionalKey<OpenURLAction, OpenURLAction>.self] = newValue }
    }
}

/// Light or dark.
public enum ColorScheme: CaseIterable, Hashable, Sendable {
    /// The two appearances.
    case light, dark
}

/// The contrast between foreground and background.
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable {
    /// As usual, or increased by the user.
    case standard, increased
}

/// The room along an axis.
public enum UserInterfaceSizeClass: Hashable, Sendable {
    /// Little or much.
    case compact, regular

    init?(_ sizeClass: UIUserInterfaceSizeClass) {
        switch sizeClass {
        case .compact: self = .compact
        case .regular: self = .regular
        default: return nil
        }
    }
}

/// Opens an address.
@MainActor @preconcurrency public struct OpenURLAction: Sendable {
    /// What an action has done with an address.
    public struct Result: Sendable {
        enum Answer: Sendable { case handled, discarded, systemAction(URL?) }
        let answer: Answer

        /// The action has opened it.
        public static let handled = Result(answer: .handled)
        /// The action has dropped it.
        public static let discarded = Result(answer: .discarded)
        /// The system opens it.
        public static let systemAction = Result(answer: .systemAction(nil))
        /// The system opens another address.
        public static func systemAction(_ url: URL) -> Result { Result(answer: .systemAction(url)) }
    }

    private let handler: (@MainActor (URL) -> Result)?

    nonisolated init() { handler = nil }

    /// Creates an action.
    public nonisolated init(handler: @escaping @MainActor (URL) -> Result) { self.handler = handler }

    /// Opens an address.
    public func callAsFunction(_ url: URL) {
        guard case .systemAction(let other) = handler?(url).answer ?? .systemAction(nil) else { return }
        UIApplication.shared.open(other ?? url)
    }
}
