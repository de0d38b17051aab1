import AccessibilityTree
import Foundation

/// Copies the attributes of live objects into a tree, without applying any rule to it and without recursion.
@MainActor struct TreeCapture {
    private var builder: TreeBuilder
    private var stack: [Level] = []
    // Elements that are not views may be in several arrays, but only once in a tree.
    private var captured: Set<NodeID> = []
    private var reach: Rect?
    private let options: CaptureOptions

    // A view or an element whose node is open, and its remaining content.
    private struct Level {
        var subviews: [UIView]
        var nextSubview = 0
        var elements: Elements?
        let transform: ScreenTransform
        var isSpoken = false
        var isInScrollView = false
    }

    // The elements of a container that are not views. Few views have any, so the others pay for a pointer only.
    private final class Elements {
        let view: UIView
        let elements: [UIAccessibilityObject]
        var next = 0

        init(_ elements: [UIAccessibilityObject], in view: UIView) {
            self.view = view
            self.elements = elements
        }
    }

    private init(_ environment: Environment, _ options: CaptureOptions) {
        builder = TreeBuilder(environment: environment)
        self.options = options
    }

    /// Returns the tree of a view and its subviews. The view's superviews only determine its position on the screen.
    static func tree(of view: UIView, environment: Environment, options: CaptureOptions, expectedCount: Int = 0)
        -> AccessibilityTree
    {
        var capture = TreeCapture(environment, options)
        // Screens with fewer views are rare, and lists that grow from nothing are moved again and again.
        capture.builder.reserveCapacity(max(expectedCount, 32))
        capture.add(view, in: view.transformOfSuperviews)
        return capture.finish(environment)
    }

    /// Returns the tree of a view inside a superview whose position on the screen is known.
    static func tree(
        of view: UIView, in parent: ScreenTransform?, environment: Environment, options: CaptureOptions
    ) -> AccessibilityTree {
        var capture = TreeCapture(environment, options)
        capture.add(view, in: parent)
        return capture.finish(environment)
    }

    /// The tree of several windows under one topmost node.
    static func tree(
        of windows: [UIWindow], under application: UIApplication, environment: Environment, options: CaptureOptions
    ) -> AccessibilityTree {
        var capture = TreeCapture(environment, options)
        var root = Node(
            id: application.nodeID, className: ClassFacts.of(application).pointee.name, frame: environment.screenBounds)
        root.identifier = application.accessibilityIdentifier
        capture.builder.open(root)
        for window in windows { capture.add(window, in: nil) }
        capture.builder.close()
        return capture.finish(environment)
    }

    private consuming func finish(_ environment: Environment) -> AccessibilityTree {
        CaptureContext.leave()
        // Ids are unique and every node is closed; only a screen of more than two thousand million nodes gets here.
        return (try? builder.finish()) ?? AccessibilityTree(environment: environment)
    }

    private mutating func add(_ root: UIView, in parent: ScreenTransform?) {
        let base = stack.count
        reach = root.storedWindow?.reach
        open(
            root, in: parent, isSpoken: root.superview?.speaksOrIsSpoken ?? false,
            isInScrollView: root.superview?.isOrIsInScrollView ?? false)
        while stack.count > base {
            let last = stack.count - 1
            if stack[last].nextSubview < stack[last].subviews.count {
                let view = stack[last].subviews[stack[last].nextSubview]
                stack[last].nextSubview += 1
                open(
                    view, in: stack[last].transform, isSpoken: stack[last].isSpoken,
                    isInScrollView: stack[last].isInScrollView)
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
        _ view: UIView, in parent: ScreenTransform?, isSpoken: Bool, isInScrollView: Bool
    ) {
        let transform = ScreenTransform(of: view, in: parent)
        if isSpoken != view.flags.contains(.isSpokenBySuperview) {
            view.flags.formSymmetricDifference(.isSpokenBySuperview)
        }
        if isInScrollView != view.flags.contains(.isInScrollView) {
            view.flags.formSymmetricDifference(.isInScrollView)
        }
        var node = Node(id: view.nodeID, className: "")
        let elements = view.describe(in: &node, transform, options)
        let isOrIsInScrollView = isInScrollView || ClassFacts.of(view).pointee.isScrollView
        if !isOrIsInScrollView, view.isOutOfReach(node, of: reach) { node.isOutsideWindow = true }
        let subviews = view.storedSubviews
        if elements.isEmpty, subviews.isEmpty {
            builder.add(node)
            return
        }
        builder.open(node)
        stack.append(
            Level(
                subviews: subviews, elements: new(elements, in: view), transform: transform,
                isSpoken: isSpoken || view.speaksForSubviews, isInScrollView: isOrIsInScrollView))
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
        stack.append(Level(subviews: [], elements: new(elements, in: view), transform: transform))
    }

    // Returns a container's own elements that need a node: views have theirs at their place in the hierarchy.
    private mutating func new(_ elements: [UIAccessibilityObject], in view: UIView) -> Elements? {
        guard !elements.isEmpty else { return nil }
        let new = elements.filter { !($0 is UIView) && captured.insert($0.nodeID).inserted }
        return new.isEmpty ? nil : Elements(new, in: view)
    }
}

extension UIView {
    /// Whether an element is completely outside its window, where the user cannot find it. The caller must check for
    /// scroll views, whose content can be scrolled in from there.
    final func isOutOfReach(_ node: borrowing Node, of reach: Rect?) -> Bool {
        guard node.isElement, let reach else { return false }
        let frame = node.frame
        return !frame.hasZeroSize
            && (frame.x >= reach.maxX || frame.maxX <= reach.x || frame.y >= reach.maxY || frame.maxY <= reach.y)
    }

    final var isOrIsInScrollView: Bool {
        flags.contains(.isInScrollView) || ClassFacts.of(self).pointee.isScrollView
    }

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

extension UIWindow {
    /// The frame of the window on the screen; nil for one without a size.
    final var reach: Rect? {
        let place = Rect(CGRect(origin: untransformedOrigin, size: storedBounds.size))
        return place.hasZeroSize ? nil : place
    }
}
