import Foundation

// The launch of an app and the state saved between two launches.
extension UIApplication {
    /// A key of the options of a launch.
    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        /// The key's name.
        public let rawValue: String
        /// Creates a key.
        public init(rawValue: String) { self.rawValue = rawValue }
    }

    /// Launches the app as the system does: the storyboard's first controller, the delegate, the saved state, the
    /// delegate again, and the window.
    ///
    /// A state that can't be read is reported as a warning and the app starts without it.
    ///
    /// - Parameters:
    ///   - delegate: The app's delegate, which the caller keeps alive.
    ///   - mainStoryboard: The storyboard of the window's root controller; nil when the app makes its window itself.
    ///   - options: The options passed to the delegate.
    ///   - store: The state of the last session, or nil.
    /// - Returns: Whether the state was restored.
    @discardableResult public final func launch(
        delegate: any UIApplicationDelegate, mainStoryboard: (any StoryboardSource)? = nil,
        options: [LaunchOptionsKey: Any]? = nil, restoringFrom store: StateStore? = nil
    ) -> Bool {
        self.delegate = delegate
        if let mainStoryboard {
            RestorationStoryboards.register(mainStoryboard)
            if delegate.window == nil { delegate.window = UIWindow(frame: UIScreen.main.bounds) }
            delegate.window?.rootViewController = mainStoryboard.makeInitialViewController()
        }
        _ = delegate.application(self, willFinishLaunchingWithOptions: options)
        let restorer = store.flatMap { self.restorer(from: $0, delegate) }
        RestoredPresentations.forget()
        if let restorer {
            restorer.makeObjects(roots: roots)
            restorer.decode()
            delegate.application(self, didDecodeRestorableStateWith: restorer.applicationCoder())
            restorer.finish()
        }
        _ = delegate.application(self, didFinishLaunchingWithOptions: options)
        show(delegate.window, isOurs: mainStoryboard != nil)
        if let restorer { RestoredPresentations.present { RestoredFocus.set(restorer.focusedObject()) } }
        return restorer != nil
    }

    private func show(_ window: UIWindow?, isOurs: Bool) {
        guard let window else { return }
        if isOurs { window.makeKeyAndVisible() }
        if window.rootViewController == nil {
            Diagnostics.fail(
                Diagnostic.Name.invalidArgument,
                "Application windows are expected to have a root view controller at the end of application launch")
        }
    }

    private func restorer(from store: StateStore, _ delegate: any UIApplicationDelegate) -> StateRestorer? {
        guard store.exists else { return nil }
        let state: PreservedState
        do {
            state = try store.read()
        } catch {
            Diagnostics.warn(
                Diagnostic.Name.stateRefused, "The saved state can't be used, so the app starts without it: \(error)")
            return nil
        }
        let restorer = StateRestorer(state, in: self)
        let coder = restorer.applicationCoder()
        let isWanted = delegate.application(self, shouldRestoreSecureApplicationState: coder)
        return isWanted ? restorer : nil
    }

    /// Saves the state of the app as the system does when the app leaves the screen.
    ///
    /// - Returns: Whether it was saved: the delegate may refuse, and does by default.
    /// - Throws: `StateStoreError.tooLarge`, or the error of the file system; the old state then remains.
    @discardableResult public final func saveState(to store: StateStore) throws -> Bool {
        guard let delegate else { return false }
        let question = StateCoder(refer: { _ in nil })
        guard delegate.application(self, shouldSaveSecureApplicationState: question) else { return false }
        let preserver = StatePreserver()
        let version = Bundle.main.object(forInfoDictionaryKey: "CFBundleVersion") as? String
        preserver.set(.string(version ?? ""), forReserved: Self.stateRestorationBundleVersionKey)
        preserver.set(
            .integer(Int64(UIDevice.current.userInterfaceIdiom.rawValue)),
            forReserved: Self.stateRestorationUserInterfaceIdiomKey)
        preserver.set(.date(Date()), forReserved: Self.stateRestorationTimestampKey)
        preserver.save(roots: roots) { coder in
            delegate.application(self, willEncodeRestorableStateWith: coder)
        }
        preserver.setFocus(
            AppProcess.current.focus.focusedObject(nil).flatMap { FocusPlace(of: $0, savedPath: preserver.savedPath) })
        try store.write(preserver.state)
        return true
    }

    /// The roots of the windows, from the back, that of the delegate among them.
    private var roots: [UIViewController] {
        var all = windows
        if let window = delegate?.window, !all.contains(where: { $0 === window }) { all.append(window) }
        return all.compactMap(\.rootViewController)
    }
}

/// Controllers that were presented when the state was saved: they are presented again once the window is shown.
@MainActor enum RestoredPresentations {
    static func add(_ presented: UIViewController, by presenter: UIViewController) {
        AppProcess.current.restoration.presentations.append((presenter, presented))
    }

    static func forget() { AppProcess.current.restoration.presentations = [] }

    /// Presents controllers in order, then runs `completion` after the layout.
    static func present(_ completion: @escaping () -> Void) {
        // Containers that arrange their children in their first layout are done a turn later.
        MainLoop.main.perform { presentNext(completion) }
    }

    private static func presentNext(_ completion: @escaping () -> Void) {
        MainLoop.main.performAfterLayout {
            guard !AppProcess.current.restoration.presentations.isEmpty else { return completion() }
            let next = AppProcess.current.restoration.presentations.removeFirst()
            let isFree = next.presented.storedPresenter == nil && next.presented.storedParent == nil
            guard isFree, next.presenter.viewIfLoaded?.window != nil else { return presentNext(completion) }
            next.presenter.present(next.presented, animated: false) { presentNext(completion) }
        }
    }
}
