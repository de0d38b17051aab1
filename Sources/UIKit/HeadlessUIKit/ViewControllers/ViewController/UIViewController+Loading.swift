extension UIViewController {
    final func loadOnce() {
        guard storedView == nil else { return }
        guard !isLoadingView else {
            // UIKit would call loadView forever.
            Diagnostics.fail(
                Diagnostic.Name.hierarchyInconsistency,
                "\(Diagnostics.name(self)) reads its view in loadView() before setting it.")
            storedView = UIView(frame: UIScreen.main.bounds)
            storedView?.viewController = self
            return
        }
        isLoadingView = true
        ContainmentWatch.run(as: self) { loadView() }
        isLoadingView = false
        if storedView == nil {
            Diagnostics.fail(
                Diagnostic.Name.hierarchyInconsistency, "loadView() of \(Diagnostics.name(self)) did not set a view.")
            view = UIView(frame: UIScreen.main.bounds)
        }
        AppProcess.current.loadedControllers?.append(self)
        ContainmentWatch.run(as: self) { viewDidLoad() }
    }

    /// Runs code, and returns the controllers that have loaded their views in it as well: a view doesn't keep its
    /// controller, so that of `Controller().view` would be gone.
    package static func keepingLoaded<Result>(_ body: () throws -> Result) rethrows -> (Result, [UIViewController]) {
        let process = AppProcess.current
        let outer = process.loadedControllers
        process.loadedControllers = []
        defer { process.loadedControllers = outer }
        let result = try body()
        return (result, process.loadedControllers ?? [])
    }

    final func replaceView(with new: UIView?) {
        guard new !== storedView else { return }
        if let owner = new?.viewController, owner !== self {
            Diagnostics.fail(
                Diagnostic.Name.hierarchyInconsistency,
                "A view can only be associated with one view controller at a time: \(Diagnostics.name(new)) belongs to "
                    + "\(Diagnostics.name(owner)).")
            owner.storedView = nil
        }
        storedView?.viewController = nil
        storedView = new
        new?.viewController = self
        new?.setNeedsUpdateConstraints()
    }

    /// The view of the scene or nib that the controller came from, or of the nib named after its class.
    final func viewFromNib() -> UIView? {
        if let view = viewProvider?(self) { return view }
        guard let load = AppProcess.current.nibLoader else { return nil }
        if let nibName { return load(self, nibName, nibBundle) }
        let className = TypeName.short(of: type(of: self))
        let suffix = "Controller"
        if className.hasSuffix(suffix), let view = load(self, String(className.dropLast(suffix.count)), nibBundle) {
            return view
        }
        return load(self, className, nibBundle)
    }
}

extension UIViewController {
    /// Calls `awakeFromNib()` on a controller that is complete.
    package final func awaken() {
        isAwakening = true
        awakeFromNib()
        isAwakening = false
    }

    // Controllers nested very deep would overflow the stack if each freed the next one.
    final func releaseChildrenWithoutRecursion() {
        var pending = children
        children = []
        while var child = pending.popLast() {
            guard isKnownUniquelyReferenced(&child) else { continue }
            pending.append(contentsOf: child.children)
            child.children = []
        }
    }
}
