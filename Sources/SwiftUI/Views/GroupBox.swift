/// Views in a box with a label.
public struct GroupBox<Label: View, Content: View> {
    let label: Label
    let content: Content

    /// Creates a box with a label.
    public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.content = content()
    }

    /// Creates a box with a label.
    public nonisolated init(label: Label, @ViewBuilder content: () -> Content) {
        self.label = label
        self.content = content()
    }
}

extension GroupBox where Label == EmptyView {
    /// Creates a box without a label.
    public nonisolated init(@ViewBuilder content: () -> Content) { self.init(content: content) { EmptyView() } }
}

extension GroupBox where Label == Text {
    /// Creates a box with a title.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, file: StaticString = #filePath, line: UInt = #line,
        @ViewBuilder content: () -> Content
    ) { self.init(label: Text(titleKey, file: file, line: line), content: content) }

    /// Creates a box with a title.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, file: StaticString = #filePath, line: UInt = #line, @ViewBuilder content: () -> Content
    ) { self.init(label: Text(title, file: file, line: line), content: content) }
}

extension GroupBox: View {
    /// The label above the content, with room for the border.
    public var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            label.font(.headline)
            content
        }
        .padding()
    }
}

/// The appearance of boxes. Nothing is drawn here.
public protocol GroupBoxStyle {}

/// The standard style of boxes.
public struct DefaultGroupBoxStyle: GroupBoxStyle, Sendable {
    /// Creates the style.
    public init() {}
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
    /// The standard style.
    public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

extension View {
    /// Sets the style of boxes, which is not drawn here.
    public nonisolated func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View { inert }
}

/// Controls that belong together.
public struct ControlGroup<Content: View> {
    let content: Content

    /// Creates a group of controls.
    public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }

    /// Creates a group of controls with a label, which is shown in menus only.
    public nonisolated init<L: View>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> L) {
        self.content = content()
    }

    /// Creates a group of controls with a title, which is shown in menus only.
    public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.content = content()
    }
}

extension ControlGroup: View {
    /// The controls next to each other.
    public var body: some View { HStack { content } }
}

/// The appearance of groups of controls. Nothing is drawn here.
public protocol ControlGroupStyle {}

/// The standard style of groups of controls.
public struct AutomaticControlGroupStyle: ControlGroupStyle, Sendable {
    /// Creates the style.
    public init() {}
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
    /// The standard style.
    public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
    /// A row.
    public static var navigation: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
    /// A menu.
    public static var menu: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
    /// A menu whose controls are in a row.
    public static var compactMenu: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}

extension View {
    /// Sets the style of groups of controls, which is not drawn here.
    public nonisolated func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View { inert }
}
