extension UINavigationController {
    /// Pushes a controller on the stack; for a navigation controller, the controllers of its stack.
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

    /// Removes the new secondary column from the stack and returns it, or nil when there is only one controller.
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
