/// A title with an image.
public struct Label<Title: View, Icon: View> {
    let title: Title
    let icon: Icon
    /// The place in the source.
    var source: ViewSource?

    /// Creates a label.
    public nonisolated init(
        file: StaticString = #filePath, line: UInt = #line, @ViewBuilder title: () -> Title,
        @ViewBuilder icon: () -> Icon
    ) {
        self.title = title()
        self.icon = icon()
        source = ViewSource(file, line)
    }
}

extension Label where Title == Text, Icon == Image {
    /// Creates a label with a symbol.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, systemImage name: String, file: StaticString = #filePath,
        line: UInt = #line
    ) {
        self.init(title: { Text(titleKey) }, icon: { Image(systemName: name) })
        source = ViewSource(file, line)
    }

    /// Creates a label with a symbol.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, systemImage name: String, file: StaticString = #filePath, line: UInt = #line
    ) {
        self.init(title: { Text(title) }, icon: { Image(systemName: name) })
        source = ViewSource(file, line)
    }

    /// Creates a label with an image of the app.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, image name: String, file: StaticString = #filePath,
        line: UInt = #line
    ) {
        self.init(title: { Text(titleKey) }, icon: { Image(name) })
        source = ViewSource(file, line)
    }

    /// Creates a label with an image of the app.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, image name: String, file: StaticString = #filePath, line: UInt = #line
    ) {
        self.init(title: { Text(title) }, icon: { Image(name) })
        source = ViewSource(file, line)
    }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
    /// Creates the label of a style's configuration.
    public nonisolated init(_ configuration: LabelStyleConfiguration) {
        self.init(title: { configuration.title }, icon: { configuration.icon })
    }
}

extension Label: View {
    /// The label in the style of the environment.
    public var body: some View {
        StyledLabel(title: AnyView(title), icon: AnyView(icon)).located(source)
    }

    /// One item.
    public static var _outline: _ViewOutline { .single }
}

private struct StyledLabel: View {
    let title: AnyView
    let icon: AnyView
    @Environment(\.labelStyle) private var style

    var body: some View {
        style.makeLabel(LabelStyleConfiguration(title: .init(content: title), icon: .init(content: icon)))
    }
}

/// The appearance of labels.
@preconcurrency @MainActor public protocol LabelStyle {
    /// The type of a label in the style.
    associatedtype Body: View
    /// Returns a label in the style.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
    /// The parts of a label.
    typealias Configuration = LabelStyleConfiguration
}

/// The parts of a label for a style.
public struct LabelStyleConfiguration {
    /// The title.
    public struct Title { let content: AnyView }
    /// The image.
    public struct Icon { let content: AnyView }

    /// The title.
    public let title: Title
    /// The image.
    public let icon: Icon
}

extension LabelStyleConfiguration.Title: View {
    /// The title.
    public var body: some View { content }
}

extension LabelStyleConfiguration.Icon: View {
    /// The image.
    public var body: some View { content }
}

/// The image and the title, read by the title.
public struct TitleAndIconLabelStyle: LabelStyle, Sendable {
    /// Creates the style.
    public nonisolated init() {}

    /// Returns both next to each other.
    public func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 8) {
            configuration.icon.accessibilityHidden(true)
            configuration.title
        }
    }
}

/// The standard style of labels.
public struct DefaultLabelStyle: LabelStyle, Sendable {
    /// Creates the style.
    public nonisolated init() {}

    /// Returns both next to each other.
    public func makeBody(configuration: Configuration) -> some View {
        TitleAndIconLabelStyle().makeBody(configuration: configuration)
    }
}

/// The title alone.
public struct TitleOnlyLabelStyle: LabelStyle, Sendable {
    /// Creates the style.
    public nonisolated init() {}

    /// Returns the title.
    public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// The image alone, read by the title.
public struct IconOnlyLabelStyle: LabelStyle, Sendable {
    /// Creates the style.
    public nonisolated init() {}

    /// Returns the image, which has the words of the title.
    public func makeBody(configuration: Configuration) -> some View {
        configuration.icon
            .background { configuration.title.fixedSize().frame(width: 0, height: 0).opacity(0) }
            .modifier(ElementModifier(IconTransform()))
    }
}

/// The rule of labels without a title: the image is read by the words of the title.
private struct IconTransform: ElementTransform {
    func elements(of nodes: [ElementNode], in carrier: ElementCarrier) -> [ElementNode] {
        let title = nodes.filter { !$0.properties.traits.contains(.image) }
        guard let words = ElementProperties.combining(title).label else { return nodes }
        var properties = nodes.first { $0.properties.traits.contains(.image) }?.properties ?? ElementProperties()
        properties.label = words
        properties.traits.insert(.image)
        // Merging leaves it out like the name of an image.
        properties.isLabelAutomatic = true
        return [ElementNode(kind: .element, properties: properties, view: carrier.view)]
    }
}

extension LabelStyle where Self == DefaultLabelStyle {
    /// The standard style.
    public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
    /// The image and the title.
    public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
    /// The title alone.
    public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
    /// The image alone.
    public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

extension AnyStyle {
    @MainActor fileprivate func makeLabel(_ configuration: LabelStyleConfiguration) -> AnyView {
        func make<S: LabelStyle>(_ style: S) -> AnyView { AnyView(style.makeBody(configuration: configuration)) }
        guard let style = style as? any LabelStyle else { return make(DefaultLabelStyle()) }
        return make(style)
    }
}

extension EnvironmentValues {
    private enum LabelStyleTag {}

    var labelStyle: AnyStyle {
        get { self[OptionalKey<LabelStyleTag, AnyStyle>.self] ?? AnyStyle(style: DefaultLabelStyle()) }
        set { self[OptionalKey<LabelStyleTag, AnyStyle>.self] = newValue }
    }
}

extension View {
    /// Sets the style of labels.
    public nonisolated func labelStyle<S: LabelStyle>(_ style: S) -> some View {
        environment(\.labelStyle, AnyStyle(style: style))
    }
}
