/// The errors of the protocol, by the codes of the specification.
struct ATDriverError: Error, Sendable, Hashable {
    /// The kind of error.
    enum Code: String, Sendable, Hashable, CaseIterable {
        case invalidArgument = "invalid argument"
        case invalidSessionID = "invalid session id"
        case unknownCommand = "unknown command"
        case sessionNotCreated = "session not created"
        case unknownUserIntent = "unknown user intent"
        case cannotSimulateKeyboardInteraction = "cannot simulate keyboard interaction"
        case unknownError = "unknown error"
    }

    /// The error code of the protocol.
    var code: Code
    /// The error and how to fix it.
    var message: String

    init(_ code: Code, _ message: String) {
        self.code = code
        self.message = message
    }
}
