import AccessibilityTree
import Foundation

/// A row of dots, one for each page, with the current page marked.
@preconcurrency @MainActor open class UIPageControl: UIControl {
    private var page = 0

    /// The number of pages; never negative.
    open var numberOfPages = 0 {
        didSet {
            if numberOfPages < 0 { numberOfPages = 0 }
            currentPage = page
        }
    }

    /// The current page, from 0; values outside are clamped.
    open var currentPage: Int {
        get { page }
        set {
            page = min(max(newValue, 0), max(numberOfPages - 1, 0))
            accessibilityDidChange(.attributes)
        }
    }

    /// Whether a single dot is hidden.
    open var hidesForSinglePage = false { didSet { accessibilityDidChange(.attributes) } }
    /// The colour of the other pages' dots, or nil for the system's; not drawn here.
    open var pageIndicatorTintColor: UIColor?
    /// The colour of the current page's dot, or nil for the system's; not drawn here.
    open var currentPageIndicatorTintColor: UIColor?

    /// Returns the size of dots for a number of pages, in points.
    open func size(forNumberOfPages pageCount: Int) -> CGSize {
        CGSize(width: 25 + 16 * CGFloat(max(pageCount, 1)), height: 26)
    }

    /// The size of the dots, in points.
    open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
    /// Returns the size of the dots, in points.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    // A tap on one side turns one page to that side, as on a device.
    override func didTap(at point: CGPoint) {
        turn(by: point.x > bounds.midX ? 1 : point.x < bounds.midX ? -1 : 0)
    }

    private func turn(by offset: Int) {
        let old = page
        currentPage = page + offset
        if page != old { sendValueChanged() }
    }

    // MARK: Accessibility

    override var defaultIsAccessibilityElement: Bool { !(hidesForSinglePage && numberOfPages <= 1) }
    override var defaultAccessibilityTraits: UIAccessibilityTraits {
        stateTraits.union([.adjustable, .updatesFrequently])
    }
    override var defaultAccessibilityValue: String? {
        numberOfPages == 0 ? nil : interfaceWords[.pageOfControl, page + 1, numberOfPages]
    }

    /// Turns to the next page and notifies the targets.
    open override func accessibilityIncrement() { if isEnabled { turn(by: 1) } }
    /// Turns to the previous page and notifies the targets.
    open override func accessibilityDecrement() { if isEnabled { turn(by: -1) } }

    // MARK: Drawing

    /// The background of the dots.
    open var backgroundStyle: BackgroundStyle {
        get { drawn(else: .automatic) }
        set { setDrawn(newValue) }
    }

    /// Whether a dragging finger moves through the pages.
    open var allowsContinuousInteraction: Bool {
        get { drawn(else: true) }
        set { setDrawn(newValue) }
    }

    /// The image of all dots, or nil for the system's.
    open var preferredIndicatorImage: UIImage? {
        get { drawn(else: nil) }
        set { setDrawn(newValue) }
    }

    /// Whether the dots wait for an explicit update to show another page; deprecated by UIKit.
    open var defersCurrentPageDisplay: Bool {
        get { drawn(else: false) }
        set { setDrawn(newValue) }
    }

    /// Shows the current page after it was deferred; deprecated by UIKit.
    open func updateCurrentPageDisplay() {}
    /// Sets the image of a page's dot.
    open func setIndicatorImage(_ image: UIImage?, forPage page: Int) { setDrawn(image, for: "page \(page)") }
    /// Returns the image of a page's dot, or nil for the common one.
    open func indicatorImage(forPage page: Int) -> UIImage? { drawn("page \(page)", else: nil) }
}
