import Foundation
import Testing

@testable import HeadlessUIKit

extension CoreTests {
    /// Windows of apps without scenes: UIKit makes a scene for them (UIWindow.windowScene; UIApplication.connectedScenes;
    /// observed with apps that have no scene manifest).
    @MainActor struct ImplicitSceneTests {
        private func inApp(_ test: (UIWindow, UIViewController) throws -> Void) rethrows {
            try AppProcess().run {
                UIDevice.current.simulate(.phone, screen: CGSize(width: 402, height: 874))
                let window = UIWindow(frame: UIScreen.main.bounds)
                let controller = UIViewController()
                window.rootViewController = controller
                window.makeKeyAndVisible()
                MainLoop.main.runUntilIdle()
                try test(window, controller)
            }
        }

        @Test func `a window without a scene belongs to the app's implicit one`() throws {
            try inApp { window, controller in
                let scene = try #require(controller.view.window?.windowScene)
                #expect(UIApplication.shared.connectedScenes == [scene])
                #expect(scene.windows == [window] && scene.keyWindow === window)
                #expect(scene.activationState == .foregroundActive)
                #expect(scene.interfaceOrientation == .portrait)
                #expect(scene.effectiveGeometry.interfaceOrientation == .portrait)
                #expect(scene.effectiveGeometry.systemFrame == window.bounds)
                let toast = UIWindow(windowScene: scene)
                #expect(toast.windowScene === scene && Set(scene.windows) == [window, toast])
            }
        }

        @Test func `an app with scenes has no implicit one, and a window taken out of its scene has none`() throws {
            inApp { window, _ in
                let scene = UIApplication.shared.requestSceneSessionActivation(nil)
                #expect(window.windowScene == nil)
                #expect(UIApplication.shared.connectedScenes == [scene])
                let other = UIWindow(frame: .zero)
                other.windowScene = scene as? UIWindowScene
                #expect(other.windowScene === scene)
                other.windowScene = nil
                scene.simulate(.unattached)
                #expect(other.windowScene == nil && window.windowScene != nil)
            }
        }

        /// A controller that supports some orientations only.
        private final class Player: UIViewController {
            var supported = UIInterfaceOrientationMask.all
            override var supportedInterfaceOrientations: UIInterfaceOrientationMask { supported }
        }

        @Test func `a scene turns as the app wishes, where its controller allows it`() throws {
            try inApp { window, _ in
                let player = Player()
                window.rootViewController = player
                MainLoop.main.runUntilIdle()
                let scene = try #require(window.windowScene)
                var denied: [UISceneError.Code] = []
                let note: (any Error) -> Void = { if let error = $0 as? UISceneError { denied.append(error.code) } }
                scene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscape), errorHandler: note)
                MainLoop.main.runUntilIdle()
                #expect(scene.interfaceOrientation.isLandscape && window.bounds.width == 874)
                scene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscapeLeft), errorHandler: note)
                #expect(denied.isEmpty)
                player.supported = .landscape
                scene.requestGeometryUpdate(.iOS(interfaceOrientations: .portrait), errorHandler: note)
                MainLoop.main.runUntilIdle()
                #expect(denied == [.geometryRequestDenied] && scene.interfaceOrientation.isLandscape)
            }
        }
    }
}
