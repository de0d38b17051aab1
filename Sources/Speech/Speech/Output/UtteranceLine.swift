/// An utterance as one line of text, for users who read instead of listening.
public enum UtteranceLine {
    /// Returns the spoken text on one line: without control characters and other scalars that `SpeechText` considers
    /// unsafe, with a space for line ends and runs of white space.
    public static func text(_ utterance: Utterance) -> String { plain(utterance.text) }

    /// A text on one line.
    public static func plain(_ text: String) -> String {
        var result = String.UnicodeScalarView()
        var needsSpace = false
        for scalar in text.unicodeScalars {
            if scalar.properties.isWhitespace || SpeechText.isLineBreak(scalar) {
                needsSpace = !result.isEmpty
            } else if !SpeechText.isUnsafe(scalar) {
                if needsSpace { result.append(" ") }
                needsSpace = false
                result.append(scalar)
            }
        }
        return String(result)
    }
}
