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
    func `a recorded program is heard as its expectation file says`(_ name: String) throws {
        let transcript = Player.transcript(of: try Self.cast(name))
        try expectMatches(recorded: "terminal/\(name).speech.txt", actual: transcript)
    }

    @Test(arguments: programs)
    func `not one character of decoration is spoken`(_ name: String) throws {
        let transcript = Player.transcript(of: try Self.cast(name))
        for line in transcript.split(separator: "\n") where line.hasPrefix("say: ") {
            #expect(!line.contains { SpokenText.isDecoration($0) }, "\(line)")
        }
    }
}
