import AccessibilityTree
import Foundation
import Speech
import TestSupport
import Testing

@testable import ScreenReader

struct SessionLogTests {
    private static let name = ElementName(
        Node(id: NodeID(7), className: "UIButton").with {
            $0.label = AttributedText("Play")
            $0.identifier = "play"
        })
    private static let bare = ElementName(Node(id: NodeID(8), className: "UIView"))
    private static let handled = ActionOutcome(
        trace: [.init(className: "UIView"), .init(className: "UIWindow", identifier: "w", note: "tap at (1, 2)")],
        isHandled: true)

    /// Every event, with every form of its facts.
    static let events: [Event] = [
        .gesture(.swipeRight, .next), .gesture(.twoFingerTap, nil),
        .gesture(.touch(Point(x: 20.5, y: -40)), .touch(Point(x: 20.5, y: -40))),
        .gesture(.threeFingerSwipeLeft, .scroll(.left)),
        .command(.readFromTop), .command(.type("next")), .command(.type("")), .command(.scroll(.next)),
        .focus(from: nil, to: name, reason: .screenChanged), .focus(from: name, to: nil, reason: .next),
        .focusLost(bare),
        .spoken(text: "Play, button", kind: .focus, priority: .default),
        .spoken(text: "", kind: .announcement, priority: .high),
        .unspoken(text: "Saved", outcome: "dropped busy"),
        .announcementDidFinish(text: "Saved", wasSuccessful: false),
        .notification(PostedNotification(.screenChanged, isFromSystem: true)),
        .notification(PostedNotification(.layoutChanged, .element(NodeID(7)))),
        .notification(PostedNotification(.announcement, .text(AttributedText("none"), priority: .low))),
        .action(.activate, target: name, outcome: handled),
        .action(.scroll(.down), target: nil, outcome: ActionOutcome(trace: [], isHandled: false, systemDefault: "x")),
        .action(.customAction(index: 2), target: bare, outcome: handled),
        .action(
            .customRotor(index: 0, forward: true), target: bare,
            outcome: ActionOutcome(trace: [], isHandled: true, result: NodeID(9))),
        .earcon(.border), .rotor("headings"), .setting(.rate, "50%"), .relabelled(name, "Start"),
        .relabelled(nil, nil), .muted(true), .screenCurtain(false), .copied("a\nb"), .endlessTurns(100),
    ]

    private static let utterance = Utterance([
        .text(SpokenText("Play", role: .label, language: "de", pitch: 1.5, spellsOut: true, punctuation: false)),
        .pause(seconds: 0.25), .mark("hint"), .earcon(.border),
    ])

    static let log: SessionLog = {
        var options = ScreenReader.Options()
        options.touchOverlap = .smallest
        options.language = "de"
        var entries = events.enumerated().map {
            LogEntry(at: Instant(nanoseconds: Int64($0) * 1_057_142_854), event: $1)
        }
        entries[11].utterance = utterance
        let end = SessionLog.End(at: entries[entries.count - 1].at, isSilent: true)
        return SessionLog(
            header: SessionLog.Header(
                file: "Main.storyboard", screen: "Home", isBare: true,
                date: Date(timeIntervalSince1970: 1_704_102_060), timeZone: TimeZone(identifier: "Europe/Berlin"),
                options: options, policy: .lenient),
            entries: entries, end: end)
    }()

    private static let schema = PackageFolders.root.appending(
        path: "Sources/Reader/ScreenReader/Log/session-log.schema.json")

    private static func lines(_ log: SessionLog) throws -> [String] {
        try log.jsonLines().split(separator: "\n").map(String.init)
    }

    @Test func `what is written is read again`() throws {
        let sessions = [Self.log, SessionLog(header: SessionLog.Header(file: nil))]
        let text = try sessions.map { try $0.jsonLines() }.joined()
        #expect(try SessionLog.read(text.utf8) == sessions)
    }

    @Test func `every line fits the schema`() throws {
        let schema = try JSONSchema(contentsOf: Self.schema)
        let lines = try Self.lines(Self.log)
        #expect(lines.count == Self.events.count + 2)
        for line in lines { #expect(try schema.problems(in: Data(line.utf8)) == [], "\(line)") }
    }

    @Test(arguments: [
        #"{"at":0,"event":"shout"}"#, #"{"at":-1,"event":"muted","isMuted":true}"#, #"{"at":0,"event":"muted"}"#,
        #"{"at":0,"event":"muted","isMuted":true,"more":1}"#, #"{"format":"earshot-log/2"}"#,
    ])
    func `the schema refuses what the reader refuses`(line: String) throws {
        #expect(try JSONSchema(contentsOf: Self.schema).problems(in: Data(line.utf8)) != [])
        let text = (line.contains("format") ? "" : #"{"format":"earshot-log/1"}"# + "\n") + line
        #expect(throws: SessionLogError.self) { try SessionLog.read(text.utf8) }
    }

    @Test func `keys stand in a fixed order`() throws {
        let lines = try Self.lines(Self.log)
        #expect(
            lines[0] == """
                {"format":"earshot-log/1","announcements":"lenient","bare":true,"date":"2024-01-01T09:41:00Z",\
                "file":"Main.storyboard","options":{"language":"de","touchOverlap":"smallest"},"screen":"Home",\
                "timeZone":"Europe/Berlin"}
                """)
        #expect(lines[1] == #"{"at":0,"event":"gesture","command":"next","gesture":"swipeRight"}"#)
        #expect(
            lines[3] == """
                {"at":2.114285708,"event":"gesture","command":{"touch":{"x":20.5,"y":-40}},\
                "gesture":{"touch":{"x":20.5,"y":-40}}}
                """)
        #expect(try Self.lines(Self.log) == lines)
    }

