import Foundation

/// Hands text to the clipboard of the terminal.
enum Clipboard {
    /// More than this is cut off: terminals refuse long texts.
    private static let limit = 50_000

    /// What is written to the terminal (OSC 52). The text is encoded, so nothing in it is obeyed.
    static func sequence(for text: String) -> String {
        "\u{1B}]52;c;" + Data(text.utf8.prefix(limit)).base64EncodedString() + "\u{07}"
    }
}
