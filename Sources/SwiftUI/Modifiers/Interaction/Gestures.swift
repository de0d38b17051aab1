/// A gesture of the user.
///
/// The reader's gestures reach taps and long presses that end in an action, on the view or in a group of gestures.
/// Others are not recognized here.
@preconcurrency @MainActor public protocol Gesture<Value> {
    /// The type of the gesture's value.
    associatedtype Value
    /// The type of the content.
    associatedtype Body: Gesture
    /// The content.
    var body: Body { get }
    /// The tap or the press that the gesture is. Not for apps: every gesture has it.
    var _press: _GesturePress? { get }
}

extension Gesture {
    /// The press of the body.
    public var _press: _GesturePress? { Body.self == Never.self ? nil : body._press }

    /// Returns the gesture with an action at its end.
    public nonisolated func onEnded(_ action: @escaping (Value) -> Void) -> _ActingGesture<Self> {
        _ActingGesture(gesture: self, action: action)
    }
    /// Returns the gesture with an action at each change.
    public nonisolated func onChanged(_ action: @escaping (Value) -> Void) -> _ActingGesture<Self>
    where Value: Equatable { _ActingGesture(gesture: self, action: nil) }
    /// Returns the gesture with state that follows it.
    public nonisolated func updating<State>(
        _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
    ) -> _ActingGesture<Self> { _ActingGesture(gesture: self, action: nil) }
    /// Returns the gesture with another value.
    public nonisolated func map<T>(_ body: @escaping (Value) -> T) -> _MappedGesture<Self, T> {
        _MappedGesture(gesture: self, transform: body)
    }
    /// Returns the gesture followed by another.
    public nonisolated func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
        SequenceGesture(self, other)
    }
    /// Returns the gesture together with another.
    public nonisolated func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
        SimultaneousGesture(self, other)
    }
    /// Returns the gesture or else another.
    public nonisolated func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
        ExclusiveGesture(self, other)
    }
}

extension Never: Gesture {
    /// There is none.
    public typealias Value = Never
}

extension Gesture where Body == Never {
    /// Never evaluated: the gesture has no body.
    public var body: Never { fatalError("\(Self.self) has no body") }
}

/// A tap or a long press.
public struct _GesturePress {
    var taps = 1
    var minimumDuration: Double?
    var action: (() -> Void)?
}

/// A tap, or several.
public struct TapGesture: Sendable {
    /// The number of taps.
    public var count: Int
    /// Creates a gesture.
    public nonisolated init(count: Int = 1) { self.count = count }
}

extension TapGesture: Gesture {
    /// Nothing.
    public typealias Value = Void
    /// There is none.
    public typealias Body = Never
    /// The taps.
    public var _press: _GesturePress? { _GesturePress(taps: count) }
}

/// A tap with its position, which is the centre of the view for VoiceOver.
public struct SpatialTapGesture: Sendable {
    /// The position of a tap.
    public struct Value: Equatable, Sendable {
        /// The position.
        public var location: CGPoint
    }

    /// Creates a gesture.
    public nonisolated init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {}
}

extension SpatialTapGesture: Gesture {
    /// There is none.
    public typealias Body = Never
}

/// A long press.
public struct LongPressGesture: Sendable {
    /// The duration, in seconds.
    public var minimumDuration: Double
    /// Creates a gesture.
    public nonisolated init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
        self.minimumDuration = minimumDuration
    }
}

extension LongPressGesture: Gesture {
    /// Whether the press is long enough.
    public typealias Value = Bool
    /// There is none.
    public typealias Body = Never
    /// The press.
    public var _press: _GesturePress? { _GesturePress(minimumDuration: minimumDuration) }
}

/// A finger that moves. It is not recognized here.
public struct DragGesture: Sendable {
    /// The position of the finger.
    public struct Value: Equatable, Sendable {
        /// The time.
        public var time: Date
        /// The position.
        public var location: CGPoint
        /// The position at first.
        public var startLocation: CGPoint
        /// The distance.
        public var translation: CGSize {
            CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
        }
        /// The velocity.
        public var velocity: CGSize { .zero }
        /// The position where the finger would come to rest.
        public var predictedEndLocation: CGPoint { location }
        /// The distance where the finger would come to rest.
        public var predictedEndTranslation: CGSize { translation }
    }

