import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor private final class LoggingSegue: UIStoryboardSegue {
    static var log: EventLog?
    var color = "none"

    override init(identifier: String?, source: UIViewController, destination: UIViewController) {
        super.init(identifier: identifier, source: source, destination: destination)
        Self.log?.note("segue.init")
    }

    override func perform() { Self.log?.note("segue.perform(\(color))") }
}

extension CoreTests {
    @MainActor struct SegueTests {
        private func controller(_ name: String, _ stage: Stage) -> SegueController { SegueController(name, stage.log) }

        @Test func `I06 I07 SEG-01 a segue is made after its destination, prepared, performed and released`() {
            onStage { stage in
                LoggingSegue.log = stage.log
                defer { LoggingSegue.log = nil }
                let source = stage.show(controller("s", stage))
                weak var released: UIStoryboardSegue?
                source.onPrepare = { segue in
                    released = segue
                    (segue as? LoggingSegue)?.color = "red"
                }
                source.addSegue(
                    UIStoryboardSegueTemplate(
                        identifier: "go", kind: .custom, segue: LoggingSegue.init(identifier:source:destination:)
                    ) {
                        stage.log.note("destination")
                        return UIViewController()
                    })
                source.performSegue(withIdentifier: "go", sender: nil)
                #expect(stage.log.take() == ["destination", "segue.init", "s.prepare", "segue.perform(red)"])
                #expect(released == nil)
            }
        }

        @Test func `I05 the source is prepared with source, destination and identifier before its view is loaded`() {
            onStage { stage in
                let source = controller("s", stage)
                stage.show(UINavigationController(rootViewController: source))
                var seen: [Bool] = []
                source.onPrepare = { segue in
                    seen = [
                        segue.source === source, segue.identifier == "go", !segue.destination.isViewLoaded,
                        source.navigationController?.topViewController === source,
                    ]
                }
                source.addSegue(UIStoryboardSegueTemplate(identifier: "go", kind: .show) { UIViewController() })
                source.performSegue(withIdentifier: "go", sender: nil)
                #expect(seen == [true, true, true, true])
            }
        }

        @Test func `I04 SEG-02 the source may refuse what the user starts and is not asked by code`() {
            onStage { stage in
                let source = controller("s", stage)
                let navigation = stage.show(UINavigationController(rootViewController: source))
                let template = UIStoryboardSegueTemplate(identifier: "go", kind: .show) { UIViewController() }
                source.addSegue(template)
                source.allows = false
                source.fireSegue(template, sender: nil)
                #expect(stage.log.take() == ["s.should(go)"])
                #expect(navigation.viewControllers.count == 1)
                source.performSegue(withIdentifier: "go", sender: nil)
                #expect(stage.log.take() == ["s.prepare", "s.show"])
                #expect(navigation.viewControllers.count == 2)
                #expect(stage.diagnostics == [])
            }
        }

        @Test func `I08 a name that the scene does not have is an error, also for controllers made in code`() {
            onStage { stage in
                let source = stage.show(controller("s", stage))
                source.performSegue(withIdentifier: "nowhere", sender: nil)
                #expect(stage.diagnostics.map(\.name) == [Diagnostic.Name.invalidArgument])
                #expect(stage.log.take() == [])
            }
        }

        @Test func `each passage makes a new destination`() throws {
            try onStage { stage in
                let source = controller("s", stage)
                let navigation = stage.show(UINavigationController(rootViewController: source))
                let template = UIStoryboardSegueTemplate(identifier: nil, kind: .show) { UIViewController() }
                let button = UIButton(type: .system)
                source.view.addSubview(button)
                button.addAction(
                    UIAction { [unowned source] _ in source.fireSegue(template, sender: nil) },
                    for: .touchUpInside)
                button.sendActions(for: .touchUpInside)
                stage.settle()
                let first = try #require(navigation.topViewController)
                navigation.popViewController(animated: false)
                stage.settle()
                button.sendActions(for: .touchUpInside)
                stage.settle()
                #expect(navigation.viewControllers.count == 2)
                #expect(navigation.topViewController !== first)
            }
        }

        @Test func `I03 the kinds show, show as detail, present and present as a popover`() throws {
            onStage(size: CGSize(width: 1024, height: 768)) { stage in
                let source = controller("s", stage)
                let detail = UIViewController()
                let split = UISplitViewController(style: .doubleColumn)
                split.setViewController(source, for: .primary)
                split.setViewController(detail, for: .secondary)
                stage.show(split)
                let shown = UIViewController()
                source.addSegue(UIStoryboardSegueTemplate(identifier: "detail", kind: .showDetail) { shown })
                source.performSegue(withIdentifier: "detail", sender: nil)
                stage.settle()
                #expect(split.viewController(for: .secondary) === shown)

                let modal = UIViewController()
                source.addSegue(
                    UIStoryboardSegueTemplate(
                        identifier: "modal", kind: .present(style: .fullScreen, transition: .crossDissolve)
                    ) { modal })
                source.performSegue(withIdentifier: "modal", sender: nil)
                stage.settle()
                #expect(split.presentedViewController === modal)
                #expect(modal.modalPresentationStyle == .fullScreen && modal.modalTransitionStyle == .crossDissolve)
                modal.dismiss(animated: false)
                stage.settle()

                let popover = UIViewController()
                let anchor = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
                source.view.addSubview(anchor)
                source.addSegue(UIStoryboardSegueTemplate(identifier: "pop", kind: .popover()) { popover })
                source.performSegue(withIdentifier: "pop", sender: anchor)
                stage.settle()
                #expect(popover.modalPresentationStyle == .popover)
                #expect(popover.popoverPresentationController?.sourceView === anchor)
                #expect(split.presentedViewController === popover)
            }
        }

        @Test func `I03 a shown controller goes to the nearest container that shows it`() {
            onStage { stage in
                let source = controller("s", stage)
                let navigation = stage.show(UINavigationController(rootViewController: source))
                let shown = UIViewController()
                source.addSegue(UIStoryboardSegueTemplate(identifier: "show", kind: .show, isAnimated: false) { shown })
                source.performSegue(withIdentifier: "show", sender: nil)
                stage.settle()
                #expect(navigation.topViewController === shown)
            }
        }

        @Test func `a segue whose destination cannot be made is reported and not prepared`() {
            onStage { stage in
                let source = stage.show(controller("s", stage))
                source.addSegue(UIStoryboardSegueTemplate(identifier: "go", kind: .show) { nil })
                source.performSegue(withIdentifier: "go", sender: nil)
                #expect(stage.diagnostics.map(\.name) == [Diagnostic.Name.segueWithoutDestination])
                #expect(stage.log.take() == [])
            }
        }
    }
}
