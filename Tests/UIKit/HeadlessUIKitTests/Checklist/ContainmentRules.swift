import AccessibilityTree
import Foundation
import Testing

@testable import HeadlessUIKit

extension CoreTests {
    /// The obligations of a container and its children (guide, "Implementing a Container View Controller").
    @MainActor struct ContainmentRules {
        @Test func `D04 a child's view is handled after its link to the container, or the hierarchy is inconsistent`() {
            onStage { stage in
                let (home, abroad) = (GuideContainer("home", stage.log), GuideContainer("abroad", stage.log))
                let root = GuideContainer("root", stage.log)
                root.display(home)
                root.display(abroad)
                stage.show(root)
                @MainActor func problems(_ act: () -> Void) -> [String] {
                    let count = stage.diagnostics.count
                    act()
                    stage.settle()
                    return stage.diagnostics[count...].map { "\($0.severity) \($0.name)" }
                }
                let error = "error \(Diagnostic.Name.hierarchyInconsistency)"
                let right = stage.controller("right")
                #expect(problems { home.display(right) } == [])
                #expect(stage.log.takeAppearance() == ["right.WA", "right.I", "right.DA"])
                // The link is another container's.
                #expect(problems { abroad.view.addSubview(right.view) } == [error])
                // The view is there before the link, in another container's view, however deep.
                let early = stage.controller("early")
                let box = UIView()
                abroad.view.addSubview(box)
                #expect(problems { box.addSubview(early.view) } == [], "a view without a link may stand anywhere")
                #expect(problems { home.addChild(early) } == [error])
                // A container takes the view of a child of its child.
                let deep = stage.controller("deep")
                home.display(deep)
                #expect(problems { root.view.addSubview(deep.view) } == [error])
                // UIKit's own containers keep to the order themselves.
                let navigation = UINavigationController(rootViewController: stage.controller("a"))
                #expect(
                    problems {
                        home.display(navigation)
                        navigation.pushViewController(stage.controller("b"), animated: true)
                    } == [])
                let top = navigation.topViewController
                #expect(top?.parent === navigation && top?.view.isDescendant(of: navigation.view) == true)
            }
        }

        private func pair(on stage: Stage) -> (GuideContainer, LoggingController, LoggingController) {
            let container = stage.show(GuideContainer("k", stage.log))
            let (old, new) = (stage.controller("1"), stage.controller("2"))
            container.display(old)
            container.addChild(new)
            stage.settle()
            _ = stage.log.take()
            return (container, old, new)
        }

        enum Interruption: CaseIterable {
            case none, animationsOff, newLeaves, newViewLeaves, newGoesElsewhere, turnedRound
        }

        @Test(arguments: Interruption.allCases)
        func `D11 the end of a change of children says whether it was carried through`(interruption: Interruption) {
            onStage { stage in
                let (container, old, new) = pair(on: stage)
                let other = GuideContainer("other", stage.log)
                var ends: [String] = []
                if interruption == .animationsOff { UIView.setAnimationsEnabled(false) }
                defer { UIView.setAnimationsEnabled(true) }
                container.transition(from: old, to: new, duration: 0.25, animations: {}) { ends.append("\($0)") }
                if interruption != .animationsOff { MainLoop.main.advance(by: .milliseconds(100)) }
                #expect(ends == [], "never before the time is over")
                switch interruption {
                case .none, .animationsOff: break
                case .newLeaves: container.hide(new)
                case .newViewLeaves: new.view.removeFromSuperview()
                case .newGoesElsewhere:
                    container.hide(new)
                    other.display(new)
                case .turnedRound:
                    container.transition(from: new, to: old, duration: 0.25, animations: {}) {
                        ends.append("back \($0)")
                    }
                    #expect(ends == ["false"], "a change that another one replaces is skipped")
                }
                stage.settle()
                switch interruption {
                case .none, .animationsOff:
                    #expect(ends == ["true"])
                    #expect(old.view.superview == nil && new.view.superview === container.view)
                    let events = stage.log.takeAppearance().filter { $0 != "2.I" }
                    #expect(events == ["1.WX", "2.WA", "1.DX", "2.DA"])
                case .newLeaves, .newViewLeaves, .newGoesElsewhere:
                    #expect(ends == ["false"])
                    #expect(old.view.superview === container.view, "the old one is not taken away")
                    #expect(old.appearance.phase == .appeared && new.appearance.phase == .disappeared)
                case .turnedRound:
                    #expect(ends == ["false", "back true"])
                    #expect(old.view.superview === container.view && new.view.superview == nil)
                    #expect(old.appearance.phase == .appeared && new.appearance.phase == .disappeared)
                }
                #expect(stage.diagnostics.isEmpty)
            }
        }

        // MARK: Changes by a container

        /// A container that runs a test's closure when it has laid out its subviews.
        private final class Meddler: GuideContainer {
            var atLayout: (() -> Void)?
            override func viewDidLayoutSubviews() {
                super.viewDidLayoutSubviews()
                atLayout?()
            }
        }

        private final class Content: LoggingController {
            let box = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
            let inner = UIView(frame: CGRect(x: 5, y: 5, width: 20, height: 20))
            override func viewDidLoad() {
                super.viewDidLoad()
                view.addSubview(box)
                box.addSubview(inner)
                box.autoresizingMask = [.flexibleWidth]
            }
            override func viewDidLayoutSubviews() {
                super.viewDidLayoutSubviews()
                inner.frame.size.width = view.bounds.width / 4
            }
        }

