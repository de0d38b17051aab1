import AccessibilityTree
import Foundation

/// The views next to the text of a field.
@MainActor final class FieldAccessories {
    fileprivate(set) var left: UIView?
    fileprivate(set) var right: UIView?
    fileprivate(set) var clearButton: AccessoryButton?

    /// The visible views, in reading order.
    var shown: [UIView] { [left, right].compactMap(\.self) }
}

// The views before and after the text, and the clear button.
extension UITextField {
    private func isShown(_ mode: ViewMode) -> Bool {
        switch mode {
        case .never: false
        case .whileEditing: isEditing
        case .unlessEditing: !isEditing
        case .always: true
        }
    }

    /// Shows the views that should be visible now.
    final func updateAccessories() {
        let left = isShown(leftViewMode) ? leftView : nil
        let right = isShown(rightViewMode) ? rightView : hasText && isShown(clearButtonMode) ? clearButton : nil
        guard left !== accessories.left || right !== accessories.right else { return }
        for old in [accessories.left, accessories.right] where old !== left && old !== right {
            if old?.superview === self { old?.removeFromSuperview() }
        }
        accessories.left = left
        accessories.right = right
        for view in accessories.shown where view.superview !== self { addSubview(view) }
        setNeedsLayout()
        accessibilityDidChange(.everything)
    }

    private var clearButton: AccessoryButton {
        if let made = accessories.clearButton { return made }
        let made = AccessoryButton(type: .custom)
        made.accessibilityLabelBlock = { [weak self] in self?.interfaceWords[.clearText] }
        made.addAction(UIAction { [weak self] _ in self?.clear() }, for: .primaryActionTriggered)
        accessories.clearButton = made
        return made
    }

    private func clear() {
        guard delegate?.textFieldShouldClear(self) ?? true else { return }
        text = ""
        textWasTyped()
    }

    // MARK: Positions

    /// Returns the size of a view next to the text: its own, or else the size that fits.
    final func size(of view: UIView) -> CGSize {
        if view === accessories.clearButton { return CGSize(width: 24, height: 24) }
        return view.bounds.size == .zero ? view.sizeThatFits(bounds.size) : view.bounds.size
    }

    final func usualRect(of view: UIView?, in bounds: CGRect, atStart: Bool) -> CGRect {
        guard let view else { return .zero }
        let size = size(of: view)
        let isLeft = atStart == (effectiveUserInterfaceLayoutDirection == .leftToRight)
        return CGRect(
            x: isLeft ? bounds.minX : bounds.maxX - size.width, y: bounds.midY - size.height / 2, width: size.width,
            height: size.height)
    }

    final func placeAccessories() {
        if let left = accessories.left { left.frame = leftViewRect(forBounds: bounds) }
        guard let right = accessories.right else { return }
        right.frame =
            right === accessories.clearButton ? clearButtonRect(forBounds: bounds) : rightViewRect(forBounds: bounds)
    }

    final func roomForText(in bounds: CGRect) -> CGRect {
        let left = accessories.left.map { size(of: $0).width } ?? 0
        let right = accessories.right.map { size(of: $0).width } ?? 0
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let inset = UIEdgeInsets(
            top: frameWidth, left: max(isMirrored ? right : left, frameWidth), bottom: frameWidth,
            right: max(isMirrored ? left : right, frameWidth))
        let room = bounds.inset(by: inset)
        return CGRect(x: room.minX, y: room.minY, width: max(0, room.width), height: max(0, room.height))
    }

    // MARK: Accessibility

    /// The field and the views next to its text, as elements; nil where there are no such views.
    final var elementsWithAccessories: [Any]? {
        accessories.shown.isEmpty
            ? nil : [accessories.left, self, accessories.right].compactMap { $0 as UIAccessibilityObject? }
    }
}
