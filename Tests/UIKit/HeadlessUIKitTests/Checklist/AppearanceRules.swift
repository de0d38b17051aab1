import Foundation
import Testing

@testable import HeadlessUIKit

extension CoreTests {
    /// The appearance callbacks of controllers (guide, "Managing Child View Controllers").
    @MainActor struct AppearanceRules {
        /// A way for a controller to leave the screen.
        enum Leaving: CaseIterable {
            case popped, coveredByPush, tabChange, coveredByModal, dismissed, removedChild, replacedRoot, turnedPage
        }

        private func leave(_ way: Leaving, _ subject: UIViewController, on stage: Stage) {
            switch way {
            case .popped:
                let navigation = UINavigationController()
                navigation.viewControllers = [stage.controller("below"), subject]
                stage.show(navigation)
                navigation.popViewController(animated: true)
            case .coveredByPush:
                let navigation = stage.show(UINavigationController(rootViewController: subject))
                navigation.pushViewController(stage.controller("above"), animated: true)
            case .tabChange:
                let tabs = UITabBarController()
                tabs.viewControllers = [subject, stage.controller("other")]
                stage.show(tabs)
                tabs.selectedIndex = 1
            case .coveredByModal:
                stage.show(subject)
                let cover = stage.controller("cover")
                cover.modalPresentationStyle = .fullScreen
                subject.present(cover, animated: true)
            case .dismissed:
                let root = stage.show(stage.controller("root"))
                stage.present(subject, .fullScreen, on: root)
                root.dismiss(animated: true)
            case .removedChild:
                let container = stage.show(GuideContainer("k", stage.log))
                container.display(subject)
                stage.settle()
                container.hide(subject)
            case .replacedRoot:
                stage.show(subject)
                stage.window.rootViewController = stage.controller("new")
            case .turnedPage:
                let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
                pages.setViewControllers([subject], direction: .forward, animated: false)
                stage.show(pages)
                pages.setViewControllers([stage.controller("next")], direction: .forward, animated: true)
            }
            stage.settle()
        }

        @Test(arguments: Leaving.allCases)
        func `B03 a view is still there when it is about to go, and gone when it has gone`(way: Leaving) {
            onStage { stage in
                let subject = stage.controller("s")
                var story: [String] = []
                subject.onEvent = { [unowned subject] event in
                    guard event == "WX" || event == "DX" else { return }
                    let isThere =
                        subject.viewIfLoaded?.superview != nil && subject.viewIfLoaded?.window === stage.window
                    story.append("\(event) \(isThere)")
                }
                leave(way, subject, on: stage)
                #expect(story == ["WX true", "DX false"])
                subject.onEvent = nil
            }
        }

        @Test
        func `B09 a controller finds the nearest container of each kind around it, and none beyond a presentation`() {
            onStage(size: padSize) { stage in
                // From the outside in: each kind twice, with a container of the app's own between them.
                let leaf = stage.controller("leaf")
                let own = GuideContainer("own", stage.log)
                let innerNavigation = UINavigationController(rootViewController: own)
                let innerTabs = UITabBarController()
                innerTabs.viewControllers = [innerNavigation]
                let innerSplit = UISplitViewController()
                innerSplit.viewControllers = [stage.controller("p1"), innerTabs]
                let bridge = GuideContainer("bridge", stage.log)
                let outerNavigation = UINavigationController(rootViewController: bridge)
                let outerTabs = UITabBarController()
                outerTabs.viewControllers = [outerNavigation]
                let outerSplit = UISplitViewController()
                outerSplit.viewControllers = [stage.controller("p2"), outerTabs]
                stage.show(outerSplit)
                bridge.display(innerSplit, frame: CGRect(x: 0, y: 0, width: 900, height: 900))
                own.display(leaf)
                stage.settle()
                @MainActor func around(_ controller: UIViewController) -> [UIViewController?] {
                    [controller.navigationController, controller.tabBarController, controller.splitViewController]
                }
                #expect(around(leaf) == [innerNavigation, innerTabs, innerSplit])
                #expect(around(innerNavigation) == [outerNavigation, innerTabs, innerSplit], "never itself")
                #expect(around(innerTabs) == [outerNavigation, outerTabs, innerSplit])
                #expect(around(innerSplit) == [outerNavigation, outerTabs, outerSplit])
                #expect(around(bridge) == [outerNavigation, outerTabs, outerSplit])
                #expect(around(outerTabs) == [nil, nil, outerSplit] && around(outerSplit) == [nil, nil, nil])
                let modal = stage.controller("modal")
                stage.present(modal, .formSheet, on: leaf)
                #expect(around(modal) == [nil, nil, nil], "what is presented is in no container")
                own.hide(leaf)
                #expect(around(leaf) == [nil, nil, nil])
            }
        }

        /// A container that forwards no appearance callbacks and sends none itself.
        private final class Silent: GuideContainer {
            override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
        }

        @Test(arguments: Leaving.allCases)
        func `E02 CONT-12 a container that forwards nothing keeps its children in the dark, however it comes and goes`(
            way: Leaving
        ) {
            onStage { stage in
                let container = Silent("k", stage.log)
                let child = GuideContainer("c", stage.log)
                let grandchild = stage.controller("grandchild")
                child.display(grandchild)
                container.display(child)
                var heard: [String] = []
                for controller in [container, child, grandchild] {
                    controller.onEvent = { [unowned controller] event in
                        if ["WA", "I", "DA", "WX", "DX"].contains(event) {
                            heard.append("\(controller.name).\(event)")
                        }
                    }
                }
                leave(way, container, on: stage)
                // The containers around it have sent it all of them, and nothing has come further.
                #expect(heard == ["k.WA", "k.I", "k.DA", "k.WX", "k.DX"])
                #expect(child.appearance.phase == .disappeared)
                #expect(child.viewIfLoaded?.isDescendant(of: container.view) == true)
            }
        }

        @Test func `E02 CONT-12 children that come and go in a silent container on the screen hear nothing either`() {
            onStage { stage in
                let container = stage.show(Silent("k", stage.log))
                let child = stage.controller("c")
                container.display(child)
                stage.settle()
                container.hide(child)
                stage.settle()
                #expect(stage.log.takeAppearance() == [])
            }
        }

        @Test func `E07 a misspelt override has no effect, and the well-spelt one has`() {
            final class Misspelt: GuideContainer {
                var shouldAutomaticallyForwardAppearanceMethod: Bool { false }
                var automaticallyForwardAppearanceMethods: Bool { false }
                func shouldAutomaticallyForwardAppearenceMethods() -> Bool { false }
            }
            onStage { stage in
                for (container, isHeard) in [(Misspelt("k", stage.log), true), (Silent("k", stage.log), false)]
                    as [(GuideContainer, Bool)]
                {
                    container.display(stage.controller("c"))
                    _ = stage.log.take()
                    stage.window.rootViewController = container
                    stage.window.makeKeyAndVisible()
                    stage.settle()
                    stage.window.rootViewController = nil
                    stage.settle()
                    let heard = stage.log.takeAppearance().filter { $0.hasPrefix("c.") }
                    #expect(heard == (isHeard ? ["c.WA", "c.I", "c.DA", "c.WX", "c.DX"] : []))
                }
            }
        }
    }
}
