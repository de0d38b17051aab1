import CombineStandIn

/// Calls something when a view comes and goes.
public struct _AppearanceActionModifier {
    let appear: (() -> Void)?
    let disappear: (() -> Void)?
}

extension _AppearanceActionModifier: ViewModifier, HostModifier {
    /// There is none.
    public typealias Body = Never

    func change(_ environment: inout EnvironmentValues, of node: HostNode) {
        node.appearance.appear(appear)
        node.appearance.onDisappear(disappear)
    }
}

/// Calls something when a value has changed since the view was evaluated last.
public struct _ChangeActionModifier<Value: Equatable> {
    let value: Value
    let initial: Bool
    let action: (Value, Value) -> Void
}

extension _ChangeActionModifier: ViewModifier, HostModifier {
    /// There is none.
    public typealias Body = Never

    func change(_ environment: inout EnvironmentValues, of node: HostNode) {
        let old = node.appearance.seen as? Value
        node.appearance.seen = value
        guard let old else {
            if initial { action(value, value) }
            return
        }
        if old != value { action(old, value) }
    }
}

/// Calls something for each value of a publisher.
public struct _SubscriptionModifier<P: Publisher> where P.Failure == Never {
    let publisher: P
    let action: (P.Output) -> Void
}

extension _SubscriptionModifier: ViewModifier, HostModifier {
    /// There is none.
    public typealias Body = Never

    func change(_ environment: inout EnvironmentValues, of node: HostNode) {
        // The new publisher takes the old one's place.
        node.appearance.seen = publisher.sink(receiveValue: action)
    }
}

extension View {
    /// Calls something when a host comes to the view for the first time.
    public nonisolated func onAppear(perform action: (() -> Void)? = nil) -> some View {
        modifier(_AppearanceActionModifier(appear: action, disappear: nil))
    }

    /// Calls something when the view is shown no longer.
    public nonisolated func onDisappear(perform action: (() -> Void)? = nil) -> some View {
        modifier(_AppearanceActionModifier(appear: nil, disappear: action))
    }

    /// Starts something when a host comes to the view for the first time.
    public nonisolated func task(
        priority: TaskPriority = .userInitiated, _ action: @escaping @Sendable @MainActor () async -> Void
    ) -> some View {
        onAppear { Task(priority: priority) { await action() } }
    }

    /// Calls something when a value has changed.
    public nonisolated func onChange<V: Equatable>(
        of value: V, perform action: @escaping (_ newValue: V) -> Void
    ) -> some View {
        modifier(_ChangeActionModifier(value: value, initial: false) { action($1) })
    }

    /// Calls something when a value has changed.
    public nonisolated func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some View {
        modifier(_ChangeActionModifier(value: value, initial: initial, action: action))
    }

    /// Calls something when a value has changed.
    public nonisolated func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some View {
        modifier(_ChangeActionModifier(value: value, initial: initial) { _, _ in action() })
    }

    /// Calls something for each value of a publisher.
    public nonisolated func onReceive<P: Publisher>(
        _ publisher: P, perform action: @escaping (P.Output) -> Void
    ) -> some View where P.Failure == Never {
        modifier(_SubscriptionModifier(publisher: publisher, action: action))
    }

    /// Nothing: nobody touches the view here.
    public nonisolated func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View { inert }

    /// Nothing: nobody touches the view here.
    public nonisolated func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
        onPressingChanged: ((Bool) -> Void)? = nil
    ) -> some View { inert }

    /// Nothing: no address comes here.
    public nonisolated func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { inert }

    /// Nothing: nobody writes here.
    public nonisolated func onSubmit(_ action: @escaping () -> Void) -> some View { inert }

    /// Nothing: nobody touches the view here.
    public nonisolated func gesture<T: Gesture>(_ gesture: T) -> some View { inert }

    /// Nothing: nobody touches the view here.
    public nonisolated func simultaneousGesture<T: Gesture>(_ gesture: T) -> some View { inert }

    /// Nothing: nobody touches the view here.
    public nonisolated func highPriorityGesture<T: Gesture>(_ gesture: T) -> some View { inert }
}

/// A gesture, which nobody makes here.
@preconcurrency @MainActor public protocol Gesture<Value> {
    /// What it tells.
    associatedtype Value
}

extension Gesture {
    /// The same.
    public nonisolated func onEnded(_ action: @escaping (Value) -> Void) -> Self { self }
    /// The same.
    public nonisolated func onChanged(_ action: @escaping (Value) -> Void) -> Self { self }
}

/// A tap.
public struct TapGesture: Sendable {
    /// A tap, or several.
    public init(count: Int = 1) {}
}

extension TapGesture: Gesture {
    /// Nothing.
    public typealias Value = Void
}

/// A long touch.
public struct LongPressGesture: Sendable {
    /// A touch of a time.
    public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {}
}

extension LongPressGesture: Gesture {
    /// Whether it is long enough.
    public typealias Value = Bool
}

/// A finger that moves.
public struct DragGesture: Sendable {
    /// Where a finger is.
    public struct Value: Equatable, Sendable {
        /// Where it is.
        public var location: CGPoint
        /// Where it was.
        public var startLocation: CGPoint
        /// How far it has come.
        public var translation: CGSize
    }

    /// A finger that moves far enough.
    public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {}
}

extension DragGesture: Gesture {}
