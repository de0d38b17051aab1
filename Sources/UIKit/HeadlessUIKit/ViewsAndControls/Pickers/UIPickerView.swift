import Foundation

/// Wheels side by side, each with one selected row.
@preconcurrency @MainActor open class UIPickerView: UIView {
    private var wheels: [PickerWheel] = []
    private var components: [Component] = []
    private var needsReload = true
    private var isLoading = false

    private struct Component {
        var rowCount: Int
        var selected: Int
    }

    // Counts are the app's; no picker shows more than this.
    private static let componentLimit = 100
    private static let rowLimit = 1_000_000_000

    /// Creates a picker without wheels.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Creates a picker of no size without wheels.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    // MARK: Data source and delegate

    /// The data source, which provides the numbers of wheels and rows; held weakly.
    open weak var dataSource: (any UIPickerViewDataSource)? { didSet { forgetContent() } }
    /// The delegate, which names the rows and is notified of selections; held weakly.
    open weak var delegate: (any UIPickerViewDelegate)? { didSet { contentDidChange() } }

    private func forgetContent() {
        components = []
        contentDidChange()
    }

    private func contentDidChange() {
        needsReload = true
        setNeedsLayout()
        accessibilityDidChange([.attributes, .structure])
    }

    private func reloadIfNeeded() {
        guard needsReload, !isLoading else { return }
        needsReload = false
        isLoading = true
        defer { isLoading = false }
        let count = min(max(dataSource?.numberOfComponents(in: self) ?? 0, 0), Self.componentLimit)
        components = (0..<count).map { component in
            let rows = dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
            let rowCount = min(max(rows, 0), Self.rowLimit)
            let old = component < components.count ? components[component].selected : 0
            return Component(rowCount: rowCount, selected: min(old, max(rowCount - 1, 0)))
        }
        while wheels.count > count { wheels.removeLast().removeFromSuperview() }
        while wheels.count < count {
            let wheel = PickerWheel(component: wheels.count)
            wheels.append(wheel)
            addSubview(wheel)
        }
        for wheel in wheels { wheel.accessibilityDidChange(.attributes) }
    }

    /// Reloads all wheels. Selected rows stay where they still exist.
    open func reloadAllComponents() { contentDidChange() }

    /// Reloads the rows of a wheel.
    open func reloadComponent(_ component: Int) { contentDidChange() }

    // MARK: Queries

    /// The number of wheels.
    open var numberOfComponents: Int {
        reloadIfNeeded()
        return components.count
    }

    /// Returns the number of rows of a wheel; 0 for a wheel that doesn't exist.
    open func numberOfRows(inComponent component: Int) -> Int {
        reloadIfNeeded()
        return components.indices.contains(component) ? components[component].rowCount : 0
    }

    /// Returns the selected row of a wheel; -1 where there is none.
    open func selectedRow(inComponent component: Int) -> Int {
        reloadIfNeeded()
        guard components.indices.contains(component), components[component].rowCount > 0 else { return -1 }
        return components[component].selected
    }

    /// Returns the size of a wheel's rows, in points.
    open func rowSize(forComponent component: Int) -> CGSize {
        layoutIfNeeded()
        guard wheels.indices.contains(component) else { return .zero }
        let height = delegate?.pickerView(self, rowHeightForComponent: component) ?? 32
        return CGSize(width: wheels[component].frame.width, height: height)
    }

    /// Returns the delegate's view of a row, or nil.
    open func view(forRow row: Int, forComponent component: Int) -> UIView? {
        guard (0..<numberOfRows(inComponent: component)).contains(row) else { return nil }
        return delegate?.pickerView?(self, viewForRow: row, forComponent: component, reusing: nil)
    }

    /// Turns a wheel to a row without notifying the delegate. A row that doesn't exist means the nearest that does.
    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
        reloadIfNeeded()
        guard components.indices.contains(component) else { return }
        let row = min(max(row, 0), max(components[component].rowCount - 1, 0))
        guard row != components[component].selected else { return }
        components[component].selected = row
        wheels[component].accessibilityDidChange(.attributes)
    }

    // MARK: Layout

    /// Places the wheels side by side.
    open override func layoutSubviews() {
        super.layoutSubviews()
        reloadIfNeeded()
        let preferredSizes = wheels.indices.map { component -> CGFloat in
            let width = delegate?.pickerView(self, widthForComponent: component) ?? 0
            return width.isFinite ? min(max(width, 0), 1e6) : 0
        }
        let free = preferredSizes.count { $0 == 0 }
        let share = free == 0 ? 0 : max(0, bounds.width - preferredSizes.reduce(0, +)) / CGFloat(free)
        var left = bounds.minX
        for (wheel, preferred) in zip(wheels, preferredSizes) {
            let width = preferred == 0 ? share : preferred
            wheel.frame = CGRect(x: left, y: bounds.minY, width: width, height: bounds.height)
            left += width
        }
    }

    /// 320 by 216 points, as in UIKit.
    open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 216) }
    /// 320 by 216 points, regardless of the offered size.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    // MARK: Text and actions of the wheels

    /// Returns the text of a wheel's selected row: the text of its view, else its title.
    final func chosenText(in component: Int) -> String? {
        let row = selectedRow(inComponent: component)
        guard row >= 0, let delegate else { return nil }
        if let view = delegate.pickerView?(self, viewForRow: row, forComponent: component, reusing: nil) {
            return view.accessibilityLabel ?? CellContent.label(of: view)
        }
        return delegate.pickerView(self, attributedTitleForRow: row, forComponent: component)?.string
            ?? delegate.pickerView(self, titleForRow: row, forComponent: component)
    }

    final var wheelDelegate: (any UIPickerViewAccessibilityDelegate)? {
        delegate as? any UIPickerViewAccessibilityDelegate
    }

    /// Turns a wheel as the user does, and notifies the delegate.
    final func turn(_ component: Int, by offset: Int) {
        let old = selectedRow(inComponent: component)
        guard isUserInteractionEnabled, old >= 0 else { return }
        selectRow(old + offset, inComponent: component, animated: true)
        let new = selectedRow(inComponent: component)
        if new != old { delegate?.pickerView(self, didSelectRow: new, inComponent: component) }
    }

    // MARK: Drawing

    /// Whether the selected row is marked; always, since iOS 7.
    open var showsSelectionIndicator: Bool {
        get { true }
        set {}
    }
}

/// One wheel of a picker: an element that is adjusted from row to row.
final class PickerWheel: UIView {
    private let component: Int

    init(component: Int) {
        self.component = component
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    private var picker: UIPickerView? { superview as? UIPickerView }

    override var defaultIsAccessibilityElement: Bool { true }
    override var defaultAccessibilityLabel: String? {
        picker.flatMap { $0.wheelDelegate?.pickerView($0, accessibilityLabelForComponent: component) }
    }
    override var defaultAccessibilityHint: String? {
        picker.flatMap { $0.wheelDelegate?.pickerView($0, accessibilityHintForComponent: component) }
    }
    override var defaultAccessibilityValue: String? { picker?.chosenText(in: component) }
    override var defaultAccessibilityTraits: UIAccessibilityTraits { .adjustable }

    override func accessibilityIncrement() { picker?.turn(component, by: 1) }
    override func accessibilityDecrement() { picker?.turn(component, by: -1) }
}
