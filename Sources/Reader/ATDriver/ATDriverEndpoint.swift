import Foundation
import ScreenReader
import Speech
import StrictJSON
import Suggestions

/// The remote end of the W3C AT Driver protocol (Editor's Draft): commands in, answers and events out, no network.
///
/// There is one session at a time. It ends with its connection, since no other connection could continue it.
@MainActor final class ATDriverEndpoint {
    /// Names a connection.
    typealias ConnectionID = Int

    private let capabilities: Capabilities
    private let makeReader: MakeReader
    private var lastConnection = 0
    private var session: ActiveSession?

    private struct ActiveSession {
        var connection: ConnectionID
        var settings: ReaderSettings
        var reader: any DrivenReader
        var output: OutputEvents
    }

    /// The maximum nesting depth of arrays and objects.
    static let depth = 16

    init(version: String, makeReader: @escaping MakeReader) {
        capabilities = Capabilities(version: version)
        self.makeReader = makeReader
    }

    /// Whether there is a session.
    var hasSession: Bool { session != nil }

    /// Takes a connection.
    func connect() -> ConnectionID {
        lastConnection += 1
        return lastConnection
    }

    /// Forgets a connection, with its session.
    func disconnect(_ connection: ConnectionID) {
        guard let active = session, active.connection == connection else { return }
        session = nil
        active.reader.end()
    }

    /// Takes a message that is not text.
    func answerBinary() -> [String] {
        [Self.answer(ATDriverError(.invalidArgument, "a message must be text"), id: nil)]
    }

    /// Takes a text message and returns the messages to send, in order: the events that it caused and its answer.
    func handle(_ text: String, from connection: ConnectionID) -> [String] {
        let message: JSONValue
        do {
            message = try JSONValue(parsing: text.utf8, limits: JSONLimits(depth: Self.depth))
        } catch {
            return [Self.answer(ATDriverError(.invalidArgument, "this is not JSON: \(error)"), id: nil)]
        }
        // An integer that is not negative, as the definition has it; anything else can't be echoed.
        let id = message["id"]?.integer.flatMap { $0 >= 0 ? $0 : nil }
        do {
            return try messages(for: message, id: id, connection)
        } catch {
            return events() + [Self.answer(error, id: id)]
        }
    }

    private func messages(
        for message: JSONValue, id: Int64?, _ connection: ConnectionID
    ) throws(ATDriverError) -> [String] {
        let (method, parameters) = try Self.command(message, id: id)
        let result = try run(method, parameters, connection)
        let answer = Self.text(["id": JSONValue(id ?? 0), "result": result])
        // A session has no connection for its events before its client has received the answer.
        return method == "session.new" ? [answer] + events() : events() + [answer]
    }

    // MARK: Messages

    private static func command(
        _ message: JSONValue, id: Int64?
    ) throws(ATDriverError) -> (method: String, parameters: JSONObject) {
        guard message.object != nil else {
            throw ATDriverError(.invalidArgument, "a command must be an object, not \(message.typeName)")
        }
        guard let method = message["method"]?.string else {
            throw ATDriverError(.invalidArgument, "\"method\" must be the name of a command")
        }
        guard methods.contains(method) else {
            throw ATDriverError(
                .unknownCommand, Suggestion.unknown("command", method, allowed: methods.sorted()))
        }
        guard id != nil else {
            throw ATDriverError(.invalidArgument, "\"id\" must be a whole number from 0")
        }
        guard let parameters = message["params"]?.object else {
            throw ATDriverError(.invalidArgument, "\"params\" must be an object")
        }
        return (method, parameters)
    }

    private static func answer(_ error: ATDriverError, id: Int64?) -> String {
        let members: JSONObject = [
            "id": id.map { JSONValue($0) } ?? .null, "error": JSONValue(error.code.rawValue),
            "message": JSONValue(error.message),
        ]
        return text(members)
    }

    /// A message with its members by name.
    static func text(_ members: JSONObject) -> String { JSONValue(members).text(sortsKeys: true) }

    private func events() -> [String] { session?.output.take() ?? [] }

    // MARK: Commands

    /// The commands. Those of earlier drafts, with the vendor's name before `settings` and with `pressKeys` as a
    /// separate command, are accepted as well, for clients that use them.
    static let methods: Set<String> = [
        "session.new", "settings.setSettings", "settings.getSettings", "settings.getSupportedSettings",
        "earshot:settings.setSettings", "earshot:settings.getSettings", "earshot:settings.getSupportedSettings",
        "interaction.userIntent", "interaction.pressKeys",
    ]

