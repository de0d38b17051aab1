import Testing

@testable import HeadlessUIKit

/// Precedence between content, hidden views, scroll views and constraints.
@MainActor struct ContentPrecedenceTests {
    private func label(_ text: String) -> UILabel {
        let label = UILabel()
        label.text = text
        label.translatesAutoresizingMaskIntoConstraints = false
        return label
    }

    @Test func `required hugging gives way to required edges, so that a stack keeps its width`() {
        let stack = UIStackView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
        stack.axis = .vertical
        let (short, long) = (label("a"), label("another"))
        short.setContentHuggingPriority(.required, for: .horizontal)
        for view in [short, long] { stack.addArrangedSubview(view) }
        stack.layoutIfNeeded()
        #expect(short.frame.width == 300 && long.frame.width == 300)
    }

    @Test func `content that becomes required gives way as well`() {
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
        let view = label("a")
        outer.addSubview(view)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: outer.trailingAnchor),
            view.topAnchor.constraint(equalTo: outer.topAnchor),
        ])
        outer.layoutIfNeeded()
        view.setContentHuggingPriority(.required, for: .horizontal)
        outer.layoutIfNeeded()
        #expect(view.frame.width == 300)
    }

    @Test func `what a stack hides goes, whatever heights are asked for in it`() {
        let stack = UIStackView()
        stack.axis = .vertical
        stack.translatesAutoresizingMaskIntoConstraints = false
        let (hidden, shown) = (UIView(), UIView())
        for view in [hidden, shown] {
            view.heightAnchor.constraint(equalToConstant: 140).isActive = true
            stack.addArrangedSubview(view)
        }
        hidden.isHidden = true
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
        outer.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: outer.topAnchor),
            stack.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: outer.trailingAnchor),
        ])
        outer.layoutIfNeeded()
        #expect(stack.frame.height == 140 && shown.frame.minY == 0)
    }

    @Test func `the middle of a scroll view is that of its frame, its edges are those of its content`() {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        let content = UIView()
        content.translatesAutoresizingMaskIntoConstraints = false
        scroll.addSubview(content)
        NSLayoutConstraint.activate([
            content.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
            content.topAnchor.constraint(equalTo: scroll.topAnchor),
            content.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
            content.centerXAnchor.constraint(equalTo: scroll.centerXAnchor),
            content.heightAnchor.constraint(equalToConstant: 900),
        ])
        scroll.layoutIfNeeded()
        #expect(content.frame == CGRect(x: 0, y: 0, width: 300, height: 900))
        #expect(scroll.contentSize == CGSize(width: 300, height: 900))
        scroll.contentOffset.y = 200
        scroll.layoutIfNeeded()
        #expect(content.frame == CGRect(x: 0, y: 0, width: 300, height: 900))
    }

    @Test func `a line of text is centred in a view that is higher`() {
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        let (tall, other) = (UIButton(type: .system), UIButton(type: .system))
        for button in [tall, other] {
            button.setTitle("Go", for: .normal)
            button.translatesAutoresizingMaskIntoConstraints = false
            outer.addSubview(button)
        }
        let below = label("Go")
        outer.addSubview(below)
        NSLayoutConstraint.activate([
            tall.topAnchor.constraint(equalTo: outer.topAnchor), tall.heightAnchor.constraint(equalToConstant: 90),
            other.heightAnchor.constraint(equalToConstant: 30),
            other.firstBaselineAnchor.constraint(equalTo: tall.lastBaselineAnchor),
            below.firstBaselineAnchor.constraint(equalTo: tall.firstBaselineAnchor),
        ])
        outer.layoutIfNeeded()
        #expect(other.frame == CGRect(x: 0, y: 30, width: other.frame.width, height: 30))
        #expect(abs(below.frame.midY - 45) < 2)
    }

    @Test func `a standalone toolbar is higher on a screen with round corners`() {
        let toolbar = UIToolbar()
        #expect(toolbar.intrinsicContentSize.height == 44)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 414, height: 896))
        window.deviceSafeAreaInsets = UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0)
        window.addSubview(toolbar)
        #expect(toolbar.intrinsicContentSize.height == 49)
        window.traitOverrides.userInterfaceIdiom = .pad
        #expect(toolbar.intrinsicContentSize.height == 44)
    }
}
