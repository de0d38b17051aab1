import Foundation
import Testing

@testable import HeadlessUIKit

extension CoreTests {
    /// The drag from the edge that goes back.
    @Suite @MainActor struct InteractivePops {
        private func stack(on stage: Stage) -> UINavigationController {
            let navigation = stage.show(UINavigationController(rootViewController: stage.controller("a")))
            navigation.pushViewController(stage.controller("b"), animated: false)
            stage.settle()
            _ = stage.log.take()
            return navigation
        }

        @discardableResult private func drag(_ stage: Stage, from x: CGFloat = 5, by distance: CGFloat) -> Bool {
            let finger = FingerMovement(start: CGPoint(x: x, y: 400), distance: CGPoint(x: distance, y: 0))
            let outcome = stage.window.pan(finger, fingers: 1)
            stage.settle()
            return outcome.taker != nil
        }

        @Test func `a drag from the leading edge past the middle pops, a shorter one is taken back`() {
            onStage { stage in
                let navigation = stack(on: stage)
                #expect(drag(stage, by: 100))
                #expect(navigation.viewControllers.count == 2)
                #expect(stage.log.takeAppearance().contains("a.DX"))
                #expect(!drag(stage, from: 200, by: 190))
                #expect(navigation.viewControllers.count == 2)
                #expect(drag(stage, by: 300))
                #expect(navigation.viewControllers.count == 1)
                #expect(!drag(stage, by: 300))
                #expect(stage.diagnostics == [])
            }
        }

        @Test func `where lines start at the right, the drag does too`() {
            onStage { stage in
                let navigation = stack(on: stage)
                stage.window.semanticContentAttribute = .forceRightToLeft
                navigation.view.semanticContentAttribute = .forceRightToLeft
                #expect(!drag(stage, by: 300))
                #expect(drag(stage, from: 398, by: -300))
                #expect(navigation.viewControllers.count == 1)
            }
        }

        @Test func `it does not begin where there is no back button, unless the app decides otherwise`() throws {
            final class Always: UIGestureRecognizerDelegate {}
            try onStage { stage in
                let navigation = stack(on: stage)
                let recognizer = try #require(navigation.interactivePopGestureRecognizer)
                #expect(recognizer === navigation.interactivePopGestureRecognizer)
                let item = navigation.viewControllers[1].navigationItem
                item.hidesBackButton = true
                #expect(!drag(stage, by: 300))
                item.hidesBackButton = false
                item.leftBarButtonItem = UIBarButtonItem(title: "Close", style: .plain, target: nil, action: nil)
                #expect(!drag(stage, by: 300))
                item.leftItemsSupplementBackButton = true
                navigation.isNavigationBarHidden = true
                #expect(!drag(stage, by: 300))
                recognizer.isEnabled = false
                let always = Always()
                recognizer.delegate = always
                #expect(!drag(stage, by: 300))
                recognizer.isEnabled = true
                #expect(drag(stage, by: 300))
                #expect(navigation.viewControllers.count == 1)
                // A root controller stays, whatever the delegate answers.
                drag(stage, by: 300)
                #expect(navigation.viewControllers.count == 1)
            }
        }

        @Test func `the recognizer keeps no navigation controller alive`() {
            weak var gone: UINavigationController?
            var recognizer: UIGestureRecognizer?
            onStage { stage in
                do {
                    let navigation = stack(on: stage)
                    gone = navigation
                    recognizer = navigation.interactivePopGestureRecognizer
                }
                stage.window.rootViewController = nil
                stage.settle()
                #expect(gone == nil && recognizer != nil)
            }
        }
    }
}
