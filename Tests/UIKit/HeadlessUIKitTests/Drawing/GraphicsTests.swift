import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor struct GraphicsTests {
    @Test func `geometry goes into dictionaries as it is and boxed`() {
        let info: [AnyHashable: Any] = [
            "rect": CGRect(x: 1, y: 2, width: 3, height: 4), "boxed": NSValue(cgPoint: CGPoint(x: 5, y: 6)),
            "size": CGSize(width: 7, height: 8),
        ]
        #expect((info["rect"] as? NSValue)?.cgRectValue == CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(info["rect"] as? CGRect == CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(info["boxed"] as? CGPoint == CGPoint(x: 5, y: 6))
        #expect(info["boxed"] as? CGRect == nil)
        #expect((info["size"] as? NSValue)?.cgSizeValue == CGSize(width: 7, height: 8))
        #expect((info["size"] as? NSValue)?.cgRectValue == .zero)
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue == insets)
    }

    @Test func `a path and its twin in CoreGraphics are the same shape, and apart`() {
        let path = UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 40, height: 20), cornerRadius: 5)
        let copy = path.cgPath
        #expect(copy.boundingBoxOfPath == path.bounds)
        #expect(copy.contains(CGPoint(x: 20, y: 10)) && !copy.contains(CGPoint(x: 0.5, y: 0.5)))
        path.addLine(to: CGPoint(x: 100, y: 100))
        #expect(copy.boundingBoxOfPath.maxX == 40)
        #expect(UIBezierPath(cgPath: copy).bounds == CGRect(x: 0, y: 0, width: 40, height: 20))
        #expect(CGMutablePath().boundingBox == .null && UIBezierPath().bounds == .zero)
    }

    @Test func `only the corners that are named are round`() {
        let rect = CGRect(x: 0, y: 0, width: 40, height: 20)
        let path = UIBezierPath(
            roundedRect: rect, byRoundingCorners: [.topLeft, .bottomRight], cornerRadii: CGSize(width: 8, height: 8))
        #expect(!path.contains(CGPoint(x: 0.5, y: 0.5)) && !path.contains(CGPoint(x: 39.5, y: 19.5)))
        #expect(path.contains(CGPoint(x: 39.5, y: 0.5)) && path.contains(CGPoint(x: 0.5, y: 19.5)))
    }

    @Test func `an arc runs as its direction says on a screen`() {
        let quarter = UIBezierPath(
            arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
        #expect(quarter.bounds.minX > -0.01 && quarter.bounds.maxY > 9.99)
        let rest = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
        #expect(rest.bounds.minX < -9.99)
    }

    @Test func `what an app draws has the right size and runs its code`() {
        var scale: CGFloat = 0
        let format = UIGraphicsImageRendererFormat()
        format.scale = 2
        let image = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 20), format: format).image { context in
            scale = CGFloat(context.cgContext.width) / 30
            #expect(UIGraphicsGetCurrentContext() === context.cgContext)
            context.cgContext.saveGState()
            context.cgContext.translateBy(x: 5, y: 0)
            context.cgContext.restoreGState()
            #expect(context.cgContext.ctm.isIdentity)
        }
        #expect(image.size == CGSize(width: 30, height: 20) && scale == 2)
        #expect(UIGraphicsGetCurrentContext() == nil)
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 5, height: 6), false, 1)
        #expect(UIGraphicsGetImageFromCurrentImageContext()?.size == CGSize(width: 5, height: 6))
        UIGraphicsEndImageContext()
        #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
    }

    @Test func `a dynamic colour is taken for the traits that are current`() {
        let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
        #expect(color.cgColor == UIColor.black.cgColor)
        UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
            #expect(color.cgColor == UIColor.white.cgColor)
        }
        #expect(UIColor(cgColor: CGColor(gray: 0.5, alpha: 1)) == UIColor(white: 0.5, alpha: 1))
    }
}
