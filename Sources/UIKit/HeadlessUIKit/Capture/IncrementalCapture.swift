import AccessibilityTree
import Foundation

/// Updates the tree with the views that have changed since the last capture.
///
/// A view with changed attributes costs one node. A view that has moved costs its subtree. A view with other subviews
/// costs the added ones. All other changes require a capture from scratch.
@MainActor struct IncrementalCapture {
    private let tree: AccessibilityTree
    private let options: CaptureOptions
    private var removals: [TreeUpdate] = []
    private var replacements: [TreeUpdate] = []
    private var insertions: [TreeUpdate] = []
    private var nodes: [TreeUpdate] = []

    /// Work at an index of the tree.
    private struct Event {
        let index: Int
        let kind: Kind

        enum Kind {
            /// The node is removed with its descendants.
            case remove
            /// The view and all below it are captured again.
            case replace(UIView)
            /// The view's attributes have changed, and its children are no longer these if they are given.
            case update(UIView, children: Set<NodeID>?)
        }

        var isRemoval: Bool {
            if case .remove = kind { true } else { false }
        }
    }

    private init(_ tree: AccessibilityTree, _ options: CaptureOptions) {
        self.tree = tree
        self.options = options
    }

    /// Updates a tree; returns nil, with the tree unchanged, when a capture from scratch is needed.
    static func refresh(
        _ tree: inout AccessibilityTree, _ dirty: [(view: UIView, change: AccessibilityChange)],
        _ options: CaptureOptions
    ) -> TreeChanges? {
        defer { CaptureContext.leave() }
        if dirty.count == 1, dirty[0].change == .attributes, !dirty[0].view.flags.contains(.isSpokenBySuperview),
            let update = node(of: dirty[0].view, tree, options)
        {
            return try? tree.apply(update)
        }
        let updates = updates(for: dirty, tree, options)
        guard let updates else { return nil }
        return updates.isEmpty ? TreeChanges() : try? tree.apply(updates)
    }

    // The copy of the tree in the capture is freed when this returns; otherwise applying would copy all of it.
    private static func updates(
        for dirty: [(view: UIView, change: AccessibilityChange)], _ tree: AccessibilityTree, _ options: CaptureOptions
    ) -> [TreeUpdate]? {
        var capture = IncrementalCapture(tree, options)
        let events = capture.events(dirty)
        var end = 0
        // Changes inside a subtree that is removed or captured again need no event.
        for event in events where event.index >= end {
            if capture.handle(event) { end = tree.subtree(at: event.index).upperBound }
        }
        guard !capture.losesElements else { return nil }
        return capture.removals + capture.replacements + capture.nodes + capture.insertions
    }

    /// Whether an element that is not a view would be removed: another container may list it as well and own it from
    /// now on, which only a capture from scratch detects.
    private var losesElements: Bool {
        var lost: Set<NodeID> = []
        for update in removals + replacements {
            switch update {
            case .remove(let id), .subtree(let id, _):
                guard let index = tree.index(of: id) else { continue }
                for place in tree.subtree(at: index) {
                    let id = tree.id(at: place)
                    if let object = ObjectRegistry.object(id), !(object is UIView) { lost.insert(id) }
                }
            default: continue
            }
        }
        guard !lost.isEmpty else { return false }
        for update in replacements + insertions {
            switch update {
            case .subtree(_, let new), .insert(let new, _, _):
                lost = lost.filter { new.index(of: $0) == nil }
            default: continue
            }
        }
        return !lost.isEmpty
    }

    /// Returns the events, containers before their content.
    private func events(_ dirty: [(view: UIView, change: AccessibilityChange)]) -> [Event] {
        var events: [Event] = []
        for entry in dirty + speakers(for: dirty) {
            // A view that the tree does not have is new: its superview has changed as well and brings it in.
            guard let index = tree.index(of: entry.view.nodeID) else { continue }
            var children: Set<NodeID>?
            if entry.change.isSubset(of: [.attributes, .structure]) {
                if entry.change.contains(.structure) {
                    children = keptChildren(of: entry.view, at: index)
                    guard let children else {
                        events.append(Event(index: index, kind: .replace(entry.view)))
                        continue
                    }
                    for child in tree.children(at: index) where !children.contains(tree.id(at: child)) {
                        events.append(Event(index: child, kind: .remove))
                    }
                }
                events.append(Event(index: index, kind: .update(entry.view, children: children)))
            } else {
                events.append(Event(index: index, kind: .replace(entry.view)))
            }
        }
        return events.sorted { ($0.index, $0.isRemoval ? 0 : 1) < ($1.index, $1.isRemoval ? 0 : 1) }
    }

