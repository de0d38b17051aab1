import Foundation

/// The content view of a table or list cell. Where a control is next to it, it is an accessibility element instead of
/// the cell; where a control is in it, its elements are the cell's texts as one, and then the others.
class CellContentView: UIView {
    private var cell: UIView? {
        storedSuperview.flatMap { $0 is UITableViewCell || $0 is UICollectionViewListCell ? $0 : nil }
    }

    /// The cell for which the view speaks, or nil.
    private var spokenCell: UIView? {
        guard let cell, CellContent.speaks(self, for: cell) else { return nil }
        return cell
    }

    private lazy var texts = CellTexts(accessibilityContainer: self)

    override var speaksForSubviews: Bool { spokenCell != nil }
    override class var overridesAccessibilityGetters: Bool { true }
    override var defaultIsAccessibilityElement: Bool { spokenCell?.accessibilityLabel != nil }
    override var defaultAccessibilityLabel: String? { spokenCell?.accessibilityLabel }
    override var defaultAccessibilityValue: String? { spokenCell?.accessibilityValue }
    override var defaultAccessibilityHint: String? { spokenCell?.accessibilityHint }
    override var defaultAccessibilityTraits: UIAccessibilityTraits { spokenCell?.accessibilityTraits ?? [] }

    override var defaultAccessibilityElements: [Any]? {
        guard let cell else { return nil }
        // What the app's class of the cell computes may change without a call of a setter.
        if ClassFacts.of(cell).pointee.computesAttributes || cell.assigned?.blocks != nil {
            CaptureContext.note(computing: self)
        }
        guard CellContent.isMixed(self, in: cell) else { return nil }
        let parts = CellContent.parts(of: cell, self)
        guard let first = parts.texts.first else { return nil }
        texts.cell = cell
        texts.all = convert(parts.texts.dropFirst().reduce(first.frame) { $0.union($1.frame) }, from: cell)
        texts.first = convert(first.frame, from: cell)
        let elements = [texts] + parts.others.filter { $0.isDescendant(of: self) }
        keepIdentities(of: elements)
        return elements
    }

    override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { super.accessibilityCustomActions ?? spokenCell?.accessibilityCustomActions }
        set { super.accessibilityCustomActions = newValue }
    }

    override var accessibilityExpandedStatus: UIAccessibilityExpandedStatus {
        get { spokenCell?.accessibilityExpandedStatus ?? super.accessibilityExpandedStatus }
        set { super.accessibilityExpandedStatus = newValue }
    }

    override func accessibilityActivate() -> Bool {
        spokenCell?.accessibilityActivate() ?? super.accessibilityActivate()
    }
}

/// The texts of a cell as one element, next to a control among them.
private final class CellTexts: UIAccessibilityElement {
    weak var cell: UIView?
    /// The frame of the texts in the content view, in points.
    var all = CGRect.zero
    /// The frame of the first text in the content view, in points: a tap in the middle of all may meet a control.
    var first = CGRect.zero

    override var defaultAccessibilityLabel: String? { cell?.accessibilityLabel }
    override var defaultAccessibilityValue: String? { cell?.accessibilityValue }
    override var defaultAccessibilityHint: String? { cell?.accessibilityHint }
    override var defaultAccessibilityTraits: UIAccessibilityTraits { cell?.accessibilityTraits ?? [] }
    override var defaultAccessibilityFrame: CGRect {
        UIAccessibility.convertToScreenCoordinates(all, in: containerView)
    }
    override var defaultAccessibilityActivationPoint: CGPoint {
        let place = UIAccessibility.convertToScreenCoordinates(first, in: containerView)
        return CGPoint(x: place.midX, y: place.midY)
    }

    override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { super.accessibilityCustomActions ?? cell?.accessibilityCustomActions }
        set { super.accessibilityCustomActions = newValue }
    }

    override var accessibilityExpandedStatus: UIAccessibilityExpandedStatus {
        get { cell?.accessibilityExpandedStatus ?? super.accessibilityExpandedStatus }
        set { super.accessibilityExpandedStatus = newValue }
    }

    override func accessibilityActivate() -> Bool { cell?.accessibilityActivate() ?? super.accessibilityActivate() }
}
