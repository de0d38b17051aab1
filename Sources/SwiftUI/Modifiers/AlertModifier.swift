/// Presents an alert or a dialog while a value is true.
struct AlertModifier<Actions: View, Message: View> {
    let title: Text
    let isPresented: Binding<Bool>
    let style: UIAlertController.Style
    let hidesTitle: Bool
    let actions: () -> Actions
    let message: () -> Message

    nonisolated init(
        title: Text, isPresented: Binding<Bool>, style: UIAlertController.Style = .alert, hidesTitle: Bool = false,
        actions: @escaping () -> Actions, message: @escaping () -> Message
    ) {
        self.title = title
        self.isPresented = isPresented
        self.style = style
        self.hidesTitle = hidesTitle
        self.actions = actions
        self.message = message
    }
}

extension AlertModifier: LifecycleModifier {
    typealias Body = Never

    @MainActor final class Keeper {
        fileprivate var modifier: AlertModifier
        private weak var alert: UIAlertController?
        private unowned let node: _GraphNode

        fileprivate init(_ modifier: AlertModifier, _ node: _GraphNode) {
            self.modifier = modifier
            self.node = node
        }

        fileprivate func follow() {
            let isWanted = modifier.isPresented.wrappedValue
            if isWanted, alert == nil {
                present()
            } else if !isWanted, let alert {
                self.alert = nil
                node.graph.afterUpdate { alert.presentingViewController?.dismiss(animated: true) }
            }
        }

        private func present() {
            let environment = node.environment
            let actions = HostedContent(
                AnyViewBox(modifier.actions()), parent: node, environment)
            let message = HostedContent(
                AnyViewBox(modifier.message()), parent: node, environment)
            let alert = UIAlertController(
                title: modifier.hidesTitle ? nil : modifier.title.resolved(in: environment), message: message.words,
                preferredStyle: modifier.style)
            let isPresented = modifier.isPresented
            for element in actions.elements.flattened {
                element.properties.addAction(to: alert, finally: { isPresented.wrappedValue = false })
            }
            let hasCancel = alert.actions.contains { $0.style == .cancel }
            if alert.actions.isEmpty || (modifier.style == .actionSheet && !hasCancel) {
                let title = modifier.style == .alert ? "OK" : "Cancel"
                alert.addAction(UIAlertAction(title: title, style: .cancel) { _ in isPresented.wrappedValue = false })
            }
            actions.remove()
            message.remove()
            self.alert = alert
            let presenter = environment.hostingController
            node.graph.afterUpdate { [self] in
                presenter.whenOnScreen { presenter in
                    guard self.modifier.isPresented.wrappedValue else { return }
                    presenter.frontmost.present(alert, animated: true)
                }
            }
            shown = alert
        }

        /// Keeps the alert until it is presented.
        private var shown: UIAlertController?
    }

    func makeKeeper(of node: _GraphNode) -> Keeper {
        let keeper = Keeper(self, node)
        keeper.follow()
        return keeper
    }

    func update(_ keeper: Keeper, of node: _GraphNode) {
        keeper.modifier = self
        keeper.follow()
    }
}

extension ElementProperties {
    /// Adds the action of a button to an alert.
    @MainActor fileprivate func addAction(to alert: UIAlertController, finally end: @escaping () -> Void) {
        guard let label, traits.contains(.button) else { return }
        let style: UIAlertAction.Style = role == .cancel ? .cancel : role == .destructive ? .destructive : .default
        let activate = actions.activate
        let action = UIAlertAction(title: label, style: style) { _ in
            end()
            activate?()
        }
        action.isEnabled = !traits.contains(.notEnabled)
        alert.addAction(action)
    }
}

extension View {
    /// Presents an alert while a value is true.
    public nonisolated func alert<A: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
    ) -> some View { alert(Text(titleKey), isPresented: isPresented, actions: actions) }

    /// Presents an alert while a value is true.
    @_disfavoredOverload public nonisolated func alert<S: StringProtocol, A: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
    ) -> some View { alert(Text(title), isPresented: isPresented, actions: actions) }

    /// Presents an alert while a value is true.
    public nonisolated func alert<A: View>(
        _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
    ) -> some View {
        modifier(AlertModifier(title: title, isPresented: isPresented, actions: actions) { EmptyView() })
    }

    /// Presents an alert with a message while a value is true.
    public nonisolated func alert<A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
        @ViewBuilder message: @escaping () -> M
    ) -> some View { alert(Text(titleKey), isPresented: isPresented, actions: actions, message: message) }

    /// Presents an alert with a message while a value is true.
    @_disfavoredOverload public nonisolated func alert<S: StringProtocol, A: View, M: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
        @ViewBuilder message: @escaping () -> M
    ) -> some View { alert(Text(title), isPresented: isPresented, actions: actions, message: message) }

    /// Presents an alert with a message while a value is true.
    public nonisolated func alert<A: View, M: View>(
        _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
        @ViewBuilder message: @escaping () -> M
    ) -> some View {
        modifier(AlertModifier(title: title, isPresented: isPresented, actions: actions, message: message))
    }

    /// Presents a dialog while a value is true.
    public nonisolated func confirmationDialog<A: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> A
    ) -> some View {
        confirmationDialog(
            Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions
        ) { EmptyView() }
    }

    /// Presents a dialog while a value is true.
    @_disfavoredOverload public nonisolated func confirmationDialog<S: StringProtocol, A: View>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> A
    ) -> some View {
        confirmationDialog(
            Text(title), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions
        ) { EmptyView() }
    }

    /// Presents a dialog with a message while a value is true.
    public nonisolated func confirmationDialog<A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
    ) -> some View {
        confirmationDialog(
            Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions,
            message: message)
    }

    /// Presents a dialog with a message while a value is true.
    public nonisolated func confirmationDialog<A: View, M: View>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
    ) -> some View {
        modifier(
            AlertModifier(
                title: title, isPresented: isPresented, style: .actionSheet, hidesTitle: titleVisibility != .visible,
                actions: actions, message: message))
    }
}
