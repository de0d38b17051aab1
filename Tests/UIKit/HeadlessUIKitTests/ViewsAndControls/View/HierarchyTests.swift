import Foundation
import Testing

@testable import HeadlessUIKit

/// Adding, moving and removing subviews.
@MainActor struct HierarchyTests {
    private let parent = UIView()
    private let views = (0..<4).map { _ in UIView() }

    private func fill() {
        for view in views { parent.addSubview(view) }
    }

    @Test func `HIER-02 HIER-03 a subview comes and goes`() {
        let child = UIView()
        parent.addSubview(child)
        #expect(child.superview === parent)
        #expect(parent.subviews == [child])
        child.removeFromSuperview()
        #expect(child.superview == nil)
        #expect(parent.subviews.isEmpty)
    }

    @Test func `HIER-05 a view below one that is not there comes to the front`() {
        let (first, second, third) = (UIView(), UIView(), UIView())
        parent.addSubview(first)
        parent.addSubview(second)
        parent.insertSubview(third, belowSubview: UIView())
        #expect(parent.subviews == [first, second, third])
    }

    @Test func `HIER-06 a view leaves its superview for another`() {
        let other = UIView()
        let child = UIView()
        parent.addSubview(child)
        other.addSubview(child)
        #expect(parent.subviews.isEmpty)
        #expect(other.subviews == [child])
    }

    @Test func `HIER-07 an index past the end means the front`() {
        let child = UIView()
        parent.insertSubview(child, at: 999)
        #expect(parent.subviews == [child])
    }

    @Test func `HIER-08 a view is notified once of each change of its superview`() {
        final class Counting: UIView {
            var changes: [Bool] = []
            override func didMoveToSuperview() { changes.append(superview != nil) }
        }
        let child = Counting()
        parent.addSubview(child)
        child.removeFromSuperview()
        #expect(child.changes == [true, false])
    }

    @Test(arguments: 0...3) func `HIER-10 a subview is moved to an index`(index: Int) {
        fill()
        parent.insertSubview(views[1], at: index)
        #expect(parent.subviews.firstIndex(of: views[1]) == index)
        #expect(parent.subviews.count == 4)
    }

    @Test(arguments: [(0, 1), (2, 2), (3, 3)])
    func `HIER-12 a subview is moved in front of another`(other: Int, index: Int) {
        fill()
        parent.insertSubview(views[1], aboveSubview: views[other])
        #expect(parent.subviews.firstIndex(of: views[1]) == index)
    }

    @Test func `HIER-13 inserting a subview next to itself or a stranger brings it to the front`() {
        fill()
        for place in [
            { parent.insertSubview(views[1], aboveSubview: views[1]) },
            { parent.insertSubview(views[1], belowSubview: views[1]) },
            { parent.insertSubview(views[1], aboveSubview: UIView()) },
            { parent.insertSubview(views[1], belowSubview: UIView()) },
        ] as [@MainActor () -> Void] {
            parent.insertSubview(views[1], at: 1)
            place()
            #expect(parent.subviews.firstIndex(of: views[1]) == 3)
        }
    }

    @Test func `HIER-14 a view holds its subviews and they do not hold it`() {
        weak var child: UIView?
        weak var outer: UIView?
        do {
            let view = UIView()
            let inner = UIView()
            view.addSubview(inner)
            child = inner
            outer = view
            #expect(child != nil)
        }
        #expect(outer == nil)
        #expect(child == nil)
    }

    @Test func `HIER-15 a new view is laid out without being asked to`() {
        final class Sizing: UIView {
            override func layoutSubviews() {
                for view in subviews { view.frame.size = CGSize(width: 300, height: 100) }
            }
        }
        let view = Sizing()
        let child = UIView()
        view.addSubview(child)
        view.layoutIfNeeded()
        #expect(child.frame.size == CGSize(width: 300, height: 100))
    }

    @Test func `HIT-01 the far edges lie outside`() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        #expect(view.point(inside: CGPoint(x: 99, y: 99), with: nil))
        #expect(!view.point(inside: CGPoint(x: 100, y: 100), with: nil))
    }

    @Test func `HIT-03 the deepest view under a point is hit`() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        root.bounds = CGRect(x: -10, y: -10, width: 100, height: 100)
        let outer = UIView(frame: CGRect(x: 40, y: 40, width: 20, height: 20))
        let inner = UIView(frame: CGRect(x: 10, y: 10, width: 5, height: 5))
        root.addSubview(outer)
        outer.addSubview(inner)
        let hits = [(-5, -5), (40, 40), (52.5, 52.5), (-11, -11), (95, 95)].map { (x: Double, y: Double) in
            root.hitTest(CGPoint(x: x, y: y), with: nil)
        }
        #expect(hits == [root, outer, inner, nil, nil])
    }

    @Test func `HIT-04 a scaled view is hit in units of its bounds`() {
        let root = UIView()
        root.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
        root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        let child = UIView(frame: CGRect(x: 25, y: 25, width: 50, height: 50))
        root.addSubview(child)
        let hits = [25, 74, 20, 75, 199].map { root.hitTest(CGPoint(x: $0, y: $0), with: nil) }
        #expect(hits == [child, child, root, root, root])
    }

    @Test func `HIT-05 a scaled subview is hit where it shows`() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let child = UIView()
        child.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
        child.frame = CGRect(x: 25, y: 25, width: 50, height: 50)
        root.addSubview(child)
        let hits = [25, 74, 20, 75, 100].map { root.hitTest(CGPoint(x: $0, y: $0), with: nil) }
        #expect(hits == [child, child, root, root, nil])
    }

    @Test func `SCR-02 the offset of a scroll view is the origin of its bounds`() {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        scroll.contentSize = CGSize(width: 1000, height: 1000)
        scroll.contentOffset = CGPoint(x: 10, y: 20)
        #expect(scroll.bounds.origin == CGPoint(x: 10, y: 20))
    }

    @Test func `SCR-03 code may scroll what the user may not`() {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        scroll.contentSize = CGSize(width: 1000, height: 1000)
        scroll.isScrollEnabled = false
        scroll.setContentOffset(CGPoint(x: 0, y: 50), animated: false)
        #expect(scroll.contentOffset == CGPoint(x: 0, y: 50))
    }
}
