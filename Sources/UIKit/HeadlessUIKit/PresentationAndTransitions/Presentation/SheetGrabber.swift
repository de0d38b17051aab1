import AccessibilityTree
import Foundation

/// The grabber at the top of a sheet (UISheetPresentationController.prefersGrabberVisible).
///
/// VoiceOver reads it before the sheet's content, as the button "Sheet Grabber" with the detent as its value. A double
/// tap leads to the next detent, from the largest one to the smallest; swipes up and down lead to a larger and a smaller
/// one (device experience).
final class SheetGrabber: UIControl {
    private static let size = CGSize(width: 76, height: 16)
    weak var sheet: UISheetPresentationController?

    init(of sheet: UISheetPresentationController) {
        self.sheet = sheet
        super.init(frame: CGRect(origin: .zero, size: Self.size))
        assignRare(\.sortPriority, 1)
    }

    required init?(coder: NSCoder) { nil }

    /// Places the grabber at the top edge of a sheet.
    func place(on sheet: CGRect) {
        let place = CGRect(
            x: sheet.midX - Self.size.width / 2, y: sheet.minY, width: Self.size.width, height: Self.size.height)
        if frame != place { frame = place }
    }

    /// Gestures on the grabber, such as the escape, are for the sheet.
    override var next: UIResponder? { sheet?.presentedViewController.viewIfLoaded ?? super.next }

    override func didTap(at point: CGPoint) { sheet?.selectDetent(1, wraps: true) }

    override var defaultIsAccessibilityElement: Bool { true }
    override var defaultAccessibilityLabel: String? { interfaceWords[.sheetGrabber] }
    override var defaultAccessibilityValue: String? {
        sheet.map { interfaceWords[$0.isExpanded ? .expandedSheet : .halfScreen] }
    }
    override var defaultAccessibilityTraits: UIAccessibilityTraits { stateTraits.union([.button, .adjustable]) }
    override func accessibilityIncrement() { sheet?.selectDetent(1) }
    override func accessibilityDecrement() { sheet?.selectDetent(-1) }
}

extension UISheetPresentationController {
    /// The detents that the sheet can have now, from the smallest.
    private var detentsBySize: [Detent] {
        let height = roomForDetents
        return detents.map { ($0, $0.height(height)) }.filter { $0.1 > 0 }.sorted { $0.1 < $1.1 }.map(\.0)
    }

    /// Whether the sheet has its largest detent.
    final var isExpanded: Bool { detentsBySize.last?.identifier == detent?.identifier }

    /// Selects a larger or a smaller detent on behalf of the user.
    final func selectDetent(_ offset: Int, wraps: Bool = false) {
        let all = detentsBySize
        guard let current = all.firstIndex(where: { $0.identifier == detent?.identifier }) else { return }
        let next = wraps ? (current + offset) % all.count : min(max(current + offset, 0), all.count - 1)
        guard next != current else { return }
        selectedDetentIdentifier = all[next].identifier
        host.containerView?.layoutIfNeeded()
        (host.delegate as? any UISheetPresentationControllerDelegate)?
            .sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
    }

    /// Adds or removes the grabber, and places it.
    final func updateGrabber() {
        guard let container = host.containerView else { return }
        let grabber = container.subviews.lazy.compactMap { $0 as? SheetGrabber }.first
        guard prefersGrabberVisible, isSheet, isAtBottom, let sheet = host.presentedView, sheet.superview === container
        else {
            grabber?.removeFromSuperview()
            return
        }
        let shown = grabber ?? SheetGrabber(of: self)
        if container.subviews.last !== shown { container.addSubview(shown) }
        shown.place(on: sheet.frame)
    }
}
