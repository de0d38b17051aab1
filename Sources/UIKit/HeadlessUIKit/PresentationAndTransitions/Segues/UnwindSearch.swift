/// The search for the controller that an unwind segue leads to (TN2298, rules since iOS 9).
///
/// The search goes outwards from the source: from a presented controller to its presenter, otherwise to the parent. At
/// each stop it first searches the children that may be searched, each with its own children before itself; then the
/// stop.
@MainActor struct UnwindSearch {
    private let start: UIStoryboardUnwindSegueSource

    init(_ start: UIStoryboardUnwindSegueSource) {
        self.start = start
    }

    /// Returns the way from the source out to a stop and down to the destination; nil when no controller handles the
    /// action.
    func path() -> [UIViewController]? {
        var way = [start.source]
        var visited: Set<ObjectIdentifier> = [ObjectIdentifier(start.source)]
        var current = start.source
        while let stop = current.storedPresenter ?? current.storedParent {
            way.append(stop)
            if let found = legacyChoice(of: stop) { return way + branch(from: stop, to: found) }
            if let down = search(stop, &visited) { return way + down }
            current = stop
        }
        return nil
    }

    private func takes(_ controller: UIViewController) -> Bool {
        controller.canPerformUnwindSegueAction(start.unwindAction, from: start.source, sender: start.sender)
    }

    private func legacyChoice(of stop: UIViewController) -> UIViewController? {
        LegacyUnwinding.choice(of: stop, start)
    }

    /// The controllers between a stop and a controller inside it, the latter included.
    private func branch(from stop: UIViewController, to found: UIViewController) -> [UIViewController] {
        let inside = sequence(first: found, next: \.storedParent).prefix { $0 !== stop }
        return inside.reversed()
    }

    /// Returns the way down from a stop to the controller that handles the action; empty for the stop itself, nil for
    /// none.
    private func search(_ stop: UIViewController, _ visited: inout Set<ObjectIdentifier>) -> [UIViewController]? {
        struct Visit {
            let controller: UIViewController
            var children: [UIViewController]
            var next = 0
        }
        visited.insert(ObjectIdentifier(stop))
        var stack = [Visit(controller: stop, children: stop.allowedChildrenForUnwinding(from: start))]
        while let top = stack.last {
            guard top.next < top.children.count else {
                if takes(top.controller) { return stack.dropFirst().map(\.controller) }
                stack.removeLast()
                continue
            }
            stack[stack.count - 1].next += 1
            let child = top.children[top.next]
            guard visited.insert(ObjectIdentifier(child)).inserted else { continue }
            stack.append(Visit(controller: child, children: child.allowedChildrenForUnwinding(from: start)))
        }
        return nil
    }
}

/// The result of a controller's method of iOS 6 to 8, if its class has one: it takes precedence over the new search.
@MainActor enum LegacyUnwinding {
    // Set by the inherited method when it is reached; Swift can't detect otherwise that a class overrides it.
    static var hasReachedDefault = false

    static func choice(of stop: UIViewController, _ start: UIStoryboardUnwindSegueSource) -> UIViewController? {
        hasReachedDefault = false
        let choice = stop.forUnwindSegueAction(start.unwindAction, from: start.source, withSender: start.sender)
        return hasReachedDefault ? nil : choice
    }
}

/// The way of an unwind segue through presentations and containers.
@MainActor struct UnwindPath {
    private let path: [UIViewController]

    init(_ path: [UIViewController]) {
        self.path = path
    }

    /// Dismisses the presented controllers on the way, all at once, and lets each container show the next controller.
    func follow(_ segue: UIStoryboardSegue, isAnimated: Bool) {
        let steps = Array(zip(path, path.dropFirst()))
        let presenter = steps.last { $0.0.storedPresenter === $0.1 }?.1
        presenter?.dismiss(animated: isAnimated, completion: nil)
        // The containers change invisibly under a presentation that is dismissed.
        let isSeen = isAnimated && presenter == nil
        for (controller, next) in steps {
            if isSeen {
                controller.unwind(for: segue, towards: next)
            } else {
                UIView.performWithoutAnimation { controller.unwind(for: segue, towards: next) }
            }
        }
        // A controller presented by the destination itself covers it.
        if let destination = path.last, let presented = destination.storedPresented, presented !== segue.source,
            presenter !== destination
        {
            destination.dismiss(animated: isSeen, completion: nil)
        }
    }
}
