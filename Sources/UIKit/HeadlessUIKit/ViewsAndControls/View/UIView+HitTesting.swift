import Foundation

extension UIView {
    private struct Visit {
        let view: UIView
        let point: CGPoint
        var rest: Int
    }

    /// Finds the front-most visible view under a point.
    ///
    /// Views of this module's own classes are searched without recursion. A class of the app may override
    /// `hitTest(_:with:)` and has to be called; past 1,000 such calls inside each other the view itself
    /// is the answer.
    final func hitTestSubviews(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard isHittable, self.point(inside: point, with: event) else { return nil }
        HitTesting.depth += 1
        defer { HitTesting.depth -= 1 }
        guard HitTesting.depth <= HitTesting.depthLimit else { return self }
        var visits = [Visit(view: self, point: point, rest: subviews.count)]
        search: while let last = visits.indices.last {
            let (view, point) = (visits[last].view, visits[last].point)
            // A class may edit the hierarchy in its hit test.
            visits[last].rest = min(visits[last].rest, view.subviews.count)
            while visits[last].rest > 0 {
                visits[last].rest -= 1
                let child = view.subviews[visits[last].rest]
                let childPoint = child.pointFromSuperview(point)
                if ClassFacts.of(child).pointee.hitTestsByDefault {
                    guard child.isHittable, child.point(inside: childPoint, with: event) else { continue }
                    visits.append(Visit(view: child, point: childPoint, rest: child.subviews.count))
                    continue search
                }
                if let hit = child.hitTest(childPoint, with: event) { return hit }
                visits[last].rest = min(visits[last].rest, view.subviews.count)
            }
            return view
        }
        return self
    }

    private var isHittable: Bool {
        !isHidden && isUserInteractionEnabled && alpha >= 0.01
    }
}

@MainActor private enum HitTesting {
    static var depth = 0
    static let depthLimit = 1_000
}
