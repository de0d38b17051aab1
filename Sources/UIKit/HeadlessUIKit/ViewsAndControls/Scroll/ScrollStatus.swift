import Foundation

/// The announcement after an assistive technology has scrolled.
@MainActor enum ScrollStatus {
    /// Posts a status to assistive technologies.
    static func post(_ status: NSAttributedString) {
        UIAccessibility.postFromSystem(.pageScrolled, argument: status)
    }

    /// Returns the status of a scroll view: its delegate's, else its own.
    static func text(of view: UIScrollView, isVertical: Bool) -> NSAttributedString {
        if let delegate = view.scrollDelegate as? any UIScrollViewAccessibilityDelegate {
            if let status = delegate.accessibilityAttributedScrollStatus(for: view) { return status }
            if let status = delegate.accessibilityScrollStatus(for: view) { return NSAttributedString(string: status) }
        }
        return NSAttributedString(string: view.defaultScrollStatus(isVertical: isVertical))
    }
}
