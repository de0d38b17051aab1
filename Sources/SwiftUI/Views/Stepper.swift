/// Two buttons that raise and lower a number.
public struct Stepper<Label: View> {
    let label: Label
    let onIncrement: (() -> Void)?
    let onDecrement: (() -> Void)?
    /// The place in the source.
    var source: ViewSource?

    /// Creates a stepper with a label and the actions of its buttons; a button without one is disabled.
    public nonisolated init(
        file: StaticString = #filePath, line: UInt = #line, @ViewBuilder label: () -> Label,
        onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.label = label()
        self.onIncrement = onIncrement
        self.onDecrement = onDecrement
        source = ViewSource(file, line)
    }

    /// Creates a stepper of a value with a label.
    public nonisolated init<V: Strideable>(
        value: Binding<V>, step: V.Stride = 1, file: StaticString = #filePath, line: UInt = #line,
        @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            label: label, onIncrement: { value.wrappedValue = value.wrappedValue.advanced(by: step) },
            onDecrement: { value.wrappedValue = value.wrappedValue.advanced(by: -step) })
        source = ViewSource(file, line)
    }

    /// Creates a stepper of a value in a range with a label.
    public nonisolated init<V: Strideable>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        file: StaticString = #filePath, line: UInt = #line, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        let current = value.wrappedValue
        self.init(
            label: label,
            onIncrement: current < bounds.upperBound
                ? { value.wrappedValue = min(value.wrappedValue.advanced(by: step), bounds.upperBound) } : nil,
            onDecrement: current > bounds.lowerBound
                ? { value.wrappedValue = max(value.wrappedValue.advanced(by: -step), bounds.lowerBound) }
                : nil)
        source = ViewSource(file, line)
    }
}

extension Stepper where Label == Text {
    /// Creates a stepper with a title and the actions of its buttons.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, file: StaticString = #filePath, line: UInt = #line,
        onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(label: { Text(titleKey) }, onIncrement: onIncrement, onDecrement: onDecrement)
        source = ViewSource(file, line)
    }

    /// Creates a stepper with a title and the actions of its buttons.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, file: StaticString = #filePath, line: UInt = #line, onIncrement: (() -> Void)?,
        onDecrement: (() -> Void)?, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement)
        source = ViewSource(file, line)
    }

    /// Creates a stepper of a value with a title.
    public nonisolated init<V: Strideable>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
        file: StaticString = #filePath, line: UInt = #line,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value: value, step: step) { Text(titleKey) }
        source = ViewSource(file, line)
    }

    /// Creates a stepper of a value with a title.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, V: Strideable>(
        _ title: S, value: Binding<V>, step: V.Stride = 1, file: StaticString = #filePath,
        line: UInt = #line, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value: value, step: step) { Text(title) }
        source = ViewSource(file, line)
    }

    /// Creates a stepper of a value in a range with a title.
    public nonisolated init<V: Strideable>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>,
        step: V.Stride = 1, file: StaticString = #filePath, line: UInt = #line,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value: value, in: bounds, step: step) { Text(titleKey) }
        source = ViewSource(file, line)
    }

    /// Creates a stepper of a value in a range with a title.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, V: Strideable>(
        _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        file: StaticString = #filePath, line: UInt = #line,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value: value, in: bounds, step: step) { Text(title) }
        source = ViewSource(file, line)
    }
}

extension Stepper: View {
    /// The label and the buttons, in a container that has the label's words.
    public var body: some View {
        LabeledControl(label: label) {
            HStack(spacing: 0) {
                stepButton("Decrement", onDecrement)
                stepButton("Increment", onIncrement)
            }
        }
        .modifier(ElementModifier(StepperTransform()))
        .located(source)
    }

    private func stepButton(_ word: String, _ action: (() -> Void)?) -> some View {
        Color.clear.frame(width: 47, height: 32).accessibilityLabel(word)
            .controlElement(ControlTransform(activate: action))
            .disabled(action == nil)
    }
}

/// The rule of steppers: a container with the words of the label, in which the label and the buttons are.
private struct StepperTransform: ElementTransform {
    func elements(of nodes: [ElementNode], in carrier: ElementCarrier) -> [ElementNode] {
        var properties = ElementProperties()
        properties.label =
            ElementProperties.combining(
                nodes.filter {
                    $0.properties.actions.activate == nil
                        && !$0.properties.traits.contains(.notEnabled)
                }
            ).label ?? ""
        return [
            ElementNode(
                kind: .container, properties: properties, view: carrier.view { StepperElementView(frame: .zero) },
                children: nodes)
        ]
    }
}
