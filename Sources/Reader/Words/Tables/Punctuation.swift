/// The punctuation at the end of a text.
package enum Punctuation {
    /// Whether a text ends with a character that already separates it from the next one.
    package static func ends(_ text: String) -> Bool {
        switch text.unicodeScalars.last {
        case ".", ",", ";", ":", "!", "?", "…", "。", "、", "！", "？", "：", "，", "；", "؟", "،", "؛": true
        default: false
        }
    }

    /// Whether a text ends with the full stop of some language.
    package static func endsSentence(_ text: String) -> Bool {
        switch text.unicodeScalars.last {
        case ".", "。": true
        default: false
        }
    }
}
