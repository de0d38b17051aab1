import AccessibilityTree
import Testing

@testable import HeadlessUIKit

extension CoreTests {
    /// Scroll views: the position of the content, and how assistive technologies move it.
    @Suite @MainActor struct Scrolling {
        private final class Delegate: NSObject, UIScrollViewAccessibilityDelegate {
            var log: [String] = []
            var status: String?
            var attributed: NSAttributedString?

            func scrollViewDidScroll(_ scrollView: UIScrollView) { log.append("scroll") }
            func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { log.append("end") }
            func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { log.append("inset") }
            func accessibilityScrollStatus(for scrollView: UIScrollView) -> String? { status }
            func accessibilityAttributedScrollStatus(for scrollView: UIScrollView) -> NSAttributedString? {
                attributed
            }
        }

        private final class Listener: AssistiveTechnology {
            var statuses: [String] = []

            func receive(_ notifications: [PostedNotification]) {
                for notification in notifications where notification.kind == .pageScrolled {
                    if case .text(let text, _) = notification.argument { statuses.append(text.string) }
                }
            }
        }

        private func view(content: CGSize, size: CGSize = CGSize(width: 100, height: 100)) -> UIScrollView {
            let view = UIScrollView(frame: CGRect(origin: .zero, size: size))
            view.contentSize = content
            return view
        }

        private func statuses(_ work: () -> Void) -> [String] {
            MainLoop.main.clock = .virtual
            let listener = Listener()
            UIAccessibility.attach(listener)
            work()
            MainLoop.main.runTurn()
            UIAccessibility.attach(nil)
            return listener.statuses
        }

        @Test func `the offset is the origin of the bounds`() {
            let view = view(content: CGSize(width: 100, height: 500))
            let child = UIView(frame: CGRect(x: 0, y: 200, width: 10, height: 10))
            view.addSubview(child)
            let parent = UIView(frame: view.bounds)
            parent.addSubview(view)
            let delegate = Delegate()
            view.delegate = delegate
            view.contentOffset = CGPoint(x: 0, y: 150)
            view.contentOffset = CGPoint(x: 0, y: 150)
            view.contentOffset = CGPoint(x: 0, y: CGFloat.nan)
            #expect(view.bounds.origin == CGPoint(x: 0, y: 150))
            #expect(child.convert(CGPoint.zero, to: parent) == CGPoint(x: 0, y: 50))
            #expect(delegate.log == ["scroll"])
        }

        @Test func `an animated move ends after its time`() {
            MainLoop.main.clock = .virtual
            let view = view(content: CGSize(width: 100, height: 500))
            let delegate = Delegate()
            view.delegate = delegate
            view.setContentOffset(CGPoint(x: 0, y: 100), animated: true)
            #expect(delegate.log == ["scroll"])
            MainLoop.main.advance(by: .seconds(1))
            #expect(delegate.log == ["scroll", "end"])
        }

        @Test(arguments: [
            (CGRect(x: 0, y: 20, width: 10, height: 10), 20.0), (CGRect(x: 0, y: 160, width: 10, height: 10), 70.0),
            (CGRect(x: 0, y: 60, width: 10, height: 10), 50.0), (CGRect(x: 0, y: 900, width: 10, height: 10), 400.0),
            (CGRect(x: 0, y: 200, width: 10, height: 300), 200.0),
        ])
        func `a rectangle is shown with the least movement`(rect: CGRect, offset: CGFloat) {
            let view = view(content: CGSize(width: 100, height: 500))
            view.contentOffset.y = 50
            view.scrollRectToVisible(rect, animated: false)
            #expect(view.contentOffset.y == offset)
        }

        @Test func `a gesture moves a page, and its status is posted`() {
            let view = view(content: CGSize(width: 100, height: 450))
            let posted = statuses {
                for direction in [UIAccessibilityScrollDirection.down, .next, .up, .previous] {
                    #expect(view.accessibilityScroll(direction))
                }
                for _ in 0..<6 { #expect(view.accessibilityScroll(.down)) }
            }
            #expect(posted.prefix(4) == ["Page 2 of 5", "Page 3 of 5", "Page 2 of 5", "Page 1 of 5"])
            #expect(posted.suffix(2) == ["Page 5 of 5", "Page 5 of 5"])
            #expect(view.contentOffset.y == 350)
        }

        @Test func `horizontal directions follow the finger`() {
            let view = view(content: CGSize(width: 300, height: 100))
            let posted = statuses {
                #expect(view.accessibilityScroll(.left))
                #expect(view.accessibilityScroll(.next))
                #expect(view.accessibilityScroll(.right))
                #expect(!view.accessibilityScroll(.down))
            }
            #expect(posted == ["Page 2 of 3", "Page 3 of 3", "Page 2 of 3"])
        }

        @Test func `what can't scroll says so`() {
            #expect(!view(content: CGSize(width: 100, height: 100)).accessibilityScroll(.down))
            #expect(!view(content: CGSize(width: 1, height: 500), size: .zero).accessibilityScroll(.down))
            let view = view(content: CGSize(width: 100, height: 500))
            view.isScrollEnabled = false
            #expect(!view.accessibilityScroll(.down))
        }

        @Test func `the delegate's status goes before the default, the attributed one first`() {
            let view = view(content: CGSize(width: 100, height: 500))
            let delegate = Delegate()
            view.delegate = delegate
            let posted = statuses {
                delegate.status = "Plain"
                _ = view.accessibilityScroll(.down)
                delegate.attributed = NSAttributedString(string: "Attributed")
                _ = view.accessibilityScroll(.down)
            }
            #expect(posted == ["Plain", "Attributed"])
        }

        @Test(arguments: [CGFloat.nan, .infinity, 1e300, -1])
        func `sizes that make no sense still give a status`(length: CGFloat) {
            let view = view(content: CGSize(width: length, height: length))
            view.contentInset = UIEdgeInsets(top: length, left: 0, bottom: 0, right: 0)
            _ = view.accessibilityScroll(.down)
            #expect(view.defaultScrollStatus(isVertical: true).hasPrefix("Page "))
        }

        @Test func `a scroll view and its delegate hear of other insets, and content at its start stays there`() {
            final class Noting: UIScrollView {
                var count = 0
                override func adjustedContentInsetDidChange() {
                    super.adjustedContentInsetDidChange()
                    count += 1
                }
            }
            let view = Noting(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            let delegate = Delegate()
            view.contentSize = CGSize(width: 100, height: 500)
            view.scrollDelegate = delegate
            view.contentInset.top = 10
            #expect(view.contentOffset.y == -10)
            #expect(delegate.log == ["scroll", "inset"])
            view.contentInset.bottom = 20
            #expect(delegate.log == ["scroll", "inset", "inset"])
            view.contentInset.bottom = 20
            #expect(view.count == 2)
        }
    }
}
