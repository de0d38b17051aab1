/// How far something has come, or that it goes on.
public struct ProgressView<Label: View, CurrentValueLabel: View> {
    let fraction: Double?
    let label: Label
    let currentValueLabel: CurrentValueLabel
    /// The place in the source.
    var source: ViewSource?

    nonisolated init(_ fraction: Double?, _ label: Label, _ currentValueLabel: CurrentValueLabel) {
        self.fraction = fraction
        self.label = label
        self.currentValueLabel = currentValueLabel
    }

    /// Creates a view of a value with labels.
    public nonisolated init<V: BinaryFloatingPoint>(
        value: V?, total: V = 1.0, file: StaticString = #filePath, line: UInt = #line,
        @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(Self.fraction(value, total), label(), currentValueLabel())
        source = ViewSource(file, line)
    }

    fileprivate nonisolated static func fraction<V: BinaryFloatingPoint>(_ value: V?, _ total: V) -> Double? {
        value.map { total > 0 ? min(max(Double($0 / total), 0), 1) : 0 }
    }
}

extension ProgressView where CurrentValueLabel == EmptyView {
    /// Creates a view without a value, with a label.
    public nonisolated init(
        file: StaticString = #filePath, line: UInt = #line, @ViewBuilder label: () -> Label
    ) {
        self.init(nil, label(), EmptyView())
        source = ViewSource(file, line)
    }

    /// Creates a view of a value with a label.
    public nonisolated init<V: BinaryFloatingPoint>(
        value: V?, total: V = 1.0, file: StaticString = #filePath, line: UInt = #line,
        @ViewBuilder label: () -> Label
    ) {
        self.init(Self.fraction(value, total), label(), EmptyView())
        source = ViewSource(file, line)
    }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
    /// Creates a view without a value.
    public nonisolated init(file: StaticString = #filePath, line: UInt = #line) {
        self.init(nil, EmptyView(), EmptyView())
        source = ViewSource(file, line)
    }

    /// Creates a view of a value.
    public nonisolated init<V: BinaryFloatingPoint>(
        value: V?, total: V = 1.0, file: StaticString = #filePath, line: UInt = #line
    ) {
        self.init(Self.fraction(value, total), EmptyView(), EmptyView())
        source = ViewSource(file, line)
    }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
    /// Creates a view without a value, with a title.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, file: StaticString = #filePath, line: UInt = #line
    ) {
        self.init(nil, Text(titleKey), EmptyView())
        source = ViewSource(file, line)
    }

    /// Creates a view without a value, with a title.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, file: StaticString = #filePath, line: UInt = #line
    ) {
        self.init(nil, Text(title), EmptyView())
        source = ViewSource(file, line)
    }

    /// Creates a view of a value with a title.
    public nonisolated init<V: BinaryFloatingPoint>(
        _ titleKey: LocalizedStringKey, value: V?, total: V = 1.0, file: StaticString = #filePath,
        line: UInt = #line
    ) {
        self.init(Self.fraction(value, total), Text(titleKey), EmptyView())
        source = ViewSource(file, line)
    }

    /// Creates a view of a value with a title.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, V: BinaryFloatingPoint>(
        _ title: S, value: V?, total: V = 1.0, file: StaticString = #filePath, line: UInt = #line
    ) {
        self.init(Self.fraction(value, total), Text(title), EmptyView())
        source = ViewSource(file, line)
    }
}

extension ProgressView: View {
    /// The label above UIKit's bar or wheel, as one element.
    public var body: some View {
        VStack(alignment: fraction == nil ? .center : .leading, spacing: 4) {
            label
            if let fraction { ProgressBar(fraction: fraction) } else { Spinner() }
            currentValueLabel
        }
        .modifier(ElementModifier(ProgressTransform(fraction: fraction, source: source)))
    }
}

/// The rule of progress views: one element, whose value is the part in percent.
private struct ProgressTransform: ElementTransform {
    let fraction: Double?
    let source: ViewSource?

    func elements(of nodes: [ElementNode], in carrier: ElementCarrier) -> [ElementNode] {
        let indicator = nodes.first { $0.kind == .native }
        var properties = ElementProperties.combining(nodes.filter { $0.kind != .native })
        properties.traits = indicator?.properties.traits ?? []
        properties.value = indicator?.properties.value ?? properties.value
        properties.label = properties.label ?? indicator?.properties.label
        properties.source = source?.location
        return [
            ElementNode(
                kind: .element, properties: properties, view: carrier.view { ProgressViewElementView(frame: .zero) })
        ]
    }
}

private struct ProgressBar {
    let fraction: Double
}

extension ProgressBar: ItemView {
    static func makeItem(of node: _GraphNode) -> IndicatorItem<UIProgressView> {
        IndicatorItem(UIProgressView(progressViewStyle: .default), of: node)
    }

    func update(_ item: IndicatorItem<UIProgressView>, _ environment: EnvironmentValues) {
        item.view.progress = Float(fraction)
        item.contentDidChange()
    }
}

private struct Spinner {}

extension Spinner: ItemView {
    static func makeItem(of node: _GraphNode) -> IndicatorItem<UIActivityIndicatorView> {
        let view = UIActivityIndicatorView(style: .medium)
        view.startAnimating()
        return IndicatorItem(view, of: node)
    }

    func update(_ item: IndicatorItem<UIActivityIndicatorView>, _ environment: EnvironmentValues) {}
}

/// The item of an indicator of UIKit, whose words the element around it takes.
final class IndicatorItem<V: UIView>: ViewItem<V> {
    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let size = view.intrinsicContentSize
        return size.width < 0 ? CGSize(width: max(proposal.width ?? 0, 0), height: size.height) : size
    }

    override func makeElements() -> [ElementNode] { [ElementNode(native: view)] }
}
