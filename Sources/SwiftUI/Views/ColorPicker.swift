/// A control for a colour.
public struct ColorPicker<Label: View> {
    let label: Label
    let selection: Binding<Color>
    let source: ViewSource

    /// Creates a picker with a label.
    public nonisolated init(
        selection: Binding<Color>, supportsOpacity: Bool = true, file: StaticString = #filePath, line: UInt = #line,
        @ViewBuilder label: () -> Label
    ) {
        self.label = label()
        self.selection = selection
        source = ViewSource(file, line)
    }
}

extension ColorPicker where Label == Text {
    /// Creates a picker with a title.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true,
        file: StaticString = #filePath, line: UInt = #line
    ) {
        label = Text(titleKey)
        self.selection = selection
        source = ViewSource(file, line)
    }

    /// Creates a picker with a title.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, selection: Binding<Color>, supportsOpacity: Bool = true, file: StaticString = #filePath,
        line: UInt = #line
    ) {
        label = Text(title)
        self.selection = selection
        source = ViewSource(file, line)
    }
}

extension ColorPicker: View {
    /// The label and UIKit's colour well, as one element.
    public var body: some View {
        LabeledControl(label: label) { ColorWellView(color: selection.wrappedValue) }
            .controlElement(
                ControlTransform(activate: {}, source: source))
    }
}

private struct ColorWellView {
    let color: Color
}

extension ColorWellView: ItemView {
    static func makeItem(of node: _GraphNode) -> QuietItem<UIColorWell> {
        QuietItem(UIColorWell(frame: CGRect(x: 0, y: 0, width: 28, height: 28)), of: node)
    }

    func update(_ item: QuietItem<UIColorWell>, _ environment: EnvironmentValues) {
        item.view.isUserInteractionEnabled = false
        item.view.selectedColor = color.uiColor
        item.view.isEnabled = environment.isEnabled
    }
}