    // A cell that speaks its labels changes its speech when one of them does.
    private func speakers(
        for dirty: [(view: UIView, change: AccessibilityChange)]
    ) -> [(view: UIView, change: AccessibilityChange)] {
        var seen = Set(dirty.map { $0.view.nodeID })
        var speakers: [(view: UIView, change: AccessibilityChange)] = []
        for entry in dirty where entry.view.flags.contains(.isSpokenBySuperview) {
            var view = entry.view.superview
            while let current = view {
                if current.speaksForSubviews, seen.insert(current.nodeID).inserted {
                    speakers.append((current, .attributes))
                }
                guard current.flags.contains(.isSpokenBySuperview) else { break }
                view = current.superview
            }
        }
        return speakers
    }

    /// Prepares the updates of an event; true when they take care of everything below its place.
    private mutating func handle(_ event: Event) -> Bool {
        switch event.kind {
        case .remove:
            removals.append(.remove(tree.id(at: event.index)))
            return true
        case .replace(let view):
            replacements.append(.subtree(view.nodeID, subtree(of: view)))
            return true
        case .update(let view, let children):
            guard let update = Self.node(of: view, tree, options) else {
                replacements.append(.subtree(view.nodeID, subtree(of: view)))
                return true
            }
            nodes.append(update)
            guard let children else { return false }
            for (position, subview) in view.subviews.enumerated() where !children.contains(subview.nodeID) {
                insertions.append(.insert(subtree(of: subview), parent: view.nodeID, index: position))
            }
            return false
        }
    }

    // MARK: One view

    /// Returns the node of a view whose position in the tree and on the screen is unchanged; nil when it has, or had,
    /// elements that are not views, which have their own nodes.
    private static func node(
        of view: UIView, _ tree: borrowing AccessibilityTree, _ options: CaptureOptions
    ) -> TreeUpdate? {
        guard let index = tree.index(of: view.nodeID) else { return nil }
        let old = tree[index]
        guard old.explicitElements?.isEmpty ?? true else { return nil }
        let (node, elements) = described(view, old, options)
        return elements.isEmpty ? .node(node) : nil
    }

    private static func described(
        _ view: UIView, _ old: Node, _ options: CaptureOptions
    ) -> (Node, [UIAccessibilityObject]) {
        var node = Node(id: view.nodeID, className: "")
        let elements = view.describe(in: &node, transform(of: view, old), options)
        if !view.isOrIsInScrollView, view.isOutOfReach(node, of: view.storedWindow?.reach) {
            node.isOutsideWindow = true
        }
        return (node, elements)
    }

    /// Asks objects again whose attributes may change without a call of a setter, and returns the views for which the
    /// tree no longer holds.
    static func outdated(
        _ objects: Set<NodeID>, in tree: borrowing AccessibilityTree, _ options: CaptureOptions
    ) -> [(view: UIView, change: AccessibilityChange)] {
        defer { CaptureContext.leave() }
        var found: [(view: UIView, change: AccessibilityChange)] = []
        for index in objects.compactMap({ tree.index(of: $0) }).sorted() {
            let old = tree[index]
            switch ObjectRegistry.object(old.id) {
            case let view as UIView:
                let (node, elements) = described(view, old, options)
                guard node != old else { continue }
                let hasElements = !elements.isEmpty || old.explicitElements?.isEmpty == false
                found.append((view, hasElements ? .everything : .attributes))
            case let element?:
                guard let view = view(around: index, in: tree), let place = tree.index(of: view.nodeID) else {
                    continue
                }
                CaptureContext.enter(view, transform(of: view, tree[place]))
                var node = Node(id: old.id, className: "")
                _ = element.describe(in: &node)
                node.isView = false
                if node != old { found.append((view, .everything)) }
            case nil: continue
            }
        }
        return found
    }

    private static func view(around index: Int, in tree: borrowing AccessibilityTree) -> UIView? {
        var place = tree.parentIndex(of: index)
        while let current = place {
            if let view = ObjectRegistry.object(tree.id(at: current)) as? UIView { return view }
            place = tree.parentIndex(of: current)
        }
        return nil
    }

    private static func transform(of view: UIView, _ old: Node) -> ScreenTransform {
        if view.flags.isDisjoint(with: [.isCapturedTransformed, .hasTransform]) {
            return ScreenTransform(shifting: view.storedBounds, to: old.layoutFrame.origin)
        }
        return ScreenTransform(of: view, in: view.transformOfSuperviews)
    }

    // MARK: Subtrees

    private func subtree(of view: UIView) -> AccessibilityTree {
        TreeCapture.tree(
            of: view, in: transformOfSuperview(of: view), environment: tree.environment, options: options)
    }

    private func transformOfSuperview(of view: UIView) -> ScreenTransform? {
        guard let parent = view.superview else { return nil }
        if let index = tree.index(of: parent.nodeID) { return Self.transform(of: parent, tree[index]) }
        return view.transformOfSuperviews
    }

    /// The children that stay; nil when they were reordered.
    private func keptChildren(of view: UIView, at index: Int) -> Set<NodeID>? {
        let old = tree.children(at: index).map { tree.id(at: $0) }
        let new = view.subviews.map(\.nodeID)
        let kept = Set(old).intersection(new)
        return old.filter(kept.contains) == new.filter(kept.contains) ? kept : nil
    }
}
