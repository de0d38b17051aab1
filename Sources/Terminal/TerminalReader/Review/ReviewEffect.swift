import ScreenReader

/// An effect of a command of the reader.
public enum ReviewEffect: Hashable, Sendable {
    /// An announcement is made.
    case speak(Spoken)
    /// Keys go to the program.
    case send([UInt8])
    /// Keys go to the program, and others when its focus has come to a button.
    case sendThen([UInt8], at: Arrival, [UInt8])
    /// A text belongs on the pasteboard.
    case copy(String)
    /// A link is to be followed. The address is the program's and untrusted.
    case open(String)
    /// Speech is to have these settings from now on.
    case settings(SpeechSettings)
    /// The lines that are watched or muted are others than before.
    case windows
}
