import AccessibilityTree
import Foundation
import Testing

@testable import HeadlessUIKit

extension CoreTests {
    /// The effect of escape where several things are presented or pushed (guide, "Presenting a View Controller").
    @MainActor struct EscapeRules {
        private func stack(
            _ style: UIModalPresentationStyle, isModal: Bool, on stage: Stage
        ) -> (presenter: UIViewController, navigation: UINavigationController, contents: [Answering]) {
            let presenter = stage.show(stage.controller("presenter"))
            let contents = [Answering("bottom", stage.log), Answering("top", stage.log)]
            let navigation = UINavigationController()
            navigation.viewControllers = contents
            navigation.isModalInPresentation = isModal
            stage.present(navigation, style, on: presenter)
            return (presenter, navigation, contents)
        }

        /// Logs that it was asked to escape.
        private final class Answering: LoggingController {
            var answer = false
            override func accessibilityPerformEscape() -> Bool {
                note("escape")
                return answer
            }
        }

        private func escape(_ controller: UIViewController, on stage: Stage) -> Bool {
            _ = stage.log.take()
            let outcome = WindowSource(stage.window).perform(
                ActionRequest(target: controller.view.nodeID, action: .escape))
            stage.settle()
            return outcome.isHandled
        }

        @Test(arguments: [true, false])
        func `ACC-17 escape leaves a sheet that may go, with the stack in it`(isSystemFirst: Bool) {
            let before = UIAccessibility.escapeOrder
            defer { UIAccessibility.escapeOrder = before }
            UIAccessibility.escapeOrder = isSystemFirst ? .systemFirst : .responderChain
            onStage(.modern) { stage in
                let (presenter, navigation, contents) = stack(.pageSheet, isModal: false, on: stage)
                #expect(escape(contents[1], on: stage))
                #expect(presenter.presentedViewController == nil && navigation.viewControllers.count == 2)
                #expect(stage.log.events.contains("top.escape") == !isSystemFirst)
            }
        }

        @Test(arguments: [(UIModalPresentationStyle.pageSheet, true), (.fullScreen, false), (.fullScreen, true)])
        func `ACC-17 escape pops where the sheet must stay or covers all, and asks the content at the bottom`(
            style: UIModalPresentationStyle, isModal: Bool
        ) {
            let before = UIAccessibility.escapeOrder
            defer { UIAccessibility.escapeOrder = before }
            for order in [UIAccessibility.EscapeOrder.responderChain, .systemFirst] {
                UIAccessibility.escapeOrder = order
                onStage(.modern) { stage in
                    let (presenter, navigation, contents) = stack(style, isModal: isModal, on: stage)
                    #expect(escape(contents[1], on: stage))
                    #expect(navigation.viewControllers == [contents[0]], "the stack was popped")
                    #expect(stage.log.events.contains("top.escape") == (order == .responderChain))
                    #expect(!escape(contents[0], on: stage), "nothing is left to pop")
                    #expect(stage.log.take() == ["bottom.escape"])
                    contents[0].answer = true
                    #expect(escape(contents[0], on: stage), "the content's answer counts")
                    #expect(stage.log.take() == ["bottom.escape"])
                    #expect(presenter.presentedViewController === navigation)
                }
            }
        }
    }
}
