import Keys
import ScreenReader
import Speech
import StrictJSON
import Testing

@testable import ATDriver

extension ATDriverSuite {
    /// The protocol's answers, without a network.
    @MainActor @Suite struct Endpoint {
        let endpoint = ATDriverEndpoint(version: "0.1.0") { TestReader($0, $1) }

        /// Sends a command and returns its answer and the events before or after it.
        private func send(
            _ method: String, _ parameters: JSONValue, from connection: Int = 1, id: Int64 = 7
        ) throws -> (answer: JSONValue, events: [JSONValue]) {
            let command: JSONValue = ["id": JSONValue(id), "method": JSONValue(method), "params": parameters]
            let messages = try endpoint.handle(command.description, from: connection).map {
                try JSONValue(parsing: $0.utf8)
            }
            let answers = messages.filter { $0["id"] == JSONValue(id) }
            #expect(answers.count == 1)
            return (try #require(answers.first), messages.filter { $0["id"] == nil })
        }

        private func begin() throws {
            _ = try send("session.new", ["capabilities": [:]])
        }

        @Test func `a session reports each announcement and when it ended`() throws {
            let (answer, events) = try send("session.new", ["capabilities": ["alwaysMatch": ["atName": "earshot"]]])
            #expect(answer["result"]?["capabilities"]?["platformName"] == "linux")
            #expect(answer["result"]?["sessionId"]?.string?.count == 36)
            #expect(events.map { $0["method"] } == ["interaction.capturedOutput", "earshot:interaction.outputEnded"])
            #expect(events.map { $0["params"]?["data"] } == ["Settings, heading", "Settings, heading"])
            #expect(events[1]["params"]?["finished"] == true)
            #expect(events[0]["params"]?["earshot:id"] == events[1]["params"]?["earshot:id"])
            #expect(endpoint.hasSession)
            for (event, message) in zip(OutputEvent.allCases, events) {
                #expect(Set(message["params"]?.object?.keys ?? []) == Set(event.members.map(\.name)), "\(event)")
            }
        }

        @Test(
            arguments: [
                (["name": "pressKeys", "keys": ["ArrowRight"]], "Wi-Fi, button"),
                (["name": "pressKeys", "keys": ["\u{E009}", "\u{E00A}", "\u{E014}"]], "Wi-Fi, button"),
                (["name": "pressKeys", "keys": ["CapsLock", "End"]], "Sound, button, Opens the sounds"),
                (["name": "earshot:last"], "Sound, button, Opens the sounds"),
                (["name": "earshot:touch", "x": 100, "y": 130], "Wi-Fi, button"),
            ] as [(JSONValue, String)])
        func `a user intent moves the cursor`(parameters: JSONValue, spoken: String) throws {
            try begin()
            let (answer, events) = try send("interaction.userIntent", parameters)
            #expect(answer["result"] == [:])
            #expect(events.first?["params"]?["data"]?.string?.hasPrefix(spoken) == true, "\(events)")
        }

        @Test(arguments: KeyCombination.voiceOverCommands.keys.sorted { $0.name < $1.name })
        func `each key that means something with VoiceOver's modifier can be pressed`(key: Key) throws {
            let command = try KeyCombination(["CapsLock", key.name]).command
            #expect(command == KeyCombination.voiceOverCommands[key])
        }

        @Test(
            arguments: KeyCombination.quickNavCommands.keys.map { $0.map(\.name).sorted() }.sorted { $0[0] < $1[0] })
        func `each key that means something alone can be pressed`(names: [String]) throws {
            let keys = names.compactMap(KeyCombination.notation.key)
            #expect(try KeyCombination(names).command == KeyCombination.quickNavCommands[Set(keys)])
        }

        @Test func `the command of earlier drafts presses keys as well`() throws {
            try begin()
            #expect(try send("interaction.pressKeys", ["keys": ["ArrowRight"]]).events.count == 2)
        }

        @Test(
            arguments: [
                ("interaction.userIntent", ["name": "pressKeys", "keys": []], "invalid argument"),
                ("interaction.userIntent", ["name": "pressKeys", "keys": ["nokey"]], "invalid argument"),
                ("interaction.userIntent", ["name": "pressKeys", "keys": [1]], "invalid argument"),
                ("interaction.userIntent", ["name": "pressKeys"], "invalid argument"),
                (
                    "interaction.userIntent", ["name": "pressKeys", "keys": ["q"]],
                    "cannot simulate keyboard interaction"
                ),
                ("interaction.userIntent", ["name": "earshot:touch", "x": 1], "invalid argument"),
                ("interaction.userIntent", ["name": "dance"], "unknown user intent"),
                ("interaction.userIntent", [:], "invalid argument"),
                ("settings.getSettings", ["settings": []], "invalid argument"),
                ("settings.getSettings", ["settings": [["name": "earshot:hint"]]], "invalid argument"),
                ("settings.setSettings", ["settings": [["name": "earshot:hints"]]], "invalid argument"),
                (
                    "settings.setSettings", ["settings": [["name": "earshot:rate", "value": 1.5]]],
                    "invalid argument"
                ),
                ("session.new", ["capabilities": [:]], "session not created"),
                ("session.end", [:], "unknown command"),
            ] as [(String, JSONValue, String)])
        func `errors have the codes of the specification`(method: String, parameters: JSONValue, code: String) throws {
            try begin()
            let (answer, _) = try send(method, parameters)
            #expect(answer["error"]?.string == code)
            #expect(answer["message"]?.string?.isEmpty == false)
            // The session continues.
            #expect(try send("interaction.userIntent", ["name": "earshot:next"]).events.count == 2)
        }

        @Test(
            arguments: [
                ("{", nil, "invalid argument"), ("[]", nil, "invalid argument"), ("{}", nil, "invalid argument"),
                (#"{"id": 3}"#, 3, "invalid argument"), (#"{"id": -3, "method": "nope"}"#, nil, "unknown command"),
                (#"{"id": 3, "method": "nope", "params": {}}"#, 3, "unknown command"),
                (#"{"id": 3, "method": "session.new"}"#, 3, "invalid argument"),
                (#"{"id": 3, "method": "session.new", "params": {}}"#, 3, "invalid argument"),
                (#"{"id": "3", "method": "session.new", "params": {}}"#, nil, "invalid argument"),
                (#"{"id": 3, "method": "interaction.userIntent", "params": {}}"#, 3, "invalid session id"),
                (String(repeating: "[", count: 60_000), nil, "invalid argument"),
            ] as [(String, Int64?, String)])
        func `what matches no command is answered in the order of the specification`(
            text: String, id: Int64?, code: String
        ) throws {
            let messages = endpoint.handle(text, from: 1)
            let answer = try JSONValue(parsing: try #require(messages.first).utf8)
            #expect(messages.count == 1)
            let expected: JSONValue = id.map { JSONValue($0) } ?? .null
            #expect(answer["id"] == expected)
            #expect(answer["error"]?.string == code)
        }

        @Test func `settings are listed, read and changed`() throws {
            try begin()
            let list = try send("settings.getSupportedSettings", [:]).answer["result"]?["settings"]?.array
            #expect(list?.count == ReaderSettings.Name.allCases.count)
            let (answer, events) = try send(
                "settings.setSettings",
                ["settings": [["name": "earshot:hints", "value": false], ["name": "earshot:rate", "value": 400]]])
            #expect(answer["result"] == [:])
            #expect(events.first?["params"]?["data"] == "Settings, heading")
            let read = try send("earshot:settings.getSettings", ["settings": [["name": "earshot:rate"]]]).answer
            #expect(read["result"] == ["settings": [["name": "earshot:rate", "value": 400]]])
            #expect(
                try send("interaction.userIntent", ["name": "earshot:last"]).events[0]["params"]?["data"]
                    == "Sound, button")
        }

        @Test func `numbers of utterances do not come twice`() throws {
            var ids: [JSONValue?] = []
            func note(_ events: [JSONValue]) {
                ids += events.filter { $0["method"] == "interaction.capturedOutput" }.map {
                    $0["params"]?["earshot:id"]
                }
            }
            note(try send("session.new", ["capabilities": [:]]).events)
            note(try send("interaction.userIntent", ["name": "earshot:next"]).events)
            note(try send("settings.setSettings", ["settings": [["name": "earshot:hints", "value": false]]]).events)
            note(try send("interaction.userIntent", ["name": "earshot:next"]).events)
            #expect(ids == [1, 2, 3, 4])
        }

        @Test func `there is one session, and it ends with its connection`() throws {
            try begin()
            #expect(try send("session.new", ["capabilities": [:]], from: 2).answer["error"] == "session not created")
            #expect(
                try send("interaction.userIntent", ["name": "earshot:next"], from: 2).answer["error"]
                    == "invalid session id")
            endpoint.disconnect(2)
            #expect(endpoint.hasSession)
            endpoint.disconnect(1)
            #expect(!endpoint.hasSession)
            #expect(try send("session.new", ["capabilities": [:]], from: 2).answer["result"] != nil)
        }

        @Test(
            arguments: [
                (["atName": "nvda"], false), (["platformName": "linux"], true), (["atVersion": ">=0.1"], true),
                (["atVersion": "<0.1"], false), (["atVersion": "0.1.0"], true), (["atVersion": "banana"], false),
                (["other:thing": true], false), ([:], true),
            ] as [(JSONValue, Bool)])
        func `required capabilities decide`(required: JSONValue, isMet: Bool) throws {
            let answer = try send("session.new", ["capabilities": ["alwaysMatch": required]]).answer
            #expect((answer["result"] != nil) == isMet)
            if !isMet { #expect(answer["error"] == "session not created") }
        }

        @Test func `what is broken at random is answered and harms nothing`() throws {
            var generator = SystemRandomNumberGenerator()
            let seed =
                #"{"id":1,"method":"interaction.userIntent","params":{"name":"pressKeys","keys":["ArrowRight"]}}"#
            try begin()
            for _ in 0..<2000 {
                var bytes = Array(seed.utf8)
                for _ in 0..<Int.random(in: 1...6, using: &generator) {
                    let place = Int.random(in: 0..<bytes.count, using: &generator)
                    switch Int.random(in: 0..<3, using: &generator) {
                    case 0: bytes[place] = UInt8.random(in: 0...255, using: &generator)
                    case 1: bytes.remove(at: place)
                    default: bytes.insert(bytes[Int.random(in: 0..<bytes.count, using: &generator)], at: place)
                    }
                }
                let messages = endpoint.handle(String(decoding: bytes, as: UTF8.self), from: 1)
                let answer = try JSONValue(parsing: try #require(messages.last).utf8)
                #expect(answer["error"] != nil || answer["result"] != nil)
            }
            #expect(try send("settings.getSupportedSettings", [:]).answer["result"] != nil)
        }
    }
}

/// The app and the main loop are one for the process, so that only one of these tests can run at a time.
@Suite(.serialized) struct ATDriverSuite {}

extension Key {
    /// The name in UI Events.
    fileprivate var name: String { KeyCombination.notation.text(KeyPress(self)) }
}
