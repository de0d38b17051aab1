import AccessibilityTree
import HeadlessUIKit
import ScreenReader

/// A simulated user, who perceives a screen only through VoiceOver's gestures and speech.
@MainActor package final class ScreenWalker {
    private let window: UIWindow
    private let reader: ScreenReaderSession

    /// The number of swipes after which a screen counts as endless.
    private static let swipeLimit = 2_000

    /// Listens to a window that is shown.
    package init(_ window: UIWindow) {
        self.window = window
        MainLoop.main.clock = .virtual
        MainLoop.main.advance(by: .zero)
        reader = ScreenReaderSession(window: window)
        reader.settle()
    }

    /// Leaves the screen.
    package func end() {
        reader.end()
        window.isHidden = true
        window.rootViewController = nil
    }

    /// Makes a gesture, and waits until all that follows from it has happened.
    package func perform(_ gesture: Gesture) {
        reader.perform(gesture)
        reader.settle()
    }

    /// The spoken text of the element under the cursor, or nil if there is none.
    package var spoken: String? {
        reader.session.focusedElement.flatMap { reader.session.tree[$0] }.map { node in
            node.label?.string ?? node.className
        }
    }

    /// Whether the cursor is on an element.
    package var isAnywhere: Bool { reader.session.focusedElement != nil }

    /// The spoken texts of all elements, in their order.
    package var announced: [String] {
        let session = reader.session
        return (0..<session.elementCount).map { session.element(at: $0) }
            .map { session.tree[$0]?.label?.string ?? "-" }
    }

    /// Swipes to the object with an id of the file, or to an element inside it; false if there is none.
    package func reach(_ id: String) -> Bool {
        reach { tree, focus in
            sequence(first: focus, next: { tree.parent(of: $0) }).contains { tree[$0]?.source?.objectID == id }
        }
    }

    /// Swipes to a tab, counted from 0.
    package func reachTab(_ index: Int) -> Bool {
        var seen: [NodeID] = []
        return reach { tree, focus in
            guard tree[focus]?.className == "UITabBarButton" else { return false }
            if seen.last != focus { seen.append(focus) }
            return seen.count == index + 1
        }
    }

    private func reach(_ isThere: (AccessibilityTree, NodeID) -> Bool) -> Bool {
        perform(.fourFingerTapTop)
        var last: NodeID?
        for _ in 0..<Self.swipeLimit {
            guard let focus = reader.session.focusedElement else { return false }
            if isThere(reader.session.tree, focus) { return true }
            if focus == last { return false }
            last = focus
            perform(.swipeRight)
        }
        return false
    }

    /// The controllers with ids of their files that are on screen and not covered.
    package func shown(_ ids: Set<String>) -> [UIViewController] {
        var known: Set<ObjectIdentifier> = []
        var pending = [window.rootViewController].compactMap(\.self)
        var found: [UIViewController] = []
        while let next = pending.popLast() {
            guard known.insert(ObjectIdentifier(next)).inserted else { continue }
            if let presented = next.presentedViewController, !known.contains(ObjectIdentifier(presented)) {
                // A presented controller covers everything below it for a screen reader.
                pending = [presented]
                found = []
                continue
            }
            if let id = next.sourceLocation?.objectID, ids.contains(id), next.viewIfLoaded?.window === window {
                found.append(next)
            }
            pending += next.children
        }
        return found
    }
}
