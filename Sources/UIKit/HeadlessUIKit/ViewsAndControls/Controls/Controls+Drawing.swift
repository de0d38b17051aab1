import Foundation

// Properties that only drawing would use. They are stored for the app; announcements and layout don't depend on them.
extension UISegmentedControl {
    /// The colour behind the chosen segment, or nil for the system's.
    public final var selectedSegmentTintColor: UIColor? {
        get { drawn(else: nil) }
        set {
            setDrawn(newValue)
            accessibilityDidChange(.attributes)
        }
    }

    /// Sets the image behind the segments in a state.
    public final func setBackgroundImage(
        _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
    ) {
        setDrawn(backgroundImage, for: "background \(state.rawValue) \(barMetrics.rawValue)")
    }
    /// Returns the image behind the segments in a state, or nil for the system's.
    public final func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
        drawn("background \(state.rawValue) \(barMetrics.rawValue)", else: nil)
    }
    /// Sets the image between segments in their states.
    public final func setDividerImage(
        _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
        rightSegmentState rightState: UIControl.State, barMetrics: UIBarMetrics
    ) {
        setDrawn(dividerImage, for: "divider \(leftState.rawValue) \(rightState.rawValue) \(barMetrics.rawValue)")
    }
    /// Returns the image between segments in their states, or nil for the system's.
    public final func dividerImage(
        forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State,
        barMetrics: UIBarMetrics
    ) -> UIImage? {
        drawn("divider \(leftState.rawValue) \(rightState.rawValue) \(barMetrics.rawValue)", else: nil)
    }
    /// Sets the offset of a segment's content, in points.
    public final func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
        setDrawn(offset, for: "offset \(segment)")
    }
    /// Returns the offset of a segment's content, in points.
    public final func contentOffsetForSegment(at segment: Int) -> CGSize { drawn("offset \(segment)", else: .zero) }
}

extension UISlider {
    /// Sets the image of the thumb in a state.
    public final func setThumbImage(_ image: UIImage?, for state: State) {
        setDrawn(image, for: "thumb \(state.rawValue)")
    }
    /// Returns the image of the thumb in a state, or nil for the system's.
    public final func thumbImage(for state: State) -> UIImage? { drawn("thumb \(state.rawValue)", else: nil) }
    /// The current image of the thumb, or nil for the system's.
    public final var currentThumbImage: UIImage? { thumbImage(for: state) }
    /// Sets the image of the track before the thumb in a state.
    public final func setMinimumTrackImage(_ image: UIImage?, for state: State) {
        setDrawn(image, for: "minimum \(state.rawValue)")
    }
    /// Returns the image of the track before the thumb in a state, or nil for the system's.
    public final func minimumTrackImage(for state: State) -> UIImage? { drawn("minimum \(state.rawValue)", else: nil) }
    /// Sets the image of the track behind the thumb in a state.
    public final func setMaximumTrackImage(_ image: UIImage?, for state: State) {
        setDrawn(image, for: "maximum \(state.rawValue)")
    }
    /// Returns the image of the track behind the thumb in a state, or nil for the system's.
    public final func maximumTrackImage(for state: State) -> UIImage? { drawn("maximum \(state.rawValue)", else: nil) }
}

extension UISwitch {
    /// The preferred style of the switch.
    public final var preferredStyle: Style {
        get { drawn(else: .automatic) }
        set { setDrawn(newValue) }
    }
    /// The style of the switch: sliding, as on phones and tablets.
    public final var style: Style { .sliding }
    /// The image of the side that is on; not shown since iOS 7.
    public final var onImage: UIImage? {
        get { drawn(else: nil) }
        set { setDrawn(newValue) }
    }
    /// The image of the side that is off; not shown since iOS 7.
    public final var offImage: UIImage? {
        get { drawn(else: nil) }
        set { setDrawn(newValue) }
    }

    /// The styles of switches, with UIKit's raw values.
    public enum Style: Int, Sendable {
        /// The device's default.
        case automatic = 0
        /// A checkbox.
        case checkbox = 1
        /// A sliding switch.
        case sliding = 2
    }
}

