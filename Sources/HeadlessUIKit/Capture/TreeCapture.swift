import AccessibilityTree
import Foundation

/// Copies what live objects say into a tree, without applying any rule to it and without recursion.
@MainActor struct TreeCapture {
    private var builder: TreeBuilder
    private var stack: [Level] = []
    // Elements that are not views may stand in several arrays, but only once in a tree.
    private var captured: Set<NodeID> = []

    // A view or an element whose node is open, and what is still to come below it.
    private struct Level {
        var subviews: [UIView]
        var nextSubview = 0
        var elements: Elements?
        let transform: ScreenTransform
        var isSpoken = false
    }

    // The elements of a container that are not views. Few views have any, so the others pay for a pointer only.
    private final class Elements {
        let view: UIView
        let elements: [UIAccessibilityObject]
        var next = 0

        init?(_ elements: [UIAccessibilityObject], in view: UIView) {
            if elements.isEmpty { return nil }
            self.view = view
            self.elements = elements
        }
    }

    init(environment: Environment) {
        builder = TreeBuilder(environment: environment)
    }

    /// The tree of a view and all that it holds. The view's superviews only decide where it is on the screen.
    static func tree(of view: UIView, environment: Environment, expectedCount: Int = 0) -> AccessibilityTree {
        var capture = TreeCapture(environment: environment)
        capture.builder.reserveCapacity(expectedCount)
        capture.add(view, in: view.transformOfSuperviews)
        return capture.finish(environment)
    }

    /// The tree of a view inside a superview whose place on the screen is known.
    static func tree(
        of view: UIView, in parent: ScreenTransform?, isOneOfSeveral: Bool, environment: Environment
    ) -> AccessibilityTree {
        var capture = TreeCapture(environment: environment)
        capture.add(view, in: parent, isOneOfSeveral: isOneOfSeveral)
        return capture.finish(environment)
    }

    /// The tree of several windows under one topmost node.
    static func tree(of windows: [UIWindow], under application: UIApplication, environment: Environment)
        -> AccessibilityTree
    {
        var capture = TreeCapture(environment: environment)
        var root = Node(
            id: application.nodeID, className: ClassFacts.of(application).name, frame: environment.screenBounds)
        root.identifier = application.accessibilityIdentifier
        capture.builder.open(root)
        for window in windows { capture.add(window, in: nil, isOneOfSeveral: true) }
        capture.builder.close()
        return capture.finish(environment)
    }

    private consuming func finish(_ environment: Environment) -> AccessibilityTree {
        CaptureContext.leave()
        // Ids are unique and every node is closed; only a screen of more than two thousand million nodes gets here.
        return (try? builder.finish()) ?? AccessibilityTree(environment: environment)
    }

    private mutating func add(_ root: UIView, in parent: ScreenTransform?, isOneOfSeveral: Bool = false) {
        let base = stack.count
        open(root, in: parent, isSpoken: root.superview?.speaksOrIsSpoken ?? false, isOneOfSeveral)
        while stack.count > base {
            let last = stack.count - 1
            if stack[last].nextSubview < stack[last].subviews.count {
                let view = stack[last].subviews[stack[last].nextSubview]
                stack[last].nextSubview += 1
                open(view, in: stack[last].transform, isSpoken: stack[last].isSpoken)
            } else if let list = stack[last].elements, list.next < list.elements.count {
                list.next += 1
                open(list.elements[list.next - 1], of: list.view, stack[last].transform)
            } else {
                stack.removeLast()
                builder.close()
            }
        }
    }

    private mutating func open(
        _ view: UIView, in parent: ScreenTransform?, isSpoken: Bool, _ isOneOfSeveral: Bool = false
    ) {
        let transform = ScreenTransform(of: view, in: parent)
        if isSpoken != view.flags.contains(.isSpokenBySuperview) {
            view.flags.formSymmetricDifference(.isSpokenBySuperview)
        }
        var node = Node(id: view.nodeID, className: "")
        let elements = view.describe(in: &node, transform, isOneOfSeveral: isOneOfSeveral)
        if elements.isEmpty, view.subviews.isEmpty {
            builder.add(node)
            return
        }
        builder.open(node)
        stack.append(
            Level(
                subviews: view.subviews, elements: Elements(new(elements), in: view), transform: transform,
                isSpoken: isSpoken || view.speaksForSubviews))
    }

    private mutating func open(_ element: UIAccessibilityObject, of view: UIView, _ transform: ScreenTransform) {
        CaptureContext.enter(view, transform)
        if let element = element as? UIAccessibilityElement {
            element.capturingView = view
            if element.containerView !== view { view.storedWindow?.hasForeignElements = true }
        }
        var node = Node(id: element.nodeID, className: "")
        let elements = element.describe(in: &node)
        node.isView = false
        builder.open(node)
        stack.append(Level(subviews: [], elements: Elements(new(elements), in: view), transform: transform))
    }

    // Those of a container's own elements that need a node: views have theirs where they stand in the hierarchy.
    private mutating func new(_ elements: [UIAccessibilityObject]) -> [UIAccessibilityObject] {
        guard !elements.isEmpty else { return [] }
        return elements.filter { !($0 is UIView) && captured.insert($0.nodeID).inserted }
    }
}

extension UIView {
    fileprivate final var speaksOrIsSpoken: Bool { speaksForSubviews || flags.contains(.isSpokenBySuperview) }

    /// The map of the superview's coordinates to the screen; nil for a topmost view.
    final var transformOfSuperviews: ScreenTransform? {
        var chain: [UIView] = []
        var view = storedSuperview
        while let current = view {
            chain.append(current)
            view = current.storedSuperview
        }
        return chain.reversed().reduce(nil) { ScreenTransform(of: $1, in: $0) }
    }
}
