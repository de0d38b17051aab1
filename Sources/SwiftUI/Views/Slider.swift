/// A control for a number in a range.
public struct Slider<Label: View, ValueLabel: View> {
    let value: Binding<Double>
    let bounds: ClosedRange<Double>
    /// The spoken value.
    let valueText: (Double) -> SliderValueText
    let step: Double?
    let label: Label
    let minimumValueLabel: ValueLabel
    let maximumValueLabel: ValueLabel
    let onEditingChanged: (Bool) -> Void
    /// The place in the source.
    var source: ViewSource?

    nonisolated init<V: BinaryFloatingPoint>(
        _ value: Binding<V>, _ bounds: ClosedRange<V>, step: V.Stride?, label: Label, minimum: ValueLabel,
        maximum: ValueLabel, onEditingChanged: @escaping (Bool) -> Void
    ) where V.Stride: BinaryFloatingPoint {
        self.value = Binding(get: { Double(value.wrappedValue) }, set: { value.wrappedValue = V($0) })
        self.bounds = Double(bounds.lowerBound)...Double(bounds.upperBound)
        self.step = step.map { Double($0) }
        let length = bounds.upperBound - bounds.lowerBound
        valueText = { length == 100 ? .percent($0 / 100) : length == 1 ? .percent($0) : .number($0) }
        self.label = label
        minimumValueLabel = minimum
        maximumValueLabel = maximum
        self.onEditingChanged = onEditingChanged
    }
}

/// The value of a slider as it is spoken.
enum SliderValueText {
    case percent(Double)
    case number(Double)

    func text(in locale: Locale) -> String {
        switch self {
        case .percent(let part):
            part.formatted(
                .percent.precision(.fractionLength(0)).rounded(rule: .toNearestOrEven).locale(locale))
        case .number(let number): number.formatted(.number.locale(locale))
        }
    }
}

extension Slider {
    /// Creates a slider with a label and labels of the ends, which are silent.
    public nonisolated init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, file: StaticString = #filePath,
        line: UInt = #line, @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel,
        @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value, bounds, step: nil, label: label(), minimum: minimumValueLabel(), maximum: maximumValueLabel(),
            onEditingChanged: onEditingChanged)
        source = ViewSource(file, line)
    }

    /// Creates a slider with steps, a label and labels of the ends, which are silent.
    public nonisolated init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        file: StaticString = #filePath, line: UInt = #line, @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel,
        @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value, bounds, step: step, label: label(), minimum: minimumValueLabel(), maximum: maximumValueLabel(),
            onEditingChanged: onEditingChanged)
        source = ViewSource(file, line)
    }
}

extension Slider where ValueLabel == EmptyView {
    /// Creates a slider with a label.
    public nonisolated init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, file: StaticString = #filePath,
        line: UInt = #line, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value, bounds, step: nil, label: label(), minimum: EmptyView(), maximum: EmptyView(),
            onEditingChanged: onEditingChanged)
        source = ViewSource(file, line)
    }

    /// Creates a slider with steps and a label.
    public nonisolated init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        file: StaticString = #filePath, line: UInt = #line, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value, bounds, step: step, label: label(), minimum: EmptyView(), maximum: EmptyView(),
            onEditingChanged: onEditingChanged)
        source = ViewSource(file, line)
    }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
    /// Creates a slider without a label.
    public nonisolated init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, file: StaticString = #filePath,
        line: UInt = #line, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value: value, in: bounds, label: { EmptyView() }, onEditingChanged: onEditingChanged)
        source = ViewSource(file, line)
    }

    /// Creates a slider with steps and without a label.
    public nonisolated init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        file: StaticString = #filePath, line: UInt = #line,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value: value, in: bounds, step: step, label: { EmptyView() },
            onEditingChanged: onEditingChanged)
        source = ViewSource(file, line)
    }
}

extension Slider: View {
    /// UIKit's slider between the labels of its ends, as one adjustable element.
    public var body: some View {
        SliderControl(
            value: value, bounds: bounds, valueText: valueText, step: step, label: label,
            minimum: minimumValueLabel, maximum: maximumValueLabel, onEditingChanged: onEditingChanged,
            source: source)
    }
}

private struct SliderControl<Label: View, ValueLabel: View>: View {
    @Binding var value: Double
    let bounds: ClosedRange<Double>
    let valueText: (Double) -> SliderValueText
    let step: Double?
    let label: Label
    let minimum: ValueLabel
    let maximum: ValueLabel
    let onEditingChanged: (Bool) -> Void
    let source: ViewSource?
    @Environment(\.locale) private var locale

    var body: some View {
        HStack {
            minimum.accessibilityHidden(true)
            SliderView(value: value, bounds: bounds) { move(to: $0) }
                .background { label.fixedSize().frame(width: 0, height: 0).opacity(0) }
            maximum.accessibilityHidden(true)
        }
        .controlElement(
            ControlTransform(
                traits: .adjustable, value: valueText(value).text(in: locale),
                adjust: { direction in
                    let distance = step ?? (bounds.upperBound - bounds.lowerBound) / 10
                    move(to: value + (direction == .increment ? distance : -distance))
                }, source: source))
    }

    private func move(to new: Double) {
        onEditingChanged(true)
        value = min(max(new, bounds.lowerBound), bounds.upperBound)
        onEditingChanged(false)
    }
}

/// UIKit's slider as a part of a control.
private struct SliderView {
    let value: Double
    let bounds: ClosedRange<Double>
    let move: (Double) -> Void
}

extension SliderView: ItemView {
    static func makeItem(of node: _GraphNode) -> SliderItem { SliderItem(UISlider(frame: .zero), of: node) }

    func update(_ item: SliderItem, _ environment: EnvironmentValues) {
        item.view.minimumValue = Float(bounds.lowerBound)
        item.view.maximumValue = Float(bounds.upperBound)
        item.view.value = Float(value)
        item.view.isEnabled = environment.isEnabled
        item.view.removeAction(identifiedBy: UIAction.Identifier("move"), for: .valueChanged)
        let move = move
        item.view.addAction(
            UIAction(identifier: UIAction.Identifier("move")) { action in
                if let slider = action.sender as? UISlider { move(Double(slider.value)) }
            }, for: .valueChanged)
    }
}

/// The item of UIKit's slider, which fills its line.
private final class SliderItem: ViewItem<UISlider> {
    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        CGSize(
            width: max(proposal.replacingUnspecifiedDimensions(by: CGSize(width: 200, height: 31)).width, 0), height: 31
        )
    }

    override func makeElements() -> [ElementNode] { [] }
}
