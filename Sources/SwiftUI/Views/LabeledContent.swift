/// A label with a value or a control.
public struct LabeledContent<Label, Content> {
    let label: Label
    let content: Content
    let source: ViewSource
}

extension LabeledContent: View where Label: View, Content: View {
    /// Creates a labelled value or control.
    public nonisolated init(
        file: StaticString = #filePath, line: UInt = #line, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) { self.init(label: label(), content: content(), source: ViewSource(file, line)) }

    /// The label and the content, of which a text is read with the label.
    public var body: some View {
        StyledLabeledContent(label: AnyView(label), content: AnyView(content)).located(source)
    }
}

extension LabeledContent where Label == Text, Content: View {
    /// Creates a value or a control with a title.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, file: StaticString = #filePath, line: UInt = #line,
        @ViewBuilder content: () -> Content
    ) { self.init(label: Text(titleKey), content: content(), source: ViewSource(file, line)) }

    /// Creates a value or a control with a title.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, file: StaticString = #filePath, line: UInt = #line, @ViewBuilder content: () -> Content
    ) { self.init(label: Text(title), content: content(), source: ViewSource(file, line)) }
}

extension LabeledContent where Label == Text, Content == Text {
    /// Creates a text with a title.
    public nonisolated init<S: StringProtocol>(
        _ titleKey: LocalizedStringKey, value: S, file: StaticString = #filePath, line: UInt = #line
    ) { self.init(label: Text(titleKey), content: Text(value), source: ViewSource(file, line)) }

    /// Creates a text with a title.
    @_disfavoredOverload
    public nonisolated init<S1: StringProtocol, S2: StringProtocol>(
        _ title: S1, value: S2, file: StaticString = #filePath, line: UInt = #line
    ) { self.init(label: Text(title), content: Text(value), source: ViewSource(file, line)) }

    /// Creates a formatted value with a title.
    public nonisolated init<F: FormatStyle>(
        _ titleKey: LocalizedStringKey, value: F.FormatInput, format: F, file: StaticString = #filePath,
        line: UInt = #line
    ) where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(label: Text(titleKey), content: Text(value, format: format), source: ViewSource(file, line))
    }
}

extension LabeledContent
where Label == LabeledContentStyleConfiguration.Label, Content == LabeledContentStyleConfiguration.Content {
    /// Creates the content of a style's configuration.
    public nonisolated init(_ configuration: LabeledContentStyleConfiguration) {
        self.init(label: configuration.label, content: configuration.content, source: ViewSource(#filePath, #line))
    }
}

private struct StyledLabeledContent: View {
    let label: AnyView
    let content: AnyView
    @Environment(\.labeledContentStyle) private var style

    var body: some View {
        style.makeLabeledContent(
            LabeledContentStyleConfiguration(label: .init(content: label), content: .init(content: content)))
    }
}

/// The appearance of labelled content.
@preconcurrency @MainActor public protocol LabeledContentStyle {
    /// The type of labelled content in the style.
    associatedtype Body: View
    /// Returns labelled content in the style.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
    /// The parts of labelled content.
    typealias Configuration = LabeledContentStyleConfiguration
}

/// The parts of labelled content for a style.
public struct LabeledContentStyleConfiguration {
    /// The label.
    public struct Label { let content: AnyView }
    /// The content.
    public struct Content { let content: AnyView }
    /// The label.
    public let label: Label
    /// The content.
    public let content: Content
}

extension LabeledContentStyleConfiguration.Label: View {
    /// The label.
    public var body: some View { content }
}

extension LabeledContentStyleConfiguration.Content: View {
    /// The content.
    public var body: some View { content }
}

/// The label at the leading edge, the content at the trailing one.
public struct AutomaticLabeledContentStyle: LabeledContentStyle, Sendable {
    /// Creates the style.
    public nonisolated init() {}

    /// Returns both next to each other: texts as one element, a control with the label as its name.
    public func makeBody(configuration: Configuration) -> some View {
        LabeledControl(label: configuration.label) { configuration.content }
            .modifier(ElementModifier(LabeledContentTransform()))
    }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
    /// The standard style.
    public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

/// The rule of labelled content: a text is read after the label; a control has the label as its name.
private struct LabeledContentTransform: ElementTransform {
    func elements(of nodes: [ElementNode], in carrier: ElementCarrier) -> [ElementNode] {
        guard nodes.count > 1, let label = nodes.first, label.properties.traits.contains(.staticText) else {
            return nodes
        }
        let rest = nodes.dropFirst()
        if rest.allSatisfy({ $0.properties.traits.contains(.staticText) }) {
            var properties = ElementProperties.combining(nodes)
            properties.traits.insert(.staticText)
            return [ElementNode(kind: .element, properties: properties, view: carrier.view)]
        }
        label.view.accessibilityElementsHidden = true
        return rest.map { node in
            var node = node
            let isNamed = node.properties.label?.isEmpty == false && node.kind != .native
            if !isNamed { node.change { $0.label = label.properties.label } }
            return node
        }
    }
}

extension AnyStyle {
    @MainActor fileprivate func makeLabeledContent(_ configuration: LabeledContentStyleConfiguration) -> AnyView {
        func make<S: LabeledContentStyle>(_ style: S) -> AnyView {
            AnyView(style.makeBody(configuration: configuration))
        }
        guard let style = style as? any LabeledContentStyle else { return make(AutomaticLabeledContentStyle()) }
        return make(style)
    }
}

extension EnvironmentValues {
    private enum LabeledContentStyleTag {}

    var labeledContentStyle: AnyStyle {
        get {
            self[OptionalKey<LabeledContentStyleTag, AnyStyle>.self] ?? AnyStyle(style: AutomaticLabeledContentStyle())
        }
        set { self[OptionalKey<LabeledContentStyleTag, AnyStyle>.self] = newValue }
    }
}

extension View {
    /// Sets the style of labelled content.
    public nonisolated func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
        environment(\.labeledContentStyle, AnyStyle(style: style))
    }
}
