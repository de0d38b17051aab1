// What every view finds around it. Values of the device are those of the view that hosts.
extension EnvironmentValues {
    /// Takes what the hosting view is told.
    @MainActor mutating func take(_ traits: UITraitCollection) {
        colorScheme = traits.userInterfaceStyle == .dark ? .dark : .light
        layoutDirection = traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
        horizontalSizeClass = UserInterfaceSizeClass(traits.horizontalSizeClass)
        verticalSizeClass = UserInterfaceSizeClass(traits.verticalSizeClass)
        displayScale = traits.displayScale
    }

    private struct Key<Value>: EnvironmentKey {
        static var defaultValue: Value? { nil }
    }

    private struct IsEnabled: EnvironmentKey {
        static var defaultValue: Bool { true }
    }

    private struct DisplayScale: EnvironmentKey {
        static var defaultValue: CGFloat { 1 }
    }

    /// Whether controls can be used.
    public var isEnabled: Bool {
        get { self[IsEnabled.self] }
        set { self[IsEnabled.self] = newValue }
    }

    /// How many pixels a point has.
    public var displayScale: CGFloat {
        get { self[DisplayScale.self] }
        set { self[DisplayScale.self] = newValue }
    }

    /// Light or dark.
    public var colorScheme: ColorScheme {
        get { self[Key<ColorScheme>.self] ?? .light }
        set { self[Key<ColorScheme>.self] = newValue }
    }

    /// Where lines begin.
    public var layoutDirection: LayoutDirection {
        get { self[Key<LayoutDirection>.self] ?? .leftToRight }
        set { self[Key<LayoutDirection>.self] = newValue }
    }

    private enum Horizontal {}
    private enum Vertical {}

    private struct SizeClassKey<Direction>: EnvironmentKey {
        static var defaultValue: UserInterfaceSizeClass? { nil }
    }

    /// Whether there is much room from side to side.
    public var horizontalSizeClass: UserInterfaceSizeClass? {
        get { self[SizeClassKey<Horizontal>.self] }
        set { self[SizeClassKey<Horizontal>.self] = newValue }
    }

    /// Whether there is much room up and down.
    public var verticalSizeClass: UserInterfaceSizeClass? {
        get { self[SizeClassKey<Vertical>.self] }
        set { self[SizeClassKey<Vertical>.self] = newValue }
    }

    /// The language and the habits of a place.
    public var locale: Locale {
        get { self[Key<Locale>.self] ?? .current }
        set { self[Key<Locale>.self] = newValue }
    }

    /// How days are counted.
    public var calendar: Calendar {
        get { self[Key<Calendar>.self] ?? .current }
        set { self[Key<Calendar>.self] = newValue }
    }

    /// The font of texts.
    public var font: Font? {
        get { self[Key<Font>.self] }
        set { self[Key<Font>.self] = newValue }
    }

    /// Closes what is presented; nothing is presented here.
    public var dismiss: DismissAction { DismissAction() }

    /// Opens an address, with UIKit's application.
    public var openURL: OpenURLAction { OpenURLAction() }

    /// What shows the view; always as if presented.
    public var presentationMode: Binding<PresentationMode> { .constant(PresentationMode()) }
}

/// Light or dark.
public enum ColorScheme: CaseIterable, Hashable, Sendable {
    /// The two.
    case light, dark
}

/// Where lines begin.
public enum LayoutDirection: CaseIterable, Hashable, Sendable {
    /// At the left or at the right.
    case leftToRight, rightToLeft
}

/// How much room there is.
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

/// Closes what is presented, which nothing is here.
public struct DismissAction: Sendable {
    /// Nothing.
    public func callAsFunction() {}
}

/// Opens an address.
public struct OpenURLAction: Sendable {
    /// Opens it with UIKit's application.
    @MainActor public func callAsFunction(_ url: URL) { UIApplication.shared.open(url) }
}

/// How a view is presented.
public struct PresentationMode: Sendable {
    /// Always true.
    public var isPresented: Bool { true }

    /// Nothing.
    public mutating func dismiss() {}
}
