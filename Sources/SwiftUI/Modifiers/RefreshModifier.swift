/// Loads content anew.
public struct RefreshAction: Sendable {
    fileprivate let action: @Sendable () async -> Void

    /// Loads the content.
    public func callAsFunction() async { await action() }
}

extension EnvironmentValues {
    /// Loads the content of the view anew; nil where no modifier further out does.
    public internal(set) var refresh: RefreshAction? {
        get { self[OptionalKey<RefreshAction, RefreshAction>.self] }
        set { self[OptionalKey<RefreshAction, RefreshAction>.self] = newValue }
    }
}

/// The control that the user pulls to load the content of a scroll view anew, while there is an action.
@MainActor final class RefreshKeeper {
    private var action: RefreshAction?

    nonisolated init() {}

    private var made: UIRefreshControl?

    private func make() -> UIRefreshControl {
        let control = UIRefreshControl()
        control.addAction(
            UIAction { [weak self, weak control] _ in
                guard let action = self?.action else { return }
                Task { @MainActor in
                    await action()
                    control?.endRefreshing()
                }
            }, for: .valueChanged)
        made = control
        return control
    }

    /// The control for the action of an environment.
    func control(in environment: EnvironmentValues) -> UIRefreshControl? {
        action = environment.refresh
        return action == nil ? nil : made ?? make()
    }
}

extension View {
    /// Lets the user pull the content of a scroll view down to load it anew.
    public nonisolated func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
        transformEnvironment(\.refresh) { $0 = RefreshAction(action: action) }
    }
}
