import Foundation
import ScreenReader
import Keys
import TerminalEmulator

/// Which key does what in `earshot explore`, with what the help says about it.
struct KeyBindings {
    /// What a key can ask for.
    enum Action: Hashable {
        /// Makes a gesture, which does what the gesture map says.
        case gesture(Gesture)
        /// Gives a command that no gesture gives.
        case command(Command)
        /// Puts a finger on the screen that the arrow keys move.
        case touch
        /// Hands what is typed to the app.
        case typing
        case nextScreen
        case previousScreen
        case help
        case suspend
        case quit
    }

    /// What a group of keys is about.
    enum Subject: String, CaseIterable {
        case moving = "Moving"
        case rotor = "Rotor and values"
        case acting = "Acting"
        case finding = "Finding and naming"
        case scrolling = "Scrolling"
        case reading = "Reading and speech"
        case device = "Text, touch and apps"
        case session = "This session"
    }

    /// One line of the help.
    struct Binding {
        var subject: Subject
        var keys: [KeyPress]
        var action: Action
    }

    let bindings: [Binding]
    private let actions: [KeyPress: Action]

    init(_ bindings: [Binding] = Self.standard) {
        self.bindings = bindings
        actions = Dictionary(bindings.flatMap { binding in binding.keys.map { ($0, binding.action) } }) { first, _ in
            first
        }
    }

    /// What a key asks for, or nil when it means nothing.
    subscript(key: KeyPress) -> Action? {
        actions[key]
    }

    /// The help as lines: the name of each subject, and below it "keys  meaning".
    func helpLines(_ gestures: GestureMap) -> [String] {
        let width = bindings.map { Self.names($0.keys).count }.max() ?? 0
        return Subject.allCases.flatMap { subject in
            [subject.rawValue]
                + bindings.filter { $0.subject == subject }.map { binding in
                    "  " + Self.names(binding.keys).padding(toLength: width + 2, withPad: " ", startingAt: 0)
                        + Self.meaning(of: binding.action, gestures)
                }
        }
    }

    private static func names(_ keys: [KeyPress]) -> String {
        keys.map(\.name).joined(separator: ", ")
    }

    static func meaning(of action: Action, _ gestures: GestureMap) -> String {
        switch action {
        case .gesture(let gesture): "\(gestures[gesture]?.summary ?? "does nothing") (\(words(gesture.name)))"
        case .command(let command): command.summary
        case .touch: "put a finger on the screen and move it with the arrow keys"
        case .typing: "type into the app until Escape"
        case .nextScreen: "next screen of the file"
        case .previousScreen: "previous screen of the file"
        case .help: "this help"
        case .suspend: "stop for now and go back to the shell; 'fg' goes on"
        case .quit: "leave"
        }
    }

    /// A name in camel case as words.
    static func words(_ name: String) -> String {
        name.reduce(into: "") { text, character in
            if character.isUppercase { text += " " }
            text += character.lowercased()
        }
    }
}

extension KeyBindings {
    /// The keys of a new user's first guess. Every gesture of VoiceOver has one.
    static let standard: [Binding] =
        moving + rotor + acting + finding + scrolling + reading + device + session

    private static func gesture(_ subject: Subject, _ keys: KeyPress..., does gesture: Gesture) -> Binding {
        Binding(subject: subject, keys: keys, action: .gesture(gesture))
    }

    private static func other(_ subject: Subject, _ keys: KeyPress..., does action: Action) -> Binding {
        Binding(subject: subject, keys: keys, action: action)
    }

    private static let moving = [
        gesture(.moving, .right, .character("l"), does: .swipeRight),
        gesture(.moving, .left, .character("h"), does: .swipeLeft),
        gesture(.moving, .home, .character("^"), does: .fourFingerTapTop),
        gesture(.moving, .end, .character("$"), does: .fourFingerTapBottom),
        gesture(.moving, .character("i"), does: .twoFingerSwipeRight),
        gesture(.moving, .character("o"), does: .twoFingerSwipeLeft),
    ]

    private static let rotor = [
        gesture(.rotor, .tab, .character("]"), does: .rotateClockwise),
        gesture(.rotor, .backTab, .character("["), does: .rotateCounterclockwise),
        gesture(.rotor, .down, .character("j"), does: .swipeDown),
        gesture(.rotor, .up, .character("k"), does: .swipeUp),
        other(.rotor, .character("+"), .character("="), does: .command(.increment)),
        other(.rotor, .character("-"), does: .command(.decrement)),
    ]

    private static let acting = [
        gesture(.acting, .enter, .character(" "), does: .doubleTap),
        gesture(.acting, .character("."), does: .splitTap),
        gesture(.acting, .escape, does: .twoFingerScrub),
        gesture(.acting, .character("m"), does: .twoFingerDoubleTap),
        gesture(.acting, .character("L"), does: .tripleTap),
        gesture(.acting, .character("M"), does: .quadrupleTap),
        gesture(.acting, .character("P"), does: .doubleTapAndHold),
    ]

    private static let finding = [
        gesture(.finding, .character("/"), .character("f"), does: .twoFingerTripleTap),
        gesture(.finding, .character("e"), does: .twoFingerDoubleTapAndHold),
    ]

    private static let scrolling = [
        gesture(.scrolling, .pageDown, does: .threeFingerSwipeUp),
        gesture(.scrolling, .pageUp, does: .threeFingerSwipeDown),
        gesture(.scrolling, .character(">"), does: .threeFingerSwipeLeft),
        gesture(.scrolling, .character("<"), does: .threeFingerSwipeRight),
        gesture(.scrolling, .character("w"), does: .threeFingerTap),
    ]

    private static let reading = [
        gesture(.reading, .character("a"), does: .twoFingerSwipeUp),
        gesture(.reading, .character("b"), does: .twoFingerSwipeDown),
        other(.reading, .character("r"), does: .command(.readElement)),
        gesture(.reading, .character("p"), does: .twoFingerTap),
        other(.reading, .character("s"), does: .command(.stopSpeech)),
        gesture(.reading, .character("x"), does: .threeFingerDoubleTap),
        gesture(.reading, .character("c"), does: .threeFingerTripleTap),
        gesture(.reading, .character("y"), does: .threeFingerQuadrupleTap),
        gesture(.reading, .character(","), does: .twoFingerQuadrupleTap),
        gesture(.reading, .character("g"), does: .fourFingerDoubleTap),
    ]

    private static let device = [
        other(.device, .character("t"), does: .typing),
        other(.device, .backspace, does: .command(.deleteBackward)),
        other(.device, .character("T"), does: .touch),
        gesture(.device, .character("{"), does: .fourFingerSwipeLeft),
        gesture(.device, .character("}"), does: .fourFingerSwipeRight),
    ]

    private static let session = [
        other(.session, .character("n"), does: .nextScreen),
        other(.session, .character("N"), does: .previousScreen),
        other(.session, .character("?"), does: .help),
        other(.session, .control("z"), does: .suspend),
        other(.session, .character("q"), .control("c"), .control("d"), does: .quit),
    ]
}
