import Foundation
import Testing

@testable import HeadlessUIKit

extension CoreTests {
    /// Constraints and the content of views that size each other.
    @MainActor struct ConstraintContentTests {
        @Test func `text that wraps is as high as its width makes it`() {
            onStage { stage in
                let root = stage.root()
                let (label, below) = (UILabel(), SizedView(10, 10))
                label.translatesAutoresizingMaskIntoConstraints = false
                label.numberOfLines = 0
                label.text = Array(repeating: "word", count: 60).joined(separator: " ")
                root.adding(label, below)
                NSLayoutConstraint.activate([
                    label.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
                    label.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -20),
                    label.topAnchor.constraint(equalTo: root.topAnchor),
                    below.topAnchor.constraint(equalTo: label.bottomAnchor, constant: 8),
                ])
                stage.settle()
                #expect(label.frame.width == 360)
                let height = label.sizeThatFits(CGSize(width: 360, height: 0)).height
                #expect(height > 40)
                #expect(abs(label.frame.height - height) < 0.4)
                #expect(below.frame.minY == label.frame.maxY + 8)
                label.text = "word"
                stage.settle()
                #expect(label.frame.height < height)
                #expect(label.frame.width == 360)
            }
        }

        @Test func `a scroll view's content is as large as constraints inside make it`() {
            onStage { stage in
                let root = stage.root()
                let (scroll, content, header) = (UIScrollView(), SizedView(-1, 1_000), SizedView(50, 20))
                scroll.translatesAutoresizingMaskIntoConstraints = false
                root.adding(scroll.adding(content, header))
                NSLayoutConstraint.activate(
                    pin(scroll, to: root) + pin(content, to: scroll) + [
                        content.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
                        header.topAnchor.constraint(equalTo: scroll.frameLayoutGuide.topAnchor, constant: 10),
                    ])
                stage.settle()
                #expect(scroll.contentSize == CGSize(width: 400, height: 1_000))
                #expect(scroll.contentLayoutGuide.layoutFrame == CGRect(x: 0, y: 0, width: 400, height: 1_000))
                #expect(content.frame == CGRect(x: 0, y: 0, width: 400, height: 1_000))
                #expect(header.frame.minY == 10)
                scroll.contentOffset.y = 300
                stage.settle()
                #expect(header.frame.minY == 310)
                #expect(content.frame.minY == 0)
                content.content.height = 1_500
                stage.settle()
                #expect(scroll.contentSize.height == 1_500)
            }
        }

        @Test func `the size that fits is the least that constraints allow`() {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            let (label, box) = (UILabel(), SizedView(60, 40))
            label.translatesAutoresizingMaskIntoConstraints = false
            label.numberOfLines = 0
            label.text = Array(repeating: "word", count: 40).joined(separator: " ")
            view.adding(label, box)
            NSLayoutConstraint.activate([
                label.topAnchor.constraint(equalTo: view.topAnchor, constant: 10),
                label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 10),
                label.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -10),
                box.topAnchor.constraint(equalTo: label.bottomAnchor, constant: 5),
                box.centerXAnchor.constraint(equalTo: view.centerXAnchor),
                box.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            ])
            let natural = label.intrinsicContentSize
            let least = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
            #expect(abs(least.width - natural.width - 20) < 0.5)
            let fitting = view.systemLayoutSizeFitting(
                CGSize(width: 220, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel)
            #expect(fitting.width == 220)
            let height = label.sizeThatFits(CGSize(width: 200, height: 0)).height
            #expect(height > natural.height)
            #expect(abs(fitting.height - (10 + height + 5 + 40)) < 0.5)
            #expect(view.frame.size == CGSize(width: 10, height: 10), "nothing is placed by asking")
        }

        @Test func `content holds back what is weaker and gives way to what is stronger`() {
            onStage { stage in
                let root = stage.root()
                let (one, two) = (SizedView(100, 10), SizedView(100, 10))
                root.adding(one, two)
                NSLayoutConstraint.activate([
                    one.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                    two.leadingAnchor.constraint(equalTo: one.trailingAnchor),
                    two.trailingAnchor.constraint(equalTo: root.trailingAnchor),
                ])
                stage.settle()
                #expect([one.frame.width, two.frame.width] == [300, 100], "of equals the first takes the room")
                one.setContentHuggingPriority(.defaultLow + 1, for: .horizontal)
                stage.settle()
                #expect([one.frame.width, two.frame.width] == [100, 300])
                root.frame.size.width = 150
                two.setContentCompressionResistancePriority(.required, for: .horizontal)
                stage.settle()
                #expect([one.frame.width, two.frame.width] == [50, 100])
            }
        }

        @Test func `lines of text stand on one line, whatever their fonts`() {
            onStage { stage in
                let root = stage.root()
                let (label, other, button, field) = (UILabel(), UILabel(), UIButton(type: .system), UITextField())
                label.text = "Name"
                other.text = "Value"
                field.text = "Text"
                button.setTitle("Edit", for: .normal)
                for view in [label, other, button, field] {
                    view.translatesAutoresizingMaskIntoConstraints = false
                    root.addSubview(view)
                }
                label.topAnchor.constraint(equalTo: root.topAnchor, constant: 100).isActive = true
                for view in [other, button, field] {
                    view.firstBaselineAnchor.constraint(equalTo: label.firstBaselineAnchor).isActive = true
                }
                for size in [17, 40, 12] as [CGFloat] {
                    other.font = .systemFont(ofSize: size)
                    stage.settle()
                    let line = 100 + label.font.ascender
                    #expect(abs(other.frame.minY + other.font.ascender - line) < 1)
                    #expect(abs(other.frame.height - other.intrinsicContentSize.height) < 0.5)
                }
                let line = 100 + label.font.ascender
                #expect(button.frame.minY < 100 + label.font.ascender - 6)
                #expect(abs(button.frame.minY + button.baselineOffsets.first - line) < 1)
                #expect(abs(field.frame.minY + field.baselineOffsets.first - line) < 1)
            }
        }

        @Test func `views that a stack arranges keep the sizes that constraints give them`() {
            onStage { stage in
                let root = stage.root()
                let (one, two) = (SizedView(50, 10), SizedView(60, 10))
                let stack = UIStackView(arrangedSubviews: [one, two])
                stack.axis = .vertical
                stack.translatesAutoresizingMaskIntoConstraints = false
                root.addSubview(stack)
                NSLayoutConstraint.activate([
                    stack.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
                    stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                    stack.trailingAnchor.constraint(equalTo: root.trailingAnchor),
                    one.heightAnchor.constraint(equalToConstant: 44),
                ])
                stage.settle()
                #expect(one.frame == CGRect(x: 0, y: 0, width: 400, height: 44))
                #expect(two.frame == CGRect(x: 0, y: 44, width: 400, height: 10))
                #expect(stack.frame == CGRect(x: 0, y: 10, width: 400, height: 54))
                #expect(stage.window.brokenConstraints.isEmpty)
            }
        }
    }
}
