import AccessibilityTree
import Foundation

/// Shows one item of a bar, as an element with the item's accessibility attributes.
final class UIButtonBarButton: UIControl {
    let item: UIBarButtonItem

    init(item: UIBarButtonItem) {
        self.item = item
        super.init(frame: .zero)
        // Accessibility attributes that the app sets on the item go to its view.
        assigned = item.assignedForWriting
        item.view = self
    }

    required init?(coder: NSCoder) { nil }

    override func didTap(at point: CGPoint) { item.fire(from: self) }

    override var contextMenu: UIMenu? { item.isEnabled ? item.menu : nil }

    override var intrinsicContentSize: CGSize {
        if item.width > 0 { return CGSize(width: item.width, height: 44) }
        let text = TextMeasurer.size(
            of: item.image == nil ? item.shownTitle ?? "" : "",
            font: item.titleAttributes.font(for: titleState, else: .systemFont(ofSize: 17)))
        return CGSize(width: max(text.width, item.image?.size.width ?? 0, 20) + 16, height: 44)
    }

    private var titleState: UIControl.State { item.isEnabled ? .normal : .disabled }

    override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    override var defaultIsAccessibilityElement: Bool { true }
    override var defaultAccessibilityLabel: String? { item.defaultAccessibilityLabel }
    override var defaultAccessibilityTraits: UIAccessibilityTraits {
        var traits = UIAccessibilityTraits.button
        if item.isSelected { traits.insert(.selected) }
        if !item.isEnabled { traits.insert(.notEnabled) }
        return traits
    }
    override var givesLabel: Bool { item.drawnTitle == nil && item.shownTitle != nil }
    override var accessibilityAppearance: Appearance? {
        var appearance = Appearance()
        appearance.text = item.drawnTitle
        // The system's variations of its own colours aren't the app's choice.
        if superview?.barColor != nil, item.isEnabled {
            if item.drawnTitle != nil { appearance.setFont(.systemFont(ofSize: 17)) }
            appearance.textColor = (item.tintColor ?? superview?.details?.tintColor)?.appearance(in: self)
            appearance.stateColors = item.titleAttributes.colors([("highlighted", .highlighted)], of: self)
        }
        item.titleAttributes.describe(titleState, of: self, in: &appearance)
        appearance.setImage(item.image, of: self)
        appearance.setTintColor(item.isEnabled ? item.tintColor : .tertiaryLabel, of: self)
        appearance.textAlignment = .center
        return appearance
    }
}

extension UIView {
    /// Updates the content for another bar colour, which changes its appearance.
    final func barColorDidChange() {
        accessibilityDidChange(.attributes)
        for view in subviews { view.accessibilityDidChange(.attributes) }
    }
}

/// The views of a bar's items. They are reused over changes so that the cursor of an assistive technology stays in
/// place.
@MainActor struct BarItemViews {
    private(set) var items: [UIBarButtonItem] = []

    /// Shows other items in a bar, and keeps the views of the items that stay.
    mutating func show(_ newItems: [UIBarButtonItem], in bar: UIView) {
        let staying = Set(newItems.map(ObjectIdentifier.init))
        for item in items where !staying.contains(ObjectIdentifier(item)) {
            // The item may have moved to another bar meanwhile.
            guard item.bar === bar else { continue }
            item.bar = nil
            BarItemViews.view(of: item)?.removeFromSuperview()
        }
        items = newItems
        for item in newItems {
            item.bar = bar
            item.showInBar()
        }
    }

    /// Returns the view that shows an item; nil for spaces.
    static func view(of item: UIBarButtonItem) -> UIView? { item.customView ?? item.view }

    /// Returns the width of an item in points; nil for a flexible space.
    static func width(of item: UIBarButtonItem) -> CGFloat? {
        if item.isHidden { return 0 }
        if item.systemItem == .flexibleSpace { return nil }
        guard let view = view(of: item) else { return max(item.width, 0) }
        if item.customView == nil { return view.intrinsicContentSize.width }
        let preferred = view.intrinsicContentSize.width
        return preferred >= 0 ? max(preferred, view.bounds.width) : view.bounds.width
    }

    /// Places the view of an item. A custom view keeps its height, or takes that of its content, centred in the bar; a
    /// button is as high as the bar.
    static func place(_ item: UIBarButtonItem, in room: CGRect) {
        guard let view = view(of: item) else { return }
        var frame = room
        if item.customView != nil {
            let own = view.bounds.height > 0 ? view.bounds.height : view.systemLayoutSizeFitting(.zero).height
            frame.size.height = own > 0 ? min(own, room.height) : room.height
            frame.origin.y += (room.height - frame.height) / 2
        }
        view.frame = frame
    }
}
