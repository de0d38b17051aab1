extension View {
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
