import AccessibilityTree
import Foundation
import Testing

@testable import HeadlessUIKit

extension CoreTests {
    /// Several copies of an app's interface.
    @Suite @MainActor struct SceneTests {
        private final class Delegate: UIResponder, UIWindowSceneDelegate {
            var window: UIWindow?
            let name: String
            let log: EventLog

            init(_ name: String, _ log: EventLog) {
                self.name = name
                self.log = log
            }

            func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
                log.note("\(name) connect")
                guard let scene = scene as? UIWindowScene else { return }
                let window = UIWindow(windowScene: scene)
                let root = UIViewController()
                let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
                label.text = name
                root.view.addSubview(label)
                window.rootViewController = root
                self.window = window
                window.makeKeyAndVisible()
            }
            func sceneDidDisconnect(_ scene: UIScene) { log.note("\(name) disconnect") }
            func sceneDidBecomeActive(_ scene: UIScene) { log.note("\(name) active") }
            func sceneWillResignActive(_ scene: UIScene) { log.note("\(name) resign") }
            func sceneWillEnterForeground(_ scene: UIScene) { log.note("\(name) foreground") }
            func sceneDidEnterBackground(_ scene: UIScene) { log.note("\(name) background") }
        }

        private final class App: UIResponder, UIApplicationDelegate {
            let log: EventLog
            var count = 0
            init(_ log: EventLog) { self.log = log }

            func application(
                _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
                options: UIScene.ConnectionOptions
            ) -> UISceneConfiguration {
                count += 1
                let name = "Scene \(count)"
                let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
                configuration.makeDelegate = { [log] in Delegate(name, log) }
                return configuration
            }
            func application(
                _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
            ) { log.note("discard \(sceneSessions.count)") }
        }

        /// A delegate that UIKit makes by its class.
        private final class NamedDelegate: UIResponder, UIWindowSceneDelegate {
            var window: UIWindow?
            var texts = ["made"]
            func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
                texts.append(window?.rootViewController.map { "\(type(of: $0))" } ?? "no window")
            }
        }

        private final class Board: StoryboardSource {
            var storyboardName: String? { "Main" }
            func makeInitialViewController() -> UIViewController? { UINavigationController() }
            func makeViewController(withIdentifier identifier: String) -> UIViewController? { nil }
        }

        private final class ListedApp: UIResponder, UIApplicationDelegate {
            func application(
                _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
                options: UIScene.ConnectionOptions
            ) -> UISceneConfiguration {
                let configuration = UISceneConfiguration(name: "Usual", sessionRole: connectingSceneSession.role)
                configuration.delegateClass = NamedDelegate.self
                configuration.storyboard = Board()
                return configuration
            }
        }

        @Test func `a scene's delegate is made by its class, and finds the window of its storyboard`() throws {
            let before = application.delegate
            let app = ListedApp()
            application.delegate = app
            defer { application.delegate = before }
            let scene = application.requestSceneSessionActivation(nil)
            let delegate = try #require(scene.delegate as? NamedDelegate)
            #expect(delegate.texts == ["made", "UINavigationController"])
            #expect(delegate.window?.isKeyWindow == true && delegate.window?.windowScene === scene)
            application.requestSceneSessionDestruction(scene.session)
        }

        private let application = UIApplication.shared

        private func onScenes(_ test: (EventLog) throws -> Void) rethrows {
            MainLoop.main.clock = .virtual
            let log = EventLog()
            let app = App(log)
            let before = application.delegate
            // Windows of other tests would be read as well; they come back afterwards.
            let (others, keyWindow) = (application.windows, application.keyWindow)
            application.windows = []
            application.delegate = app
            defer {
                for session in application.openSessions {
                    for window in (session.scene as? UIWindowScene)?.windows ?? [] { window.isHidden = true }
                    application.requestSceneSessionDestruction(session)
                }
                application.delegate = before
                application.windows = others
                application.keyWindow = keyWindow
            }
            try test(log)
        }

        private func labels() -> [String] {
            let tree = ApplicationSource().captureTree()
            return ReadingOrder(tree).elements.compactMap { tree[$0]?.label?.string }
        }

        @Test func `a scene is connected, comes and goes, and its delegate is notified of each step`() throws {
            try onScenes { log in
                let scene = try #require(application.requestSceneSessionActivation(nil) as? UIWindowScene)
                #expect(log.take() == ["Scene 1 connect", "Scene 1 foreground", "Scene 1 active"])
                #expect(scene.activationState == .foregroundActive && application.connectedScenes == [scene])
                #expect(scene.windows.count == 1 && scene.keyWindow?.isKeyWindow == true)
                scene.simulate(.background)
                #expect(log.take() == ["Scene 1 resign", "Scene 1 background"])
                #expect(application.keyWindow == nil && labels() == [])
                #expect(application.requestSceneSessionActivation(scene.session) === scene)
                #expect(log.take() == ["Scene 1 foreground", "Scene 1 active"])
                #expect(labels() == ["Scene 1"])
                scene.simulate(.foregroundInactive)
                #expect(log.take() == ["Scene 1 resign"] && labels() == ["Scene 1"])
                application.requestSceneSessionDestruction(scene.session)
                #expect(log.take() == ["Scene 1 background", "Scene 1 disconnect", "discard 1"])
                #expect(application.connectedScenes == [] && application.openSessions == [])
                scene.simulate(.foregroundActive)
                #expect(log.take() == [] && scene.activationState == .unattached)
            }
        }

        @Test func `M06 the chain runs from a window over its scene to the application`() throws {
            try onScenes { _ in
                let scene = try #require(application.requestSceneSessionActivation(nil) as? UIWindowScene)
                let window = try #require(scene.windows.first)
                #expect(window.windowScene === scene && window.next === scene)
                #expect(scene.next === application)
                #expect(UIWindow(frame: .zero).next === application)
            }
        }

        @Test func `only scenes on the screen are read, and the key window stays with an active one`() throws {
            try onScenes { _ in
                let first = try #require(application.requestSceneSessionActivation(nil) as? UIWindowScene)
                let second = try #require(application.requestSceneSessionActivation(nil) as? UIWindowScene)
                #expect(application.openSessions.count == 2)
                #expect(Set(labels()) == ["Scene 1", "Scene 2"])
                #expect(application.keyWindow?.windowScene === second)
                second.simulate(.background)
                #expect(labels() == ["Scene 1"])
                #expect(application.keyWindow?.windowScene === first)
            }
        }

        @Test func `each scene has a status bar of its own`() throws {
            final class Bare: UIViewController {
                override var prefersStatusBarHidden: Bool { true }
            }
            try onScenes { _ in
                let first = try #require(application.requestSceneSessionActivation(nil) as? UIWindowScene)
                let second = try #require(application.requestSceneSessionActivation(nil) as? UIWindowScene)
                first.windows[0].rootViewController = Bare()
                #expect(first.statusBarManager?.isStatusBarHidden == true)
                #expect(second.statusBarManager?.isStatusBarHidden == false)
            }
        }

        @Test func `a window can go to another scene, and scenes keep no window alive`() throws {
            try onScenes { _ in
                let first = try #require(application.requestSceneSessionActivation(nil) as? UIWindowScene)
                let second = try #require(application.requestSceneSessionActivation(nil) as? UIWindowScene)
                weak var gone: UIWindow?
                do {
                    let window = UIWindow(windowScene: first)
                    gone = window
                    #expect(first.windows.contains(window))
                    window.windowScene = second
                    #expect(!first.windows.contains(window) && second.windows.contains(window))
                }
                #expect(gone == nil && second.windows.count == 1)
            }
        }
    }
}
