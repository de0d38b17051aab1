/// Names that developers give to files, symbols and attributes.
package enum FileName {
    private static let endings: Set<String> = [
        "png", "jpg", "jpeg", "pdf", "svg", "heic", "heif", "gif", "webp", "avci",
        "fill", "circle", "square", "rectangle", "slash", "badge", "forward", "backward", "up", "down", "left", "right",
    ]

    /// The words of a name such as "acmeLogo" or "qr-code_2", in lower case.
    package static func words(of name: String) -> [String] {
        var words = [""]
        var wasSmall = false
        for character in name {
            if !character.isLetter || character.isUppercase && wasSmall { words.append("") }
            if character.isLetter { words[words.count - 1].append(contentsOf: character.lowercased()) }
            wasSmall = character.isLowercase
        }
        return words.filter { !$0.isEmpty }
    }

    /// Whether a text is one word with an underscore or with an ending that files and symbols have.
    static func isLikely(_ text: String) -> Bool {
        guard !text.utf8.contains(0x20), text.utf8.contains(where: { $0 == 0x5F || $0 == 0x2E }) else { return false }
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        if parts.count > 1, let last = parts.last, parts.dropLast().allSatisfy({ !$0.isEmpty }) {
            return endings.contains(last.lowercased())
        }
        let words = text.split(separator: "_", omittingEmptySubsequences: false)
        return words.count > 1 && words.allSatisfy { !$0.isEmpty && $0.utf8.allSatisfy { $0 < 0x80 } }
    }
}
