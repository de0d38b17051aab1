import TerminalEmulator

/// What a speaker sees of a terminal at one moment.
public struct TerminalView {
    /// The screen.
    public var screen: Screen
    /// What happened since the last look.
    public var operations: [TerminalEmulator.Operation]
    /// Whether a secret is being asked for.
    public var isSecret: Bool

    /// Makes a view.
    public init(screen: Screen, operations: [TerminalEmulator.Operation] = [], isSecret: Bool = false) {
        self.screen = screen
        self.operations = operations
        self.isSecret = isSecret
    }
}
