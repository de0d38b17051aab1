import AccessibilityTree

/// A request of the user to the screen reader, independent of the gesture or key.
public enum Command: Sendable, Hashable, Codable {
    /// Move to the next element.
    case next
    /// Move to the previous element.
    case previous
    /// Move to the first element.
    case first
    /// Move to the last element.
    case last
    /// Move to the element under a finger.
    case touch(Point)
    /// Activate the element, or perform the custom action that the rotor has chosen.
    case activate
    /// Press the element for long.
    case longPress
    /// Request the element's other actions: its context menu.
    case secondaryActivate
    /// Hand the next gesture on to the app as touches at the element.
    case passThrough
    /// Move into the group under the cursor, where groups are stops.
    case moveIn
    /// Move out of the group around the cursor, where groups are stops.
    case moveOut
    /// Leave the screen or the mode.
    case escape
    /// Perform the most important action of the screen, such as playing or pausing.
    case magicTap
    /// Scroll by a page.
    case scroll(ScrollDirection)
    /// Make the value larger.
    case increment
    /// Make the value smaller.
    case decrement
    /// Choose the next rotor setting.
    case nextRotor
    /// Choose the previous rotor setting.
    case previousRotor
    /// Turn the rotor to a setting.
    case rotor(RotorSetting)
    /// Move to the rotor's next item: the command of a swipe down.
    case nextItem
    /// Move to the rotor's previous item: the command of a swipe up.
    case previousItem
    /// Read everything from the first element on.
    case readFromTop
    /// Read everything from the element under the cursor on.
    case readFromHere
    /// Read the element under the cursor again.
    case readElement
    /// Pause or continue speech.
    case pauseOrResumeSpeech
    /// Stop speaking.
    case stopSpeech
    /// Speak the cursor's position in the list or page.
    case readPosition
    /// Turn speech off or on.
    case toggleSpeech
    /// Turn the screen curtain on or off.
    case toggleScreenCurtain
    /// Copy the last spoken text.
    case copyLastSpeech
    /// List the elements of the screen by the alphabet, to search in and to jump to.
    case itemChooser
    /// Give the element another label, which only the user's screen reader announces.
    case relabel
    /// List the settings of speech, to change them.
    case quickSettings
    /// Explain every gesture instead of performing it, until the same gesture or an escape ends the mode.
    case help
    /// Go to the next app, which is the system's business.
    case nextApp
    /// Go to the previous app, which is the system's business.
    case previousApp
    /// Type text with a keyboard.
    case type(String)
    /// Press the delete key of a keyboard.
    case deleteBackward
}

extension Command: CustomStringConvertible {
    /// The name, with the point or the direction where there is one.
    public var description: String {
        switch self {
        case .touch(let point): "touch (\(point.x), \(point.y))"
        case .scroll(let direction): "scroll \(direction)"
        case .next: "next"
        case .previous: "previous"
        case .first: "first"
        case .last: "last"
        case .activate: "activate"
        case .longPress: "longPress"
        case .escape: "escape"
        case .secondaryActivate: "secondaryActivate"
        case .passThrough: "passThrough"
        case .moveIn: "moveIn"
        case .moveOut: "moveOut"
        case .magicTap: "magicTap"
        case .increment: "increment"
        case .decrement: "decrement"
        case .nextRotor: "nextRotor"
        case .previousRotor: "previousRotor"
        case .rotor(let setting): "rotor \(setting)"
        case .nextItem: "nextItem"
        case .previousItem: "previousItem"
        case .readFromTop: "readFromTop"
        case .readFromHere: "readFromHere"
        case .readElement: "readElement"
        case .pauseOrResumeSpeech: "pauseOrResumeSpeech"
        case .stopSpeech: "stopSpeech"
        case .readPosition: "readPosition"
        case .toggleSpeech: "toggleSpeech"
        case .toggleScreenCurtain: "toggleScreenCurtain"
        case .copyLastSpeech: "copyLastSpeech"
        case .itemChooser: "itemChooser"
        case .relabel: "relabel"
        case .quickSettings: "quickSettings"
        case .help: "help"
        case .nextApp: "nextApp"
        case .previousApp: "previousApp"
        case .type(let text): "type \(LogText.quoted(text))"
        case .deleteBackward: "deleteBackward"
        }
    }
}
