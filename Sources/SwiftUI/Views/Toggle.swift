/// A control that turns something on or off.
public struct Toggle<Label: View> {
    let label: Label
    let isOn: Binding<Bool>
    /// The place in the source.
    var source: ViewSource?

    /// Creates a toggle with a label.
    public nonisolated init(
        isOn: Binding<Bool>, file: StaticString = #filePath, line: UInt = #line,
        @ViewBuilder label: () -> Label
    ) {
        self.label = label()
        self.isOn = isOn
        source = ViewSource(file, line)
    }
}

extension Toggle where Label == Text {
    /// Creates a toggle with a title.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, isOn: Binding<Bool>, file: StaticString = #filePath,
        line: UInt = #line
    ) {
        self.init(isOn: isOn) { Text(titleKey) }
        source = ViewSource(file, line)
    }

    /// Creates a toggle with a title.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, isOn: Binding<Bool>, file: StaticString = #filePath, line: UInt = #line
    ) {
        self.init(isOn: isOn) { Text(title) }
        source = ViewSource(file, line)
    }
}

extension Toggle where Label == SwiftUI.Label<Text, Image> {
    /// Creates a toggle with a title and a symbol.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>,
        file: StaticString = #filePath, line: UInt = #line
    ) {
        self.init(isOn: isOn) { SwiftUI.Label(titleKey, systemImage: systemImage) }
        source = ViewSource(file, line)
    }

    /// Creates a toggle with a title and a symbol.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, systemImage: String, isOn: Binding<Bool>, file: StaticString = #filePath,
        line: UInt = #line
    ) {
        self.init(isOn: isOn) { SwiftUI.Label(title, systemImage: systemImage) }
        source = ViewSource(file, line)
    }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
    /// Creates the toggle of a style's configuration.
    public nonisolated init(_ configuration: ToggleStyleConfiguration) {
        self.init(isOn: configuration.$isOn) { configuration.label }
    }
}

extension Toggle: View {
    /// The label and the switch in the style of the environment, as one element.
    public var body: some View { StyledToggle(label: AnyView(label), isOn: isOn, source: source) }
}

private struct StyledToggle: View {
    let label: AnyView
    @Binding var isOn: Bool
    let source: ViewSource?
    @Environment(\.toggleStyle) private var style

    var body: some View {
        HStack { style.makeToggle(ToggleStyleConfiguration(label: .init(content: label), isOn: $isOn)) }
            .controlElement(
                ControlTransform(
                    traits: [.button, .toggleButton], value: isOn ? "1" : "0", activate: { isOn.toggle() },
                    source: source))
    }
}

/// The appearance of toggles.
@preconcurrency @MainActor public protocol ToggleStyle {
    /// The type of a toggle in the style.
    associatedtype Body: View
    /// Returns a toggle in the style.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
    /// The parts of a toggle.
    typealias Configuration = ToggleStyleConfiguration
}

/// The parts of a toggle for a style.
public struct ToggleStyleConfiguration {
    /// The label of the toggle.
    public struct Label {
        let content: AnyView
    }

    /// The label of the toggle.
    public let label: Label
    /// Whether the toggle is on.
    @Binding public var isOn: Bool
    /// Whether parts of its value are on and others off; never here.
    public var isMixed: Bool { false }

    init(label: Label, isOn: Binding<Bool>) {
        self.label = label
        _isOn = isOn
    }
}

extension ToggleStyleConfiguration.Label: View {
    /// The label.
    public var body: some View { content }
}

extension AnyStyle {
    @MainActor func makeToggle(_ configuration: ToggleStyleConfiguration) -> AnyView {
        func make<S: ToggleStyle>(_ style: S) -> AnyView { AnyView(style.makeBody(configuration: configuration)) }
        guard let style = style as? any ToggleStyle else { return make(SwitchToggleStyle()) }
        return make(style)
    }
}

extension EnvironmentValues {
    private enum ToggleStyleTag {}

    var toggleStyle: AnyStyle {
        get { self[OptionalKey<ToggleStyleTag, AnyStyle>.self] ?? AnyStyle(style: SwitchToggleStyle()) }
        set { self[OptionalKey<ToggleStyleTag, AnyStyle>.self] = newValue }
    }
}

extension View {
    /// Sets the style of toggles.
    public nonisolated func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
        environment(\.toggleStyle, AnyStyle(style: style))
    }
}
