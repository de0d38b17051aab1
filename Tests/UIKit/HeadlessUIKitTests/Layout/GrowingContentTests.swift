import Foundation
import Testing

@testable import HeadlessUIKit

extension CoreTests {
    /// Content that takes another size moves all that is placed by it.
    @MainActor struct GrowingContentTests {
        /// Views that can grow, and in which way.
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
            let view = UIView()
            view.heightAnchor.constraint(equalToConstant: height).isActive = true
            return view
        }

        @Test(arguments: [Grower.label, .button, .field, .textView, .image])
        func `growing content in nested stacks moves the views below the outermost stack`(grower: Grower) {
            onStage { stage in
                let (view, grow) = grower.make()
                let below = UILabel()
                below.text = "Below"
                let outer = column([column([column([view])]), below, UIView()])
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
                let outer = column([column([inner]), below, UIView()])
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

        @Test func `a longer placeholder takes its room in a row`() {
            onStage { stage in
                let field = UITextField()
                field.placeholder = "A"
                let row = UIStackView(arrangedSubviews: [UIStackView(arrangedSubviews: [field]), fixed(10)])
                row.alignment = .top
                row.distribution = .equalSpacing
                row.frame = CGRect(x: 0, y: 100, width: 300, height: 40)
                let controller = UIViewController()
                controller.view.addSubview(row)
                stage.show(UINavigationController(rootViewController: controller))
                let before = field.frame.width
                field.placeholder = "A longer one"
                stage.settle()
                #expect(field.frame.width > before)
            }
        }

        @Test func `a view of the app's that says that it wants another size gets it`() {
            final class Badge: UIView {
                var height: CGFloat = 10 { didSet { invalidateIntrinsicContentSize() } }
                override var intrinsicContentSize: CGSize { CGSize(width: 10, height: height) }
            }
            onStage { stage in
                let badge = Badge()
                let below = UILabel()
                below.text = "Below"
                let outer = column([column([badge]), below, UIView()])
                outer.frame = CGRect(x: 0, y: 0, width: 300, height: 800)
                let controller = UIViewController()
                controller.view.addSubview(outer)
                stage.show(UINavigationController(rootViewController: controller))
                let before = below.frame.minY
                badge.height = 60
                stage.settle()
                #expect(below.frame.minY == before + 50)
            }
        }

        @Test func `a longer title takes its room in a row in a row`() {
            onStage { stage in
                let button = UIButton(type: .system)
                button.setTitle("A", for: .normal)
                let row = UIStackView(arrangedSubviews: [UIStackView(arrangedSubviews: [button]), fixed(10)])
                row.alignment = .top
                row.distribution = .equalSpacing
                row.frame = CGRect(x: 0, y: 100, width: 300, height: 40)
                let controller = UIViewController()
                controller.view.addSubview(row)
                stage.show(UINavigationController(rootViewController: controller))
                let before = button.frame.width
                button.setTitle("A longer title", for: .normal)
                stage.settle()
                #expect(button.frame.width > before)
            }
        }

        /// Changes that make a button wider.
        enum ButtonChange: String, CaseIterable {
            case title, image, padding

            @MainActor func apply(to button: UIButton) {
                switch self {
                case .title: button.configuration?.title = "A longer title"
                case .image: button.configuration?.image = UIImage(size: CGSize(width: 90, height: 20))
                case .padding: button.configuration?.contentInsets.leading += 50
                }
            }
        }

        @Test(arguments: ButtonChange.allCases)
        func `a view of the app's that places a button by its size does so anew when the button asks for more`(
            change: ButtonChange
        ) {
            final class Strip: UIView {
                let button = UIButton(configuration: .plain())
                let beside = UILabel()
                override func layoutSubviews() {
                    button.frame = CGRect(origin: .zero, size: button.sizeThatFits(bounds.size))
                    beside.frame = CGRect(x: button.frame.maxX, y: 0, width: 80, height: 40)
                }
            }
            onStage { stage in
                let strip = Strip(frame: CGRect(x: 0, y: 120, width: 400, height: 40))
                strip.button.configuration?.title = "A"
                for view in [strip.button, strip.beside] { strip.addSubview(view) }
                let controller = UIViewController()
                controller.view.addSubview(strip)
                stage.show(UINavigationController(rootViewController: controller))
                let before = strip.beside.frame.minX
                change.apply(to: strip.button)
                stage.settle()
                #expect(strip.beside.frame.minX > before)
            }
        }

        @Test func `another segment takes its room in a row in a row`() {
            onStage { stage in
                let control = UISegmentedControl(items: ["A"])
                let row = UIStackView(arrangedSubviews: [UIStackView(arrangedSubviews: [control]), fixed(10)])
                row.alignment = .top
                row.distribution = .equalSpacing
                row.frame = CGRect(x: 0, y: 100, width: 300, height: 40)
                let controller = UIViewController()
                controller.view.addSubview(row)
                stage.show(UINavigationController(rootViewController: controller))
                let before = control.frame.width
                control.insertSegment(withTitle: "Bb", at: 1, animated: false)
                stage.settle()
                #expect(control.frame.width > before)
            }
        }

        @Test func `a view that places a stack by its size does so anew when what is deep in it grows`() {
            final class Sheet: UIView {
                let stack: UIStackView
                let below = UIView()
                init(_ stack: UIStackView) {
                    self.stack = stack
                    super.init(frame: CGRect(x: 0, y: 0, width: 300, height: 800))
                    addSubview(stack)
                    addSubview(below)
                }
                required init?(coder: NSCoder) { nil }
                override func layoutSubviews() {
                    let size = stack.systemLayoutSizeFitting(
                        CGSize(width: 300, height: 0), withHorizontalFittingPriority: .required,
                        verticalFittingPriority: .fittingSizeLevel)
                    stack.frame = CGRect(x: 0, y: 0, width: 300, height: size.height)
                    below.frame = CGRect(x: 0, y: size.height, width: 300, height: 10)
                }
            }
            onStage { stage in
                let (view, grow) = Grower.label.make()
                let sheet = Sheet(column([column([view])]))
                let controller = UIViewController()
                controller.view.addSubview(sheet)
                stage.show(UINavigationController(rootViewController: controller))
                let before = sheet.below.frame.minY
                #expect(before > 0)
                grow()
                stage.settle()
                #expect(sheet.below.frame.minY > before)
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
                let outer = column([column([card]), below, UIView()])
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
