/// A control for a date.
public struct DatePicker<Label: View> {
    /// The parts of a date that can be chosen.
    public typealias Components = DatePickerComponents
    let label: Label
    let selection: Binding<Date>
    let range: (least: Date?, most: Date?)
    let components: DatePickerComponents
    /// The place in the source.
    var source: ViewSource?

    nonisolated init(
        _ selection: Binding<Date>, _ range: (Date?, Date?), _ components: DatePickerComponents, label: Label,
        source: ViewSource
    ) {
        self.selection = selection
        self.range = range
        self.components = components
        self.label = label
        self.source = source
    }
}

/// The parts of a date that can be chosen.
public struct DatePickerComponents: OptionSet, Sendable {
    /// The parts as bits.
    public let rawValue: UInt
    /// Creates parts from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Hours and minutes.
    public static let hourAndMinute = DatePickerComponents(rawValue: 1)
    /// Day, month and year.
    public static let date = DatePickerComponents(rawValue: 2)
}

extension DatePicker {
    /// Creates a picker with a label.
    public nonisolated init(
        selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
        file: StaticString = #filePath, line: UInt = #line, @ViewBuilder label: () -> Label
    ) { self.init(selection, (nil, nil), displayedComponents, label: label(), source: ViewSource(file, line)) }

    /// Creates a picker of a date in a range with a label.
    public nonisolated init(
        selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date],
        file: StaticString = #filePath, line: UInt = #line, @ViewBuilder label: () -> Label
    ) {
        self.init(
            selection, (range.lowerBound, range.upperBound), displayedComponents, label: label(),
            source: ViewSource(file, line))
    }

    /// Creates a picker of a date from another one on with a label.
    public nonisolated init(
        selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date], file: StaticString = #filePath, line: UInt = #line,
        @ViewBuilder label: () -> Label
    ) {
        self.init(
            selection, (range.lowerBound, nil), displayedComponents, label: label(), source: ViewSource(file, line))
    }

    /// Creates a picker of a date up to another one with a label.
    public nonisolated init(
        selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date], file: StaticString = #filePath, line: UInt = #line,
        @ViewBuilder label: () -> Label
    ) {
        self.init(
            selection, (nil, range.upperBound), displayedComponents, label: label(), source: ViewSource(file, line))
    }
}

extension DatePicker where Label == Text {
    /// Creates a picker with a title.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>,
        displayedComponents: Components = [.hourAndMinute, .date], file: StaticString = #filePath, line: UInt = #line
    ) { self.init(selection, (nil, nil), displayedComponents, label: Text(titleKey), source: ViewSource(file, line)) }

    /// Creates a picker with a title.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
        file: StaticString = #filePath, line: UInt = #line
    ) { self.init(selection, (nil, nil), displayedComponents, label: Text(title), source: ViewSource(file, line)) }

    /// Creates a picker of a date in a range with a title.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date], file: StaticString = #filePath, line: UInt = #line
    ) {
        self.init(
            selection, (range.lowerBound, range.upperBound), displayedComponents, label: Text(titleKey),
            source: ViewSource(file, line))
    }

    /// Creates a picker of a date in a range with a title.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date], file: StaticString = #filePath, line: UInt = #line
    ) {
        self.init(
            selection, (range.lowerBound, range.upperBound), displayedComponents, label: Text(title),
            source: ViewSource(file, line))
    }

    /// Creates a picker of a date from another one on with a title.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date], file: StaticString = #filePath, line: UInt = #line
    ) {
        self.init(
            selection, (range.lowerBound, nil), displayedComponents, label: Text(titleKey),
            source: ViewSource(file, line))
    }

    /// Creates a picker of a date up to another one with a title.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date], file: StaticString = #filePath, line: UInt = #line
    ) {
        self.init(
            selection, (nil, range.upperBound), displayedComponents, label: Text(titleKey),
            source: ViewSource(file, line))
    }
}

extension DatePicker: View {
    /// The label and UIKit's picker, in a container that has the label's words.
    public var body: some View {
        LabeledControl(label: label.accessibilityHidden(true)) {
            DatePickerView(selection: selection, least: range.least, most: range.most, components: components)
        }
        .modifier(
            CompanionModifier(label) { properties, labels in
                properties.label = ElementProperties.combining(labels, keepsButtons: false).label
            }
        )
        .located(source)
    }
}

