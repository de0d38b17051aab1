import ScreenReader
import Speech
import StrictJSON

/// Turns a screen reader's speech into events of the protocol.
///
/// `interaction.capturedOutput` comes when speech is given to the engine, as the specification requires. The custom
/// `earshot:interaction.outputEnded` comes when it has ended; both carry the same number, so that equal texts can be
/// distinguished.
@MainActor final class OutputEvents {
    /// The maximum number of events kept for one command; if an app never stops talking, the newest are dropped.
    static let most = 10_000

    /// The time of the session.
    var clock: () -> Instant = { .zero }
    private var messages: [String] = []
    private var begun: Set<SpeechToken> = []
    /// The offset added to a token so that numbers are unique, also when another reader begins.
    private var base: Int64 = 0
    private var last: Int64 = 0

    /// Notes that another reader begins.
    func restart() {
        begun = []
        base = last
    }

    /// Handles an output of the session.
    func take(_ output: ReadingSession.Output) {
        switch output {
        case .began(let spoken):
            begun.insert(spoken.token)
            add(
                .captured,
                [
                    "data": JSONValue(spoken.text), "earshot:id": id(spoken),
                    "earshot:kind": JSONValue(spoken.kind.rawValue),
                ])
        case .ended(let spoken, let isFinished):
            let wasStarted = begun.remove(spoken.token) != nil
            add(
                .ended,
                [
                    "data": JSONValue(spoken.text), "earshot:id": id(spoken), "finished": JSONValue(isFinished),
                    "captured": JSONValue(wasStarted),
                ])
        default: break
        }
    }

    /// Returns the new messages.
    func take() -> [String] {
        defer { messages = [] }
        return messages
    }

    private func id(_ spoken: ScreenReader.SpokenUtterance) -> JSONValue {
        let number = base &+ Int64(clamping: spoken.token.rawValue)
        last = max(last, number)
        return JSONValue(number)
    }

    private func add(_ event: OutputEvent, _ parameters: JSONObject) {
        guard messages.count < Self.most else { return }
        var parameters = parameters
        parameters["earshot:at"] = JSONValue(Double(clock().nanoseconds) / 1e9)
        messages.append(ATDriverEndpoint.text(["method": JSONValue(event.rawValue), "params": JSONValue(parameters)]))
    }
}