    private func run(
        _ method: String, _ parameters: JSONObject, _ connection: ConnectionID
    ) throws(ATDriverError) -> JSONValue {
        if method == "session.new" { return try newSession(parameters, connection) }
        guard let session, session.connection == connection else {
            throw ATDriverError(.invalidSessionID, "there is no session; start one with \"session.new\"")
        }
        switch method {
        case "settings.setSettings", "earshot:settings.setSettings": return try setSettings(parameters)
        case "settings.getSettings", "earshot:settings.getSettings":
            let names = try Self.settingNames(parameters)
            return Self.list(names, session.settings)
        case "settings.getSupportedSettings", "earshot:settings.getSupportedSettings":
            return Self.list(ReaderSettings.Name.allCases, session.settings)
        case "interaction.pressKeys": perform(try UserIntent.pressKeys(parameters))
        default: perform(try UserIntent.command(parameters))
        }
        return [:]
    }

    private func newSession(
        _ parameters: JSONObject, _ connection: ConnectionID
    ) throws(ATDriverError) -> JSONValue {
        guard session == nil else {
            throw ATDriverError(.sessionNotCreated, "a session is already active, and only one is supported")
        }
        guard let matched = try capabilities.match(parameters) else {
            throw ATDriverError(.sessionNotCreated, "the required capabilities cannot be met")
        }
        let settings = ReaderSettings()
        let output = OutputEvents()
        session = ActiveSession(
            connection: connection, settings: settings, reader: try start(settings, output), output: output)
        return ["sessionId": JSONValue(UUID().uuidString.lowercased()), "capabilities": matched]
    }

    private func start(_ settings: ReaderSettings, _ output: OutputEvents) throws(ATDriverError) -> any DrivenReader {
        do {
            let reader = try makeReader(settings) { output.take($0) }
            output.clock = { [weak reader] in reader?.session.now ?? .zero }
            reader.settle()
            return reader
        } catch {
            throw ATDriverError(.sessionNotCreated, "the screen reader could not start: \(error)")
        }
    }

    private func perform(_ command: Command) {
        guard let session else { return }
        session.reader.session.perform(command)
        session.reader.settle()
    }

    // MARK: Settings

    private func setSettings(_ parameters: JSONObject) throws(ATDriverError) -> JSONValue {
        guard var active = session else { return [:] }
        var settings = active.settings
        for item in try Self.items(parameters) {
            guard let value = item["value"] else {
                throw ATDriverError(.invalidArgument, "each of \"settings\" needs a \"value\"")
            }
            try settings.set(try Self.name(item), to: value)
        }
        guard settings != active.settings else { return [:] }
        active.reader.end()
        active.output.restart()
        active.settings = settings
        active.reader = try start(settings, active.output)
        session = active
        return [:]
    }

    private static func settingNames(_ parameters: JSONObject) throws(ATDriverError) -> [ReaderSettings.Name] {
        var names: [ReaderSettings.Name] = []
        for item in try items(parameters) { names.append(try name(item)) }
        return names
    }

    private static func items(_ parameters: JSONObject) throws(ATDriverError) -> [JSONValue] {
        guard let items = parameters["settings"]?.array, (1...100).contains(items.count) else {
            throw ATDriverError(.invalidArgument, "\"settings\" must be an array of 1 to 100 settings")
        }
        return items
    }

    private static func name(_ item: JSONValue) throws(ATDriverError) -> ReaderSettings.Name {
        guard let text = item["name"]?.string else {
            throw ATDriverError(.invalidArgument, "each of \"settings\" must be an object with a \"name\"")
        }
        guard let name = ReaderSettings.Name(rawValue: text) else {
            let allowed = ReaderSettings.Name.allCases.map(\.rawValue)
            throw ATDriverError(.invalidArgument, Suggestion.unknown("setting", text, allowed: allowed))
        }
        return name
    }

    private static func list(_ names: [ReaderSettings.Name], _ settings: ReaderSettings) -> JSONValue {
        ["settings": JSONValue(names.map { ["name": JSONValue($0.rawValue), "value": settings[$0]] as JSONValue })]
    }
}
