import Foundation
import Testing

@testable import HeadlessUIKit

extension CoreTests {
    /// The order of the responder chain.
    @MainActor struct ResponderChainTests {
        @Test func `RESP-01 RESP-09 RESP-07 a plain responder has no next one and is never first`() {
            let responder = UIResponder()
            #expect(responder.next == nil)
            #expect(!responder.isFirstResponder)
            #expect(!responder.canBecomeFirstResponder)
            #expect(responder.canResignFirstResponder)
            #expect(!responder.becomeFirstResponder())
            #expect(responder.resignFirstResponder())
        }

        @Test func `M06 the chain runs from a view over controllers and window to the app delegate`() {
            final class Delegate: UIResponder, UIApplicationDelegate {}
            let test = TestWindow()
            let delegate = Delegate()
            let before = UIApplication.shared.delegate
            UIApplication.shared.delegate = delegate
            defer { UIApplication.shared.delegate = before }
            let parent = UIViewController()
            let child = UIViewController()
            test.window.rootViewController = parent
            parent.addChild(child)
            parent.view.addSubview(child.view)
            child.didMove(toParent: parent)
            let button = UIButton()
            child.view.addSubview(button)
            var chain: [UIResponder] = []
            var responder: UIResponder? = button
            while let current = responder {
                chain.append(current)
                responder = current.next
            }
            #expect(
                chain == [
                    button, child.view, child, parent.view, parent, test.window, UIApplication.shared, delegate,
                ])
        }
    }
}