    /// Creates a gesture.
    public nonisolated init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {}
}

extension DragGesture: Gesture {
    /// There is none.
    public typealias Body = Never
}

/// Two fingers that move apart. It is not recognized here.
public struct MagnificationGesture: Sendable {
    /// Creates a gesture.
    public nonisolated init(minimumScaleDelta: CGFloat = 0.01) {}
}

extension MagnificationGesture: Gesture {
    /// The scale.
    public typealias Value = CGFloat
    /// There is none.
    public typealias Body = Never
}

/// Two fingers that move apart. It is not recognized here.
public struct MagnifyGesture: Sendable {
    /// The scale and the position.
    public struct Value: Equatable, Sendable {
        /// The scale.
        public var magnification: CGFloat
        /// The velocity.
        public var velocity: CGFloat
        /// The anchor.
        public var startAnchor: UnitPoint
        /// The position at first.
        public var startLocation: CGPoint
    }

    /// Creates a gesture.
    public nonisolated init(minimumScaleDelta: CGFloat = 0.01) {}
}

extension MagnifyGesture: Gesture {
    /// There is none.
    public typealias Body = Never
}

/// Two fingers that turn. It is not recognized here.
public struct RotationGesture: Sendable {
    /// Creates a gesture.
    public nonisolated init(minimumAngleDelta: Angle = .degrees(1)) {}
}

extension RotationGesture: Gesture {
    /// The angle.
    public typealias Value = Angle
    /// There is none.
    public typealias Body = Never
}

/// Two fingers that turn. It is not recognized here.
public struct RotateGesture: Sendable {
    /// The angle and the position.
    public struct Value: Equatable, Sendable {
        /// The angle.
        public var rotation: Angle
        /// The velocity.
        public var velocity: Angle
        /// The anchor.
        public var startAnchor: UnitPoint
        /// The position at first.
        public var startLocation: CGPoint
    }

    /// Creates a gesture.
    public nonisolated init(minimumAngleDelta: Angle = .degrees(1)) {}
}

extension RotateGesture: Gesture {
    /// There is none.
    public typealias Body = Never
}

/// A gesture with an action.
public struct _ActingGesture<Base: Gesture> {
    let gesture: Base
    let action: ((Base.Value) -> Void)?
}

extension _ActingGesture: Gesture {
    /// The value of the gesture.
    public typealias Value = Base.Value
    /// There is none.
    public typealias Body = Never

    /// The press of the gesture, with the action where the value of a press is known.
    public var _press: _GesturePress? {
        guard var press = gesture._press else { return nil }
        guard let action, let value = (() as? Base.Value) ?? (true as? Base.Value) else { return press }
        let inner = press.action
        press.action = {
            inner?()
            action(value)
        }
        return press
    }
}

/// A gesture with another value.
public struct _MappedGesture<Base: Gesture, Value> {
    let gesture: Base
    let transform: (Base.Value) -> Value
}

extension _MappedGesture: Gesture {
    /// There is none.
    public typealias Body = Never
}

/// Two gestures after each other. They are not recognized here.
public struct SequenceGesture<First: Gesture, Second: Gesture> {
    /// The first gesture.
    public var first: First
    /// The second gesture.
    public var second: Second

    /// Creates a gesture.
    public nonisolated init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    /// The value of the current gesture.
    public enum Value {
        /// The first gesture, or both.
        case first(First.Value), second(First.Value, Second.Value?)
    }
}

extension SequenceGesture: Gesture {
    /// There is none.
    public typealias Body = Never
}

/// Two gestures at the same time.
public struct SimultaneousGesture<First: Gesture, Second: Gesture> {
    /// The first gesture.
    public var first: First
    /// The second gesture.
    public var second: Second

