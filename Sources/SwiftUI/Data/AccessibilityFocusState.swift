/// Which of the view's elements has the focus of an assistive technology.
///
/// The value follows the VoiceOver cursor; writing it moves the cursor to the element with this value as soon as there is
/// one. While no such technology is running it keeps the value of no focus.
@propertyWrapper public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
    /// A binding to the focus.
    @propertyWrapper public struct Binding {
        let store: AccessibilityFocusStore<Value>?
        let rest: Value

        /// The value of the element that has the focus.
        public var wrappedValue: Value {
            get { store?.location.value ?? rest }
            nonmutating set { store?.move(to: newValue) }
        }

        /// The binding itself.
        public var projectedValue: Binding { self }
    }

    private let rest: Value
    private let technologies: AccessibilityTechnologies
    private var store: AccessibilityFocusStore<Value>?

    /// No element has the focus.
    public init() where Value == Bool { self.init(rest: false, for: .all) }

    /// No element has the focus; only some technologies count.
    public init(for technologies: AccessibilityTechnologies) where Value == Bool {
        self.init(rest: false, for: technologies)
    }

    /// No element has the focus.
    public init<T: Hashable>() where Value == T? { self.init(rest: nil, for: .all) }

    /// No element has the focus; only some technologies count.
    public init<T: Hashable>(for technologies: AccessibilityTechnologies) where Value == T? {
        self.init(rest: nil, for: technologies)
    }

    private init(rest: Value, for technologies: AccessibilityTechnologies) {
        self.rest = rest
        self.technologies = technologies
    }

    /// The value of the element that has the focus; writing moves the focus.
    public var wrappedValue: Value {
        get { store?.location.value ?? rest }
        nonmutating set { store?.move(to: newValue) }
    }

    /// A binding for `accessibilityFocused(_:equals:)`.
    public var projectedValue: Binding { Binding(store: store, rest: rest) }
}

extension AccessibilityFocusState: InstalledProperty {
    mutating func install(in slot: PropertySlot) {
        let (rest, technologies) = (rest, technologies)
        store = slot.kept { AccessibilityFocusStore(rest: rest, technologies) }
    }
}

/// Assistive technologies with a focus.
public struct AccessibilityTechnologies: OptionSet, Sendable {
    /// The technologies as bits.
    public let rawValue: UInt
    /// Creates technologies from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// VoiceOver.
    public static let voiceOver = AccessibilityTechnologies(rawValue: 1)
    /// Switch Control.
    public static let switchControl = AccessibilityTechnologies(rawValue: 2)

    static let all: AccessibilityTechnologies = [.voiceOver, .switchControl]

    init(_ identifier: UIAccessibility.AssistiveTechnologyIdentifier) {
        switch identifier {
        case .notificationVoiceOver: self = .voiceOver
        case .notificationSwitchControl: self = .switchControl
        default: self = []
        }
    }

    /// Whether one of the technologies is running.
    @MainActor var isRunning: Bool {
        contains(.voiceOver) && UIAccessibility.isVoiceOverRunning
            || contains(.switchControl) && UIAccessibility.isSwitchControlRunning
    }
}

/// The focus of an assistive technology among some elements.
@MainActor final class AccessibilityFocusStore<Value: Hashable> {
    nonisolated let location: StoredLocation<Value>
    private let rest: Value
    private let technologies: AccessibilityTechnologies
    private var members = ReferenceTable<Value>()
    /// Whether the element with the value has not been found yet.
    private var isWaiting = false
    private var observer: (any NSObjectProtocol)?

    init(rest: Value, _ technologies: AccessibilityTechnologies) {
        self.rest = rest
        self.technologies = technologies
        location = StoredLocation(rest)
        observer = NotificationCenter.default.addObserver(
            forName: UIAccessibility.elementFocusedNotification, object: nil, queue: nil
        ) { [weak self] notification in
            // The technology moves its focus on the main thread only.
            nonisolated(unsafe) let information = notification.userInfo
            MainActor.assumeIsolated { self?.focusDidMove(information ?? [:]) }
        }
    }

    isolated deinit {
        if let observer { NotificationCenter.default.removeObserver(observer) }
    }

    /// Registers an element.
    func insert(_ reference: ElementReference, for value: Value) {
        members.insert(reference, for: value)
        reference.didAppear = { [weak self] in self?.settle() }
    }

    /// Moves the focus to the element with a value.
    nonisolated func move(to value: Value) {
        location.set(value, Transaction())
        onMainThread { [weak self] in self?.seek() }
    }

    private func seek() {
        isWaiting = location.value != rest
        settle()
    }

    private func settle() {
        guard isWaiting else { return }
        guard technologies.isRunning else { return follow(rest) }
        guard let view = members.view(location.value) else { return }
        isWaiting = false
        UIAccessibility.post(notification: .layoutChanged, argument: view)
    }

    private func focusDidMove(_ information: [AnyHashable: Any]) {
        guard let element = information[UIAccessibility.focusedElementUserInfoKey] as? UIAccessibilityObject,
            let name = information[UIAccessibility.assistiveTechnologyUserInfoKey] as? NSString,
            !technologies.isDisjoint(
                with: AccessibilityTechnologies(
                    UIAccessibility.AssistiveTechnologyIdentifier(rawValue: String(name))))
        else { return }
        follow(members.key(of: element) ?? rest)
    }

    private func follow(_ value: Value) {
        isWaiting = false
        if location.value != value { location.set(value, Transaction()) }
    }
}
