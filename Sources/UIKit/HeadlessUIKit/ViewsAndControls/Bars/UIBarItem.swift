import Foundation
import Words

/// An item in a bar: not a view itself, but shown by one.
@preconcurrency @MainActor open class UIBarItem: UIAccessibilityObject {
    /// The view that shows the item, while there is one.
    final weak var view: UIView?

    /// Creates an item without content.
    public override init() {
        super.init()
    }

    /// Creates an item without content; archives are read by the Interface Builder module.
    public required init?(coder: NSCoder) {
        super.init()
    }

    /// An identifier for tests, which is never announced.
    open var accessibilityIdentifier: String? {
        get { assignedIdentifier }
        set { assignedIdentifier = newValue }
    }
    final override var nodeIdentifier: String? {
        get { accessibilityIdentifier }
        set { accessibilityIdentifier = newValue }
    }

    private var ownTitle: String?
    private var titleWord: InterfaceKey?

    /// The title, or nil.
    open var title: String? {
        get { ownTitle ?? titleWord.map { interfaceWords[$0] } }
        set { setTitle(newValue, word: nil) }
    }

    /// Sets the title to one of UIKit's words, which follows the language.
    final func setTitle(word: InterfaceKey) { setTitle(nil, word: word) }

    private func setTitle(_ title: String?, word: InterfaceKey?) {
        ownTitle = title
        titleWord = word
        contentDidChange()
    }

    /// UIKit's own words in the language of the window that shows the item.
    var interfaceWords: InterfaceWords { view?.interfaceWords ?? UIApplication.shared.interfaceWords }
    /// The image, or nil.
    open var image: UIImage? { didSet { contentDidChange() } }
    /// The image in a compact bar, or nil for the same.
    open var landscapeImagePhone: UIImage?
    /// The insets of the image, in points; stored only.
    open var imageInsets = UIEdgeInsets.zero
    /// The image for the large content viewer, or nil.
    open var largeContentSizeImage: UIImage?
    /// The text attributes of the title by state.
    final private(set) var titleAttributes = TitleAttributes()

    /// Sets the text attributes of the title in a state: its font, with which the item is measured, and its colours.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        titleAttributes[state] = attributes
        view?.superview?.setNeedsLayout()
        contentDidChange()
    }

    /// Returns the text attributes of the title set for a state or else for the normal state; nil for the bar's own.
    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        titleAttributes[state]
    }

    /// Whether the item is enabled.
    open var isEnabled = true { didSet { contentDidChange() } }
    /// A number that the app assigns.
    open var tag = 0

    /// Called when the content of the item has changed.
    func contentDidChange() { accessibilityDidChange(.attributes) }

    override func accessibilityDidChange(_ change: AccessibilityChange) {
        view?.accessibilityDidChange(change)
    }

    /// The insets of the image on phones in landscape, in points; stored only.
    open var landscapeImagePhoneInsets = UIEdgeInsets.zero
    /// The insets of the image in the large content viewer, in points; stored only.
    open var largeContentSizeImageInsets = UIEdgeInsets.zero
}
