import Foundation
import Speech
import TerminalEmulator
import TestSupport
import Testing

@testable import TerminalReader

@Suite struct `A recorded session` {
    private static let second = #"{"version":2,"width":20,"height":5}"#

    @Test func `of version 2 has times from the start`() throws {
        let cast = try Cast(Self.second + "\n[0.5,\"o\",\"a\"]\n[1.5,\"o\",\"b\"]\n\n[1.0,\"x\",\"?\"]\n")
        #expect(cast.columns == 20 && cast.rows == 5)
        #expect(cast.events.map(\.time) == [Instant(seconds: 0.5), Instant(seconds: 1.5)])
    }

    @Test func `of version 3 has times from the event before, and comments`() throws {
        let cast = try Cast(
            #"{"version":3,"term":{"cols":20,"rows":5}}"#
                + "\n# a note\n[0.5,\"o\",\"a\"]\n[1.5,\"o\",\"b\"]\n[1,\"x\",\"0\"]")
        #expect(cast.columns == 20 && cast.rows == 5)
        #expect(cast.events.map(\.time) == [Instant(seconds: 0.5), Instant(seconds: 2)])
    }

    @Test(arguments: [
        ("", 1), ("{}", 1), (#"{"version":4,"width":1,"height":1}"#, 1), (#"{"version":3,"width":8,"height":8}"#, 1),
        (#"{"version":2,"width":0,"height":5}"#, 1), (#"{"version":2,"width":9999,"height":5}"#, 1),
        (second + "\n[1,\"o\"]", 2), (second + "\n\n# no comment", 3), (second + "\n[\"1\",\"o\",\"a\"]", 2),
    ])
    func `that is not one is refused with its line`(text: String, line: Int) {
        let error = #expect(throws: Cast.ReadingError.self) { try Cast(text) }
        #expect(error?.line == line)
    }

    private func speech(_ events: [String]) throws -> [String] {
        CastSpeech(try Cast(([Self.second] + events).joined(separator: "\n"))).lines.map(\.description)
    }

    @Test func `is spoken as it would have been, by what the screen settled to`() throws {
        #expect(
            try speech([#"[0.1,"o","he"]"#, #"[0.1005,"o","llo\r\n"]"#, #"[1,"o","bell\u0007"]"#])
                == ["say: hello", "sound: bell", "say: bell"])
    }

    @Test func `is spoken as the session was, though its output was read in pieces`() throws {
        let folder = try temporaryFolder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: "session.cast").path
        let rows = ["alpha  carol  echo   golf   india\r\n", "bravo  delta  fox    hotel  julia\r\n"]
        do {
            let recorder = try SessionRecorder(path: file, size: Size(rows: 5, columns: 40))
            for row in rows {
                var row = row
                row.withUTF8 { recorder.wrote($0) }
            }
            recorder.settled()
            recorder.hid(false)
        }
        let cast = try Cast(String(contentsOfFile: file, encoding: .utf8))
        #expect(cast.events.map(\.data) == [rows.joined(), "earshot: secret ended"])
        let names = ["alpha, bravo", "carol, delta", "echo, fox", "golf, hotel", "india, julia"]
        #expect(CastSpeech(cast).lines.map(\.description) == names.map { "say: " + $0 })
    }

    @Test func `with keys has their echo`() throws {
        let spoken = try speech([#"[0.1,"o","$ "]"#, #"[1,"i","a"]"#, #"[1.001,"o","a"]"#])
        #expect(spoken.last == "character: a")
    }

    @Test(arguments: ["x", "0x0", "99999999999999999999x5", "-1x5", "5", ""])
    func `with a size that is none goes on`(size: String) throws {
        #expect(try speech(["[0.1,\"r\",\"\(size)\"]", #"[0.2,"o","text\r\n"]"#]) == ["say: text"])
    }

    @Test func `of endless time ends`() throws {
        #expect(try speech([#"[1e300,"o","text\r\n"]"#, #"[1e308,"o","more\r\n"]"#]).contains("say: text"))
    }
}
