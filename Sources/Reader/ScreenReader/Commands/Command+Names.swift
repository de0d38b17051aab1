import AccessibilityTree

extension Command {
    /// Every command that needs neither a point nor a text.
    public static let allWithoutArgument: [Command] = [
        .next, .previous, .first, .last, .activate, .longPress, .secondaryActivate, .passThrough, .moveIn, .moveOut,
        .escape, .magicTap, .increment, .decrement, .nextRotor, .previousRotor, .nextItem, .previousItem,
        .readFromTop, .readFromHere, .readElement, .pauseOrResumeSpeech, .stopSpeech, .readPosition, .toggleSpeech,
        .toggleScreenCurtain, .copyLastSpeech, .itemChooser, .relabel, .quickSettings, .help, .nextApp, .previousApp,
        .deleteBackward, .scroll(.left), .scroll(.right), .scroll(.up), .scroll(.down), .scroll(.next),
        .scroll(.previous),
    ]

    /// The name of the command as a gesture file writes it, such as "scrollDown", without the point or the text that
    /// comes with some.
    public var name: String {
        switch self {
        case .touch: "touch"
        case .type: "type"
        case .rotor: "rotor"
        case .scroll(.left): "scrollLeft"
        case .scroll(.right): "scrollRight"
        case .scroll(.up): "scrollUp"
        case .scroll(.down): "scrollDown"
        case .scroll(.next): "scrollNext"
        case .scroll(.previous): "scrollPrevious"
        default: "\(self)"
        }
    }

    /// The command with a name as `name` gives it, or nil; touching and typing have none, because they need more.
    public init?(name: String) {
        guard let command = Self.byName[name] else { return nil }
        self = command
    }

    private static let byName = Dictionary(uniqueKeysWithValues: allWithoutArgument.map { ($0.name, $0) })

    /// A one-line description of the command in English, as shown in a list of keys.
    public var summary: String {
        StringCatalog.builtIn.words(for: "en", style: .voiceover)[explanation]
    }

    /// The words that explain the command.
    var explanation: StringKey {
        switch self {
        case .next: .commandNext
        case .previous: .commandPrevious
        case .first: .commandFirst
        case .last: .commandLast
        case .touch: .commandTouch
        case .activate: .commandActivate
        case .longPress: .commandLongPress
        case .secondaryActivate: .commandSecondaryActivate
        case .passThrough: .commandPassThrough
        case .moveIn: .commandMoveIn
        case .moveOut: .commandMoveOut
        case .escape: .commandEscape
        case .magicTap: .commandMagicTap
        case .scroll(.left): .commandScrollLeft
        case .scroll(.right): .commandScrollRight
        case .scroll(.down): .commandScrollDown
        case .scroll(.up): .commandScrollUp
        case .scroll(.next): .commandScrollNext
        case .scroll(.previous): .commandScrollPrevious
        case .increment: .commandIncrement
        case .decrement: .commandDecrement
        case .nextRotor: .commandNextRotor
        case .previousRotor: .commandPreviousRotor
        case .rotor: .commandRotor
        case .nextItem: .commandNextItem
        case .previousItem: .commandPreviousItem
        case .readFromTop: .commandReadFromTop
        case .readFromHere: .commandReadFromHere
        case .readElement: .commandReadElement
        case .pauseOrResumeSpeech: .commandPauseOrResumeSpeech
        case .stopSpeech: .commandStopSpeech
        case .readPosition: .commandReadPosition
        case .toggleSpeech: .commandToggleSpeech
        case .toggleScreenCurtain: .commandToggleScreenCurtain
        case .copyLastSpeech: .commandCopyLastSpeech
        case .itemChooser: .commandItemChooser
        case .relabel: .commandRelabel
        case .quickSettings: .commandQuickSettings
        case .help: .commandHelp
        case .nextApp: .commandNextApp
        case .previousApp: .commandPreviousApp
        case .type: .commandType
        case .deleteBackward: .commandDeleteBackward
        }
    }
}
