import AccessibilityTree
import Foundation
import Testing

@testable import HeadlessUIKit

extension CoreTests {
    /// Sizes that follow from content: of wrapping text, of scrolled content, of images behind titles.
    @MainActor struct FittedContentTests {
        private func wrapping(_ text: String) -> UILabel {
            let label = UILabel()
            label.text = text
            label.numberOfLines = 0
            return label
        }

        @Test func `a column in proportion to its content has room for all lines of its texts`() {
            onStage { stage in
                let root = stage.root()
                let texts = [wrapping("Title"), wrapping(String(repeating: "several words ", count: 20))]
                let stack = UIStackView(arrangedSubviews: texts)
                stack.axis = .vertical
                stack.distribution = .fillProportionally
                stack.translatesAutoresizingMaskIntoConstraints = false
                root.addSubview(stack)
                NSLayoutConstraint.activate([
                    stack.topAnchor.constraint(equalTo: root.topAnchor),
                    stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                    stack.widthAnchor.constraint(equalToConstant: 200),
                ])
                stage.settle()
                #expect(texts[1].frame.height > 4 * texts[0].frame.height)
                #expect(texts.allSatisfy { $0.visibleText == nil })
            }
        }

        @Test func `content that is tied to the margins of a scroll view has its own height`() {
            onStage { stage in
                let root = stage.root()
                let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
                root.addSubview(scrollView)
                let content = SizedView()
                scrollView.addSubview(content)
                let margins = scrollView.layoutMarginsGuide
                NSLayoutConstraint.activate([
                    NSLayoutConstraint(
                        item: content, attribute: .top, relatedBy: .equal, toItem: scrollView, attribute: .topMargin,
                        multiplier: 1, constant: 0),
                    NSLayoutConstraint(
                        item: content, attribute: .bottom, relatedBy: .equal, toItem: scrollView,
                        attribute: .bottomMargin, multiplier: 1, constant: 0),
                    NSLayoutConstraint(
                        item: content, attribute: .leading, relatedBy: .equal, toItem: scrollView,
                        attribute: .leadingMargin, multiplier: 1, constant: 0),
                    content.widthAnchor.constraint(equalTo: margins.widthAnchor),
                    content.heightAnchor.constraint(equalToConstant: 900),
                ])
                stage.settle()
                #expect(content.frame == CGRect(x: 8, y: 8, width: 384, height: 900))
                #expect(scrollView.contentSize.height == 916)
                #expect(stage.window.brokenConstraints.isEmpty)
            }
        }

        @Test func `a button is at least as large as the image behind its title`() {
            let button = UIButton(type: .custom)
            button.setBackgroundImage(UIImage(size: CGSize(width: 60, height: 50)), for: .normal)
            #expect(button.intrinsicContentSize == CGSize(width: 60, height: 50))
            button.setTitle("Take the picture now", for: .normal)
            #expect(button.intrinsicContentSize.width > 60)
            #expect(button.intrinsicContentSize.height == 50)
        }

        @Test func `a label that is nearly as wide as its text shows all of it`() {
            let label = UILabel()
            label.text = "Completely legible"
            let width = label.intrinsicContentSize.width
            label.frame = CGRect(x: 0, y: 0, width: width * 0.98, height: 21)
            #expect(label.visibleText == nil)
            label.frame.size.width = width * 0.9
            #expect(label.visibleText != nil)
        }

        @Test func `a label without words is no element`() {
            let label = UILabel()
            for text in ["", " ", "\n\u{A0}"] {
                label.text = text
                #expect(!label.isAccessibilityElement)
            }
            label.text = " a"
            #expect(label.isAccessibilityElement)
        }

        @Test func `the views of a conflict are known, without those around them`() {
            onStage { stage in
                let root = stage.root()
                let view = SizedView()
                root.addSubview(view)
                NSLayoutConstraint.activate(pin(view, to: root))
                view.widthAnchor.constraint(equalToConstant: 50).isActive = true
                stage.settle()
                let misplaced = stage.window.brokenConstraints.flatMap(\.misplacedViews)
                #expect(misplaced.count == 1 && misplaced.first === view)
            }
        }

        @Test func `a button that can be scrolled out from under a bar is not covered`() {
            onStage { stage in
                let root = stage.root()
                let scrollView = UIScrollView(frame: root.bounds)
                let button = UIButton(frame: CGRect(x: 0, y: 350, width: 100, height: 44))
                button.setTitle("Pay", for: .normal)
                scrollView.addSubview(button)
                root.adding(scrollView, UIView(frame: CGRect(x: 0, y: 340, width: 400, height: 60)))
                @MainActor func answers() -> [TouchAnswer] {
                    let tree = WindowSource(stage.window).captureTree()
                    let nodes = tree.nodes.filter { $0.id == button.nodeID }
                    return stage.window.touchAnswers(to: nodes).map(\.answer)
                }
                scrollView.contentSize = CGSize(width: 400, height: 400)
                stage.settle()
                #expect(answers().count == 1 && answers() != [.element])
                scrollView.contentSize.height = 500
                stage.settle()
                #expect(answers() == [])
            }
        }

        @Test func `a press or a drag differs from a tap`() {
            let view = UIView()
            func facts() -> TouchFacts? {
                let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
                window.addSubview(view)
                return WindowSource(window, includesAppearance: true).captureTree().nodes.last?.touch
            }
            view.addGestureRecognizer(UITapGestureRecognizer(target: nil, action: nil))
            #expect(facts()?.hasGestures == true && facts()?.hasPressOrDrag == false)
            view.addGestureRecognizer(UILongPressGestureRecognizer(target: nil, action: nil))
            #expect(facts()?.hasPressOrDrag == true)
        }
    }
}
