import Foundation
import Testing

@testable import HeadlessUIKit

/// A view that constraints place, with content of a size.
@MainActor final class SizedView: UIView {
    var content: CGSize { didSet { invalidateIntrinsicContentSize() } }
    init(_ width: CGFloat = -1, _ height: CGFloat = -1) {
        content = CGSize(width: width, height: height)
        super.init(frame: .zero)
        translatesAutoresizingMaskIntoConstraints = false
    }
    required init?(coder: NSCoder) { nil }
    override var intrinsicContentSize: CGSize { content }
}

extension UIView {
    @discardableResult func adding(_ views: UIView...) -> Self {
        for view in views { addSubview(view) }
        return self
    }
}

extension CoreTests {
    /// Where constraints put views.
    @MainActor struct ConstraintLayoutTests {
        private func root(_ stage: Stage, _ size: CGSize = CGSize(width: 400, height: 400)) -> UIView {
            let view = UIView(frame: CGRect(origin: .zero, size: size))
            stage.window.addSubview(view)
            stage.window.isHidden = false
            return view
        }

        private func pin(_ view: UIView, to other: UIView, _ inset: CGFloat = 0) -> [NSLayoutConstraint] {
            [
                view.leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: inset),
                view.trailingAnchor.constraint(equalTo: other.trailingAnchor, constant: -inset),
                view.topAnchor.constraint(equalTo: other.topAnchor, constant: inset),
                view.bottomAnchor.constraint(equalTo: other.bottomAnchor, constant: -inset),
            ]
        }

        @Test func `AL-01 views are distributed with gaps`() {
            onStage { stage in
                let root = root(stage)
                let views = (0..<3).map { _ in SizedView() }
                for view in views { root.addSubview(view) }
                for view in views {
                    view.widthAnchor.constraint(equalToConstant: 100).isActive = true
                    view.heightAnchor.constraint(equalToConstant: 100).isActive = true
                }
                views[0].leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
                views[0].topAnchor.constraint(equalTo: root.topAnchor).isActive = true
                for (one, next) in zip(views, views.dropFirst()) {
                    next.leadingAnchor.constraint(equalTo: one.trailingAnchor, constant: 10).isActive = true
                    next.topAnchor.constraint(equalTo: one.bottomAnchor, constant: 10).isActive = true
                }
                stage.settle()
                #expect(views.map(\.frame.minX) == [0, 110, 220])
                #expect(views.map(\.frame.minY) == [0, 110, 220])
            }
        }

        @Test func `AL-02 C15 a size that follows the superview's changes with it and keeps its insets`() {
            onStage { stage in
                let root = root(stage, CGSize(width: 300, height: 200))
                let view = SizedView()
                root.addSubview(view)
                let inner = SizedView()
                view.addSubview(inner)
                NSLayoutConstraint.activate(
                    [
                        view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
                        view.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
                        view.widthAnchor.constraint(equalTo: root.widthAnchor, constant: -50),
                        view.heightAnchor.constraint(equalTo: root.heightAnchor, constant: -25),
                    ] + pin(inner, to: view, 5))
                stage.settle()
                #expect(view.frame == CGRect(x: 20, y: 10, width: 250, height: 175))
                root.frame.size = CGSize(width: 400, height: 300)
                stage.settle()
                #expect(view.frame == CGRect(x: 20, y: 10, width: 350, height: 275))
                #expect(inner.frame == CGRect(x: 5, y: 5, width: 340, height: 265))
            }
        }

