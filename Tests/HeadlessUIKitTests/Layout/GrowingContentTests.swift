import Foundation
import Testing

@testable import HeadlessUIKit

extension CoreTests {
    /// Content that takes another size moves all that is placed by it.
    @MainActor struct GrowingContentTests {
        /// What can grow, and how.
        enum Grower: String, CaseIterable, CustomTestStringConvertible {
            case label, button, field, textView, image, segments
            var testDescription: String { rawValue }

            @MainActor func make() -> (view: UIView, grow: () -> Void) {
                switch self {
                case .label:
                    let label = UILabel()
                    label.numberOfLines = 0
                    label.text = "Short"
                    return (label, { label.text = "Long\nand\nlonger" })
                case .button:
                    let button = UIButton(type: .system)
                    button.setTitle("A", for: .normal)
                    return (button, { button.setImage(UIImage(size: CGSize(width: 90, height: 90)), for: .normal) })
                case .field:
                    let field = UITextField()
                    field.font = .systemFont(ofSize: 12)
                    return (field, { field.font = .systemFont(ofSize: 60) })
                case .textView:
                    let text = UITextView()
                    text.isScrollEnabled = false
                    text.frame.size.width = 300
                    text.text = "Short"
                    return (text, { text.text = "Long\nand\nlonger" })
                case .image:
                    let image = UIImageView(image: UIImage(size: CGSize(width: 10, height: 10)))
                    return (image, { image.image = UIImage(size: CGSize(width: 10, height: 90)) })
                case .segments:
                    let control = UISegmentedControl(items: ["A"])
                    return (control, { control.insertSegment(withTitle: "Bb", at: 1, animated: false) })
                }
            }
        }

        private func column(_ views: [UIView]) -> UIStackView {
            let stack = UIStackView(arrangedSubviews: views)
            stack.axis = .vertical
            stack.alignment = .leading
            return stack
        }

        private func fixed(_ height: CGFloat) -> UIView {
            UIView(frame: CGRect(x: 0, y: 0, width: 10, height: height))
        }

        @Test(arguments: [Grower.label, .button, .field, .textView, .image])
        func `what grows in nested stacks moves what stands below the outermost`(grower: Grower) {
            onStage { stage in
                let (view, grow) = grower.make()
                let below = UILabel()
                below.text = "Below"
                let outer = column([column([column([view])]), below, fixed(400)])
                outer.frame = CGRect(x: 0, y: 0, width: 300, height: 800)
                let controller = UIViewController()
                controller.view.addSubview(outer)
                stage.show(UINavigationController(rootViewController: controller))
                let before = below.frame.minY
                grow()
                stage.settle()
                #expect(below.frame.minY > before)
            }
        }

        @Test func `a stack that is hidden inside another gives its room away and takes it back`() {
            onStage { stage in
                let label = UILabel()
                label.text = "Text"
                let below = UILabel()
                below.text = "Below"
                let inner = column([label])
                let outer = column([column([inner]), below, fixed(400)])
                outer.frame = CGRect(x: 0, y: 0, width: 300, height: 800)
                let controller = UIViewController()
                controller.view.addSubview(outer)
                stage.show(controller)
                let before = below.frame.minY
                label.isHidden = true
                stage.settle()
                #expect(below.frame.minY < before)
                label.isHidden = false
                stage.settle()
                #expect(below.frame.minY == before)
                inner.addArrangedSubview(fixed(50))
                stage.settle()
                #expect(below.frame.minY == before + 50)
                inner.spacing = 20
                stage.settle()
                #expect(below.frame.minY == before + 70)
            }
        }

        @Test func `a container of the app's that measures its content is laid out again`() {
            final class Card: UIView {
                let label = UILabel()
                override func layoutSubviews() {
                    label.frame = CGRect(origin: .zero, size: label.sizeThatFits(bounds.size))
                }
                override var intrinsicContentSize: CGSize {
                    let size = label.sizeThatFits(CGSize(width: 300, height: 1_000))
                    return CGSize(width: size.width + 20, height: size.height + 20)
                }
            }
            onStage { stage in
                let card = Card()
                card.label.numberOfLines = 0
                card.label.text = "One"
                card.addSubview(card.label)
                let below = UILabel()
                below.text = "Below"
                let outer = column([column([card]), below, fixed(400)])
                outer.frame = CGRect(x: 0, y: 0, width: 300, height: 800)
                let controller = UIViewController()
                controller.view.addSubview(outer)
                stage.show(controller)
                let before = below.frame.minY
                card.label.text = "One\nTwo\nThree"
                stage.settle()
                #expect(below.frame.minY > before)
            }
        }
    }
}