    @Test func `hostile text stays on its line and comes back`() throws {
        let text = "a\u{202E}b\u{0}\u{1B}[31m\r\n\u{2028}\u{85}\u{9B}\u{7F}\"\\\u{E0001} ##vso[x] ##[y] ##teamcity[z]"
        let log = SessionLog(
            header: SessionLog.Header(file: nil),
            entries: [LogEntry(at: .zero, event: .spoken(text: text, kind: .announcement, priority: .high))])
        let lines = try Self.lines(log)
        #expect(lines.count == 2)
        #expect(lines[1].unicodeScalars.allSatisfy { (0x20..<0x7F).contains($0.value) }, "\(lines[1].debugDescription)")
        #expect(!lines[1].contains("##"))
        #expect(try SessionLog.read(try log.jsonLines().utf8) == [log])
    }

    @Test(arguments: [
        ("", 1, "the log is empty"),
        (#"{"at":0,"event":"muted","isMuted":true}"#, 1, "the first line must be a header"),
        ("HEADER\nnot JSON", 2, "this is not a JSON object"),
        ("HEADER\n\n{\"at\":0,\"event\":\"shout\"}", 3, #"there is no event "shout""#),
        (
            "HEADER\n{\"at\":0,\"event\":\"gesture\",\"gesture\":\"wave\"}", 2,
            #"the event "gesture" has invalid values"#
        ),
        ("HEADER\n{\"at\":0,\"event\":\"muted\",\"isMuted\":true,\"x\":1}", 2, #"the event "muted" has no "x""#),
        (
            "HEADER\n{\"at\":0,\"event\":\"focusLost\",\"element\":{\"id\":1,\"className\":\"A\",\"x\":1}}", 2,
            "has unknown values"
        ),
        ("HEADER\n{\"at\":0}", 2, #""event" is missing"#),
        (
            "HEADER\n{\"at\":0,\"event\":\"muted\",\"isMuted\":true,\"isMuted\":false}", 2,
            #"column 40: duplicate key "isMuted""#
        ),
        ("HEADER\n{\"event\":\"muted\"}", 2, #""at" must be a number of seconds"#),
        ("HEADER\n{\"at\":1e300,\"event\":\"muted\"}", 2, #""at" must be a number of seconds"#),
        (
            "HEADER\n{\"at\":2,\"event\":\"muted\",\"isMuted\":true}\n{\"at\":1,\"event\":\"muted\",\"isMuted\":true}",
            3,
            "earlier than the line before"
        ),
        ("HEADER\n{\"at\":0,\"event\":\"end\",\"isSilent\":true}\n{\"at\":0,\"event\":\"muted\"}", 3, "has ended"),
        ("HEADER\n{\"at\":0,\"event\":\"muted\",\"isMuted\":true,\"parts\":[]}", 2, #"has no "parts""#),
        (
            "HEADER\n{\"at\":0,\"event\":\"spoken\",\"text\":\"\",\"kind\":\"focus\",\"priority\":\"low\",\"parts\":[1]}",
            2, #""parts" is invalid"#
        ),
        (#"{"format":"earshot-log/9"}"#, 1, #""format" must be "earshot-log/1""#),
        (#"{"format":"earshot-log/1","mood":1}"#, 1, #"the header has no "mood""#),
        (#"{"format":"earshot-log/1","bare":"yes"}"#, 1, "\"bare\" must be true or false"),
        (#"{"format":"earshot-log/1","date":"today"}"#, 1, #""date" must be like"#),
        (#"{"format":"earshot-log/1","timeZone":"Nowhere/At_All"}"#, 1, #""timeZone" is unknown"#),
        (#"{"format":"earshot-log/1","options":{"touchOverlapp":"smallest"}}"#, 1, #"did you mean "touchOverlap""#),
        (#"{"format":"earshot-log/1","announcements":"all"}"#, 1, #""announcements" must be"#),
    ])
    func `a damaged line is one clear error with its number`(text: String, line: Int, message: String) {
        let bytes = text.replacing("HEADER", with: #"{"format":"earshot-log/1"}"#).utf8
        let error = #expect(throws: SessionLogError.self) { try SessionLog.read(bytes) }
        #expect(error?.line == line)
        #expect(error?.message.contains(message) == true, "\(error?.message ?? "")")
    }

    @Test func `a log that was cut anywhere is read or refused, never more`() throws {
        let bytes = Array(try Self.log.jsonLines().utf8)
        for length in stride(from: 0, to: bytes.count, by: 97) {
            if let sessions = try? SessionLog.read(bytes[..<length]) {
                #expect(sessions[0].entries == Array(Self.log.entries.prefix(sessions[0].entries.count)))
            }
        }
    }
}
