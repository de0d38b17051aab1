// The keyboard, the pointer and focus. There are no key presses and no pointer here.
extension View {
    /// Sets a keyboard shortcut. Key presses don't reach views of SwiftUI here.
    public nonisolated func keyboardShortcut(
        _ key: KeyEquivalent, modifiers: EventModifiers = .command
    ) -> some View { inert }
    /// Sets a keyboard shortcut. Key presses don't reach views of SwiftUI here.
    public nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View { inert }
    /// Sets a keyboard shortcut. Key presses don't reach views of SwiftUI here.
    public nonisolated func keyboardShortcut(
        _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: KeyboardShortcut.Localization
    ) -> some View { inert }
    /// Performs an action for a key. Key presses don't reach views of SwiftUI here.
    public nonisolated func onKeyPress(
        _ key: KeyEquivalent, action: @escaping () -> KeyPress.Result
    ) -> some View { inert }
    /// Performs an action for a key. Key presses don't reach views of SwiftUI here.
    public nonisolated func onKeyPress(
        _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View { inert }
    /// Performs an action for keys. Key presses don't reach views of SwiftUI here.
    public nonisolated func onKeyPress(
        phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View { inert }
    /// Performs an action when the pointer enters or leaves the view. There is no pointer here.
    public nonisolated func onHover(perform action: @escaping (Bool) -> Void) -> some View { inert }
    /// Performs an action when the pointer moves over the view. There is no pointer here.
    public nonisolated func onContinuousHover(
        coordinateSpace: CoordinateSpace = .local, perform action: @escaping (HoverPhase) -> Void
    ) -> some View { inert }
    /// Sets the style of the pointer. There is no pointer here.
    public nonisolated func pointerStyle(_ style: PointerStyle?) -> some View { inert }
    /// Sets whether the keyboard can focus the view. VoiceOver's cursor is independent of it.
    public nonisolated func focusable(_ isFocusable: Bool = true) -> some View { inert }
    /// Sets whether the keyboard can focus the view. VoiceOver's cursor is independent of it.
    public nonisolated func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> some View {
        inert
    }
    /// Hides the effect of the keyboard's focus. Not drawn here.
    public nonisolated func focusEffectDisabled(_ disabled: Bool = true) -> some View { inert }
    /// Makes the view a section for the keyboard's focus.
    public nonisolated func focusSection() -> some View { inert }
    /// Makes the view a scope of default focus.
    public nonisolated func focusScope(_ namespace: Namespace.ID) -> some View { inert }
    /// Sets whether the view prefers default focus.
    public nonisolated func prefersDefaultFocus(
        _ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID
    ) -> some View { inert }
    /// Sets the default focus: the value is set when the view appears.
    public nonisolated func defaultFocus<V: Hashable>(
        _ binding: FocusState<V>.Binding, _ value: V, priority: DefaultFocusEvaluationPriority = .automatic
    ) -> some View { onAppear { binding.wrappedValue = value } }
    /// Sets a value of the focused view. It is not passed to commands here.
    public nonisolated func focusedValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
    ) -> some View { inert }
    /// Sets a value of the focused view. It is not passed to commands here.
    public nonisolated func focusedValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
    ) -> some View { inert }
    /// Sets a value of the focused scene. It is not passed to commands here.
    public nonisolated func focusedSceneValue<T>(
        _ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T
    ) -> some View { inert }
    /// Sets an object of the focused view. It is not passed to commands here.
    public nonisolated func focusedObject<T: ObservableObject>(_ object: T?) -> some View { inert }
    /// Sets an object of the focused scene. It is not passed to commands here.
    public nonisolated func focusedSceneObject<T: ObservableObject>(_ object: T?) -> some View { inert }
    /// Performs an action when the user presses Escape or its equivalent. Key presses don't reach views here.
    public nonisolated func onExitCommand(perform action: (() -> Void)?) -> some View { inert }
    /// Performs an action for an arrow key. Key presses don't reach views here.
    public nonisolated func onMoveCommand(perform action: ((MoveCommandDirection) -> Void)?) -> some View { inert }
    /// Performs an action for the delete key. Key presses don't reach views here.
    public nonisolated func onDeleteCommand(perform action: (() -> Void)?) -> some View { inert }
    /// Performs an action for the play and pause button. It is not pressed here.
    public nonisolated func onPlayPauseCommand(perform action: (() -> Void)?) -> some View { inert }
    /// Sets the help of the view. VoiceOver reads it as the hint.
    public nonisolated func help(_ textKey: LocalizedStringKey) -> some View { accessibilityHint(Text(textKey)) }
    /// Sets the help of the view. VoiceOver reads it as the hint.
    public nonisolated func help(_ text: Text) -> some View { accessibilityHint(text) }
    /// Sets the help of the view. VoiceOver reads it as the hint.
    @_disfavoredOverload public nonisolated func help<S: StringProtocol>(_ text: S) -> some View {
        accessibilityHint(Text(text))
    }
}

