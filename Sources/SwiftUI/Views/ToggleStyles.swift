/// The label and a switch.
public struct SwitchToggleStyle: ToggleStyle, Sendable {
    /// Creates the style.
    public nonisolated init() {}

    /// Returns the label and the switch next to each other.
    public func makeBody(configuration: Configuration) -> some View {
        LabeledControl(label: configuration.label) { SwitchView(isOn: configuration.isOn) }
    }
}

/// The label as a button that looks selected while it is on.
public struct ButtonToggleStyle: ToggleStyle, Sendable {
    /// Creates the style.
    public nonisolated init() {}

    /// Returns the label.
    public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension ToggleStyle where Self == SwitchToggleStyle {
    /// A switch.
    public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
    /// The standard style.
    public static var automatic: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
    /// A button.
    public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

/// A label at the leading edge and a control at the trailing one. A hidden label keeps its words.
struct LabeledControl<Label: View, Control: View> {
    let label: Label
    let control: Control
    @Environment(\.labelsAreHidden) private var isLabelHidden

    nonisolated init(label: Label, @ViewBuilder control: () -> Control) {
        self.label = label
        self.control = control()
    }
}

extension LabeledControl: View {
    var body: some View {
        if isLabelHidden {
            control.background { label.fixedSize().frame(width: 0, height: 0).opacity(0) }
        } else {
            HStack {
                label
                Spacer()
                control
            }
        }
    }
}

/// The switch of a toggle, which UIKit's switch shows.
struct SwitchView {
    let isOn: Bool
}

extension SwitchView: ItemView {
    static func makeItem(of node: _GraphNode) -> SwitchItem { SwitchItem(UISwitch(frame: .zero), of: node) }

    func update(_ item: SwitchItem, _ environment: EnvironmentValues) {
        item.view.isUserInteractionEnabled = false
        item.view.isOn = isOn
        item.view.isEnabled = environment.isEnabled
    }
}

/// The item of UIKit's switch, which is larger since iOS 26.
final class SwitchItem: ViewItem<UISwitch> {
    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        SwiftUIRelease.current < .iOS26 ? CGSize(width: 51, height: 31) : CGSize(width: 66, height: 30)
    }

    override func makeElements() -> [ElementNode] { [] }
}

/// The item of a view of UIKit that is a part of a control, which has the element.
final class QuietItem<V: UIView>: ViewItem<V> {
    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let size = view.sizeThatFits(CGSize(width: proposal.width ?? 0, height: proposal.height ?? 0))
        return view.intrinsicContentSize.width == UIView.noIntrinsicMetric
            ? CGSize(width: max(proposal.width ?? size.width, 0), height: size.height) : size
    }

    override func makeElements() -> [ElementNode] { [] }
}

extension EnvironmentValues {
    private enum LabelsHidden {}

    var labelsAreHidden: Bool {
        get { self[OptionalKey<LabelsHidden, Bool>.self] ?? false }
        set { self[OptionalKey<LabelsHidden, Bool>.self] = newValue }
    }
}

extension View {
    /// Hides the labels of controls, which VoiceOver still reads.
    public nonisolated func labelsHidden() -> some View { environment(\.labelsAreHidden, true) }
}
