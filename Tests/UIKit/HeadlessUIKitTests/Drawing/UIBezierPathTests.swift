import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor struct UIBezierPathTests {
    private let rect = CGRect(x: 10, y: 20, width: 100, height: 60)

    @Test func `shapes fill their rectangle`() {
        #expect(UIBezierPath(rect: rect).bounds == rect)
        #expect(UIBezierPath(roundedRect: rect, cornerRadius: 500).bounds == rect)
        #expect(UIBezierPath(ovalIn: rect).bounds == rect)
        #expect(UIBezierPath().bounds == .zero)
    }

    @Test func `an oval leaves its corners out`() {
        let oval = UIBezierPath(ovalIn: rect)
        #expect(oval.contains(CGPoint(x: 60, y: 50)))
        #expect(!oval.contains(CGPoint(x: 12, y: 22)))
        #expect(UIBezierPath(rect: rect).contains(CGPoint(x: 12, y: 22)))
        #expect(!UIBezierPath(rect: rect).contains(CGPoint(x: 9, y: 22)))
    }

    @Test func `a path can be built, moved, and is copied by elements`() {
        let path = UIBezierPath()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 10, y: 0))
        path.addQuadCurve(to: CGPoint(x: 10, y: 10), controlPoint: CGPoint(x: 20, y: 5))
        #expect(path.currentPoint == CGPoint(x: 10, y: 10))
        path.close()
        #expect(path.currentPoint == .zero)
        let element = UIView(frame: .zero)
        element.accessibilityPath = path
        path.apply(CGAffineTransform(translationX: 100, y: 0))
        #expect(path.bounds == CGRect(x: 100, y: 0, width: 15, height: 10))
        #expect(element.accessibilityPath?.bounds.minX == 0)
    }

    @Test func `an element is activated in the middle of its path when its frame is empty`() {
        let element = UIView(frame: .zero)
        element.accessibilityFrame = .zero
        element.accessibilityPath = UIBezierPath(rect: rect)
        #expect(element.accessibilityActivationPoint == CGPoint(x: 60, y: 50))
    }
}
