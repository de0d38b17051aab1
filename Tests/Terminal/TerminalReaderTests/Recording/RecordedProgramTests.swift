import Foundation
import TerminalReader
import TestSupport
import Testing

/// Sessions with real programs, recorded by `Tests/Expectations/terminal/record-casts.py`.
struct RecordedProgramTests {
    static let programs = [
        "bash", "dialog-menu", "dialog-yesno", "fzf", "htop", "less", "mc", "nano", "password", "progress", "spinner",
        "vim",
        "whiptail-checklist",
    ]

    private static func cast(_ name: String) throws -> Cast {
        let file = PackageFolders.expectations.appending(path: "terminal/casts/\(name).cast")
        return try Cast(String(contentsOf: file, encoding: .utf8))
    }

    @Test(arguments: programs)
    func `a recorded program is spoken as its expectation file says`(_ name: String) throws {
        let transcript = transcript(of: try Self.cast(name))
        try expectMatches(recorded: "terminal/\(name).speech.txt", actual: transcript)
    }

    @Test(arguments: programs)
    func `not one character of decoration is spoken`(_ name: String) throws {
        let transcript = transcript(of: try Self.cast(name))
        for line in transcript.split(separator: "\n") where line.hasPrefix("say: ") {
            #expect(!line.contains { ScreenWords.isDecoration($0) }, "\(line)")
        }
    }

    /// Returns the speech of a recorded session, with the keys in between.
    private func transcript(of cast: Cast) -> String {
        var heard = CastSpeech(cast).lines[...]
        var lines: [String] = []
        for event in cast.events where event.kind == .input {
            while let next = heard.first, next.time < event.time { lines.append(heard.removeFirst().description) }
            lines.append("> \(Self.name(event.data))")
        }
        lines += heard.map(\.description)
        return lines.joined(separator: "\n") + "\n"
    }

    private static func name(_ key: String) -> String {
        key.unicodeScalars.map { scalar in
            switch scalar.value {
            case 0x1B: "ESC "
            case 0x0D: "RETURN"
            case 0x09: "TAB"
            case 0x7F: "BACKSPACE"
            case 0x20: "SPACE"
            case 0x01..<0x20: "CTRL-\(Character(Unicode.Scalar(UInt8(scalar.value) + 0x40)))"
            default: String(scalar)
            }
        }.joined()
    }
}
