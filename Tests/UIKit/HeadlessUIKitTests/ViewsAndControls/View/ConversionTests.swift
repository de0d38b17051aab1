import Foundation
import Testing

@testable import HeadlessUIKit

/// Points and rectangles from one view's coordinates to another's.
@MainActor struct ConversionTests {
    private func view(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, in parent: UIView? = nil)
        -> UIView
    {
        let view = UIView(frame: CGRect(x: x, y: y, width: width, height: height))
        parent?.addSubview(view)
        return view
    }

    private func isNear(_ point: CGPoint, _ x: CGFloat, _ y: CGFloat) -> Bool {
        abs(point.x - x) < 1e-9 && abs(point.y - y) < 1e-9
    }

    @Test func `GEO-01 a point goes down to a subview and up again`() {
        let root = view(0, 0, 100, 100)
        let child = view(20, 10, 10, 10, in: root)
        #expect(root.convert(CGPoint(x: 15, y: 15), to: child) == CGPoint(x: -5, y: 5))
        #expect(child.convert(CGPoint(x: 5, y: 5), to: root) == CGPoint(x: 25, y: 15))
    }

    @Test func `GEO-02 siblings convert through what they are both in`() {
        let root = view(0, 0, 100, 100)
        let first = view(20, 10, 10, 10, in: root)
        let second = view(80, 80, 20, 20, in: root)
        #expect(first.convert(CGPoint(x: 60, y: 70), to: second) == .zero)
        #expect(second.convert(CGPoint(x: -5, y: -5), to: first) == CGPoint(x: 55, y: 65))
    }

    @Test func `GEO-03 a view in one sibling converts to the other`() {
        let root = view(0, 0, 100, 100)
        let first = view(20, 10, 10, 10, in: root)
        let second = view(80, 80, 20, 20, in: root)
        let inner = view(5, 5, 5, 5, in: second)
        #expect(inner.convert(CGPoint(x: 1, y: 1), to: first) == CGPoint(x: 66, y: 76))
    }

    @Test func `GEO-05 the origin of a view's bounds counts in its own coordinates`() {
        let root = view(0, 0, 100, 100)
        root.bounds.origin = CGPoint(x: 10, y: 10)
        let outer = view(20, 20, 10, 10, in: root)
        outer.bounds.origin = CGPoint(x: 5, y: 5)
        let inner = view(5, 5, 5, 5, in: outer)
        inner.bounds.origin = CGPoint(x: 999, y: 999)
        #expect(inner.convert(CGPoint.zero, to: root) == CGPoint(x: -979, y: -979))
    }

    @Test func `GEO-06 GEO-07 a scaled view converts in units of its bounds`() {
        let root = view(0, 0, 80, 40)
        let scaled = view(0, 0, 1, 1, in: root)
        scaled.transform = CGAffineTransform(scaleX: 2, y: 2)
        scaled.frame = CGRect(x: 10, y: 10, width: 60, height: 40)
        #expect(isNear(root.convert(CGPoint(x: 60, y: 20), to: scaled), 25, 5))
        #expect(isNear(scaled.convert(CGPoint(x: 25, y: 5), to: root), 60, 20))
    }

    @Test func `GEO-09 nil means the topmost view where there is no window`() {
        let root = view(30, 30, 100, 100)
        let point = CGPoint(x: 10, y: 10)
        #expect(root.convert(point, to: nil) == point)
        #expect(root.convert(point, from: nil) == point)
    }

    @Test func `GEO-10 nil means the window`() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        let child = view(10, 10, 10, 10, in: window)
        #expect(child.convert(child.bounds.origin, to: nil) == CGPoint(x: 10, y: 10))
    }

    @Test func `GEO-11 the bounds' origins of both views count`() {
        let outer = view(0, 0, 100, 100)
        outer.bounds.origin = CGPoint(x: 20, y: 20)
        let inner = view(23, 23, 10, 10, in: outer)
        inner.bounds.origin = CGPoint(x: 17, y: 17)
        #expect(outer.convert(CGPoint(x: 42, y: 42), to: inner) == CGPoint(x: 36, y: 36))
        #expect(inner.convert(CGPoint(x: 36, y: 36), to: outer) == CGPoint(x: 42, y: 42))
    }

    @Test func `GEO-12 a point in the outer view's coordinates does not depend on that view's own origin`() {
        let outer = view(0, 0, 100, 100)
        outer.bounds.origin = CGPoint(x: -1000, y: -1000)
        let inner = view(23, 23, 10, 10, in: outer)
        inner.bounds.origin = CGPoint(x: 17, y: 17)
        #expect(inner.convert(CGPoint(x: 5, y: 5), to: outer) == CGPoint(x: 11, y: 11))
    }

    @Test func `GEO-17 rotations on both ways are undone and done`() {
        let root = view(0, 0, 600, 600)
        let first = view(4, 92, 254, 17, in: root)
        first.transform = CGAffineTransform(rotationAngle: 110)
        first.bounds = CGRect(x: 144, y: 23, width: 20, height: 15)
        let second = view(12, 150, 400, 400, in: root)
        second.transform = CGAffineTransform(rotationAngle: -30)
        let inner = view(40, 113, 10, 10, in: second)
        inner.transform = CGAffineTransform(rotationAngle: 42)
        inner.bounds = CGRect(x: 4, y: 3, width: 20, height: 15)
        let point = CGPoint(x: 45, y: 115)
        #expect(isNear(inner.convert(point, to: first), -72.9941233911901, -114.85495931677))
        #expect(isNear(first.convert(point, to: inner), 80.12346855145998, -140.97315764408575))
    }

    @Test func `GEO-19 a rectangle goes from one sibling to the other`() {
        let root = view(0, 0, 300, 300)
        let title = view(4, 92, 254, 17, in: root)
        let picture = view(4, 113, 254, 17, in: root)
        #expect(
            title.convert(CGRect(x: 0, y: 0, width: 254, height: 17), to: picture)
                == CGRect(x: 0, y: -21, width: 254, height: 17))
    }

    @Test(arguments: [
        (UIView.AutoresizingMask.flexibleWidth, CGRect(x: 10, y: 10, width: 130, height: 30)),
        (.flexibleHeight, CGRect(x: 10, y: 10, width: 30, height: 80)),
        (UIView.AutoresizingMask([.flexibleWidth, .flexibleHeight]), CGRect(x: 10, y: 10, width: 130, height: 80)),
        (.flexibleLeftMargin, CGRect(x: 110, y: 10, width: 30, height: 30)),
        (.flexibleRightMargin, CGRect(x: 10, y: 10, width: 30, height: 30)),
    ])
    func `GEO-14 a subview follows by its mask`(mask: UIView.AutoresizingMask, expected: CGRect) {
        let parent = view(0, 0, 100, 100)
        let child = view(10, 10, 30, 30, in: parent)
        child.autoresizingMask = mask
        parent.frame.size = CGSize(width: 200, height: 150)
        #expect(child.frame == expected)
    }
}