/// A key.
public struct KeyEquivalent: Hashable, ExpressibleByExtendedGraphemeClusterLiteral, Sendable {
    /// The character of the key.
    public var character: Character
    /// Creates a key by its character.
    public init(_ character: Character) { self.character = character }
    /// Creates a key by its character.
    public init(extendedGraphemeClusterLiteral value: Character) { character = value }
    /// The up arrow.
    public static let upArrow = KeyEquivalent("\u{F700}")
    /// The down arrow.
    public static let downArrow = KeyEquivalent("\u{F701}")
    /// The left arrow.
    public static let leftArrow = KeyEquivalent("\u{F702}")
    /// The right arrow.
    public static let rightArrow = KeyEquivalent("\u{F703}")
    /// Escape.
    public static let escape = KeyEquivalent("\u{1B}")
    /// Delete.
    public static let delete = KeyEquivalent("\u{8}")
    /// Delete forward.
    public static let deleteForward = KeyEquivalent("\u{F728}")
    /// Home.
    public static let home = KeyEquivalent("\u{F729}")
    /// End.
    public static let end = KeyEquivalent("\u{F72B}")
    /// Page up.
    public static let pageUp = KeyEquivalent("\u{F72C}")
    /// Page down.
    public static let pageDown = KeyEquivalent("\u{F72D}")
    /// Tab.
    public static let tab = KeyEquivalent("\t")
    /// Space.
    public static let space = KeyEquivalent(" ")
    /// Return.
    public static let `return` = KeyEquivalent("\r")
    /// Clear.
    public static let clear = KeyEquivalent("\u{F739}")
}

/// Modifier keys.
public struct EventModifiers: OptionSet, Sendable {
    /// The keys as bits.
    public let rawValue: Int
    /// Creates keys from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Caps lock.
    public static let capsLock = EventModifiers(rawValue: 1)
    /// Shift.
    public static let shift = EventModifiers(rawValue: 2)
    /// Control.
    public static let control = EventModifiers(rawValue: 4)
    /// Option.
    public static let option = EventModifiers(rawValue: 8)
    /// Command.
    public static let command = EventModifiers(rawValue: 16)
    /// The numeric pad.
    public static let numericPad = EventModifiers(rawValue: 32)
    /// All of them.
    public static let all = EventModifiers(rawValue: 63)
}

