/// What submits text.
public struct SubmitTriggers: OptionSet, Sendable {
    /// The triggers as bits.
    public let rawValue: Int
    /// Creates triggers from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The return key in a field.
    public static let text = SubmitTriggers(rawValue: 1)
    /// The return key in a search field.
    public static let search = SubmitTriggers(rawValue: 2)
}

/// The actions that the return key performs, those of modifiers further inside first.
struct SubmitActions {
    private var actions: [(triggers: SubmitTriggers, perform: () -> Void)] = []

    /// Performs the actions of a trigger.
    func perform(_ trigger: SubmitTriggers) {
        for action in actions where action.triggers.contains(trigger) { action.perform() }
    }

    func adding(_ triggers: SubmitTriggers, _ action: @escaping () -> Void) -> SubmitActions {
        var result = self
        result.actions.insert((triggers, action), at: 0)
        return result
    }
}

extension EnvironmentValues {
    var submitActions: SubmitActions {
        get { self[OptionalKey<SubmitActions, SubmitActions>.self] ?? SubmitActions() }
        set { self[OptionalKey<SubmitActions, SubmitActions>.self] = newValue }
    }
}

extension View {
    /// Performs an action when the user presses the return key in a field of the view.
    public nonisolated func onSubmit(
        of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
    ) -> some View {
        transformEnvironment(\.submitActions) { $0 = $0.adding(triggers, action) }
    }
}
