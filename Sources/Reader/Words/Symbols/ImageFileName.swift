/// The words that VoiceOver derives from the file name of an unlabelled image.
public enum ImageFileName {
    private static let extensions: Set<String> = [
        "png", "jpg", "jpeg", "pdf", "svg", "gif", "heic", "heif", "webp", "tif", "tiff", "bmp", "ico",
    ]

    /// Returns the words of an image's name: no folder, no extension, no scale or device, no symbols between the words.
    ///
    /// Words that are joined by capitals, as in "iconClose", are separated.
    ///
    /// - Parameter name: the name in an asset catalogue or of a file, such as "icons/icon_close@2x.png".
    public static func words(of name: String) -> String {
        var stem = Substring(name)
        // Bytes are searched first: most names have none of these characters, and letters are found more slowly.
        func has(_ sign: Unicode.Scalar) -> Bool { stem.utf8.contains(UInt8(ascii: sign)) }
        if has("/") { stem = stem.split(separator: "/").last ?? "" }
        if has("."), let dot = stem.lastIndex(of: ".") {
            if extensions.contains(stem[stem.index(after: dot)...].lowercased()) { stem = stem[..<dot] }
        }
        // "@2x", and "~ipad", which may follow it.
        if has("~"), let tilde = stem.lastIndex(of: "~") { stem = stem[..<tilde] }
        if has("@"), let at = stem.lastIndex(of: "@"), isScale(stem[stem.index(after: at)...]) { stem = stem[..<at] }
        return words(in: stem).joined(separator: " ")
    }

    private static func isScale(_ text: Substring) -> Bool {
        text.last == "x" && text.dropLast().count == 1 && text.first?.isNumber == true
    }

    // "iconClose" is two words, "URLBar" too, "QRCode2" as well.
    private static func words(in stem: Substring) -> [Substring] {
        var words: [Substring] = []
        var start: String.Index?
        var last = Kind.other
        var place = stem.startIndex
        var character = place < stem.endIndex ? Kind(stem[place]) : .other
        while place < stem.endIndex {
            let next = stem.index(after: place)
            let following = next < stem.endIndex ? Kind(stem[next]) : .other
            let isJoined =
                character == .upper && (last == .lower || (last == .upper && following == .lower))
            if let begin = start, character == .other || isJoined {
                words.append(stem[begin..<place])
                start = nil
            }
            if start == nil, character != .other { start = place }
            (last, character, place) = (character, following, next)
        }
        if let start { words.append(stem[start...]) }
        return words
    }

    /// The role of a character among those around it.
    private enum Kind {
        case upper, lower
        /// A letter without cases, or a number.
        case plain
        /// A separator between words.
        case other

        init(_ character: Character) {
            if let ascii = character.asciiValue {
                switch ascii {
                case UInt8(ascii: "A")...UInt8(ascii: "Z"): self = .upper
                case UInt8(ascii: "a")...UInt8(ascii: "z"): self = .lower
                case UInt8(ascii: "0")...UInt8(ascii: "9"): self = .plain
                default: self = .other
                }
            } else if character.isLetter || character.isNumber {
                self = character.isUppercase ? .upper : character.isLowercase ? .lower : .plain
            } else {
                self = .other
            }
        }
    }
}
