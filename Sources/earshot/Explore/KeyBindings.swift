import Foundation
import ScreenReader

/// Which key does what in `earshot explore`, with what the help says about it.
struct KeyBindings {
    /// What a key can ask for.
    enum Action: Hashable {
        case command(Command)
        case nextScreen
        case previousScreen
        case help
        case quit
    }

    /// One line of the help.
    struct Binding {
        var keys: [Key]
        var action: Action
        var meaning: String
    }

    let bindings: [Binding]
    private let actions: [Key: Action]

    init(_ bindings: [Binding] = Self.standard) {
        self.bindings = bindings
        actions = Dictionary(bindings.flatMap { binding in binding.keys.map { ($0, binding.action) } }) { first, _ in
            first
        }
    }

    /// What a key asks for, or nil when it means nothing.
    subscript(key: Key) -> Action? {
        actions[key]
    }

    /// The keys of a new user's first guess, each standing for a gesture.
    static let standard: [Binding] = [
        Binding(keys: [.right, .character("l")], action: .command(.next), meaning: "next element"),
        Binding(keys: [.left, .character("h")], action: .command(.previous), meaning: "previous element"),
        Binding(
            keys: [.down, .character("j")], action: .command(.nextItem),
            meaning: "rotor: next item, next action, or a smaller value"),
        Binding(
            keys: [.up, .character("k")], action: .command(.previousItem),
            meaning: "rotor: previous item, previous action, or a larger value"),
        Binding(keys: [.tab, .character("]")], action: .command(.nextRotor), meaning: "next rotor setting"),
        Binding(
            keys: [.backTab, .character("[")], action: .command(.previousRotor), meaning: "previous rotor setting"),
        Binding(
            keys: [.enter, .character(" ")], action: .command(.activate), meaning: "activate (double tap)"),
        Binding(keys: [.escape], action: .command(.escape), meaning: "escape (two-finger scrub): close or go back"),
        Binding(keys: [.character("m")], action: .command(.magicTap), meaning: "magic tap (two-finger double tap)"),
        Binding(keys: [.pageDown], action: .command(.scroll(.down)), meaning: "scroll one page down"),
        Binding(keys: [.pageUp], action: .command(.scroll(.up)), meaning: "scroll one page up"),
        Binding(keys: [.character(">")], action: .command(.scroll(.left)), meaning: "scroll one page to the right"),
        Binding(keys: [.character("<")], action: .command(.scroll(.right)), meaning: "scroll one page to the left"),
        Binding(keys: [.character("+"), .character("=")], action: .command(.increment), meaning: "larger value"),
        Binding(keys: [.character("-")], action: .command(.decrement), meaning: "smaller value"),
        Binding(keys: [.home], action: .command(.first), meaning: "first element"),
        Binding(keys: [.end], action: .command(.last), meaning: "last element"),
        Binding(keys: [.character("a")], action: .command(.readFromTop), meaning: "read all from the top"),
        Binding(keys: [.character("b")], action: .command(.readFromHere), meaning: "read all from here"),
        Binding(keys: [.character("r")], action: .command(.readElement), meaning: "read the element again"),
        Binding(keys: [.character("w")], action: .command(.readPosition), meaning: "where am I"),
        Binding(keys: [.character("p")], action: .command(.pauseOrResumeSpeech), meaning: "pause or resume speech"),
        Binding(keys: [.character("s")], action: .command(.stopSpeech), meaning: "be quiet"),
        Binding(keys: [.character("L")], action: .command(.longPress), meaning: "long press"),
        Binding(keys: [.character("n")], action: .nextScreen, meaning: "next screen of the file"),
        Binding(keys: [.character("N")], action: .previousScreen, meaning: "previous screen of the file"),
        Binding(keys: [.character("?")], action: .help, meaning: "this help"),
        Binding(
            keys: [.character("q"), .control("c"), .control("d")], action: .quit, meaning: "leave"),
    ]

    /// The help as lines of "keys  meaning".
    var helpLines: [String] {
        let rows = bindings.map { ($0.keys.map(\.name).joined(separator: ", "), $0.meaning) }
        let width = rows.map(\.0.count).max() ?? 0
        return rows.map { keys, meaning in
            keys.padding(toLength: width + 2, withPad: " ", startingAt: 0) + meaning
        }
    }
}
