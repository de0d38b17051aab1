import Foundation

// Stored only: the announcement of a bar button doesn't depend on them.
extension UIBarButtonItem {
    /// Sets the image behind the button in a state.
    public final func setBackgroundImage(
        _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
    ) {
        backgroundImages["\(state.rawValue) \(barMetrics.rawValue)"] = backgroundImage
    }
    /// Sets the image behind the button of a style in a state.
    public final func setBackgroundImage(
        _ backgroundImage: UIImage?, for state: UIControl.State, style: Style, barMetrics: UIBarMetrics
    ) {
        setBackgroundImage(backgroundImage, for: state, barMetrics: barMetrics)
    }
    /// Returns the image behind the button in a state, or nil for the system's.
    public final func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
        backgroundImages["\(state.rawValue) \(barMetrics.rawValue)"]
    }
    /// Sets the image behind the back button in a state.
    public final func setBackButtonBackgroundImage(
        _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
    ) {
        backgroundImages["back \(state.rawValue) \(barMetrics.rawValue)"] = backgroundImage
    }
    /// Moves the title of the back button, in points.
    public final func setBackButtonTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
        titleOffsets["back \(barMetrics.rawValue)"] = adjustment
    }
    /// Returns the offset of the title of the back button, in points.
    public final func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
        titleOffsets["back \(barMetrics.rawValue)"] ?? .zero
    }
    /// Moves the title, in points.
    public final func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
        titleOffsets["\(barMetrics.rawValue)"] = adjustment
    }
    /// Returns the offset of the title, in points.
    public final func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
        titleOffsets["\(barMetrics.rawValue)"] ?? .zero
    }
}

/// A group of buttons.
@preconcurrency @MainActor open class UIBarButtonItemGroup: NSObject {
    /// The buttons of the group.
    open var barButtonItems: [UIBarButtonItem]
    /// The item that represents the group where there is little room, or nil.
    open var representativeItem: UIBarButtonItem?
    /// Whether the representative item is shown; never here.
    open var isDisplayingRepresentativeItem: Bool { false }

    /// Creates a group.
    public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
        self.barButtonItems = barButtonItems
        self.representativeItem = representativeItem
        super.init()
    }
}
