import Foundation

extension UIApplication {
    final var usedImplicitScene: UIWindowScene? {
        windows.contains(where: \.isInImplicitScene) ? implicitScene : nil
    }

    /// The scene of windows that the app has given none, as UIKit makes it for apps without scenes; nil where the app
    /// has some.
    final var implicitScene: UIWindowScene? {
        guard scenes.isEmpty else { return nil }
        let scene =
            storedImplicitScene
            ?? UIWindowScene(
                session: UISceneSession(role: .windowApplication), connectionOptions: UIScene.ConnectionOptions())
        storedImplicitScene = scene
        scene.activationState =
            switch applicationState {
            case .active: .foregroundActive
            case .inactive: .foregroundInactive
            case .background: .background
            }
        return scene
    }

    /// Brings the scene of a session to the front, or with nil makes one.
    /// - Parameter listed: The scene configuration in the app's property list, used where the delegate returns none.
    @discardableResult package final func requestSceneSessionActivation(
        _ session: UISceneSession?, listed: UISceneConfiguration?
    ) -> UIScene {
        let session = session ?? UISceneSession(role: .windowApplication)
        if let scene = session.scene, scenes.contains(where: { $0 === scene }) {
            scene.simulate(.foregroundActive)
            return scene
        }
        let options = UIScene.ConnectionOptions()
        if !sessions.contains(where: { $0 === session }) {
            sessions.append(session)
            if let configuration = delegate?.application(self, configurationForConnecting: session, options: options) {
                session.configuration = configuration
            }
        }
        let configuration = session.configuration
        if let listed {
            if configuration.makeDelegate == nil {
                configuration.delegateClass = configuration.delegateClass ?? listed.delegateClass
            }
            configuration.storyboard = configuration.storyboard ?? listed.storyboard
        }
        var storyboardWindow: UIWindow?
        let scene = (configuration.sceneClass ?? UIWindowScene.self).init(session: session, connectionOptions: options)
        scenes.append(scene)
        scene.delegate = configuration.makeDelegate?() ?? configuration.delegate
        if let storyboard = configuration.storyboard, let scene = scene as? UIWindowScene {
            let window = UIWindow(windowScene: scene)
            window.rootViewController = storyboard.makeInitialViewController()
            (scene.delegate as? any UIWindowSceneDelegate)?.window = window
            storyboardWindow = window
        }
        NotificationCenter.default.post(name: UIScene.willConnectNotification, object: scene)
        scene.activationState = .background
        scene.delegate?.scene(scene, willConnectTo: session, options: options)
        storyboardWindow?.makeKeyAndVisible()
        scene.simulate(.foregroundActive)
        return scene
    }
}

extension UIScene {
    /// Requests the scene to open URLs, as the system does for another app.
    public final func simulateOpening(_ urls: [URL]) {
        delegate?.scene(self, openURLContexts: Set(urls.map { UIOpenURLContext(url: $0) }))
    }

    /// Puts the scene into another state, as the system does: it passes through the states in between, and the delegate
    /// and observers are notified of each step. A scene that becomes unattached leaves the app for good.
    public final func simulate(_ state: ActivationState) {
        guard activationState != .unattached, state != activationState else { return }
        switch state {
        case .foregroundActive:
            enterForeground()
            take(state)
            delegate?.sceneDidBecomeActive(self)
            post(Self.didActivateNotification)
        case .foregroundInactive:
            enterForeground()
            deactivate()
        case .background:
            leaveScreen()
        case .unattached:
            leaveScreen()
            take(state)
            UIApplication.shared.scenes.removeAll { $0 === self }
            delegate?.sceneDidDisconnect(self)
            post(Self.didDisconnectNotification)
        }
    }

    private func enterForeground() {
        guard activationState == .background else { return }
        delegate?.sceneWillEnterForeground(self)
        post(Self.willEnterForegroundNotification)
        take(.foregroundInactive)
    }

    private func deactivate() {
        guard activationState == .foregroundActive else { return }
        delegate?.sceneWillResignActive(self)
        post(Self.willDeactivateNotification)
        take(.foregroundInactive)
    }

    private func leaveScreen() {
        deactivate()
        guard activationState == .foregroundInactive else { return }
        take(.background)
        delegate?.sceneDidEnterBackground(self)
        post(Self.didEnterBackgroundNotification)
    }

    private func take(_ state: ActivationState) {
        activationState = state
        activationStateDidChange()
    }

    private func post(_ name: Notification.Name) {
        NotificationCenter.default.post(name: name, object: self)
    }
}

extension UIWindow {
    /// Whether the window's scene keeps it from the screen.
    final var isOutOfSight: Bool {
        switch givenScene?.activationState {
        case .background, .unattached: true
        case .foregroundActive, .foregroundInactive, nil: false
        }
    }
}
