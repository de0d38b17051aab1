extension UINavigationController {
    /// Lays a controller on the stack; of a navigation controller, what stands on its own stack.
    final func layOnStack(_ secondary: UIViewController) {
        if let stack = secondary as? UINavigationController {
            let controllers = stack.viewControllers
            stack.setViewControllers([], animated: false)
            collapsedSecondary = CollapsedColumn(column: .secondary, stack: stack, bottom: controllers.first)
            setViewControllers(viewControllers + controllers, animated: false)
        } else {
            pushViewController(secondary, animated: false)
        }
    }

    /// Takes from the stack what becomes the secondary column again, or nil when there is only one controller.
    final func takeFromStack() -> UIViewController? {
        defer { collapsedSecondary = nil }
        let all = viewControllers
        if let collapsed = collapsedSecondary, let bottom = collapsed.bottom,
            let index = all.firstIndex(where: { $0 === bottom }), index > 0
        {
            setViewControllers(Array(all[..<index]), animated: false)
            collapsed.stack.setViewControllers(Array(all[index...]), animated: false)
            return collapsed.stack
        }
        guard all.count > 1, let top = all.last else { return nil }
        setViewControllers(Array(all.dropLast()), animated: false)
        return top
    }
}
