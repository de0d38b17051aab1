public enum UIAccessibility {
    enum Notification { case screenChanged }
    @MainActor static var count = 0
    @MainActor static func postFromSystem(_ notification: Notification) { count += 1 }
}
extension UIView {
    var accessibilityViewIsModal: Bool {
        get { false }
        set {}
    }
}
public final class UITouch: NSObject {}
extension UIView { var safeAreaInsets: UIEdgeInsets { .zero } }
@MainActor open class UIBarItem: UIAccessibilityObject { weak var view: UIView?; public var title: String? }
@MainActor open class UIBarButtonItem: UIBarItem {}
@MainActor open class UINavigationItem: NSObject {
    public var title: String?; public init(title: String) { self.title = title }
}
@MainActor open class UITabBarItem: UIBarItem {
    public convenience init(title: String?, image: AnyObject?, selectedImage: AnyObject?) {
        self.init(); self.title = title
    }
}
@MainActor open class UINavigationBar: UIView {
    var items: [UINavigationItem]?
    public required override init(frame: CGRect) { super.init(frame: frame) }
    func setItems(_ items: [UINavigationItem]?, animated: Bool) { self.items = items }
    var popByBackButton: (() -> Void)?
}
@MainActor open class UIToolbar: UIView {
    var items: [UIBarButtonItem]?
    public required override init(frame: CGRect) { super.init(frame: frame) }
    func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
}
@MainActor open class UITabBar: UIView {
    var items: [UITabBarItem]?
    weak var selectedItem: UITabBarItem?
    var shouldSelect: ((UITabBarItem) -> Bool)?
    var didSelect: ((UITabBarItem) -> Void)?
    func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }
}
