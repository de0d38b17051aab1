/// The appearance of menus. Every style has the same elements here.
public protocol MenuStyle {}

/// The standard style.
public struct DefaultMenuStyle: MenuStyle, Sendable {
    /// Creates the style.
    public nonisolated init() {}
}

extension MenuStyle where Self == DefaultMenuStyle {
    /// The standard style.
    public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

/// A button.
public struct ButtonMenuStyle: MenuStyle, Sendable {
    /// Creates the style.
    public nonisolated init() {}
}

extension MenuStyle where Self == ButtonMenuStyle {
    /// A button.
    public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

/// A button without a border.
public struct BorderlessButtonMenuStyle: MenuStyle, Sendable {
    /// Creates the style.
    public nonisolated init() {}
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
    /// A button without a border.
    public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

/// A button with a border.
public struct BorderedButtonMenuStyle: MenuStyle, Sendable {
    /// Creates the style.
    public nonisolated init() {}
}

extension MenuStyle where Self == BorderedButtonMenuStyle {
    /// A button with a border.
    public static var borderedButton: BorderedButtonMenuStyle { BorderedButtonMenuStyle() }
}

/// The appearance of text editors. Every style has the same element here.
public protocol TextEditorStyle {}

/// The standard style.
public struct AutomaticTextEditorStyle: TextEditorStyle, Sendable {
    /// Creates the style.
    public nonisolated init() {}
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
    /// The standard style.
    public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}

/// Without a border.
public struct PlainTextEditorStyle: TextEditorStyle, Sendable {
    /// Creates the style.
    public nonisolated init() {}
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
    /// Without a border.
    public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}

/// The appearance of page indices.
public protocol IndexViewStyle {}

/// Dots.
public struct PageIndexViewStyle: IndexViewStyle, Sendable {
    /// Creates the style.
    public nonisolated init() {}
}

extension IndexViewStyle where Self == PageIndexViewStyle {
    /// Dots.
    public static var page: PageIndexViewStyle { PageIndexViewStyle() }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
    /// Dots, with a background or without.
    public static func page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode) -> PageIndexViewStyle {
        PageIndexViewStyle()
    }
}

extension PageIndexViewStyle {
    /// When dots have a background.
    public enum BackgroundDisplayMode: Sendable {
        /// As the system decides, always, while the user touches them, never.
        case automatic, always, interactive, never
    }

    /// Creates the style with a background or without.
    public nonisolated init(backgroundDisplayMode: BackgroundDisplayMode) { self.init() }
}

extension View {
    /// Sets the style of menus. Every style has the same elements here.
    public nonisolated func menuStyle<S: MenuStyle>(_ style: S) -> some View { inert }
    /// Sets the order of a menu's items. VoiceOver reads them as they are declared.
    public nonisolated func menuOrder(_ order: MenuOrder) -> some View { inert }
    /// Sets whether a menu shows an indicator. Not drawn here.
    public nonisolated func menuIndicator(_ visibility: Visibility) -> some View { inert }
    /// Sets whether a menu closes after an action. It closes here.
    public nonisolated func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View { inert }
    /// Sets the style of text editors.
    public nonisolated func textEditorStyle(_ style: some TextEditorStyle) -> some View { inert }
    /// Sets the style of page indices.
    public nonisolated func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View { inert }
    /// Sets the shape of button borders. Not drawn here.
    public nonisolated func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { inert }
    /// Sets whether a button repeats its action while it is pressed. VoiceOver activates it once.
    public nonisolated func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View { inert }
    /// Sets the size of controls. Controls keep their standard size here.
    public nonisolated func controlSize(_ controlSize: ControlSize) -> some View {
        environment(\.controlSize, controlSize)
    }
    /// Sets the smallest size of controls. Controls keep their standard size here.
    public nonisolated func controlSize<T: RangeExpression>(_ range: T) -> some View where T.Bound == ControlSize {
        inert
    }
    /// Sets the effect under the pointer. There is no pointer here.
    public nonisolated func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool = true) -> some View {
        inert
    }
    /// Disables effects under the pointer. There is no pointer here.
    public nonisolated func hoverEffectDisabled(_ disabled: Bool = true) -> some View { inert }
}

/// The order of a menu's items.
public struct MenuOrder: Hashable, Sendable {
    /// As the system decides.
    public static let automatic = MenuOrder()
    /// The first item nearest to the user's finger.
    public static let priority = MenuOrder()
    /// As they are declared.
    public static let fixed = MenuOrder()
}

/// Whether a menu closes after an action.
public struct MenuActionDismissBehavior: Hashable, Sendable {
    /// As the system decides.
    public static let automatic = MenuActionDismissBehavior()
    /// It closes.
    public static let enabled = MenuActionDismissBehavior()
    /// It stays open.
    public static let disabled = MenuActionDismissBehavior()
}

/// The shape of a button's border.
public struct ButtonBorderShape: Hashable, Sendable {
    /// As the system decides.
    public static let automatic = ButtonBorderShape()
    /// A capsule.
    public static let capsule = ButtonBorderShape()
    /// A rounded rectangle.
    public static let roundedRectangle = ButtonBorderShape()
    /// A circle.
    public static let circle = ButtonBorderShape()
    /// A rounded rectangle with a radius.
    public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape { ButtonBorderShape() }
}

/// Whether a button repeats its action.
public struct ButtonRepeatBehavior: Hashable, Sendable {
    /// As the system decides.
    public static let automatic = ButtonRepeatBehavior()
    /// It repeats.
    public static let enabled = ButtonRepeatBehavior()
    /// It doesn't repeat.
    public static let disabled = ButtonRepeatBehavior()
}

/// The size of controls.
public enum ControlSize: CaseIterable, Hashable, Comparable, Sendable {
    /// From the smallest to the largest.
    case mini, small, regular, large, extraLarge
}

/// An effect under the pointer.
public struct HoverEffect: Sendable {
    /// As the system decides.
    public static let automatic = HoverEffect()
    /// A highlight.
    public static let highlight = HoverEffect()
    /// A lift.
    public static let lift = HoverEffect()
}

extension EnvironmentValues {
    /// The size of controls.
    public var controlSize: ControlSize {
        get { self[OptionalKey<ControlSize, ControlSize>.self] ?? .regular }
        set { self[OptionalKey<ControlSize, ControlSize>.self] = newValue }
    }
}