        @Test func `AL-03 a button that is only placed has the size of its title`() {
            onStage { stage in
                let root = root(stage)
                let button = UIButton(type: .system)
                button.translatesAutoresizingMaskIntoConstraints = false
                button.setTitle("Continue", for: .normal)
                root.addSubview(button)
                button.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 7).isActive = true
                button.topAnchor.constraint(equalTo: root.topAnchor, constant: 9).isActive = true
                stage.settle()
                #expect(button.frame.origin == CGPoint(x: 7, y: 9))
                #expect(abs(button.frame.width - button.intrinsicContentSize.width) < 0.4)
                let width = button.frame.width
                button.setTitle("Continue without an account", for: .normal)
                stage.settle()
                #expect(button.frame.width > width + 50)
                #expect(!button.hasAmbiguousLayout)
            }
        }

        @Test func `AL-08 the stronger of two wishes holds`() {
            onStage { stage in
                let root = root(stage)
                let (one, two) = (SizedView(10, 10), SizedView(10, 10))
                root.adding(one, two)
                let sum = NSLayoutConstraint(
                    item: one, attribute: .left, relatedBy: .equal, toItem: two, attribute: .left, multiplier: -1,
                    constant: 0)
                let weak = one.leftAnchor.constraint(greaterThanOrEqualTo: root.leftAnchor, constant: 10)
                weak.priority = UILayoutPriority(500)
                let strong = two.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 2)
                strong.priority = UILayoutPriority(900)
                NSLayoutConstraint.activate([sum, weak, strong])
                stage.settle()
                #expect(one.frame.minX == -2)
                #expect(two.frame.minX == 2)
            }
        }

        @Test func `SAFE-02 the older guides at the ends are where bars end`() {
            onStage(size: CGSize(width: 400, height: 400)) { stage in
                stage.window.deviceSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
                let content = UIViewController()
                let (top, below, bottom) = (SizedView(10, 10), SizedView(10, 10), SizedView(10, 10))
                content.view.adding(top, below, bottom)
                let navigation = UINavigationController(rootViewController: content)
                let tabs = UITabBarController()
                tabs.viewControllers = [navigation]
                NSLayoutConstraint.activate([
                    top.topAnchor.constraint(equalTo: content.topLayoutGuide.bottomAnchor),
                    NSLayoutConstraint(
                        item: below, attribute: .top, relatedBy: .greaterThanOrEqual, toItem: content.topLayoutGuide,
                        attribute: .bottom, multiplier: 1, constant: 100),
                    below.topAnchor.constraint(lessThanOrEqualTo: content.topLayoutGuide.bottomAnchor, constant: 100),
                    bottom.bottomAnchor.constraint(equalTo: content.bottomLayoutGuide.topAnchor),
                ])
                stage.show(tabs)
                let length = content.topLayoutGuide.length
                #expect(length == 64)
                #expect(stage.frame(of: top).minY == length)
                #expect(stage.frame(of: below).minY == length + 100)
                #expect(stage.frame(of: bottom).maxY == 400 - content.bottomLayoutGuide.length)
                navigation.isNavigationBarHidden = true
                stage.settle()
                #expect(stage.frame(of: top).minY == 20)
            }
        }

        @Test func `SAFE-03 a guide of the app's is placed like a view`() {
            onStage { stage in
                let root = root(stage)
                let guide = UILayoutGuide()
                root.addLayoutGuide(guide)
                let edges = [
                    guide.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                    guide.trailingAnchor.constraint(equalTo: root.trailingAnchor),
                    guide.topAnchor.constraint(equalTo: root.topAnchor),
                    guide.bottomAnchor.constraint(equalTo: root.bottomAnchor),
                ]
                NSLayoutConstraint.activate(edges)
                let (one, two) = (SizedView(10, 10), SizedView(10, 10))
                root.adding(one, two)
                one.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 10).isActive = true
                two.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -10).isActive = true
                stage.settle()
                #expect(guide.layoutFrame == CGRect(x: 0, y: 0, width: 400, height: 400))
                #expect(one.frame.minX == 10)
                #expect(two.frame.maxX == 390)
                root.removeLayoutGuide(guide)
                #expect(root.constraints.isEmpty)
                #expect(guide.owningView == nil)
            }
        }

        @Test func `C05 a pass updates constraints from below, then lays out from above`() {
            final class Noting: UIView {
                let name: String
                let note: (String) -> Void
                init(_ name: String, _ note: @escaping (String) -> Void) {
                    self.name = name
                    self.note = note
                    super.init(frame: .zero)
                    translatesAutoresizingMaskIntoConstraints = false
                }
                required init?(coder: NSCoder) { nil }
                override func updateConstraints() {
                    note("update \(name)")
                    super.updateConstraints()
                }
                override func layoutSubviews() {
                    super.layoutSubviews()
                    note("layout \(name) \(Int(bounds.width))")
                }
            }
            final class Controller: UIViewController {
                var events: [String] = []
                var width: NSLayoutConstraint?
                override func viewDidLoad() {
                    let outer = Noting("outer") { [unowned self] in events.append($0) }
                    let inner = Noting("inner") { [unowned self] in events.append($0) }
                    view.adding(outer.adding(inner))
                    let width = outer.widthAnchor.constraint(equalToConstant: 50)
                    self.width = width
                    NSLayoutConstraint.activate([
                        width, inner.widthAnchor.constraint(equalTo: outer.widthAnchor, multiplier: 0.5),
                    ])
                }
                override func updateViewConstraints() {
                    events.append("update root")
                    width?.constant = 100
                    super.updateViewConstraints()
                }
                override func viewWillLayoutSubviews() { events.append("will layout") }
                override func viewDidLayoutSubviews() { events.append("did layout") }
            }
            onStage { stage in
                let controller = Controller()
                stage.show(controller)
                #expect(
                    controller.events == [
                        "update root", "will layout", "layout outer 100", "layout inner 50", "did layout",
                    ])
                controller.events = []
                for view in [controller.view, controller.view.subviews[0], controller.view.subviews[0].subviews[0]] {
                    view?.setNeedsUpdateConstraints()
                }
                #expect(controller.view.needsUpdateConstraints())
                controller.view.updateConstraintsIfNeeded()
                #expect(controller.events == ["update inner", "update outer", "update root"])
                #expect(!controller.view.needsUpdateConstraints())
                controller.events = []
                controller.width?.constant = 60
                stage.settle()
                #expect(controller.events.filter { $0.hasPrefix("layout") } == ["layout outer 60", "layout inner 30"])
            }
        }

        @Test(arguments: DeviceProfile.all, [UIInterfaceOrientation.portrait, .landscapeLeft])
        func `L04 one hierarchy fits every device of the table by its constraints`(
            device: DeviceProfile, orientation: UIInterfaceOrientation
        ) {
            let size = device.size(in: orientation)
            onStage(size: size) { stage in
                stage.window.deviceSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
                let controller = UIViewController()
                let (title, text, button) = (SizedView(80, 20), SizedView(), SizedView(60, 30))
                let view: UIView = controller.view
                view.adding(title, text, button)
                let (safe, margins) = (view.safeAreaLayoutGuide, view.layoutMarginsGuide)
                NSLayoutConstraint.activate([
                    title.topAnchor.constraint(equalToSystemSpacingBelow: safe.topAnchor, multiplier: 1),
                    title.centerXAnchor.constraint(equalTo: safe.centerXAnchor),
                    text.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 8),
                    text.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
                    text.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
                    text.bottomAnchor.constraint(equalTo: button.topAnchor, constant: -8),
                    button.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
                    button.bottomAnchor.constraint(equalTo: safe.bottomAnchor),
                ])
                stage.show(controller)
                let margin: CGFloat = size.width >= 414 ? 20 : 16
                #expect(abs(title.frame.midX - size.width / 2) <= 0.5)
                #expect(title.frame.minY == 28)
                #expect(text.frame.minX == margin)
                #expect(text.frame.maxX == size.width - margin)
                #expect(text.frame == text.frame.intersection(view.bounds))
                #expect(button.frame.maxY == size.height)
                #expect(button.frame.maxX == size.width - margin)
                #expect(text.frame.maxY == button.frame.minY - 8)
                #expect(stage.window.brokenConstraints.isEmpty)
                #expect(stage.window.viewsWithAmbiguousLayout.isEmpty)
            }
        }

        @Test(arguments: [false, true]) func `leading is where lines start, and constants go with them`(mirrored: Bool)
        {
            onStage { stage in
                stage.window.traitOverrides.layoutDirection = mirrored ? .rightToLeft : .leftToRight
                let root = root(stage)
                let (one, two, fixed) = (SizedView(50, 10), SizedView(30, 10), SizedView(20, 10))
                root.adding(one, two, fixed)
                NSLayoutConstraint.activate([
                    one.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
                    two.leadingAnchor.constraint(greaterThanOrEqualTo: one.trailingAnchor, constant: 8),
                    two.leadingAnchor.constraint(lessThanOrEqualTo: one.trailingAnchor, constant: 8),
                    fixed.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 5),
                ])
                stage.settle()
                #expect(one.frame.minX == (mirrored ? 334.0 : 16.0))
                #expect(two.frame.minX == (mirrored ? 296.0 : 74.0))
                #expect(fixed.frame.minX == 5)
                stage.window.traitOverrides.layoutDirection = mirrored ? .leftToRight : .rightToLeft
                stage.settle()
                #expect(one.frame.minX == (mirrored ? 16.0 : 334.0))
            }
        }

        @Test func `text that wraps is as high as its width makes it`() {
            onStage { stage in
                let root = root(stage)
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
                let root = root(stage)
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

        @Test func `contradictions are broken one at a time, logged once, and can be asked for`() {
            onStage { stage in
                let root = root(stage)
                let view = SizedView()
                root.addSubview(view)
                let wide = view.widthAnchor.constraint(equalToConstant: 100)
                let narrow = view.widthAnchor.constraint(equalToConstant: 50)
                narrow.identifier = "narrow"
                narrow.sourcePosition = "Main.storyboard:12:5"
                NSLayoutConstraint.activate([narrow, wide])
                stage.settle()
                #expect(view.frame.width == 100, "the one that was made first holds")
                #expect(stage.window.brokenConstraints.map(\.identifier) == ["narrow"])
                #expect(stage.window.brokenConstraints.first?.sourcePosition == "Main.storyboard:12:5")
                #expect(stage.window.brokenConstraints.first?.contradicted.count == 1)
                root.frame.size.width = 300
                stage.settle()
                #expect(stage.diagnostics.map(\.name) == ["UnsatisfiableConstraints"])
                wide.isActive = false
                stage.settle()
                #expect(view.frame.width == 50)
                #expect(stage.window.brokenConstraints.isEmpty)
            }
        }

        @Test func `a mask that still counts contradicts the app's constraint, which is broken`() {
            onStage { stage in
                let root = root(stage)
                let view = UIView(frame: CGRect(x: 5, y: 5, width: 40, height: 40))
                root.addSubview(view)
                view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 20).isActive = true
                stage.settle()
                #expect(view.frame.minX == 5)
                #expect(stage.window.brokenConstraints.count == 1)
                view.translatesAutoresizingMaskIntoConstraints = false
                stage.settle()
                #expect(view.frame.minX == 20)
                #expect(stage.window.brokenConstraints.isEmpty)
            }
        }

        @Test func `a view with a mask takes part with its frame`() {
            onStage { stage in
                let root = root(stage)
                let masked = UIView(frame: CGRect(x: 10, y: 20, width: 380, height: 40))
                masked.autoresizingMask = [.flexibleWidth]
                let view = SizedView(30, 30)
                root.adding(masked, view)
                view.topAnchor.constraint(equalTo: masked.bottomAnchor, constant: 4).isActive = true
                view.trailingAnchor.constraint(equalTo: masked.trailingAnchor).isActive = true
                stage.settle()
                #expect(view.frame == CGRect(x: 360, y: 64, width: 30, height: 30))
                root.frame.size.width = 500
                stage.settle()
                #expect(view.frame.maxX == 490)
                masked.frame.origin.y = 100
                stage.settle()
                #expect(view.frame.minY == 144)
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
                let root = root(stage)
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
                let root = root(stage)
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

        @Test func `what is open is ambiguous and can be exercised`() {
            onStage { stage in
                let root = root(stage)
                let (open, firm) = (SizedView(10, 10), SizedView(10, 10))
                root.adding(open, firm)
                NSLayoutConstraint.activate([
                    open.topAnchor.constraint(equalTo: root.topAnchor),
                    open.leadingAnchor.constraint(greaterThanOrEqualTo: root.leadingAnchor),
                    firm.topAnchor.constraint(equalTo: root.topAnchor),
                    firm.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                ])
                stage.settle()
                #expect(open.hasAmbiguousLayout)
                #expect(!firm.hasAmbiguousLayout)
                #expect(stage.window.viewsWithAmbiguousLayout == [open])
                let before = open.frame
                open.exerciseAmbiguityInLayout()
                firm.exerciseAmbiguityInLayout()
                stage.settle()
                #expect(open.frame != before)
                #expect(open.frame.minX >= 0)
                open.exerciseAmbiguityInLayout()
                stage.settle()
                #expect(open.frame == before)
            }
        }

        @Test func `a screen without constraints has no engine`() {
            onStage { stage in
                let root = root(stage)
                root.adding(UIView(), UILabel(), UISwitch())
                stage.settle()
                #expect(root.details?.layout == nil)
                #expect(root.subviews.allSatisfy { $0.details?.layout == nil })
            }
        }

        @Test func `margins move what is tied to them, and are told of`() {
            final class Margined: UIView {
                var changes = 0
                override func layoutMarginsDidChange() { changes += 1 }
            }
            onStage { stage in
                let (root, view) = (Margined(frame: CGRect(x: 0, y: 0, width: 400, height: 400)), SizedView(10, 10))
                stage.window.addSubview(root)
                stage.window.isHidden = false
                root.addSubview(view)
                NSLayoutConstraint(
                    item: view, attribute: .leading, relatedBy: .equal, toItem: root, attribute: .leadingMargin,
                    multiplier: 1, constant: 0
                ).isActive = true
                view.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor).isActive = true
                stage.settle()
                #expect(view.frame.minX == 8)
                root.layoutMargins.left = 30
                stage.settle()
                #expect(view.frame.minX == 30)
                #expect(root.changes == 1)
                stage.window.deviceSafeAreaInsets = UIEdgeInsets(top: 44, left: 0, bottom: 0, right: 0)
                stage.settle()
                #expect(view.frame.minY == 44)
                #expect(root.changes == 2)
            }
        }

        @Test func `the keyboard's guide follows the keyboard`() {
            onStage { stage in
                let controller = UIViewController()
                let field = UITextField()
                field.translatesAutoresizingMaskIntoConstraints = false
                controller.view.addSubview(field)
                let view: UIView = controller.view
                NSLayoutConstraint.activate([
                    field.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
                    field.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                ])
                stage.show(controller)
                #expect(field.frame.maxY == 874)
                field.becomeFirstResponder()
                stage.settle()
                #expect(field.frame.maxY == 539)
                field.resignFirstResponder()
                stage.settle()
                #expect(field.frame.maxY == 874)
            }
        }

        @Test func `views that a stack arranges keep the sizes that constraints give them`() {
            onStage { stage in
                let root = root(stage)
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
