/// A control that leads to another page.
public struct NavigationLink<Label: View, Destination: View> {
    let label: Label
    let target: Target
    let isActive: Binding<Bool>?
    /// The place in the source.
    var source: ViewSource?

    enum Target {
        case view(() -> Destination)
        case value(AnyHashable?)
    }

    nonisolated init(_ label: Label, _ target: Target, isActive: Binding<Bool>? = nil) {
        self.label = label
        self.target = target
        self.isActive = isActive
    }

    /// Creates a link to a page.
    public nonisolated init(
        file: StaticString = #filePath, line: UInt = #line,
        @ViewBuilder destination: @escaping () -> Destination, @ViewBuilder label: () -> Label
    ) {
        self.init(label(), .view(destination))
        source = ViewSource(file, line)
    }

    /// Creates a link to a page.
    public nonisolated init(
        destination: Destination, file: StaticString = #filePath, line: UInt = #line,
        @ViewBuilder label: () -> Label
    ) {
        self.init(label(), .view { destination })
        source = ViewSource(file, line)
    }

    /// Creates a link to a page that is shown while a value is true.
    public nonisolated init(
        isActive: Binding<Bool>, file: StaticString = #filePath, line: UInt = #line,
        @ViewBuilder destination: @escaping () -> Destination, @ViewBuilder label: () -> Label
    ) {
        self.init(label(), .view(destination), isActive: isActive)
        source = ViewSource(file, line)
    }

    /// Creates a link to a page that is shown while a value is true.
    public nonisolated init(
        destination: Destination, isActive: Binding<Bool>, file: StaticString = #filePath,
        line: UInt = #line, @ViewBuilder label: () -> Label
    ) {
        self.init(label(), .view { destination }, isActive: isActive)
        source = ViewSource(file, line)
    }
}

extension NavigationLink where Destination == Never {
    /// Creates a link to the page of a value.
    public nonisolated init<P: Hashable>(
        value: P?, file: StaticString = #filePath, line: UInt = #line, @ViewBuilder label: () -> Label
    ) {
        self.init(label(), .value(value.map { AnyHashable($0) }))
        source = ViewSource(file, line)
    }
}

extension NavigationLink where Label == Text, Destination == Never {
    /// Creates a link with a title to the page of a value.
    public nonisolated init<P: Hashable>(
        _ titleKey: LocalizedStringKey, value: P?, file: StaticString = #filePath, line: UInt = #line
    ) {
        self.init(value: value) { Text(titleKey) }
        source = ViewSource(file, line)
    }

    /// Creates a link with a title to the page of a value.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, P: Hashable>(
        _ title: S, value: P?, file: StaticString = #filePath, line: UInt = #line
    ) {
        self.init(value: value) { Text(title) }
        source = ViewSource(file, line)
    }
}

extension NavigationLink where Label == Text {
    /// Creates a link with a title to a page.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, file: StaticString = #filePath, line: UInt = #line,
        @ViewBuilder destination: @escaping () -> Destination
    ) {
        self.init(destination: destination) { Text(titleKey) }
        source = ViewSource(file, line)
    }

    /// Creates a link with a title to a page.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, file: StaticString = #filePath, line: UInt = #line,
        @ViewBuilder destination: @escaping () -> Destination
    ) {
        self.init(destination: destination) { Text(title) }
        source = ViewSource(file, line)
    }

    /// Creates a link with a title to a page.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, destination: Destination, file: StaticString = #filePath,
        line: UInt = #line
    ) {
        self.init(destination: destination) { Text(titleKey) }
        source = ViewSource(file, line)
    }

    /// Creates a link with a title to a page.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, destination: Destination, file: StaticString = #filePath, line: UInt = #line
    ) {
        self.init(destination: destination) { Text(title) }
        source = ViewSource(file, line)
    }
}

extension NavigationLink: View {
    /// The label as a button.
    public var body: some View {
        LinkToPage(
            label: label, isActive: isActive, source: source,
            push: { navigator in
                switch target {
                case .view(let destination): navigator.push(AnyViewBox(destination()))
                case .value(let value): if let value { navigator.push(value) }
                }
            })
    }
}

private struct LinkToPage<Label: View>: View {
    let label: Label
    let isActive: Binding<Bool>?
    let source: ViewSource?
    let push: (Navigator) -> Void
    @Environment(\.navigator) private var navigator

    var body: some View {
        HStack { label }
            .controlElement(ControlTransform(activate: { follow() }, source: source))
            .disabled(navigator == nil)
            .onChange(of: isActive?.wrappedValue ?? false, initial: true) { _, isActive in
                if isActive, let navigator { push(navigator) }
            }
    }

    private func follow() {
        if let isActive { isActive.wrappedValue = true } else if let navigator { push(navigator) }
    }
}

/// Registers the pages of values of a type with the navigation stack around.
private struct DestinationModifier<D: Hashable, Destination: View> {
    let destination: (D) -> Destination
}

extension DestinationModifier: LifecycleModifier {
    typealias Body = Never

    final class Keeper {
        var destination: (D) -> Destination
        init(_ destination: @escaping (D) -> Destination) { self.destination = destination }
    }

    func makeKeeper(of node: _GraphNode) -> Keeper {
        let keeper = Keeper(destination)
        let navigator = node.environment.navigator
        node.graph.afterUpdate {
            navigator?.register(ObjectIdentifier(D.self)) { value in
                (value.base as? D).map { AnyViewBox(keeper.destination($0)) }
            }
        }
        return keeper
    }

    func update(_ keeper: Keeper, of node: _GraphNode) { keeper.destination = destination }
}

/// Pushes a page while a value is there.
private struct PresentedDestinationModifier<Destination: View> {
    let isPresented: Binding<Bool>
    let destination: () -> Destination
}

extension PresentedDestinationModifier: LifecycleModifier {
    typealias Body = Never

    final class Keeper {
        var isShown = false
    }

    func makeKeeper(of node: _GraphNode) -> Keeper {
        let keeper = Keeper()
        update(keeper, of: node)
        return keeper
    }

    func update(_ keeper: Keeper, of node: _GraphNode) {
        let isWanted = isPresented.wrappedValue
        guard isWanted != keeper.isShown else { return }
        keeper.isShown = isWanted
        let (navigator, destination) = (node.environment.navigator, destination)
        if isWanted { node.graph.afterUpdate { navigator?.push(AnyViewBox(destination())) } }
    }
}

extension View {
    /// Sets the pages of values of a type.
    public nonisolated func navigationDestination<D: Hashable, C: View>(
        for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View { modifier(DestinationModifier(destination: destination)) }

    /// Shows a page while a value is true.
    public nonisolated func navigationDestination<V: View>(
        isPresented: Binding<Bool>, @ViewBuilder destination: @escaping () -> V
    ) -> some View { modifier(PresentedDestinationModifier(isPresented: isPresented, destination: destination)) }
}
