import AnnounceService
import Speech
import StrictJSON
import TestSupport
import Testing

@testable import AnnounceService

/// A service on virtual time, in memory.
struct Service {
    var server: AnnounceServer
    let client: Int

    init(_ server: AnnounceServer) {
        self.server = server
        client = self.server.connect() ?? 0
    }

    init(whenFull: AnnounceServer.WhenFull = .wait, cancelsAtEnd: Bool = false, reportsWords: Bool = false) {
        self.init(
            AnnounceServer(
                speaker: TimedSpeaker(timing: SpeechTiming(wordsPerMinute: 100)), whenFull: whenFull,
                cancelsAtEnd: cancelsAtEnd, reportsWords: reportsWords))
    }

    mutating func send(_ lines: String..., to other: Int? = nil) {
        server.receive(Array(lines.map { $0 + "\n" }.joined().utf8), from: other ?? client)
        server.update()
    }

    /// Lets time pass while a task waits for it.
    mutating func run() {
        server.update()
        while server.wantsVirtualTime, let next = server.nextTime {
            server.speaker.advance(to: next)
            server.update()
        }
    }

    /// Returns the output that the client has received.
    mutating func read(_ other: Int? = nil) -> [JSONValue] {
        let client = other ?? client
        let bytes = server.output(for: client, atMost: .max)
        server.didSend(bytes.count, to: client)
        return bytes.split(separator: 0x0A).compactMap { try? JSONValue(parsing: $0) }
    }

    /// The names of the events by announcement.
    mutating func events(_ other: Int? = nil) -> [String] {
        read(other).map { "\($0["id"]?.description ?? "-") \($0["event"]?.string ?? "?")" }
    }
}

@Suite struct `The announce service` {
    @Test func `the service reports announcements from their post to their end, in virtual time`() {
        var service = Service(reportsWords: true)
        service.send(#"{"id": "a", "text": "abcde fghij", "priority": "low"}"#, #"{"wait": "idle"}"#)
        service.run()
        #expect(
            service.read().map { $0.text(sortsKeys: true) } == [
                #"{"at":0,"event":"posted","id":"a"}"#, #"{"at":0,"event":"started","id":"a"}"#,
                #"{"at":0,"event":"word","id":"a","range":[0,5]}"#,
                #"{"at":0.6,"event":"word","id":"a","range":[6,11]}"#,
                #"{"at":1.2,"event":"finished","heard":[0,11],"id":"a","spokenRange":[0,11]}"#,
            ])
    }

    @Test(arguments: ["8.5", "true", "null", "[1]", "\"\"", "\"#1\""])
    func `an id that is none is left out of the error`(id: String) {
        var service = Service()
        service.send("{\"id\": \(id), \"text\": \"q\"}")
        let replies = service.read()
        #expect(replies.map { $0["event"]?.string } == ["error"])
        #expect(replies.first?.object?.keys.contains("id") == false)
    }

