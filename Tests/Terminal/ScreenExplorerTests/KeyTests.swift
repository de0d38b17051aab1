import Keys
import ScreenReader
import TerminalEmulator
import Testing

@testable import ScreenExplorer

struct `Keys of explore` {
    static let sequences: [(bytes: String, keys: String)] = [
        ("a?", "a ?"), ("\r", "Enter"), ("\t", "Tab"), ("\u{7F}", "Backspace"), ("\u{3}", "Ctrl-c"),
        ("\u{1B}[A\u{1B}[B\u{1B}[C\u{1B}[D", "Up Down Right Left"), ("\u{1B}OA", "Up"),
        ("\u{1B}[H\u{1B}[F", "Home End"), ("\u{1B}[1~\u{1B}[4~", "Home End"),
        ("\u{1B}[5~\u{1B}[6~", "PageUp PageDown"), ("\u{1B}[Z", "Shift-Tab"), ("\u{1B}[1;5C", "Right"),
        ("é€😀", "é € 😀"), ("\u{1B}x", "Escape x"), ("\u{1B}\r", "Escape Enter"),
        ("\u{1B}[200~\u{1B}[<0;1;1M", ""),
    ]

    @Test(arguments: sequences)
    func `are those that the terminal sends, with what they mean here`(bytes: String, keys: String) throws {
        var decoder = KeyDecoder()
        let expected = try keys.split(separator: " ").map { try #require(KeyNotation.files.press(String($0))) }
        #expect(decoder.feed(bytes.utf8).flatMap(ExploreKeys.pressed) == expected)
    }

    @Test func `every key of the help does something`() {
        let keys = ExploreKeys()
        let lines = keys.subjects.flatMap(\.lines)
        for line in lines {
            for key in line.keys { #expect(keys[key] == line.action) }
        }
        #expect(lines.allSatisfy { !$0.names.contains("") })
        #expect(keys.helpLines(.standard).count == lines.count + keys.subjects.count)
        #expect(Set(lines.flatMap(\.keys)).count == lines.flatMap(\.keys).count)
    }

    @Test(arguments: Gesture.allWithoutPoint)
    func `every gesture has a key, and the help says what it does`(gesture: Gesture) throws {
        let keys = ExploreKeys()
        let line = try #require(keys.subjects.flatMap(\.lines).first { $0.action == .gesture(gesture) })
        let (key, name) = (try #require(line.keys.first), try #require(line.names.first))
        #expect(keys[key] == .gesture(gesture))
        let command = try #require(GestureMap.standard[gesture])
        #expect(keys.helpLines(.standard).contains { $0.contains(command.summary) && $0.contains(name) })
    }
}