/// A key with modifier keys.
public struct KeyboardShortcut: Hashable, Sendable {
    /// The key.
    public var key: KeyEquivalent
    /// The modifier keys.
    public var modifiers: EventModifiers
    /// The key of the default action.
    public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
    /// The key that cancels.
    public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])
    /// Creates a shortcut.
    public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
        self.key = key
        self.modifiers = modifiers
    }

    /// Returns a Boolean value that indicates whether two shortcuts are the same.
    public static func == (one: Self, other: Self) -> Bool {
        one.key == other.key && one.modifiers.rawValue == other.modifiers.rawValue
    }
    /// Adds the key and the modifier keys to a hash.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(key)
        hasher.combine(modifiers.rawValue)
    }

    /// The way in which a shortcut follows the keyboard's layout.
    public struct Localization: Sendable {
        /// By the layout.
        public static let automatic = Localization()
        /// By the layout, without mirroring.
        public static let withoutMirroring = Localization()
        /// As it is written.
        public static let custom = Localization()
    }
}

/// A press of a key.
public struct KeyPress: Sendable {
    /// The phase.
    public let phase: Phases
    /// The key.
    public let key: KeyEquivalent
    /// The characters.
    public let characters: String
    /// The modifier keys.
    public let modifiers: EventModifiers

    /// Phases of a press.
    public struct Phases: OptionSet, Sendable {
        /// The phases as bits.
        public let rawValue: Int
        /// Creates phases from bits.
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// The key goes down.
        public static let down = Phases(rawValue: 1)
        /// The key stays down.
        public static let `repeat` = Phases(rawValue: 2)
        /// The key goes up.
        public static let up = Phases(rawValue: 4)
        /// All of them.
        public static let all = Phases(rawValue: 7)
    }

    /// Whether an action has used a press.
    public enum Result: Sendable {
        /// Yes, no.
        case handled, ignored
    }
}

/// The pointer over a view.
public enum HoverPhase: Equatable, Sendable {
    /// At a point, outside.
    case active(CGPoint), ended
}

/// A style of the pointer.
public struct PointerStyle: Sendable {
    /// The standard style.
    public static let `default` = PointerStyle()
    /// The style of links.
    public static let link = PointerStyle()
}

/// What the keyboard's focus is for.
public struct FocusInteractions: OptionSet, Sendable {
    /// The interactions as bits.
    public let rawValue: Int
    /// Creates interactions from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Activation.
    public static let activate = FocusInteractions(rawValue: 1)
    /// Editing.
    public static let edit = FocusInteractions(rawValue: 2)
    /// As the system decides.
    public static let automatic = FocusInteractions(rawValue: 3)
}

/// When default focus is evaluated.
public struct DefaultFocusEvaluationPriority: Sendable {
    /// When the view appears.
    public static let automatic = DefaultFocusEvaluationPriority()
    /// When focus moves into the view.
    public static let userInitiated = DefaultFocusEvaluationPriority()
}

/// A direction of an arrow key.
public enum MoveCommandDirection: Hashable, Sendable {
    /// The four directions.
    case up, down, left, right
}

/// A key of a value of the focused view.
public protocol FocusedValueKey {
    /// The type of the value.
    associatedtype Value
}

/// Values of the focused view. None are set here.
public struct FocusedValues {
    private var values: [ObjectIdentifier: Any] = [:]

    /// The value of a key.
    public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
        get { values[ObjectIdentifier(key)] as? Key.Value }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}

/// A value of the focused view. It is nil here.
@propertyWrapper public struct FocusedValue<Value>: DynamicProperty {
    /// Creates the property.
    public init(_ keyPath: KeyPath<FocusedValues, Value?>) {}
    /// Nil.
    public var wrappedValue: Value? { nil }
}

/// A binding of the focused view. It is nil here.
@propertyWrapper public struct FocusedBinding<Value>: DynamicProperty {
    /// Creates the property.
    public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {}
    /// Nil.
    public var wrappedValue: Value? {
        get { nil }
        nonmutating set {}
    }
    /// A binding to nil.
    public var projectedValue: Binding<Value?> { .constant(nil) }
}

/// An object of the focused view. It is nil here.
@propertyWrapper public struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty {
    /// Creates the property.
    public init() {}
    /// Nil.
    public var wrappedValue: ObjectType? { nil }
}
