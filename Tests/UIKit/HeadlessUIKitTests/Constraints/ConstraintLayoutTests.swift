import Foundation
import Testing

@testable import HeadlessUIKit

extension CoreTests {
    /// The frames that constraints give to views.
    @MainActor struct ConstraintLayoutTests {
        @Test func `AL-01 views are distributed with gaps`() {
            onStage { stage in
                let root = stage.root()
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
                let root = stage.root(CGSize(width: 300, height: 200))
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
                let root = stage.root()
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
                let root = stage.root()
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
            onStage(size: CGSize(width: 400, height: 800)) { stage in
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
                #expect(stage.frame(of: bottom).maxY == 800 - content.bottomLayoutGuide.length)
                navigation.isNavigationBarHidden = true
                stage.settle()
                #expect(stage.frame(of: top).minY == 20)
            }
        }

        @Test func `SAFE-03 a guide of the app's is placed like a view`() {
            onStage { stage in
                let root = stage.root()
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
                let root = stage.root()
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

        @Test func `margins move views that are constrained to them, and their changes are reported`() {
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
    }
}
