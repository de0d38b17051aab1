/// What VoiceOver makes of the name of an image that says nothing about itself.
public enum ImageFileName {
    private static let extensions: Set<String> = [
        "png", "jpg", "jpeg", "pdf", "svg", "gif", "heic", "heif", "webp", "tif", "tiff", "bmp", "ico",
    ]

    /// The words of an image's name: no folder, no extension, no scale or device, no signs between the words.
    ///
    /// Words that are joined by capitals, as in "iconClose", are told apart.
    ///
    /// - Parameter name: the name in an asset catalogue or of a file, such as "icons/icon_close@2x.png".
    public static func words(of name: String) -> String {
        var stem = name.split(separator: "/").last ?? ""
        if let dot = stem.lastIndex(of: "."), extensions.contains(stem[stem.index(after: dot)...].lowercased()) {
            stem = stem[..<dot]
        }
        // "@2x", and "~ipad", which may stand behind it.
        if let tilde = stem.lastIndex(of: "~") { stem = stem[..<tilde] }
        if let at = stem.lastIndex(of: "@"), isScale(stem[stem.index(after: at)...]) { stem = stem[..<at] }
        return words(in: stem).joined(separator: " ")
    }

    private static func isScale(_ text: Substring) -> Bool {
        text.last == "x" && text.dropLast().count == 1 && text.first?.isNumber == true
    }

    private static func words(in stem: Substring) -> [Substring] {
        stem.split { !$0.isLetter && !$0.isNumber }.flatMap(splitAtCapitals)
    }

    // "iconClose" is two words, "URLBar" too, "QRCode2" as well.
    private static func splitAtCapitals(_ text: Substring) -> [Substring] {
        var words: [Substring] = []
        var start = text.startIndex
        var index = start
        var previous: Character?
        while index < text.endIndex {
            let next = text.index(after: index)
            let character = text[index]
            if let previous, character.isUppercase {
                let beginsWord = next < text.endIndex && text[next].isLowercase
                if previous.isLowercase || (previous.isUppercase && beginsWord) {
                    words.append(text[start..<index])
                    start = index
                }
            }
            previous = character
            index = next
        }
        if start < text.endIndex { words.append(text[start...]) }
        return words
    }
}
