import Foundation
import Testing

@testable import HeadlessUIKit

extension CoreTests {
    /// The published tables of adaptivity (Human Interface Guidelines, "Layout": device dimensions and multitasking).
    @MainActor struct AdaptivityTableTests {
        struct Share: Sendable, CustomTestStringConvertible {
            var name: String
            var size: CGSize
            var isCompact: Bool
            var testDescription: String { name }
        }

        @Test(arguments: [
            Share(name: "12.9-inch, two thirds in portrait", size: CGSize(width: 639, height: 1366), isCompact: true),
            Share(name: "12.9-inch, a third in portrait", size: CGSize(width: 375, height: 1366), isCompact: true),
            Share(name: "12.9-inch, half in landscape", size: CGSize(width: 678, height: 1024), isCompact: false),
            Share(name: "12.9-inch, two thirds in landscape", size: CGSize(width: 981, height: 1024), isCompact: false),
            Share(name: "11-inch, half in landscape", size: CGSize(width: 592, height: 834), isCompact: true),
            Share(name: "9.7-inch, two thirds in landscape", size: CGSize(width: 694, height: 768), isCompact: false),
            Share(name: "9.7-inch, two thirds in portrait", size: CGSize(width: 438, height: 1024), isCompact: true),
        ])
        func `a window that shares the screen has the width class of the table`(share: Share) throws {
            onDevice("iPad Pro (12.9-inch)") { stage in
                let split = UISplitViewController(style: .doubleColumn)
                split.setViewController(UIViewController(), for: .primary)
                split.setViewController(UIViewController(), for: .secondary)
                stage.show(split)
                stage.window.resize(to: share.size)
                stage.settle()
                #expect(split.traitCollection.horizontalSizeClass == (share.isCompact ? .compact : .regular))
                #expect(split.isCollapsed == share.isCompact)
            }
        }

        @Test func `readable content is as wide as text of the user's size needs`() {
            onDevice("iPad Pro (12.9-inch)") { stage in
                let article = stage.show(UIViewController())
                let text = UILabel()
                text.translatesAutoresizingMaskIntoConstraints = false
                article.view.addSubview(text)
                let guide = article.view.readableContentGuide
                NSLayoutConstraint.activate([
                    text.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
                    text.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
                    text.topAnchor.constraint(equalTo: guide.topAnchor),
                ])
                defer { UIApplication.shared.simulate(.large) }
                var widths: [CGFloat] = []
                let sizes: [UIContentSizeCategory] = [
                    .extraSmall, .medium, .large, .extraLarge, .accessibilityExtraExtraExtraLarge,
                ]
                for size in sizes {
                    UIApplication.shared.simulate(size)
                    stage.settle()
                    widths.append(text.frame.width)
                }
                #expect(widths[0] == 560 && widths[2] == 672 && widths[4] == 896)
                #expect(widths == widths.sorted() && Set(widths).count == widths.count)
            }
        }

        @Test func `a view limits the text size of everything in it`() {
            onDevice("iPhone 16 Pro") { stage in
                let page = stage.show(UIViewController())
                let (outer, inner, label) = (UIView(), UIView(), UILabel())
                label.font = .preferredFont(forTextStyle: .body)
                label.adjustsFontForContentSizeCategory = true
                page.view.addSubview(outer)
                outer.addSubview(inner)
                inner.addSubview(label)
                defer { UIApplication.shared.simulate(.large) }
                outer.maximumContentSizeCategory = .extraExtraLarge
                UIApplication.shared.simulate(.accessibilityLarge)
                stage.settle()
                #expect(page.traitCollection.preferredContentSizeCategory == .accessibilityLarge)
                #expect(label.traitCollection.preferredContentSizeCategory == .extraExtraLarge)
                #expect(label.font.pointSize == 21)
                inner.minimumContentSizeCategory = .accessibilityMedium
                #expect(label.font.pointSize == 28)
                inner.minimumContentSizeCategory = nil
                outer.maximumContentSizeCategory = nil
                #expect(label.font.pointSize == 33)
                label.updateTraitsIfNeeded()
                #expect(label.traitCollection == page.traitCollection)
            }
        }

        @Test func `an animation with a spring changes the view at once and reports its end`() {
            onDevice("iPhone 16 Pro") { stage in
                let page = stage.show(UIViewController())
                var isDone = false
                var count = 0
                @MainActor func animate(_ changes: () -> Void) {
                    UIView.animate(springDuration: 0.4, bounce: 0.2, animations: changes) { isDone = $0 }
                }
                animate {
                    page.view.alpha = 0.5
                    count += 1
                }
                #expect(page.view.alpha == 0.5 && count == 1 && !isDone)
                stage.settle()
                #expect(isDone)
            }
        }
    }
}