/// UIKit's date picker.
private struct DatePickerView {
    @Binding var selection: Date
    let least: Date?
    let most: Date?
    let components: DatePickerComponents
}

extension DatePickerView: View {
    typealias Body = Never

    static func _makeNode(_ view: Self, parent: _GraphNode, environment: EnvironmentValues) -> _ViewNode<Self> {
        DatePickerNode(view, parent: parent, environment)
    }

    static var _outline: _ViewOutline { .single }
}

private final class DatePickerNode: _ViewNode<DatePickerView> {
    private var item: DatePickerItem?

    override init(_ view: DatePickerView, parent: _GraphNode, _ environment: EnvironmentValues) {
        super.init(view, parent: parent, environment)
        item = DatePickerItem(UIDatePicker(frame: .zero), of: self)
        evaluate()
    }

    override var items: [Item] { item.map { [$0] } ?? [] }
    override func apply(viewChanged: Bool, environmentBefore: EnvironmentValues?) { evaluate() }

    override func evaluate() {
        isDirty = false
        Evaluation.evaluating(self) { item?.show(view, environment) }
    }
}

private final class DatePickerItem: ViewItem<UIDatePicker> {
    private var shown: DatePickerView?

    override init(_ view: UIDatePicker, of node: _GraphNode) {
        super.init(view, of: node)
        view.addAction(
            UIAction { [weak self] _ in if let self { shown?.selection = self.view.date } }, for: .valueChanged)
    }

    func show(_ new: DatePickerView, _ environment: EnvironmentValues) {
        shown = new
        let mode: UIDatePicker.Mode =
            new.components == .date ? .date : new.components == .hourAndMinute ? .time : .dateAndTime
        if view.datePickerMode != mode { view.datePickerMode = mode }
        if view.preferredDatePickerStyle != environment.datePickerForm {
            view.preferredDatePickerStyle = environment.datePickerForm
        }
        view.minimumDate = new.least
        view.maximumDate = new.most
        let date = new.selection
        if view.date != date { view.date = date }
        view.isEnabled = environment.isEnabled
        contentDidChange()
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        switch view.datePickerStyle {
        case .wheels: return CGSize(width: 320, height: 216)
        case .inline: return CGSize(width: proposal.width ?? 320, height: 330)
        default:
            let size = super.measure(.unspecified)
            return CGSize(width: size.width, height: view.datePickerMode == .date ? 38.5 : 40)
        }
    }

    override func makeElements() -> [ElementNode] {
        [
            ElementNode(
                kind: .container, properties: ElementProperties(), view: view,
                children: view.subviews.map { ElementNode(native: $0) })
        ]
    }
}

extension EnvironmentValues {
    var datePickerForm: UIDatePickerStyle {
        get { self[OptionalKey<UIDatePickerStyle, UIDatePickerStyle>.self] ?? .automatic }
        set { self[OptionalKey<UIDatePickerStyle, UIDatePickerStyle>.self] = newValue }
    }
}

/// The appearance of date pickers.
public protocol DatePickerStyle { var _form: UIDatePickerStyle { get } }

/// The standard style: compact.
public struct DefaultDatePickerStyle: DatePickerStyle, Sendable {
    /// Creates the style.
    public init() {}
    /// The style of UIKit.
    public var _form: UIDatePickerStyle { .automatic }
}

/// Buttons that open a calendar.
public struct CompactDatePickerStyle: DatePickerStyle, Sendable {
    /// Creates the style.
    public init() {}
    /// The style of UIKit.
    public var _form: UIDatePickerStyle { .compact }
}

/// Wheels.
public struct WheelDatePickerStyle: DatePickerStyle, Sendable {
    /// Creates the style.
    public init() {}
    /// The style of UIKit.
    public var _form: UIDatePickerStyle { .wheels }
}

/// A calendar.
public struct GraphicalDatePickerStyle: DatePickerStyle, Sendable {
    /// Creates the style.
    public init() {}
    /// The style of UIKit.
    public var _form: UIDatePickerStyle { .inline }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
    /// The standard style.
    public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
    /// Buttons that open a calendar.
    public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
    /// Wheels.
    public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
    /// A calendar.
    public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

extension View {
    /// Sets the style of date pickers.
    public nonisolated func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
        environment(\.datePickerForm, style._form)
    }
}
