import ScreenReader
import TerminalEmulator
import Keys
import Testing

@testable import ScreenExplorer

struct `Keys of explore` {
    static let sequences: [(bytes: [UInt8], keys: [KeyPress])] = [
        (Array("a?".utf8), [.character("a"), .character("?")]),
        ([0x0D], [.enter]), ([0x09], [.tab]), ([0x7F], [.backspace]), ([0x03], [.control("c")]),
        (Array("\u{1B}[A\u{1B}[B\u{1B}[C\u{1B}[D".utf8), [.up, .down, .right, .left]),
        (Array("\u{1B}OA".utf8), [.up]), (Array("\u{1B}[H\u{1B}[F".utf8), [.home, .end]),
        (Array("\u{1B}[1~\u{1B}[4~".utf8), [.home, .end]),
        (Array("\u{1B}[5~\u{1B}[6~".utf8), [.pageUp, .pageDown]), (Array("\u{1B}[Z".utf8), [.backTab]),
        (Array("\u{1B}[1;5C".utf8), [.right]),
        (Array("é€😀".utf8), [.character("é"), .character("€"), .character("😀")]),
        (Array("\u{1B}x".utf8), [.escape, .character("x")]), (Array("\u{1B}\r".utf8), [.escape, .enter]),
        (Array("\u{1B}[200~\u{1B}[<0;1;1M".utf8), []),
    ]

    @Test(arguments: sequences.indices)
    func `are those that the terminal sends, with what they mean here`(index: Int) {
        let (bytes, keys) = Self.sequences[index]
        var decoder = KeyDecoder()
        #expect(decoder.feed(bytes).flatMap(KeyPress.pressed) == keys)
    }

    @Test func `every key of the help does something`() {
        let keys = earshot.KeyBindings()
        for binding in keys.bindings {
            for key in binding.keys { #expect(keys[key] == binding.action) }
        }
        let lines = keys.helpLines(.standard)
        #expect(lines.count == keys.bindings.count + earshot.KeyBindings.Subject.allCases.count)
        #expect(Set(keys.bindings.flatMap(\.keys)).count == keys.bindings.flatMap(\.keys).count)
    }

    @Test(arguments: Gesture.allWithoutPoint)
    func `every gesture has a key, and the help says what it does`(gesture: Gesture) throws {
        let keys = earshot.KeyBindings()
        let binding = try #require(keys.bindings.first { $0.action == .gesture(gesture) })
        let key = try #require(binding.keys.first)
        #expect(keys[key] == .gesture(gesture))
        let command = try #require(GestureMap.standard[gesture])
        #expect(keys.helpLines(.standard).contains { $0.contains(command.summary) && $0.contains(key.name) })
    }
}
