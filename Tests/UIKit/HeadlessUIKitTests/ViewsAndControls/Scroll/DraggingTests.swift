import Foundation
import Testing

@testable import HeadlessUIKit

extension CoreTests {
    /// The callbacks of a scroll view's delegate for fingers, VoiceOver and code.
    @Suite @MainActor struct Dragging {
        private final class Delegate: NSObject, UIScrollViewDelegate {
            var log: [String] = []
            var target: CGPoint?
            var allowsTop = true
            weak var zoomed: UIView?

            func scrollViewDidScroll(_ scrollView: UIScrollView) { log.append("scroll") }
            func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
                log.append("begin \(scrollView.isDragging)")
            }
            func scrollViewWillEndDragging(
                _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
                targetContentOffset: UnsafeMutablePointer<CGPoint>
            ) {
                log.append("let go at \(Int(velocity.y * 10)) for \(Int(targetContentOffset.pointee.y))")
                if let target { targetContentOffset.pointee = target }
            }
            func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
                log.append("end \(decelerate)")
            }
            func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
                log.append("slow \(scrollView.isDecelerating)")
            }
            func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
                log.append("rest \(scrollView.isDecelerating)")
            }
            func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { log.append("animated") }
            func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
                log.append("to top?")
                return allowsTop
            }
            func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { log.append("top") }
            func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }
            func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
                log.append("pinch \(view === zoomed)")
            }
            func scrollViewDidZoom(_ scrollView: UIScrollView) { log.append("zoom \(scrollView.zoomScale)") }
            func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
                log.append("zoomed \(scale)")
            }
        }

        private let screen = TestWindow(size: CGSize(width: 400, height: 800))
        private let delegate = Delegate()
        private let middle = CGPoint(x: 200, y: 400)

        /// A page of 400 by 800 points of a content of 400 by 4,000, inside a navigation controller.
        private func scrollView() -> UIScrollView {
            MainLoop.main.clock = .virtual
            let controller = UIViewController()
            let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
            controller.view = view
            screen.window.rootViewController = UINavigationController(rootViewController: controller)
            screen.window.makeKeyAndVisible()
            MainLoop.main.runUntilIdle()
            view.frame = CGRect(x: 0, y: 0, width: 400, height: 800)
            view.contentInset = .zero
            view.contentInsetAdjustmentBehavior = .never
            view.contentSize = CGSize(width: 400, height: 4_000)
            view.contentOffset = .zero
            view.delegate = delegate
            delegate.log = []
            return view
        }

        @Test func `a finger that comes to rest drags the content and no further`() {
            let view = scrollView()
            #expect(screen.window.simulateDrag(from: middle, by: CGPoint(x: 0, y: -100)))
            #expect(delegate.log == ["begin true", "scroll", "let go at 0 for 100", "end false"])
            #expect(view.contentOffset.y == 100)
            MainLoop.main.advance(by: .seconds(1))
            #expect(delegate.log.count == 4)
            #expect(!view.isDragging && !view.isDecelerating)
        }

        @Test func `a flick decelerates, and its end is reported when it is over`() {
            let view = scrollView()
            #expect(screen.window.simulateFlick(from: middle, by: CGPoint(x: 0, y: -100)))
            // 100 points, and 1 point per millisecond that loses two thousandths of its speed in each.
            #expect(
                delegate.log == ["begin true", "scroll", "let go at 10 for 598", "end true", "slow true", "scroll"])
            #expect(view.isDecelerating)
            MainLoop.main.advance(by: .seconds(1))
            #expect(delegate.log.last == "rest false")
            #expect(abs(view.contentOffset.y - 599) < 1)
        }

        @Test func `a finger that catches moving content ends its movement first`() {
            _ = scrollView()
            screen.window.simulateFlick(from: middle, by: CGPoint(x: 0, y: -100))
            delegate.log = []
            screen.window.simulateDrag(from: middle, by: CGPoint(x: 0, y: -10))
            #expect(delegate.log.prefix(2) == ["rest false", "begin true"])
            MainLoop.main.advance(by: .seconds(1))
            #expect(delegate.log.count { $0.hasPrefix("rest") } == 1)
        }

        @Test func `the delegate chooses where the content rests`() {
            let view = scrollView()
            delegate.target = CGPoint(x: 0, y: 250)
            screen.window.simulateFlick(from: middle, by: CGPoint(x: 0, y: -100))
            #expect(view.contentOffset.y == 250)
        }

        @Test(arguments: [(CGFloat(-100), false, CGFloat(0)), (-500, false, 800), (-100, true, 800), (100, true, 0)])
        func `pages come to rest at pages`(distance: CGFloat, isFlick: Bool, offset: CGFloat) {
            let view = scrollView()
            view.isPagingEnabled = true
            let movement = CGPoint(x: 0, y: distance)
            if isFlick {
                screen.window.simulateFlick(from: middle, by: movement)
            } else {
                screen.window.simulateDrag(from: middle, by: movement)
            }
            MainLoop.main.advance(by: .seconds(1))
            #expect(view.contentOffset.y == offset)
        }

        @Test func `a scroll view that is locked to one direction moves along the axis of the drag`() {
            let view = scrollView()
            view.contentSize.width = 4_000
            view.isDirectionalLockEnabled = true
            screen.window.simulateDrag(from: middle, by: CGPoint(x: -20, y: -100))
            #expect(view.contentOffset == CGPoint(x: 0, y: 100))
            screen.window.simulateDrag(from: middle, by: CGPoint(x: -90, y: -100))
            #expect(view.contentOffset == CGPoint(x: 90, y: 200))
        }

        @Test func `content that fits is dragged only where it springs, and a disabled recognizer drags nothing`() {
            let view = scrollView()
            view.contentSize.height = 100
            #expect(!screen.window.simulateDrag(from: middle, by: CGPoint(x: 0, y: 50)))
            view.alwaysBounceVertical = true
            #expect(screen.window.simulateDrag(from: middle, by: CGPoint(x: 0, y: 50)))
            #expect(delegate.log.contains("begin true"))
            view.contentSize.height = 4_000
            view.panGestureRecognizer.isEnabled = false
            #expect(!screen.window.simulateDrag(from: middle, by: CGPoint(x: 0, y: -50)))
        }

        @Test func `VoiceOver's page is an animated move, no drag`() {
            let view = scrollView()
            #expect(view.accessibilityScroll(.down))
            #expect(delegate.log == ["scroll"])
            MainLoop.main.advance(by: .seconds(1))
            #expect(delegate.log == ["scroll", "animated"])
        }

        @Test func `of two animated moves in a row the end of the second is reported`() {
            let view = scrollView()
            view.setContentOffset(CGPoint(x: 0, y: 100), animated: true)
            view.setContentOffset(CGPoint(x: 0, y: 200), animated: true)
            MainLoop.main.advance(by: .seconds(1))
            #expect(delegate.log == ["scroll", "scroll", "animated"])
        }

        // MARK: To the top

        @Test func `a tap on the status bar scrolls to the top`() {
            let view = scrollView()
            view.contentOffset.y = 900
            delegate.log = []
            #expect(screen.window.simulateStatusBarTap())
            MainLoop.main.advance(by: .seconds(1))
            #expect(delegate.log == ["to top?", "scroll", "top"])
            #expect(view.contentOffset.y == -view.adjustedContentInset.top)
            delegate.log = []
            #expect(screen.window.simulateStatusBarTap())
            MainLoop.main.advance(by: .zero)
            #expect(delegate.log == ["to top?", "top"])
        }

        @Test func `the delegate, the property and a second scroll view keep it from the top`() {
            let view = scrollView()
            view.contentOffset.y = 900
            delegate.allowsTop = false
            #expect(!screen.window.simulateStatusBarTap())
            delegate.allowsTop = true
            view.scrollsToTop = false
            #expect(!screen.window.simulateStatusBarTap())
            view.scrollsToTop = true
            let other = UITextView(frame: CGRect(x: 0, y: 900, width: 400, height: 200))
            view.addSubview(other)
            #expect(!screen.window.simulateStatusBarTap())
            other.scrollsToTop = false
            #expect(screen.window.simulateStatusBarTap())
        }

        // MARK: Zooming

        private func zoomable() -> (view: UIScrollView, content: UIView) {
            let view = scrollView()
            let content = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
            view.addSubview(content)
            view.contentSize = content.frame.size
            view.maximumZoomScale = 4
            delegate.zoomed = content
            return (view, content)
        }

        @Test func `a pinch zooms within the limits about the fingers`() {
            let (view, content) = zoomable()
            #expect(screen.window.simulatePinch(at: CGPoint(x: 100, y: 200), scale: 2))
            #expect(delegate.log == ["pinch true", "scroll", "zoom 2.0", "zoomed 2.0"])
            #expect(content.frame == CGRect(x: 0, y: 0, width: 800, height: 1_600))
            #expect(view.contentSize == CGSize(width: 800, height: 1_600))
            // The point under the fingers was 100, 200 of the content and still is under them.
            #expect(view.contentOffset == CGPoint(x: 100, y: 200))
            screen.window.simulatePinch(at: middle, scale: 10)
            #expect(view.zoomScale == 4)
            screen.window.simulatePinch(at: middle, scale: 0.01)
            #expect(view.zoomScale == 1)
            #expect(content.frame == CGRect(x: 0, y: 0, width: 400, height: 800))
        }

        @Test func `code zooms, and the end of an animated zoom is reported`() {
            let (view, _) = zoomable()
            view.zoomScale = 2
            #expect(delegate.log == ["scroll", "zoom 2.0"])
            delegate.log = []
            view.setZoomScale(3, animated: true)
            MainLoop.main.advance(by: .seconds(1))
            #expect(delegate.log == ["pinch true", "scroll", "zoom 3.0", "zoomed 3.0"])
            view.zoom(to: CGRect(x: 100, y: 300, width: 200, height: 200), animated: false)
            #expect(view.zoomScale == 2)
            #expect(view.contentOffset == CGPoint(x: 200, y: 400))
        }

        @Test func `without a view for zooming nothing is zoomed`() {
            let (view, content) = zoomable()
            delegate.zoomed = nil
            view.zoomScale = 3
            #expect(view.zoomScale == 1)
            #expect(!screen.window.simulatePinch(at: middle, scale: 2))
            #expect(content.transform.isIdentity)
        }

        // MARK: The keyboard

        @Test(arguments: [
            (UIScrollView.KeyboardDismissMode.none, 100.0, -50.0, true), (.onDrag, 100, -50, false),
            (.interactive, 100, 50, true), (.interactive, 400, 300, false), (.interactive, 700, -50, true),
        ])
        func `a drag closes the keyboard by its mode`(
            mode: UIScrollView.KeyboardDismissMode, start: Double, distance: Double, isEditing: Bool
        ) {
            let view = scrollView()
            let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
            view.addSubview(field)
            view.contentOffset.y = 400
            view.keyboardDismissMode = mode
            field.becomeFirstResponder()
            screen.window.simulateDrag(from: CGPoint(x: 200, y: start), by: CGPoint(x: 0, y: distance))
            #expect(field.isEditing == isEditing)
        }
    }
}
