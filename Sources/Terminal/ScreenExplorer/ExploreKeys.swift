import Keys
import ScreenReader
import TerminalEmulator

/// The keys of `earshot explore`, with their commands and the help texts.
struct ExploreKeys {
    /// The action of a key.
    enum Action: Hashable {
        /// Makes a gesture, with the command of the gesture map.
        case gesture(Gesture)
        /// Gives a command that no gesture gives.
        case command(Command)
        /// Puts a finger on the screen that the arrow keys move.
        case touch
        /// Sends typed characters to the app.
        case typing
        case nextScreen
        case previousScreen
        case help
        case suspend
        case quit
    }

    /// One line of the help.
    struct Line {
        var keys: [KeyPress]
        var action: Action
        /// The names of the keys.
        var names: [String] { keys.map(ExploreKeys.notation.text) }
        fileprivate var text: String { names.joined(separator: ", ") }
    }

    /// The lines of the help, by subject.
    let subjects: [(name: String, lines: [Line])]
    private let bindings: KeyBindings<Action>

    init() {
        let bindings = Self.standard.map { ($0.key, KeyBindings($0.value)) }
        subjects = bindings.map { name, table in
            (name, table.commands.map { Line(keys: $0.keys.map(\.key), action: $0.command) })
        }
        self.bindings = KeyBindings(Self.standard.flatMap(\.value))
    }

    /// Returns the action of a key, or nil when it has none.
    subscript(key: KeyPress) -> Action? { bindings[key] }

    /// The help as lines: the name of each subject, and below it "keys  meaning".
    func helpLines(_ gestures: GestureMap) -> [String] {
        let width = subjects.flatMap(\.lines).map(\.text.count).max() ?? 0
        var lines: [String] = []
        for subject in subjects {
            lines.append(subject.name)
            for line in subject.lines {
                let blanks = String(repeating: " ", count: width + 2 - line.text.count)
                lines.append("  " + line.text + blanks + Self.meaning(of: line.action, gestures))
            }
        }
        return lines
    }

    static func meaning(of action: Action, _ gestures: GestureMap) -> String {
        switch action {
        case .gesture(let gesture): "\(gestures[gesture]?.summary ?? "does nothing") (\(words(gesture.name)))"
        case .command(let command): command.summary
        case .touch: "put a finger on the screen and move it with the arrow keys"
        case .typing: "type into the app; Escape ends typing"
        case .nextScreen: "next screen of the file"
        case .previousScreen: "previous screen of the file"
        case .help: "this help"
        case .suspend: "suspend and return to the shell; 'fg' continues"
        case .quit: "quit the session"
        }
    }

    /// A name in camel case as words.
    static func words(_ name: String) -> String {
        name.reduce(into: "") { text, character in
            if character.isUppercase { text += " " }
            text += character.lowercased()
        }
    }

    /// Returns the keys of a terminal's input: modifiers count for characters only, except Shift with Tab. Alt is
    /// Escape before a character, as terminals send it.
    static func pressed(_ input: TerminalInput) -> [KeyPress] {
        guard case .key(let press) = input, press.event != .release else { return [] }
        let (counted, isTyped): (KeyModifiers, Bool) =
            switch press.key {
            case .character: (.control, true)
            case .tab: (.shift, false)
            case .enter, .backspace, .escape: ([], true)
            default: ([], false)
            }
        let key = KeyPress(press.key, press.modifiers.intersection(counted))
        return isTyped && press.modifiers.contains(.alt) ? [KeyPress(.escape), key] : [key]
    }
}

extension ExploreKeys {
    /// Keys as the help names them.
    fileprivate static let notation = KeyNotation(
        [
            .up: "Up", .down: "Down", .left: "Left", .right: "Right", .home: "Home", .end: "End", .pageUp: "Page Up",
            .pageDown: "Page Down", .escape: "Escape", .tab: "Tab", .enter: "Return", .character(" "): "Space",
            .backspace: "Backspace",
        ], modifiers: [.control: "Control-", .shift: "Shift-"])

    /// The keys of a new user's first guess. Every gesture of VoiceOver has one.
    private static let standard: KeyValuePairs<String, [(keys: String, command: Action)]> = [
        "Moving": [
            ("Right l", .gesture(.swipeRight)), ("Left h", .gesture(.swipeLeft)),
            ("Home ^", .gesture(.fourFingerTapTop)), ("End $", .gesture(.fourFingerTapBottom)),
            ("i", .gesture(.twoFingerSwipeRight)), ("o", .gesture(.twoFingerSwipeLeft)),
        ],
        "Rotor and values": [
            ("Tab ]", .gesture(.rotateClockwise)), ("Shift-Tab [", .gesture(.rotateCounterclockwise)),
            ("Down j", .gesture(.swipeDown)), ("Up k", .gesture(.swipeUp)), ("+ =", .command(.increment)),
            ("-", .command(.decrement)),
        ],
        "Actions": [
            ("Enter Space", .gesture(.doubleTap)), (".", .gesture(.splitTap)), ("Escape", .gesture(.twoFingerScrub)),
            ("m", .gesture(.twoFingerDoubleTap)), ("L", .gesture(.tripleTap)), ("M", .gesture(.quadrupleTap)),
            ("P", .gesture(.doubleTapAndHold)),
        ],
        "Item chooser and labels": [
            ("/ f", .gesture(.twoFingerTripleTap)), ("e", .gesture(.twoFingerDoubleTapAndHold)),
        ],
        "Scrolling": [
            ("PageDown", .gesture(.threeFingerSwipeUp)), ("PageUp", .gesture(.threeFingerSwipeDown)),
            (">", .gesture(.threeFingerSwipeLeft)), ("<", .gesture(.threeFingerSwipeRight)),
            ("w", .gesture(.threeFingerTap)),
        ],
        "Reading and speech": [
            ("a", .gesture(.twoFingerSwipeUp)), ("b", .gesture(.twoFingerSwipeDown)), ("r", .command(.readElement)),
            ("p", .gesture(.twoFingerTap)), ("s", .command(.stopSpeech)), ("x", .gesture(.threeFingerDoubleTap)),
            ("c", .gesture(.threeFingerTripleTap)), ("y", .gesture(.threeFingerQuadrupleTap)),
            (",", .gesture(.twoFingerQuadrupleTap)), ("g", .gesture(.fourFingerDoubleTap)),
        ],
        "Text, touch and apps": [
            ("t", .typing), ("Backspace", .command(.deleteBackward)), ("T", .touch),
            ("{", .gesture(.fourFingerSwipeLeft)), ("}", .gesture(.fourFingerSwipeRight)),
        ],
        "This session": [
            ("n", .nextScreen), ("N", .previousScreen), ("?", .help), ("Ctrl-z", .suspend), ("q Ctrl-c Ctrl-d", .quit),
        ],
    ]
}