        @Test func `D14 a container that reaches into a child is found, and one that places its root view is not`() {
            onStage { stage in
                let container = Meddler("k", stage.log)
                let child = Content("c", stage.log)
                container.display(child)
                let deep = Content("deep", stage.log)
                child.addChild(deep)
                child.box.addSubview(deep.view)
                deep.didMove(toParent: child)
                stage.show(container)
                var width = 100.0
                @MainActor func touched(_ act: @escaping () -> Void) -> [String] {
                    width += 10
                    let watch = ContainmentWatch(on: container)
                    defer { watch.end() }
                    container.atLayout = act
                    defer { container.atLayout = nil }
                    container.view.setNeedsLayout()
                    stage.settle()
                    return watch.touches.map { "\($0.view) of \($0.child): \($0.change)" }
                }
                #expect(touched { child.view.frame = CGRect(x: 5, y: 5, width: width, height: 80) } == [])
                #expect(child.inner.frame.width == child.view.bounds.width / 4, "the child has laid itself out")
                #expect(touched { child.view.alpha = 0.5 } == [])
                #expect(touched { child.box.frame.origin.x += 1 } == ["UIView of Content: place"])
                #expect(touched { child.inner.center.y += 1 } == ["UIView of Content: place"])
                #expect(touched { child.inner.bounds.size.height += 1 } == ["UIView of Content: place"])
                let scale = CGAffineTransform(scaleX: 2, y: 2)
                #expect(touched { child.box.transform = scale } == ["UIView of Content: place"])
                #expect(touched { deep.view.frame.size.width += 1 } == ["UIView of Content: place"])
                #expect(touched { child.inner.isHidden = true } == ["UIView of Content: properties"])
                #expect(touched { child.inner.removeFromSuperview() } == ["UIView of Content: subviews"])
                let guest = UIView()
                #expect(touched { child.box.addSubview(guest) } == ["UIView of Content: subviews"])
                #expect(touched { child.view.layoutIfNeeded() } == [], "the child's own pass is its own")
                #expect(touched { container.hide(child) } == [])
                let late = Content("late", stage.log)
                #expect(touched { if late.parent == nil { container.display(late) } } == [])
                #expect(late.view.superview === container.view)
            }
        }

        /// When a container of an app works.
        enum Moment: CaseIterable {
            case nothing, loading, willAppear, isAppearing, willLayout, layout, didLayout, resizing
        }

        /// A container that reaches into its child at one moment.
        private final class Reacher: UIViewController {
            private final class Layer: UIView {
                var act: () -> Void = {}
                override func layoutSubviews() {
                    super.layoutSubviews()
                    act()
                }
            }

            private let moment: Moment
            private let child: Content

            init(_ moment: Moment, _ child: Content) {
                self.moment = moment
                self.child = child
                super.init(nibName: nil, bundle: nil)
                child.loadViewIfNeeded()
                addChild(child)
                child.didMove(toParent: self)
            }

            required init?(coder: NSCoder) { nil }

            private func reach(_ now: Moment) { if now == moment { child.box.frame.origin.x += 1 } }

            override func loadView() {
                let layer = Layer()
                layer.act = { [unowned self] in reach(.layout) }
                view = layer
            }
            override func viewDidLoad() { reach(.loading) }
            override func viewWillAppear(_ animated: Bool) { reach(.willAppear) }
            override func viewIsAppearing(_ animated: Bool) { reach(.isAppearing) }
            override func viewWillLayoutSubviews() { reach(.willLayout) }
            override func viewDidLayoutSubviews() { reach(.didLayout) }
            override func viewWillTransition(
                to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
            ) {
                super.viewWillTransition(to: size, with: coordinator)
                reach(.resizing)
            }
        }

        @Test(arguments: Moment.allCases, [false, true])
        func `D14 what a container does to its children is known whenever it does it`(moment: Moment, isNested: Bool) {
            onStage { stage in
                let reacher = Reacher(moment, Content("c", stage.log))
                let watch = ContainmentWatch(on: reacher)
                defer { watch.end() }
                if isNested {
                    let root = GuideContainer("root", stage.log)
                    root.display(reacher, frame: stage.window.bounds)
                    reacher.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
                    stage.show(root)
                } else {
                    stage.show(reacher)
                }
                stage.window.resize(to: CGSize(width: 874, height: 402))
                stage.settle()
                #expect(watch.touches.map(\.change) == (moment == .nothing ? [] : ["place"]))
                #expect(watch.touches.allSatisfy { $0.child == "Content" })
            }
        }

        @Test func `D14 UIKit's own containers touch nothing inside their children`() {
            onStage(size: padSize) { stage in
                let child = Content("c", stage.log)
                let navigation = UINavigationController(rootViewController: child)
                let tabs = UITabBarController()
                tabs.viewControllers = [navigation, stage.controller("other")]
                let split = UISplitViewController()
                split.viewControllers = [stage.controller("p"), tabs]
                let containers = [split, tabs, navigation]
                let watches = containers.map { ContainmentWatch(on: $0) }
                defer { for watch in watches { watch.end() } }
                stage.show(split)
                navigation.pushViewController(Content("d", stage.log), animated: true)
                stage.settle()
                stage.window.resize(to: CGSize(width: 1366, height: 1024))
                stage.settle()
                tabs.selectedIndex = 1
                stage.settle()
                for watch in watches { #expect(watch.touches.isEmpty) }
            }
        }
    }
}
