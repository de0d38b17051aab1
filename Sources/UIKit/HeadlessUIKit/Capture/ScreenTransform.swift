import AccessibilityTree
import Foundation

/// Maps the coordinates of one view to the screen: a translation, unless a view on the way is scaled or rotated.
struct ScreenTransform {
    private var dx: CGFloat
    private var dy: CGFloat
    // Boxed: nearly always there is none, and transforms are copied a lot.
    private var affine: Affine?

    private final class Affine: Sendable {
        let transform: CGAffineTransform
        init(_ transform: CGAffineTransform) { self.transform = transform }
    }

    /// Creates the transform of a view inside a superview, or of a topmost view without one.
    @MainActor init(of view: UIView, in parent: ScreenTransform?) {
        let isAffine = view.flags.contains(.hasTransform)
        if !isAffine, parent?.isAffine != true {
            dx = (parent?.dx ?? 0) + view.untransformedOrigin.x - view.storedBounds.origin.x
            dy = (parent?.dy ?? 0) + view.untransformedOrigin.y - view.storedBounds.origin.y
            return
        }
        let middle = view.storedCenter
        let bounds = view.storedBounds
        let toParent = CGAffineTransform(translationX: -bounds.midX, y: -bounds.midY)
            .concatenating(view.storedTransform)
            .concatenating(CGAffineTransform(translationX: middle.x, y: middle.y))
        affine = Affine(toParent.concatenating(parent?.asAffine ?? .identity))
        (dx, dy) = (0, 0)
    }

    /// Creates the transform of a view whose bounds have a known origin on the screen, neither scaled nor rotated.
    init(shifting bounds: CGRect, to origin: Point) {
        dx = CGFloat(origin.x) - bounds.origin.x
        dy = CGFloat(origin.y) - bounds.origin.y
    }

    /// Whether the map does more than shift.
    var isAffine: Bool { affine != nil }

    private var asAffine: CGAffineTransform { affine?.transform ?? CGAffineTransform(translationX: dx, y: dy) }

    /// The smallest upright rectangle of the screen around a rectangle of the view.
    func apply(_ rect: CGRect) -> CGRect {
        if let affine { return rect.applying(affine.transform) }
        return CGRect(x: rect.origin.x + dx, y: rect.origin.y + dy, width: rect.size.width, height: rect.size.height)
    }
}

extension Rect {
    init(_ rect: CGRect) {
        self.init(
            x: Double(rect.origin.x), y: Double(rect.origin.y), width: Double(rect.size.width),
            height: Double(rect.size.height))
    }
}

extension Point {
    init(_ point: CGPoint) {
        self.init(x: Double(point.x), y: Double(point.y))
    }
}

extension CGPoint {
    init(_ point: Point) {
        self.init(x: point.x, y: point.y)
    }
}

/// The known transform of the view being captured, so that the view need not walk up to its window, and what a capture
/// has found out on its way.
@MainActor enum CaptureContext {
    private static var view: ObjectIdentifier?
    private static var transform: ScreenTransform?
    /// The captured objects whose attributes may change without a call of a setter.
    private static var computing: [NodeID] = []

    static func enter(_ newView: UIView, _ newTransform: ScreenTransform) {
        view = ObjectIdentifier(newView)
        transform = newTransform
    }

    static func leave() {
        view = nil
        transform = nil
    }

    static func note(computing object: UIAccessibilityObject) { computing.append(object.nodeID) }

    /// Returns the noted objects and forgets them.
    static func takeComputing() -> [NodeID] {
        defer { computing = [] }
        return computing
    }

    static func transform(of asking: UIView) -> ScreenTransform? {
        view == ObjectIdentifier(asking) ? transform : nil
    }
}
