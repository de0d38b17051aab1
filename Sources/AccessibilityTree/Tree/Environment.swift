/// Facts about the whole screen that the reading order and the phrases depend on.
public struct Environment: Sendable, Hashable, Codable {
    /// The device's kind: it decides how far apart two rows must be to be read as two.
    public var idiom: Idiom
    /// The app's layout direction.
    public var layoutDirection: LayoutDirection
    /// The app's language, a BCP 47 tag.
    public var language: String
    /// The screen, in points.
    public var screenBounds: Rect

    /// Creates an environment; the defaults are an English phone of 402 by 874 points.
    public init(
        idiom: Idiom = .phone, layoutDirection: LayoutDirection = .leftToRight, language: String = "en",
        screenBounds: Rect = Rect(x: 0, y: 0, width: 402, height: 874)
    ) {
        self.idiom = idiom
        self.layoutDirection = layoutDirection
        self.language = language
        self.screenBounds = screenBounds
    }

    /// The kind of device.
    public enum Idiom: String, Sendable, Hashable, Codable {
        /// A phone: rows nearer than 8 points count as one.
        case phone
        /// A tablet: rows nearer than 13 points count as one.
        case pad
    }

    /// The direction in which a line is read.
    public enum LayoutDirection: String, Sendable, Hashable, Codable {
        /// Lines run from left to right, as in English.
        case leftToRight
        /// Lines run from right to left, as in Arabic.
        case rightToLeft

        /// The direction in which a language is written.
        ///
        /// - Parameter language: a BCP 47 tag; a script in it decides, else the language.
        public init(language: String) {
            // No tag in use has more than 35 characters (RFC 5646, 4.4.1).
            let parts = language.utf8.prefix(35).split { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") }
                .map { String(decoding: $0, as: UTF8.self).lowercased() }
            if let script = parts.dropFirst().first(where: { $0.utf8.count == 4 }) {
                self = Self.rightToLeftScripts.contains(script) ? .rightToLeft : .leftToRight
            } else {
                self = parts.first.map(Self.rightToLeftLanguages.contains) == true ? .rightToLeft : .leftToRight
            }
        }

        private static let rightToLeftScripts: Set<String> = [
            "adlm", "arab", "aran", "hebr", "mand", "mend", "nkoo", "rohg", "samr", "syrc", "thaa",
        ]
        private static let rightToLeftLanguages: Set<String> = [
            "ar", "arc", "ckb", "dv", "fa", "he", "iw", "ji", "ks", "lrc", "mzn", "nqo", "pnb", "ps", "sd",
            "syr", "ug", "ur", "yi",
        ]
    }
}