extension UIStepper {
    /// Sets the image of the increment button in a state.
    public final func setIncrementImage(_ image: UIImage?, for state: State) {
        setDrawn(image, for: "increment \(state.rawValue)")
    }
    /// Returns the image of the increment button in a state, or nil for the system's.
    public final func incrementImage(for state: State) -> UIImage? { drawn("increment \(state.rawValue)", else: nil) }
    /// Sets the image of the decrement button in a state.
    public final func setDecrementImage(_ image: UIImage?, for state: State) {
        setDrawn(image, for: "decrement \(state.rawValue)")
    }
    /// Returns the image of the decrement button in a state, or nil for the system's.
    public final func decrementImage(for state: State) -> UIImage? { drawn("decrement \(state.rawValue)", else: nil) }
    /// Sets the image behind both buttons in a state.
    public final func setBackgroundImage(_ image: UIImage?, for state: State) {
        setDrawn(image, for: "background \(state.rawValue)")
    }
    /// Returns the image behind both buttons in a state, or nil for the system's.
    public final func backgroundImage(for state: State) -> UIImage? { drawn("background \(state.rawValue)", else: nil) }
}

extension UIPageControl {
    /// The background of the dots.
    public final var backgroundStyle: BackgroundStyle {
        get { drawn(else: .automatic) }
        set { setDrawn(newValue) }
    }
    /// Whether a dragging finger moves through the pages.
    public final var allowsContinuousInteraction: Bool {
        get { drawn(else: true) }
        set { setDrawn(newValue) }
    }
    /// The image of all dots, or nil for the system's.
    public final var preferredIndicatorImage: UIImage? {
        get { drawn(else: nil) }
        set { setDrawn(newValue) }
    }
    /// Whether the dots wait for an explicit update to show another page; deprecated by UIKit.
    public final var defersCurrentPageDisplay: Bool {
        get { drawn(else: false) }
        set { setDrawn(newValue) }
    }
    /// Shows the current page after it was deferred; deprecated by UIKit.
    public final func updateCurrentPageDisplay() {}
    /// Sets the image of a page's dot.
    public final func setIndicatorImage(_ image: UIImage?, forPage page: Int) { setDrawn(image, for: "page \(page)") }
    /// Returns the image of a page's dot, or nil for the common one.
    public final func indicatorImage(forPage page: Int) -> UIImage? { drawn("page \(page)", else: nil) }

    /// The backgrounds of the dots, with UIKit's raw values.
    public enum BackgroundStyle: Int, Sendable {
        /// While they are used.
        case automatic = 0
        /// The background is always shown.
        case prominent = 1
        /// The background is never shown.
        case minimal = 2
    }
}

extension UIPickerView {
    /// Whether the selected row is marked; always, since iOS 7.
    public final var showsSelectionIndicator: Bool {
        get { true }
        set {}
    }
}

extension UIControl {
    /// The tooltip for a pointer that rests on the control, or nil.
    public final var toolTip: String? {
        get { drawn(else: nil) }
        set { setDrawn(newValue) }
    }
    /// Whether symbols of the control are animated.
    public final var isSymbolAnimationEnabled: Bool {
        get { drawn(else: false) }
        set { setDrawn(newValue) }
    }
}

extension UIImageView {
    /// The symbol configuration, or nil for the image's own.
    public final var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        get { drawn(else: nil) }
        set { setDrawn(newValue) }
    }
    /// Whether the image grows with the user's text size.
    public final var adjustsImageSizeForAccessibilityContentSizeCategory: Bool {
        get { drawn(else: false) }
        set { setDrawn(newValue) }
    }
    /// The images that are shown in turn while `isHighlighted`, or nil.
    public final var highlightedAnimationImages: [UIImage]? {
        get { drawn(else: nil) }
        set { setDrawn(newValue) }
    }
    /// Whether the image moves with the focus.
    public final var adjustsImageWhenAncestorFocused: Bool {
        get { drawn(else: false) }
        set { setDrawn(newValue) }
    }
}

extension UITextField {
    /// The image behind the text of a field without a border, or nil; not drawn here.
    public final var background: UIImage? {
        get { drawn(else: nil) }
        set { setDrawn(newValue) }
    }
    /// The image behind the text of a field that is disabled, or nil; not drawn here.
    public final var disabledBackground: UIImage? {
        get { drawn(else: nil) }
        set { setDrawn(newValue) }
    }
}
