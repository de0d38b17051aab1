/// A value in a range.
public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View> {
    let fraction: Double
    let label: Label
    let currentValueLabel: CurrentValueLabel
    let minimumValueLabel: BoundsLabel
    let maximumValueLabel: BoundsLabel
    let source: ViewSource

    fileprivate nonisolated init<V: BinaryFloatingPoint>(
        _ value: V, _ bounds: ClosedRange<V>, _ label: Label, _ current: CurrentValueLabel, _ minimum: BoundsLabel,
        _ maximum: BoundsLabel, _ source: ViewSource
    ) {
        let length = Double(bounds.upperBound - bounds.lowerBound)
        fraction = length > 0 ? min(max(Double(value - bounds.lowerBound) / length, 0), 1) : 0
        self.label = label
        currentValueLabel = current
        minimumValueLabel = minimum
        maximumValueLabel = maximum
        self.source = source
    }
}

extension Gauge where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
    /// Creates a gauge with a label.
    public nonisolated init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, file: StaticString = #filePath, line: UInt = #line,
        @ViewBuilder label: () -> Label
    ) {
        self.init(value, bounds, label(), EmptyView(), EmptyView(), EmptyView(), ViewSource(file, line))
    }
}

extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
    /// Creates a gauge with a label and the words of the value.
    public nonisolated init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, file: StaticString = #filePath, line: UInt = #line,
        @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(value, bounds, label(), currentValueLabel(), EmptyView(), EmptyView(), ViewSource(file, line))
    }
}

extension Gauge where MarkedValueLabels == EmptyView {
    /// Creates a gauge with a label, the words of the value, and those of the ends, which are silent.
    public nonisolated init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, file: StaticString = #filePath, line: UInt = #line,
        @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
        @ViewBuilder minimumValueLabel: () -> BoundsLabel, @ViewBuilder maximumValueLabel: () -> BoundsLabel
    ) {
        self.init(
            value, bounds, label(), currentValueLabel(), minimumValueLabel(), maximumValueLabel(),
            ViewSource(file, line))
    }
}

extension Gauge: View {
    /// The label above a bar, as one element with the value.
    public var body: some View {
        GaugeContent(
            fraction: fraction, label: label, value: currentValueLabel, minimum: minimumValueLabel,
            maximum: maximumValueLabel, source: source)
    }
}

private struct GaugeContent<Label: View, Value: View, Bound: View>: View {
    let fraction: Double
    let label: Label
    let value: Value
    let minimum: Bound
    let maximum: Bound
    let source: ViewSource
    @Environment(\.locale) private var locale

    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            label
            HStack {
                minimum.accessibilityHidden(true)
                Color.accentColor.frame(height: 4)
                maximum.accessibilityHidden(true)
            }
        }
        .modifier(
            CompanionModifier(value) { properties, values in
                properties.value =
                    ElementProperties.combining(values, keepsButtons: false).label
                    ?? SliderValueText.percent(fraction).text(in: locale)
            }
        )
        .modifier(ElementModifier(GaugeTransform(source: source)))
    }
}

/// The rule of gauges: one element.
private struct GaugeTransform: ElementTransform {
    let source: ViewSource

    func elements(of nodes: [ElementNode], in carrier: ElementCarrier) -> [ElementNode] {
        var properties = ElementProperties.combining(nodes)
        properties.source = source.location ?? properties.source
        return [ElementNode(kind: .element, properties: properties, view: carrier.view)]
    }
}

/// The appearance of gauges. All look like bars here.
public protocol GaugeStyle {}

/// A bar, a circle, or what the system chooses.
public struct DefaultGaugeStyle: GaugeStyle, Sendable {
    /// Creates the style.
    public init() {}
}

extension GaugeStyle where Self == DefaultGaugeStyle {
    /// The standard style.
    public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
    /// A bar.
    public static var linearCapacity: DefaultGaugeStyle { DefaultGaugeStyle() }
    /// A bar.
    public static var accessoryLinear: DefaultGaugeStyle { DefaultGaugeStyle() }
    /// A bar that fills.
    public static var accessoryLinearCapacity: DefaultGaugeStyle { DefaultGaugeStyle() }
    /// A circle.
    public static var accessoryCircular: DefaultGaugeStyle { DefaultGaugeStyle() }
    /// A circle that fills.
    public static var accessoryCircularCapacity: DefaultGaugeStyle { DefaultGaugeStyle() }
}

extension View {
    /// Sets the style of gauges, which is not drawn here.
    public nonisolated func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View { inert }
}
