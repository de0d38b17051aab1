import AccessibilityTree
import Foundation
import Testing

@testable import HeadlessUIKit

extension CoreTests {
    /// Reports of children to others: by delegates, in any container (guide, "Implementing a Container View
    /// Controller").
    @MainActor struct DelegationRules {
        /// Receives a choice; the child has no other reference to it.
        @MainActor fileprivate protocol ChoiceDelegate: AnyObject {
            func didChoose(_ controller: UIViewController)
        }

        private final class Chooser: LoggingController {
            weak var delegate: (any ChoiceDelegate)?
            let button = UIButton(frame: CGRect(x: 20, y: 50, width: 100, height: 44))
            override func viewDidLoad() {
                super.viewDidLoad()
                button.setTitle("Choose", for: .normal)
                button.addAction(
                    UIAction { [unowned self] _ in delegate?.didChoose(self) }, for: .primaryActionTriggered)
                view.addSubview(button)
            }
        }

        private final class Choice: ChoiceDelegate {
            var act: (UIViewController) -> Void = { _ in }
            func didChoose(_ controller: UIViewController) { act(controller) }
        }

        enum Place: CaseIterable {
            case navigation, tabs, modal, own
        }

        @Test(arguments: Place.allCases)
        func `D15 a child that knows only its delegate works in every container`(place: Place) {
            onStage { stage in
                let chooser = Chooser("c", stage.log)
                var choice: Choice? = Choice()
                chooser.delegate = choice
                let root: UIViewController
                switch place {
                case .navigation:
                    let navigation = UINavigationController()
                    navigation.viewControllers = [stage.controller("below"), chooser]
                    choice?.act = { [unowned navigation] _ in navigation.popViewController(animated: true) }
                    root = stage.show(navigation)
                case .tabs:
                    let tabs = UITabBarController()
                    tabs.viewControllers = [chooser, stage.controller("other")]
                    choice?.act = { [unowned tabs] _ in tabs.selectedIndex = 1 }
                    root = stage.show(tabs)
                case .modal:
                    root = stage.show(stage.controller("root"))
                    stage.present(chooser, .fullScreen, on: root)
                    choice?.act = { $0.dismiss(animated: true) }
                case .own:
                    let own = GuideContainer("own", stage.log)
                    own.display(chooser)
                    choice?.act = { [unowned own] in own.hide($0) }
                    root = stage.show(own)
                }
                let double = ActionRequest(target: chooser.button.nodeID, action: .activate)
                #expect(WindowSource(stage.window).perform(double).isHandled)
                stage.settle()
                #expect(chooser.viewIfLoaded?.window == nil, "whoever holds it has sent it away")
                #expect(chooser.appearance.phase == .disappeared && root.appearance.phase == .appeared)
                // The child uses only the API that any controller has for its containers.
                weak let freed = choice
                choice = nil
                #expect(freed == nil, "and it does not keep its delegate alive")
            }
        }

        @Test func `D15 containers tell what they do by delegates that they don't hold`() {
            final class Listener: UINavigationControllerDelegate, UITabBarControllerDelegate,
                UIPageViewControllerDelegate, UIAdaptivePresentationControllerDelegate
            {
                let log: EventLog
                init(_ log: EventLog) { self.log = log }
                func navigationController(
                    _ navigationController: UINavigationController, didShow viewController: UIViewController,
                    animated: Bool
                ) { log.note("navigation") }
                func tabBarController(
                    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
                ) {
                    log.note("tabs")
                }
                func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
                    log.note("sheet")
                }
            }
            onStage(.modern) { stage in
                let navigation = UINavigationController(rootViewController: CountingScreen("a", stage.log))
                let tabs = UITabBarController()
                tabs.viewControllers = [navigation, CountingScreen("b", stage.log)]
                stage.show(tabs)
                var listener: Listener? = Listener(stage.log)
                navigation.delegate = listener
                tabs.delegate = listener
                navigation.pushViewController(stage.controller("c"), animated: true)
                stage.settle()
                #expect(stage.log.take().contains("navigation"))
                let bar = tabs.tabBar
                let second = CGPoint(x: bar.frame.maxX - bar.frame.width / 4, y: bar.frame.midY)
                stage.window.simulateTap(at: second)
                stage.settle()
                #expect(tabs.selectedIndex == 1 && stage.log.take().contains("tabs"))
                let sheet = stage.controller("sheet")
                sheet.modalPresentationStyle = .pageSheet
                sheet.presentationController?.delegate = listener
                tabs.present(sheet, animated: true)
                stage.settle()
                sheet.sheetPresentationController?.pullDown()
                stage.settle()
                #expect(stage.log.take().contains("sheet"))
                weak let freed = listener
                listener = nil
                #expect(freed == nil)
            }
        }

        @Test
        func `CONT-10 each change of a child's preferred size is passed on, also after another takes its place`() {
            /// Has the preferences of its only child, as a wrapper does.
            final class Wrapper: GuideContainer {
                override func preferredContentSizeDidChange(
                    forChildContentContainer container: any UIContentContainer
                ) {
                    super.preferredContentSizeDidChange(forChildContentContainer: container)
                    if container === children.last { preferredContentSize = container.preferredContentSize }
                }
            }
            final class Observer: GuideContainer {
                var sizes: [CGFloat] = []
                override func preferredContentSizeDidChange(
                    forChildContentContainer container: any UIContentContainer
                ) { sizes.append(container.preferredContentSize.width) }
            }
            func wide(_ width: CGFloat) -> CGSize { CGSize(width: width, height: 30) }
            onStage { stage in
                let parent = Observer("p", stage.log)
                let wrapper = Wrapper("k", stage.log)
                let (c, d) = (stage.controller("c"), stage.controller("d"))
                wrapper.display(c)
                parent.display(wrapper)
                stage.show(parent)
                c.preferredContentSize = wide(10)
                #expect(parent.sizes == [10], "told at once")
                c.preferredContentSize = wide(20)
                c.preferredContentSize = wide(20)
                #expect(parent.sizes == [10, 20], "each change, and only changes")
                wrapper.hide(c)
                wrapper.display(d)
                d.preferredContentSize = wide(40)
                c.preferredContentSize = wide(50)
                d.preferredContentSize = wide(70)
                #expect(parent.sizes == [10, 20, 40, 70], "the one that has left is not heard")
                // A presented controller reports its size to its presentation too, which gives the popover that size.
                parent.hide(wrapper)
                wrapper.loadViewIfNeeded()
                stage.window.resize(to: padSize)
                stage.settle()
                stage.present(wrapper, .popover, on: parent)
                d.preferredContentSize = wide(230)
                stage.settle()
                #expect(wrapper.view.bounds.width == 230)
                #expect(parent.sizes == [10, 20, 40, 70])
            }
        }
    }
}
