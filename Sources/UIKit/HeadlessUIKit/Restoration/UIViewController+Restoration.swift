import Foundation

// The state that UIKit's own controllers save. The keys have a prefix that the app's own are unlikely to have.
extension UIViewController {
    private static var presentedKey: String { "UIViewController.presented" }

    final func encodePresentation(with coder: NSCoder) {
        guard let presented = storedPresented, presented.restorationIdentifier != nil, !presented.isBeingDismissed
        else {
            return
        }
        coder.encode(presented, forKey: Self.presentedKey)
    }

    final func decodePresentation(with coder: NSCoder) {
        guard let presented = coder.decodeObject(forKey: Self.presentedKey) as? UIViewController,
            storedPresented == nil
        else { return }
        RestoredPresentations.add(presented, by: self)
    }
}

extension UINavigationController {
    private static var stackKey: String { "UINavigationController.stack" }

    /// Controllers without identifiers leave a gap, which is kept for a controller that the app adds there at launch.
    final func encodeStack(with coder: NSCoder) {
        coder.encode(stack.count, forKey: Self.stackKey + ".count")
        for (index, controller) in stack.enumerated() where controller.restorationIdentifier != nil {
            coder.encode(controller, forKey: "\(Self.stackKey).\(index)")
        }
    }

    final func decodeStack(with coder: NSCoder) {
        var controllers: [UIViewController] = []
        // The count comes from a file; a stack has at most the saved controllers and those that exist already.
        var index = 0
        let count = coder.decodeInteger(forKey: Self.stackKey + ".count")
        while index < count {
            let key = "\(Self.stackKey).\(index)"
            if coder.containsValue(forKey: key) {
                if let controller = coder.decodeObject(forKey: key) as? UIViewController, isFree(controller) {
                    controllers.append(controller)
                }
            } else {
                guard stack.indices.contains(index), stack[index].restorationIdentifier == nil else { break }
                controllers.append(stack[index])
            }
            index += 1
        }
        guard !controllers.isEmpty else { return }
        setStack(controllers, animated: false)
    }

    private func isFree(_ controller: UIViewController) -> Bool {
        controller !== self && !(controller is UINavigationController) && controller.storedPresenter == nil
            && (controller.storedParent == nil || controller.storedParent === self)
    }
}

extension UITabBarController {
    private static var membersKey: String { "UITabBarController.members" }
    private static var selectedKey: String { "UITabBarController.selected" }

    final func encodeTabs(with coder: NSCoder) {
        coder.encode(members.filter { $0.restorationIdentifier != nil }, forKey: Self.membersKey)
        if let selected, selected.restorationIdentifier != nil { coder.encode(selected, forKey: Self.selectedKey) }
        if let index = members.firstIndex(where: { $0 === selected }) {
            coder.encode(index, forKey: Self.selectedKey + ".index")
        }
    }

    final func decodeTabs(with coder: NSCoder) {
        if members.isEmpty, let saved = coder.decodeObject(forKey: Self.membersKey) as? [Any] {
            let free = saved.compactMap { $0 as? UIViewController }
                .filter { $0 !== self && $0.storedParent == nil && $0.storedPresenter == nil }
            if !free.isEmpty { setViewControllers(free, animated: false) }
        }
        let selected = coder.decodeObject(forKey: Self.selectedKey) as? UIViewController
        if let selected, members.contains(where: { $0 === selected }) {
            selectedViewController = selected
        } else if coder.containsValue(forKey: Self.selectedKey + ".index") {
            let index = coder.decodeInteger(forKey: Self.selectedKey + ".index")
            if members.indices.contains(index) { selectedIndex = index }
        }
    }
}

extension UIPageViewController {
    private static var pagesKey: String { "UIPageViewController.pages" }

    final func encodePages(with coder: NSCoder) {
        coder.encode((viewControllers ?? []).filter { $0.restorationIdentifier != nil }, forKey: Self.pagesKey)
    }

    final func decodePages(with coder: NSCoder) {
        guard let saved = coder.decodeObject(forKey: Self.pagesKey) as? [Any] else { return }
        let pages = saved.compactMap { $0 as? UIViewController }.filter { page in
            page !== self && page.storedPresenter == nil && (page.storedParent == nil || page.storedParent === self)
        }
        guard pages.count == (spineLocation == .mid ? 2 : 1) else { return }
        setViewControllers(pages, direction: .forward, animated: false)
    }
}
