import Foundation

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
