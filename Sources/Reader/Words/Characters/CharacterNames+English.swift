extension CharacterNames {
    /// The English names, and the spelling alphabet of the International Civil Aviation Organization.
    public static let english = CharacterNames(
        language: "en",
        names: [
            " ": "space", "\u{A0}": "no-break space", "\t": "tab", "\n": "new line", "\r": "return",
            "\r\n": "new line", "\u{2028}": "new line", "\u{2029}": "new paragraph", "\u{200B}": "zero-width space",
            "\u{AD}": "soft hyphen",
            "!": "exclamation mark", "\"": "quote", "#": "number", "$": "dollar", "%": "percent", "&": "and",
            "'": "apostrophe", "(": "left paren", ")": "right paren", "*": "star", "+": "plus", ",": "comma",
            "-": "dash", ".": "period", "/": "slash", ":": "colon", ";": "semicolon", "<": "less than",
            "=": "equals", ">": "greater than", "?": "question mark", "@": "at", "[": "left bracket",
            "\\": "backslash", "]": "right bracket", "^": "caret", "_": "underscore", "`": "grave",
            "{": "left brace", "|": "vertical bar", "}": "right brace", "~": "tilde",
            "•": "bullet", "·": "middle dot", "…": "ellipsis", "–": "en dash", "—": "em dash", "‘": "left quote",
            "’": "apostrophe", "“": "left double quote", "”": "right double quote", "„": "low double quote",
            "«": "left guillemet", "»": "right guillemet", "¡": "inverted exclamation mark",
            "¿": "inverted question mark", "€": "euro", "£": "pound", "¥": "yen", "¢": "cent", "°": "degree",
            "§": "section", "¶": "paragraph", "©": "copyright", "®": "registered trademark", "™": "trademark",
            "±": "plus or minus", "×": "times", "÷": "divided by", "≠": "not equal to", "≤": "less than or equal to",
            "≥": "greater than or equal to", "≈": "almost equal to", "∞": "infinity", "√": "square root",
            "→": "right arrow", "←": "left arrow", "↑": "up arrow", "↓": "down arrow", "✓": "check mark",
            "½": "one half", "¼": "one quarter", "¾": "three quarters", "µ": "micro",
            "😀": "grinning face", "😂": "face with tears of joy", "😊": "smiling face with smiling eyes",
            "😍": "smiling face with heart eyes", "😉": "winking face", "😎": "smiling face with sunglasses",
            "😢": "crying face", "😭": "loudly crying face", "😡": "pouting face", "🤔": "thinking face",
            "👍": "thumbs up", "👎": "thumbs down", "👏": "clapping hands", "🙏": "folded hands", "👋": "waving hand",
            "💪": "flexed biceps", "❤️": "red heart", "💔": "broken heart", "🔥": "fire", "🎉": "party popper",
            "✅": "check mark button", "❌": "cross mark", "⚠️": "warning", "⭐": "star", "🚀": "rocket",
            "☀️": "sun", "☎️": "telephone",
        ],
        phonetics: [
            "a": "Alfa", "b": "Bravo", "c": "Charlie", "d": "Delta", "e": "Echo", "f": "Foxtrot", "g": "Golf",
            "h": "Hotel", "i": "India", "j": "Juliett", "k": "Kilo", "l": "Lima", "m": "Mike", "n": "November",
            "o": "Oscar", "p": "Papa", "q": "Quebec", "r": "Romeo", "s": "Sierra", "t": "Tango", "u": "Uniform",
            "v": "Victor", "w": "Whiskey", "x": "X-ray", "y": "Yankee", "z": "Zulu",
        ],
        emoji: "emoji", takesUnicodeNames: true)
}