    @Test func `time advances only while a client waits`() {
        var service = Service()
        service.send(#"{"id": 1, "text": "one"}"#)
        service.run()
        #expect(service.events() == ["1 posted", "1 started"])
        service.send(#"{"wait": 0.1}"#, #"{"id": 2, "text": "two"}"#)
        service.run()
        #expect(service.events() == ["2 posted", "1 interrupted", "2 started"])
        service.server.endInput(of: service.client)
        service.run()
        #expect(service.events() == ["2 finished"])
        #expect(service.server.isDone(service.client))
    }

    @Test func `the end of input can cancel what is queued`() {
        var service = Service(cancelsAtEnd: true)
        service.send(#"{"id": 1, "text": "one", "priority": "low"}"#, #"{"id": 2, "text": "two", "priority": "low"}"#)
        service.server.endInput(of: service.client)
        service.run()
        #expect(service.events().sorted() == ["1 cancelled", "1 posted", "1 started", "2 cancelled", "2 posted"])
    }

    @Test func `a pause ends with the input of the one who asked for it`() {
        var service = Service()
        service.send(#"{"command": "pause"}"#, #"{"id": 1, "text": "one", "priority": "low"}"#)
        service.server.endInput(of: service.client)
        service.run()
        #expect(service.events().last == "1 finished")
    }

    /// Returns the fate of an announcement when another is posted while it is spoken or waits.
    private func fate(of older: String, newer: String, waits: Bool) throws -> String {
        var service = Service()
        if waits { service.send(#"{"text": "one two three", "priority": "high"}"#) }
        service.send(
            #"{"id": "old", "text": "one two", "priority": "\#(older)"}"#,
            #"{"id": "new", "text": "one two", "priority": "\#(newer)"}"#)
        service.server.endInput(of: service.client)
        service.run()
        let events = service.events()
        #expect(events.contains(#""new" finished"#))
        guard events.contains(#""old" finished"#) else {
            let ends = ["interrupted", "superseded", "cancelled", "failed"].filter { events.contains(#""old" \#($0)"#) }
            return try "`\(#require(ends.first))`"
        }
        let starts = events.filter { $0.hasSuffix(" started") && !$0.hasPrefix("\"#") }
        return starts == [#""old" started"#, #""new" started"#] ? "spoken before it" : "spoken after it"
    }

    @Test func `the table of priorities in the documentation is true`() throws {
        let priorities = UtterancePriority.allCases.map(\.rawValue)
        let rows = try priorities.map { older in
            let cells = try priorities.map { newer in
                let speaking = try fate(of: older, newer: newer, waits: false)
                let waiting = try fate(of: older, newer: newer, waits: true)
                return speaking == waiting ? speaking : "speaking: \(speaking); waiting: \(waiting)"
            }
            return "| `\(older)` | \(cells.joined(separator: " | ")) |\n"
        }
        let head = priorities.map { "new: `\($0)`" }.joined(separator: " | ")
        let table = "| older | \(head) |\n|---|---|---|---|\n\(rows.joined())"
        #expect(try Documents.text("docs/announce.md").contains(table), "\(table)")
    }

    @Test(
        arguments: [
            (#"{"text": null}"#, #""text" must be a string, not null"#, "write a string in quotation marks"),
            (#"{"text": "x", "key": null}"#, #""key" must be a string, not null"#, "write a string in quotation marks"),
            (
                #"{"text": "x", "key": "\#(String(repeating: "k", count: 129))"}"#,
                #""key" must have at most 128 characters, not 129"#, "shorten it"
            ),
            (
                #"{"text": "x", "id": null}"#, #""id" must be an integer or a string, not null"#,
                "write an integer or a string, or leave it out"
            ),
            (
                #"{"text": "x", "id": "\#(String(repeating: "é", count: 129))"}"#,
                #""id" must have 1 to 128 characters, not 129"#, "shorten it"
            ),
            (
                #"{"text": "x", "priority": "urgent"}"#, #"unknown value of "priority": "urgent""#,
                "allowed are low, default, high"
            ),
            (
                #"{"text": "x", "priority": 1}"#, #""priority" must be a string, not a number"#,
                "allowed are low, default, high"
            ),
            (#"{"text": "x", "keys": "a"}"#, #"unknown member "keys""#, #"did you mean "key"?"#),
        ] as [(String, String, String)])
    func `an error says what is wrong once, and how to fix it`(line: String, message: String, remedy: String) {
        var service = Service()
        service.send(line)
        let reply = service.read().first
        #expect(reply?["message"]?.string == message)
        #expect(reply?["remedy"]?.string == remedy)
    }

    @Test func `names are measured in characters`() {
        var service = Service()
        service.send(#"{"id": "\#(String(repeating: "é", count: 128))", "text": "x"}"#)
        #expect(service.read().first?["event"] == "posted")
    }

    static let mistakes: [(String, String)] = [
        ("{", "not JSON"), ("[]", "expected an object"), ("{}", "contains no request"),
        (#"{"id": "a"}"#, "\"text\" is missing"), (#"{"text": 5}"#, "must be a string"),
        (#"{"text": "x", "priority": "higt"}"#, "unknown value of"), (#"{"text": "x", "keys": "a"}"#, "unknown member"),
        (#"{"text": "x", "id": ""}"#, "\"id\" must"), (##"{"text": "x", "id": "#1"}"##, "\"id\" must"),
        (#"{"text": "x", "id": 1.5}"#, "\"id\" must"), (#"{"text": "x", "id": null}"#, "\"id\" must"),
        (#"{"text": "x", "text": "y"}"#, "column 15: duplicate key"), (#"{"text": "x", "pitch": 3}"#, "from 0 to 2"),
        (#"{"text": "x", "spell": 1}"#, "true or false"), (#"{"cancel": "nobody"}"#, "no announcement has this id"),
        (#"{"command": "dance"}"#, "unknown value of"), (#"{"wait": -1}"#, "number of seconds"),
        (#"{"wait": 1e300}"#, "number of seconds"), (#"{"text": "\ud800"}"#, "surrogate"),
        (#"{"text": "x"} {"#, "unexpected text after"),
        (#"{"a":{"a":{"a":{"a":{"a":{"a":{"a":{"a":{}}}}}}}}}"#, "nested deeper"),
        ("{\"text\": \"" + String(repeating: "x", count: 70_000) + "\"}", "longer than 65536 bytes"),
    ]

    @Test(arguments: mistakes.indices)
    func `a line that can't be understood is answered, and the next one is read`(index: Int) {
        var service = Service()
        service.send("", Self.mistakes[index].0, #"{"id": "next", "text": "x"}"#)
        let lines = service.read()
        #expect(lines[0]["event"] == "error")
        #expect(lines[0]["line"] == 2)
        #expect(lines[0]["message"]?.string?.contains(Self.mistakes[index].1) == true, "\(lines[0])")
        #expect(lines[0]["remedy"]?.string?.isEmpty == false)
        #expect(lines.dropFirst().first?["id"] == "next")
    }

    @Test func `invalid UTF-8 is rejected`() {
        var service = Service()
        service.server.receive(Array(#"{"text": ""#.utf8) + [0xFF] + Array("\"}\n".utf8), from: service.client)
        #expect(service.read().first?["message"]?.string?.contains("UTF-8") == true)
    }

    @Test func `every end but finished has its reason`() throws {
        var service = Service()
        for (id, key) in [(1, "a"), (2, "k"), (3, "k"), (4, "b"), (5, "c"), (6, "d")] {
            service.send(#"{"id": \#(id), "text": "one two", "priority": "low", "key": "\#(key)"}"#)
        }
        service.send(#"{"id": 7, "text": "x", "priority": "high"}"#, #"{"command": "skip"}"#, #"{"cancel": 4}"#)
        service.send(#"{"command": "stop"}"#, #"{"id": 8, "text": "x", "priority": "high"}"#)
        try service.server.shutdown()
        let ends = service.read().filter { $0["spokenRange"] != nil }
        let reasons = ends.sorted { $0["id"]?.double ?? 0 < $1["id"]?.double ?? 0 }.map { $0["reason"]?.string ?? "" }
        #expect(
            reasons == [
                "another announcement was posted while it was spoken",
                "an announcement with the same key was posted while it waited", "the client sent the command stop",
                "the client cancelled it", "the client sent the command stop", "the client sent the command stop",
                "the client sent the command skip", "the service was stopped",
            ])
    }

    @Test func `to cancel what has just ended is no mistake, whatever ended it`() {
        var service = Service()
        service.send(#"{"id": 1, "text": "x"}"#, #"{"wait": "idle"}"#, #"{"id": "b", "text": "y"}"#)
        service.run()
        service.send(#"{"cancel": "b"}"#, #"{"cancel": "b"}"#, #"{"cancel": 1}"#, #"{"cancel": 2}"#)
        let lines = service.read()
        #expect(lines.filter { $0["event"] == "error" }.map { $0["id"] } == [2])
        #expect(service.server.clients[service.client]?.mistakes == 1)
    }

    @Test func `the languages of announcements are reported`() {
        var languages: [String] = []
        var service = Service(
            AnnounceServer(speaker: TimedSpeaker(timing: SpeechTiming()), onLanguage: { languages.append($0) }))
        for tag in ["de", "pt-BR", "cmn", "zh-Hant-TW", "xx", "english", "e", "de-", "", "d\u{EB}"] {
            service.send(#"{"text": "x", "language": "\#(tag)"}"#)
        }
        #expect(languages == ["de", "pt-BR", "cmn", "zh-Hant-TW"])
        let mistakes = service.read().compactMap { $0["message"]?.string }
        #expect(mistakes.first == "unknown language \"xx\"" && mistakes.count == 6, "\(mistakes)")
    }

    @Test func `an id can be used again when its announcement has ended`() {
        var service = Service()
        service.send(#"{"id": 1, "text": "x"}"#, #"{"id": 1, "text": "y"}"#, #"{"wait": "idle"}"#)
        service.send(#"{"id": 1, "text": "z"}"#, #"{"id": "1", "text": "w", "priority": "low"}"#)
        service.run()
        #expect(
            service.events() == [
                "1 posted", "1 started", "1 error", "1 finished", "1 posted", "1 started", "\"1\" posted",
            ])
    }

    @Test func `a full queue makes a client wait, or rejects its announcements`() {
        let lines = (0..<1500).map { #"{"id": \#($0), "text": "x", "priority": "low"}"# }.joined(separator: "\n")
        var waiting = Service()
        waiting.send(lines)
        #expect(waiting.server.clients[waiting.client]?.pending.count == AnnounceServer.longestQueue)
        #expect(!waiting.server.wantsInput(of: waiting.client))
        waiting.server.endInput(of: waiting.client)
        waiting.run()
        #expect(waiting.events().count { $0.hasSuffix("finished") } == 1500)
        var rejecting = Service(whenFull: .reject)
        rejecting.send(lines)
        #expect(rejecting.events().count { $0.hasSuffix("error") } == 500)
    }

    @Test func `a client that does not read is not read from, and its memory is bounded`() {
        var service = Service(reportsWords: true)
        // The word events of the long ones crowd the output; the events of the others that can't be left out fill it.
        let long = String(repeating: "a ", count: 5000)
        for number in 0..<300 {
            let text = number < 5 ? long : "a a"
            service.send(#"{"id": \#(number), "text": "\#(text)", "priority": "high"}"#, #"{"wait": "idle"}"#)
            service.run()
            guard service.server.wantsInput(of: service.client) else { break }
        }
        for _ in 0..<10_000 { service.send("{") }
        let waiting = service.server.clients[service.client]
        #expect((waiting?.unsent ?? .max) < 2 * AnnounceClient.fullOutput)
        #expect(!service.server.wantsInput(of: service.client))
        let lines = service.read()
        #expect(lines.contains { $0["event"] == "lost" })
        service.server.endInput(of: service.client)
        for _ in 0..<100 {
            service.run()
            let more = service.read()
            if more.isEmpty { break }
        }
        #expect(service.server.isDone(service.client))
    }

    @Test func `clients do not end each other's announcements`() throws {
        var service = Service()
        let second = service.server.connect()
        let other = try #require(second)
        for id in [1, 2] { service.send(#"{"id": \#(id), "text": "x", "key": "k", "priority": "low"}"#) }
        service.send(#"{"id": 1, "text": "y", "key": "k", "priority": "low"}"#, #"{"command": "stop"}"#, to: other)
        #expect(service.events(other) == ["1 posted", "1 cancelled"])
        service.server.disconnect(other)
        service.server.endInput(of: service.client)
        service.run()
        #expect(service.events() == ["1 posted", "1 started", "2 posted", "1 finished", "2 started", "2 finished"])
    }

    @Test func `a client that goes ends its announcements and its pause`() throws {
        var service = Service()
        let second = service.server.connect()
        let other = try #require(second)
        service.send(#"{"text": "long text", "priority": "high"}"#, #"{"command": "pause"}"#, to: other)
        service.send(#"{"id": 1, "text": "x", "priority": "low"}"#)
        service.server.disconnect(other)
        service.server.endInput(of: service.client)
        service.run()
        #expect(service.events() == ["1 posted", "1 started", "1 finished"])
    }

    @Test func `each client may have what it was promised, whatever the others have`() throws {
        var service = Service()
        let others = (0..<3).compactMap { _ in service.server.connect() }
        let clients = [service.client] + others
        for client in clients {
            for number in 0..<AnnounceServer.longestQueue {
                service.send(#"{"id": \#(number), "text": "a text", "priority": "low"}"#, to: client)
            }
        }
        var kinds: [Int: [String]] = [:]
        for client in clients {
            service.server.endInput(of: client)
            kinds[client] = []
        }
        while clients.contains(where: { !service.server.isDone($0) }) {
            guard let next = service.server.nextTime else { break }
            service.server.speaker.advance(to: next)
            service.server.update()
            for client in clients { kinds[client]? += service.read(client).compactMap { $0["event"]?.string } }
        }
        for client in clients {
            #expect(kinds[client]?.count { $0 == "finished" } == AnnounceServer.longestQueue)
            #expect(kinds[client]?.contains("failed") == false)
        }
    }

    @Test func `a client skips what is its own`() throws {
        var service = Service()
        let second = service.server.connect()
        let other = try #require(second)
        service.send(#"{"id": 1, "text": "long text", "priority": "low"}"#)
        service.send(#"{"id": 2, "text": "y", "priority": "low"}"#, #"{"command": "skip"}"#, to: other)
        service.server.endInput(of: service.client)
        service.server.endInput(of: other)
        service.run()
        #expect(service.events() == ["1 posted", "1 started", "1 finished"])
        #expect(service.events(other) == ["2 posted", "2 started", "2 finished"])
        var own = Service()
        own.send(#"{"id": 1, "text": "long text", "priority": "low"}"#, #"{"command": "skip"}"#)
        #expect(own.events() == ["1 posted", "1 started", "1 cancelled"])
    }

    @Test func `there are not too many clients`() {
        var service = Service()
        let accepted = (0..<1000).compactMap { _ in service.server.connect() }
        #expect(accepted.count == AnnounceServer.mostClients - 1)
    }

    @Test(arguments: 0..<50)
    func `any bytes in any pieces leave each announcement with one end`(seed: UInt64) {
        var generator = Seeded(seed)
        var service = Service()
        let pieces = [
            #"{"id": "a", "text": "x"}"#, #"{"text": "y", "priority": "high"}"#, #"{"cancel": "a"}"#,
            #"{"command": "stop"}"#, #"{"wait": 0.5}"#, "{", "\u{1}", #"{"command": "pause"}"#, "\n", "\n",
            #"{"text": "z", "key": "k", "priority": "low"}"#, #"{"command": "skip"}"#,
        ]
        var bytes: [UInt8] = []
        for _ in 0..<200 {
            bytes += Array(pieces[Int.random(in: 0..<pieces.count, using: &generator)].utf8)
            if Int.random(in: 0..<3, using: &generator) > 0 { bytes.append(0x0A) }
            if Int.random(in: 0..<20, using: &generator) == 0 {
                bytes.append(UInt8.random(in: 0...255, using: &generator))
            }
        }
        var posted = 0
        var ended = 0
        func count(_ lines: [JSONValue]) {
            for line in lines {
                switch line["event"]?.string {
                case "posted": posted += 1
                case "finished", "interrupted", "superseded", "cancelled", "failed": ended += 1
                default: break
                }
            }
        }
        var rest = bytes[...]
        while !rest.isEmpty {
            let piece = rest.prefix(Int.random(in: 1...40, using: &generator))
            rest = rest.dropFirst(piece.count)
            service.server.receive(piece, from: service.client)
            service.run()
            count(service.read())
        }
        service.server.endInput(of: service.client)
        service.run()
        count(service.read())
        #expect(posted > 0)
        #expect(posted == ended)
        #expect(service.server.isDone(service.client))
    }

    private struct Seeded: RandomNumberGenerator {
        private var state: UInt64
        init(_ seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1 }
        mutating func next() -> UInt64 {
            state ^= state << 13
            state ^= state >> 7
            state ^= state << 17
            return state
        }
    }

    @Test func `lines are the same whatever pieces they come in`() {
        let bytes = Array("one\n\ntwo\r\n".utf8) + Array(repeating: 0x61, count: 30) + Array("\nthree".utf8)
        for size in 1...bytes.count {
            var buffer = LineBuffer(longest: 10)
            var lines: [LineBuffer.Line] = []
            for start in stride(from: 0, to: bytes.count, by: size) {
                buffer.append(bytes[start..<min(start + size, bytes.count)])
                while let line = buffer.next() { lines.append(line) }
            }
            if let last = buffer.last() { lines.append(last) }
            #expect(
                lines == [
                    .bytes(Array("one".utf8)), .bytes([]), .bytes(Array("two\r".utf8)), .tooLong,
                    .bytes(Array("three".utf8)),
                ])
        }
    }
}
