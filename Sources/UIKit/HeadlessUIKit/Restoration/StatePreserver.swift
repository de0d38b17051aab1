import Foundation

/// Writes down the state of an app: from the roots of its windows down through children and presented controllers.
@MainActor final class StatePreserver {
    private(set) var state = PreservedState()
    private var paths: [ObjectIdentifier: RestorationPath] = [:]
    private var savedControllers: Set<ObjectIdentifier> = []
    private var usedPaths: Set<RestorationPath> = []
    private var queue: [UIViewController] = []
    private var savedObjects: Set<ObjectIdentifier> = []
    private var objectQueue: [(object: any UIStateRestoring, path: RestorationPath)] = []

    /// Saves these controllers with their content and the objects that they refer to.
    func save(roots: [UIViewController], application: (NSCoder) -> Void) {
        let coder = StateCoder(refer: { [unowned self] in refer($0) })
        application(coder)
        state.application.merge(coder.values) { reserved, _ in reserved }
        for root in roots where root.restorationIdentifier != nil { enqueue(root) }
        var index = 0
        var objectIndex = 0
        while index < queue.count || objectIndex < objectQueue.count {
            if index < queue.count {
                save(queue[index])
                index += 1
            } else {
                save(objectQueue[objectIndex].object, objectQueue[objectIndex].path)
                objectIndex += 1
            }
        }
        // A controller that another one refers to was met before those around it.
        state.controllers = state.controllers.enumerated()
            .sorted { ($0.element.path.items.count, $0.offset) < ($1.element.path.items.count, $1.offset) }
            .map(\.element)
    }

    /// Sets one of the reserved values of the app.
    func set(_ value: StateValue, forReserved key: String) { state.application[key] = value }

    func setFocus(_ focus: FocusPlace?) { state.focus = focus }

    /// The path of a controller that is saved; nil for others.
    func savedPath(of controller: UIViewController) -> RestorationPath? {
        savedControllers.contains(ObjectIdentifier(controller)) ? paths[ObjectIdentifier(controller)] : nil
    }

    // MARK: Controllers

    private func enqueue(_ controller: UIViewController) {
        guard let path = path(of: controller), savedControllers.insert(ObjectIdentifier(controller)).inserted else {
            return
        }
        guard usedPaths.insert(path).inserted else {
            savedControllers.remove(ObjectIdentifier(controller))
            return Diagnostics.fail(
                Diagnostic.Name.invalidArgument,
                "Two view controllers have the restoration path \(path); the second is \(Diagnostics.name(controller))."
            )
        }
        queue.append(controller)
    }

    private func save(_ controller: UIViewController) {
        guard let path = paths[ObjectIdentifier(controller)] else { return }
        let below = RestorationTree.entries(below: controller, at: path)
        for entry in below { paths[ObjectIdentifier(entry.controller)] = entry.path }
        var saved = PreservedState.Controller(
            path: path, className: RestorationClasses.name(of: type(of: controller)))
        if let restoration = controller.restorationClass {
            RestorationClasses.register(restoration)
            saved.restorationClass = RestorationClasses.name(of: restoration)
        }
        saved.storyboard = controller.storyboardSource?.storyboardName
        saved.storyboardIdentifier = controller.storyboardIdentifier
        saved.values = encode { controller.encodeRestorableState(with: $0) }
        state.controllers.append(saved)
        saveViews(of: controller, path)
        for entry in below { enqueue(entry.controller) }
    }

    private func saveViews(of controller: UIViewController, _ path: RestorationPath) {
        var known: Set<String> = []
        for (view, identifier) in RestorationTree.views(of: controller) where known.insert(identifier).inserted {
            let values = encode { view.encodeRestorableState(with: $0) }
            state.views.append(PreservedState.View(owner: path, identifier: identifier, values: values))
        }
    }

    private func encode(_ encode: (NSCoder) -> Void) -> [String: StateValue] {
        let coder = StateCoder(refer: { [unowned self] in refer($0) })
        encode(coder)
        return coder.values
    }

    /// The path of a controller: its identifier below those of the controllers around it, as far out as they have some.
    private func path(of controller: UIViewController) -> RestorationPath? {
        var chain: [UIViewController] = []
        var base: RestorationPath?
        var next: UIViewController? = controller
        while let current = next, current.restorationIdentifier != nil {
            if let known = paths[ObjectIdentifier(current)] {
                base = known
                break
            }
            chain.append(current)
            guard chain.count <= RestorationPath.depthLimit else { return nil }
            next = current.storedParent ?? current.storedPresenter
        }
        var path = base ?? RestorationPath()
        for controller in chain.reversed() {
            guard let identifier = controller.restorationIdentifier else { return nil }
            let stack = (controller.storedParent as? UINavigationController)?.stack
            // Without a path for the navigation controller the place in its stack would name nothing.
            let position = path.items.isEmpty ? nil : stack?.firstIndex { $0 === controller }
            path = path.appending(identifier, position: position)
            paths[ObjectIdentifier(controller)] = path
        }
        return chain.isEmpty && base == nil ? nil : path
    }

    // MARK: References

    /// Returns the reference to an object in the state; the object is saved too. Nil for an object that is not
    /// restorable.
    private func refer(_ object: AnyObject) -> StateValue? {
        switch object {
        case let controller as UIViewController:
            guard let path = path(of: controller) else { return .null }
            enqueue(controller)
            return .reference(.controller(path))
        case let view as UIView:
            guard let identifier = view.restorationIdentifier, let owner = RestorationTree.owner(of: view),
                let path = path(of: owner)
            else { return .null }
            enqueue(owner)
            return .reference(.view(path, identifier))
        case let object as any UIStateRestoring:
            guard let path = path(of: object) else { return .null }
            if savedObjects.insert(ObjectIdentifier(object)).inserted { objectQueue.append((object, path)) }
            return .reference(.object(path))
        default: return nil
        }
    }

    private func path(of object: any UIStateRestoring) -> RestorationPath? {
        var names: [String] = []
        var next: (any UIStateRestoring)? = object
        var base = RestorationPath()
        while let current = next, names.count < RestorationPath.depthLimit {
            if let controller = current as? UIViewController {
                base = path(of: controller) ?? base
                break
            }
            guard let name = AppProcess.current.restoration.identifier(of: current) else { break }
            names.append(name)
            next = current.restorationParent
        }
        guard !names.isEmpty else { return nil }
        return names.reversed().reduce(base) { $0.appending($1) }
    }

    private func save(_ object: any UIStateRestoring, _ path: RestorationPath) {
        var saved = PreservedState.Object(path: path, className: RestorationClasses.name(of: type(of: object)))
        if let restoration = object.objectRestorationClass {
            RestorationClasses.register(restoration)
            saved.restorationClass = RestorationClasses.name(of: restoration)
        }
        saved.values = encode { object.encodeRestorableState(with: $0) }
        state.objects.append(saved)
    }
}
