/// UIKit's segmented control.
struct SegmentedView {
    let options: [PickerOption]
    let selected: PickerOption?
    let select: (PickerOption) -> Void
}

extension SegmentedView: ItemView {
    static func makeItem(of node: _GraphNode) -> SegmentedItem {
        SegmentedItem(UISegmentedControl(items: []), of: node)
    }

    func update(_ item: SegmentedItem, _ environment: EnvironmentValues) { item.show(self, environment) }
}

/// The item of a segmented control.
final class SegmentedItem: ViewItem<UISegmentedControl> {
    private var shown: SegmentedView?

    override init(_ view: UISegmentedControl, of node: _GraphNode) {
        super.init(view, of: node)
        view.addAction(
            UIAction { [weak self] _ in
                guard let self, let shown, shown.options.indices.contains(self.view.selectedSegmentIndex) else {
                    return
                }
                shown.select(shown.options[self.view.selectedSegmentIndex])
            }, for: .valueChanged)
    }

    func show(_ new: SegmentedView, _ environment: EnvironmentValues) {
        if shown?.options != new.options {
            view.removeAllSegments()
            for option in new.options {
                view.insertSegment(withTitle: option.words, at: view.numberOfSegments, animated: false)
            }
        }
        shown = new
        view.selectedSegmentIndex = new.selected?.id ?? UISegmentedControl.noSegment
        view.isEnabled = environment.isEnabled
        contentDidChange()
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let size = view.intrinsicContentSize
        return CGSize(width: max(proposal.width ?? size.width, 0), height: 31)
    }

    override func makeElements() -> [ElementNode] { [ElementNode(native: view)] }
}

/// UIKit's picker view.
struct WheelView {
    let options: [PickerOption]
    let selected: PickerOption?
    let select: (PickerOption) -> Void
}

extension WheelView: ItemView {
    static func makeItem(of node: _GraphNode) -> WheelItem { WheelItem(UIPickerView(frame: .zero), of: node) }

    func update(_ item: WheelItem, _ environment: EnvironmentValues) { item.show(self) }
}

/// The item of a wheel.
final class WheelItem: ViewItem<UIPickerView> {
    private let source = WheelSource()

    override init(_ view: UIPickerView, of node: _GraphNode) {
        super.init(view, of: node)
        view.dataSource = source
        view.delegate = source
    }

    func show(_ new: WheelView) {
        let isSame = source.shown?.options == new.options
        source.shown = new
        if !isSame { view.reloadAllComponents() }
        if let selected = new.selected, view.selectedRow(inComponent: 0) != selected.id {
            view.selectRow(selected.id, inComponent: 0, animated: false)
        }
        for wheel in view.subviews { wheel.accessibilityTraits = [.adjustable, .pickerElement] }
        contentDidChange()
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { CGSize(width: proposal.width ?? 320, height: 216) }
    override func makeElements() -> [ElementNode] { [ElementNode(native: view)] }
}

extension UIAccessibilityTraits {
    /// A wheel of a picker.
    static let pickerElement = UIAccessibilityTraits(rawValue: 1 << 19)
}

/// The rows of a wheel.
private final class WheelSource: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    var shown: WheelView?

    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        shown?.options.count ?? 0
    }

    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        shown?.options[row].words
    }

    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        guard let shown, shown.options.indices.contains(row) else { return }
        shown.select(shown.options[row])
    }
}
