import Foundation

/// Restores a saved state: first all controllers and objects, then their saved values, from the root downwards.
@MainActor final class StateRestorer {
    private let state: PreservedState
    private let application: UIApplication
    private var live: [RestorationPath: UIViewController] = [:]
    private var restored: [(saved: PreservedState.Controller, controller: UIViewController)] = []
    private var objects: [RestorationPath: any UIStateRestoring] = [:]
    private var views: [RestorationPath: [String: UIView]] = [:]

    init(_ state: PreservedState, in application: UIApplication) {
        self.state = state
        self.application = application
    }

    /// Returns the coder with the app's own values.
    func applicationCoder() -> NSCoder { coder(state.application) }

    private func coder(_ values: [String: StateValue], provided: [String: AnyObject] = [:]) -> StateCoder {
        StateCoder(reading: values, provided: provided, resolve: { self.object($0) })
    }

    // MARK: Finding

    /// Makes or finds the controllers and objects. `roots` are the root controllers of the app's windows after its
    /// launch.
    func makeObjects(roots: [UIViewController]) {
        for root in roots {
            if let identifier = root.restorationIdentifier { index(root, at: RestorationPath().appending(identifier)) }
        }
        for saved in state.controllers {
            guard let controller = find(saved) else { continue }
            if live[saved.path] !== controller {
                live[saved.path] = nil
                index(controller, at: saved.path)
            }
            restored.append((saved, controller))
        }
        for saved in state.objects { objects[saved.path] = find(saved) }
    }

    /// Records a controller and its present content, by their paths.
    private func index(_ controller: UIViewController, at path: RestorationPath) {
        var pending = [(controller, path)]
        while let (controller, path) = pending.popLast() {
            live[path] = controller
            pending.append(contentsOf: RestorationTree.entries(below: controller, at: path).map { ($0, $1) })
        }
    }

    /// Performs the four steps of the guide: the class, which alone decides; the delegate; existing controllers; the
    /// storyboard.
    private func find(_ saved: PreservedState.Controller) -> UIViewController? {
        let storyboard = saved.storyboard.flatMap { RestorationStoryboards.storyboard($0) }
        let provided = storyboard.map { [UIStateRestorationViewControllerStoryboardKey: $0 as AnyObject] } ?? [:]
        let coder = coder(saved.values, provided: provided)
        let path = saved.path.identifiers
        if let name = saved.restorationClass {
            guard let restoration = RestorationClasses.controllerRestoration(name) else {
                Diagnostics.warn(
                    Diagnostic.Name.stateIncomplete, "The restoration class \(name) of \(saved.path) was not found.")
                return nil
            }
            return restoration.viewController(withRestorationIdentifierPath: path, coder: coder)
        }
        if let made = application.delegate?.application(
            application, viewControllerWithRestorationIdentifierPath: path, coder: coder)
        {
            return made
        }
        if let existing = existing(at: saved.path) { return existing }
        return saved.storyboardIdentifier.flatMap { storyboard?.makeViewController(withIdentifier: $0) }
    }

    /// Returns a controller made by the launch. Many containers get their children when their view is loaded.
    private func existing(at path: RestorationPath) -> UIViewController? {
        if let controller = live[path] { return controller }
        let outer = RestorationPath(items: path.items.dropLast())
        guard let container = live[outer], !container.isViewLoaded else { return nil }
        container.loadViewIfNeeded()
        for entry in RestorationTree.entries(below: container, at: outer) where live[entry.path] == nil {
            index(entry.controller, at: entry.path)
        }
        return live[path]
    }

    private func find(_ saved: PreservedState.Object) -> (any UIStateRestoring)? {
        if let name = saved.restorationClass {
            let restoration = RestorationClasses.objectRestoration(name)
            return restoration?.object(
                withRestorationIdentifierPath: saved.path.identifiers, coder: coder(saved.values))
        }
        return saved.path.items.last.flatMap { AppProcess.current.restoration.object($0.identifier) }
    }

    private func object(_ reference: StateReference) -> AnyObject? {
        switch reference {
        case .controller(let path): live[path]
        case .view(let owner, let identifier): view(identifier, of: owner)
        case .object(let path): objects[path]
        }
    }

    /// A view of a restored controller, which is loaded for it.
    private func view(_ identifier: String, of owner: RestorationPath) -> UIView? {
        if let known = views[owner] { return known[identifier] }
        guard let controller = live[owner] else { return nil }
        controller.loadViewIfNeeded()
        let all = Dictionary(
            RestorationTree.views(of: controller).map { ($0.identifier, $0.view) },
            uniquingKeysWith: { first, _ in first })
        views[owner] = all
        return all[identifier]
    }

    // MARK: Reading

    /// Lets all objects read their state. Skips an object whose class differs from the saved one.
    func decode() {
        let viewsByOwner = Dictionary(grouping: state.views, by: \.owner)
        for (saved, controller) in restored {
            guard RestorationClasses.isObject(controller, ofClassNamed: saved.className) else {
                Diagnostics.warn(
                    Diagnostic.Name.stateIncomplete,
                    "\(saved.path) was a \(saved.className) and is a \(Diagnostics.name(controller)) now; its state is "
                        + "not decoded.")
                continue
            }
            controller.decodeRestorableState(with: coder(saved.values))
            for saved in viewsByOwner[saved.path] ?? [] {
                view(saved.identifier, of: saved.owner)?.decodeRestorableState(with: coder(saved.values))
            }
        }
        for saved in state.objects {
            guard let object = objects[saved.path],
                RestorationClasses.isObject(object, ofClassNamed: saved.className)
            else { continue }
            object.decodeRestorableState(with: coder(saved.values))
        }
    }

    /// Notifies all objects that all have read their state.
    func finish() {
        for (_, controller) in restored { controller.applicationFinishedRestoringState() }
        for saved in state.objects { objects[saved.path]?.applicationFinishedRestoringState() }
    }

    /// Returns the object under the saved VoiceOver cursor, if it exists again and is shown.
    func focusedObject() -> UIAccessibilityObject? {
        guard let focus = state.focus, let controller = live[focus.owner] else { return nil }
        return focus.find(in: controller)
    }
}