    /// Creates a gesture.
    public nonisolated init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    /// The values of the gestures.
    public struct Value {
        /// The value of the first gesture.
        public var first: First.Value?
        /// The value of the second gesture.
        public var second: Second.Value?
    }
}

extension SimultaneousGesture: Gesture {
    /// There is none.
    public typealias Body = Never
    /// The press of the first gesture that is one.
    public var _press: _GesturePress? { first._press ?? second._press }
}

/// Two gestures of which one is recognized.
public struct ExclusiveGesture<First: Gesture, Second: Gesture> {
    /// The first gesture.
    public var first: First
    /// The second gesture.
    public var second: Second

    /// Creates a gesture.
    public nonisolated init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    /// The value of the gesture that is recognized.
    public enum Value {
        /// The first or the second.
        case first(First.Value), second(Second.Value)
    }
}

extension ExclusiveGesture: Gesture {
    /// There is none.
    public typealias Body = Never
    /// The press of the first gesture that is one.
    public var _press: _GesturePress? { first._press ?? second._press }
}

/// A gesture of any type.
public struct AnyGesture<Value> {
    private let gesture: any Gesture
    /// Wraps a gesture.
    public nonisolated init<T: Gesture>(_ gesture: T) where T.Value == Value { self.gesture = gesture }
}

extension AnyGesture: Gesture {
    /// There is none.
    public typealias Body = Never
    /// The press of the gesture.
    public var _press: _GesturePress? { gesture._press }
}

extension Optional: Gesture where Wrapped: Gesture {
    /// The value of the gesture.
    public typealias Value = Wrapped.Value
    /// There is none.
    public typealias Body = Never
    /// The press of the gesture, if there is one.
    public var _press: _GesturePress? { self?._press }
}

/// The gestures of a view that stay with another one.
public struct GestureMask: OptionSet, Sendable {
    /// The gestures as bits.
    public let rawValue: UInt32
    /// Creates gestures from bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// None.
    public static let none = GestureMask([])
    /// The new gesture.
    public static let gesture = GestureMask(rawValue: 1)
    /// The gestures of views inside.
    public static let subviews = GestureMask(rawValue: 2)
    /// All.
    public static let all = GestureMask(rawValue: 3)
}

extension View {
    /// Adds a gesture. Taps and long presses are recognized.
    public nonisolated func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
        modifier(GestureModifier(gesture: gesture))
    }
    /// Adds a gesture where a value is true.
    public nonisolated func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        modifier(GestureModifier(gesture: gesture))
    }
    /// Adds a gesture that is recognized with others. Taps and long presses are recognized.
    public nonisolated func simultaneousGesture<T: Gesture>(
        _ gesture: T, including mask: GestureMask = .all
    ) -> some View { modifier(GestureModifier(gesture: gesture)) }
    /// Adds a gesture that is recognized before others. Taps and long presses are recognized.
    public nonisolated func highPriorityGesture<T: Gesture>(
        _ gesture: T, including mask: GestureMask = .all
    ) -> some View { modifier(GestureModifier(gesture: gesture)) }
    /// Performs an action when the user taps the view; VoiceOver taps its centre.
    @_disfavoredOverload public nonisolated func onTapGesture(
        count: Int = 1, coordinateSpace: CoordinateSpace = .local, perform action: @escaping (CGPoint) -> Void
    ) -> some View { onTapGesture(count: count) { action(.zero) } }
    /// Performs an action while the user presses the view; it is not called here.
    public nonisolated func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)?,
        perform action: @escaping () -> Void
    ) -> some View {
        onLongPressGesture(minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action)
    }
}

/// Adds a gesture to the view.
private struct GestureModifier<G: Gesture> {
    let gesture: G

    nonisolated init(gesture: G) { self.gesture = gesture }
}

extension GestureModifier: ViewModifier {
    func body(content: Content) -> some View {
        let press = gesture._press
        if let press, let action = press.action {
            if let duration = press.minimumDuration {
                content.onLongPressGesture(minimumDuration: duration, perform: action)
            } else {
                content.onTapGesture(count: press.taps, perform: action)
            }
        } else {
            content
        }
    }
}
