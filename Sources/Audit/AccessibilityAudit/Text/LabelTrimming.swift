import Escaping

/// Removes redundant words from labels, if the rest is certainly a label.
enum LabelTrimming {
    /// A label without the role's name at its end: “Save” of “Save button”.
    ///
    /// - Parameter roles: the roles that are spoken anyway.
    /// - Returns: the rest, or nil if the label ends otherwise or may have another meaning without its end: “Radio
    ///   button”, “Name text field”, “Press the button”.
    static func withoutRole(_ label: String, _ roles: WordMeaning) -> String? {
        let text = trimmed(label)
        guard let rest = withoutLastWord(text, roles), case let short = trimmed(String(rest), and: separators),
            !short.isEmpty, let last = short.unicodeScalars.last, last.properties.isAlphabetic || isDigit(last)
        else { return nil }
        let words = short.lowercased().split { !$0.isLetter && !$0.isNumber }
        guard let word = words.last, !openWords.contains(String(word)), short.count > 1 else { return nil }
        let scan = LabelScan(short)
        guard scan.meanings.isDisjoint(with: WordMeaning.roles.union([.gesture, .state])), scan.sharedMeaning.isEmpty
        else { return nil }
        return short
    }

    /// A label without the one full stop at its end; nil where it may belong to an abbreviation.
    static func withoutStop(_ label: String) -> String? {
        let text = trimmed(label)
        let scan = LabelScan(text)
        guard scan.endsWithStop, !scan.hasComma, !text.dropLast().contains(where: { $0 == "." || $0 == "…" }) else {
            return nil
        }
        let short = text.dropLast()
        let word = short.split { !$0.isLetter && !$0.isNumber }.last.map { $0.lowercased() } ?? ""
        // Most abbreviations are shorter.
        guard let last = short.last, last.isLetter, word.count > 3, !abbreviations.contains(word) else { return nil }
        return String(short)
    }

    private static func withoutLastWord(_ text: String, _ roles: WordMeaning) -> Substring? {
        let bytes = Array(text.utf8)
        // Words as `LabelScan` defines them.
        let start = bytes.lastIndex { !($0 >= 0x80 || isLetterOrDigit($0)) }.map { $0 + 1 } ?? 0
        var hash = StableHash()
        for byte in bytes[start...] { hash.combine(byte &- 0x41 < 26 ? byte | 0x20 : byte) }
        if start > 0, start < bytes.count, !WordLists.meaning(of: hash.value).isDisjoint(with: roles) {
            return text[..<text.utf8.index(text.startIndex, offsetBy: start)]
        }
        guard let ending = bytes.withUnsafeBufferPointer({ WordLists.ending(of: $0) }),
            !ending.meaning.isDisjoint(with: roles), ending.length < bytes.count
        else { return nil }
        return text[..<text.utf8.index(text.endIndex, offsetBy: -ending.length)]
    }

    private static func isLetterOrDigit(_ byte: UInt8) -> Bool { (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10 }
    private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.numericType != nil }

    private static func trimmed(_ text: String, and others: Set<Unicode.Scalar> = []) -> String {
        var scalars = text.unicodeScalars[...]
        func isOutside(_ scalar: Unicode.Scalar, _ others: Set<Unicode.Scalar>) -> Bool {
            scalar.properties.isWhitespace || others.contains(scalar)
        }
        while let first = scalars.first, isOutside(first, []) { scalars.removeFirst() }
        while let last = scalars.last, isOutside(last, others) { scalars.removeLast() }
        return String(scalars)
    }

    private static let separators: Set<Unicode.Scalar> = ["-", ",", ":", "\u{2013}", "\u{2014}", "\u{30FB}"]

    // Words after which the role's name is a part of the phrase: kinds of controls, articles, prepositions and the
    // like, in the seven languages of the word lists.
    private static let openWords = Set(
        """
        radio push toggle check combo text search input password secure date time number email phone url form menu image
        a an the this that these those your my its no not any each every all of to in on with for from by and or as at is
        new last first next previous selected
        der die das den dem des ein eine einen einem einer kein keine dieser diese dieses diesen mit für von zu zum zur im
        in am auf ohne und oder als optionsfeld
        el la los las un una del de con para por en sin y o este esta tu su
        le les l d du des une au aux avec pour par sans et ou ce cette cet votre ton ta
        il lo gli i uno di da con per su tra fra e questo questa tuo tua
        os as um uma do da dos das com em ao à seu sua esse essa
        """.split { $0 == " " || $0 == "\n" }.map(String.init))

    private static let abbreviations: Set<String> = [
        "approx", "corp", "dept", "prof", "bros", "blvd", "sept", "univ", "assn", "assoc", "intl", "natl", "govt",
        "misc",
        "incl", "excl", "evtl", "bzgl", "usw", "etc", "vers", "info", "tel", "ggf", "geb", "addr", "temp", "attn",
        "esp",
        "cont", "avda", "dipl", "apto", "prov", "depto", "ecc",
    ]
}

extension LabelTrimming {
    /// An attribute as XML has it, for people.
    static func attribute(_ name: String, _ value: String) -> String {
        "\(name)=\"\(XMLEscaping.escaped(value))\""
    }

    /// The element of Interface Builder that sets a label.
    static func accessibility(_ label: String) -> String {
        "<accessibility key=\"accessibilityConfiguration\" \(attribute("label", label))/>"
    }

    /// The element of Interface Builder that sets a trait.
    static func accessibility(trait: String) -> String {
        "<accessibility key=\"accessibilityConfiguration\"><accessibilityTraits key=\"traits\" \(trait)=\"YES\"/>"
            + "</accessibility>"
    }
}
