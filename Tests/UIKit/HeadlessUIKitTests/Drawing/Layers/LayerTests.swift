import Foundation
import Testing

@testable import HeadlessUIKit

extension CoreTests {
    @Suite @MainActor struct Layers {
        @Test func `the layer of a view is the view's own geometry and looks`() {
            let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 40))
            #expect(view.layer.position == CGPoint(x: 60, y: 40))
            #expect(view.layer.anchorPoint == CGPoint(x: 0.5, y: 0.5))
            view.layer.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
            #expect(view.frame == CGRect(x: 0, y: 0, width: 50, height: 50))
            view.layer.opacity = 0.25
            view.layer.masksToBounds = true
            view.layer.isHidden = true
            view.layer.backgroundColor = UIColor.red.cgColor
            #expect(view.alpha == 0.25 && view.clipsToBounds && view.isHidden && view.backgroundColor == .red)
            view.backgroundColor = nil
            #expect(view.layer.backgroundColor == nil)
            view.layer.transform = CATransform3DMakeScale(2, 3, 1)
            #expect(view.transform == CGAffineTransform(scaleX: 2, y: 3))
        }

        @Test func `another anchor moves the view, and transforms turn about it`() {
            let outer = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
            let view = UIView(frame: CGRect(x: 100, y: 100, width: 80, height: 40))
            outer.addSubview(view)
            view.layer.anchorPoint = .zero
            #expect(view.center == CGPoint(x: 140, y: 120))
            #expect(view.frame == CGRect(x: 140, y: 120, width: 80, height: 40))
            view.transform = CGAffineTransform(scaleX: 2, y: 2)
            #expect(view.frame == CGRect(x: 140, y: 120, width: 160, height: 80))
            #expect(view.convert(CGPoint(x: 10, y: 10), to: outer) == CGPoint(x: 160, y: 140))
            #expect(view.convert(CGPoint(x: 160, y: 140), from: outer) == CGPoint(x: 10, y: 10))
            view.frame = CGRect(x: 0, y: 0, width: 40, height: 20)
            #expect(view.bounds.size == CGSize(width: 20, height: 10))
            #expect(view.frame == CGRect(x: 0, y: 0, width: 40, height: 20))
            view.bounds.size = CGSize(width: 30, height: 30)
            #expect(view.center == .zero)
        }

        @Test func `layers stand among those of the subviews`() {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            let subview = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
            view.addSubview(subview)
            let (front, behind) = (CAShapeLayer(), CAGradientLayer())
            view.layer.addSublayer(front)
            view.layer.insertSublayer(behind, at: 0)
            #expect(view.layer.sublayers == [behind, subview.layer, front])
            #expect(front.superlayer === view.layer && subview.layer.superlayer === view.layer)
            front.frame = CGRect(x: 20, y: 20, width: 10, height: 10)
            #expect(view.layer.convert(CGPoint(x: 25, y: 25), to: front) == CGPoint(x: 5, y: 5))
            #expect(view.layer.hitTest(CGPoint(x: 25, y: 25)) === front)
            front.removeFromSuperlayer()
            #expect(view.layer.sublayers == [behind, subview.layer])
            #expect(view.layer.hitTest(CGPoint(x: 25, y: 25)) === subview.layer)
        }

        private final class Gradient: UIView {
            override class var layerClass: AnyClass { CAGradientLayer.self }
            let shape = CAShapeLayer()
            var laidOut = 0

            override init(frame: CGRect) {
                super.init(frame: frame)
                layer.addSublayer(shape)
            }

            required init?(coder: NSCoder) { nil }

            override func layoutSubviews() {
                super.layoutSubviews()
                laidOut += 1
            }

            override func layoutSublayers(of layer: CALayer) {
                super.layoutSublayers(of: layer)
                shape.frame = bounds
            }
        }

        @Test func `a view has the layer that its class names, and lays it out with its subviews`() {
            let stage = TestWindow()
            let view = stage.add(Gradient(frame: CGRect(x: 0, y: 0, width: 30, height: 40)))
            #expect(view.layer is CAGradientLayer)
            MainLoop.main.advance(by: .zero)
            #expect(view.laidOut == 1 && view.shape.frame == CGRect(x: 0, y: 0, width: 30, height: 40))
            view.frame.size.width = 60
            MainLoop.main.advance(by: .zero)
            #expect(view.laidOut == 2 && view.shape.bounds.width == 60)
        }

        private final class Ends: CAAnimationDelegate {
            var heard: [String] = []
            func animationDidStart(_ anim: CAAnimation) { heard.append("start") }
            func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { heard.append("stop \(flag)") }
        }

        @Test func `an animation reports its end when it is due, and a transaction that of its longest`() {
            MainLoop.main.clock = .virtual
            let layer = CALayer()
            let ends = Ends()
            var isCompleted = false
            CATransaction.begin()
            CATransaction.setCompletionBlock { isCompleted = true }
            let fade = CABasicAnimation(keyPath: "opacity")
            fade.duration = 1
            fade.autoreverses = true
            fade.delegate = ends
            layer.add(fade, forKey: "fade")
            CATransaction.commit()
            MainLoop.main.advance(by: .milliseconds(1_999))
            #expect(ends.heard == ["start"] && !isCompleted && layer.animationKeys() == ["fade"])
            MainLoop.main.advance(by: .milliseconds(1))
            #expect(ends.heard == ["start", "stop true"] && isCompleted && layer.animationKeys() == nil)
            let endless = CABasicAnimation(keyPath: "transform.rotation")
            endless.repeatCount = .infinity
            endless.delegate = ends
            layer.add(endless, forKey: "turn")
            MainLoop.main.runUntilIdle()
            layer.removeAnimation(forKey: "turn")
            #expect(ends.heard.suffix(2) == ["start", "stop false"])
        }

        private final class Ticker: NSObject, NamedActionTarget {
            var ticks = 0
            func performAction(_ action: Selector, sender: Any?, event: UIEvent?) -> Bool {
                ticks += 1
                return true
            }
        }

        @Test func `a display link ticks while time goes on, and nothing waits for it`() {
            MainLoop.main.clock = .virtual
            MainLoop.main.runUntilIdle()
            let ticker = Ticker()
            let link = CADisplayLink(target: ticker, selector: Selector("tick"))
            link.add(to: .main, forMode: .common)
            #expect(!MainLoop.main.hasWork)
            MainLoop.main.advance(by: .milliseconds(101))
            #expect(ticker.ticks == 6)
            MainLoop.main.runUntilIdle()
            link.isPaused = true
            MainLoop.main.advance(by: .seconds(1))
            #expect(ticker.ticks == 6)
            link.isPaused = false
            MainLoop.main.advance(by: .milliseconds(17))
            link.invalidate()
            MainLoop.main.advance(by: .seconds(1))
            #expect(ticker.ticks == 7)
        }

        @Test func `a transform in space turns back to where it was`() {
            let turn = CATransform3DRotate(CATransform3DMakeTranslation(5, 6, 7), 1.2, 1, 2, 3)
            let back = CATransform3DConcat(turn, CATransform3DInvert(turn))
            for (row, wanted) in zip(back.rows, CATransform3DIdentity.rows) {
                for (value, one) in zip(row, wanted) { #expect(abs(value - one) < 1e-12) }
            }
            #expect(!CATransform3DIsAffine(turn))
            let flat = CATransform3DMakeAffineTransform(CGAffineTransform(rotationAngle: 1))
            #expect(CATransform3DIsAffine(flat))
            #expect(
                abs(CATransform3DMakeRotation(1, 0, 0, 1).m12 - flat.m12) < 1e-15
                    && abs(CATransform3DMakeRotation(1, 0, 0, 1).m21 - flat.m21) < 1e-15)
        }
    }
}
