extension CharacterNames {
    /// The German names, and the words that are used for spelling.
    public static let german = CharacterNames(
        language: "de",
        names: [
            " ": "Leerzeichen", "\u{A0}": "geschütztes Leerzeichen", "\t": "Tabulator", "\n": "neue Zeile",
            "\r": "Zeilenschaltung", "!": "Ausrufezeichen", "\"": "Anführungszeichen", "#": "Nummernzeichen",
            "$": "Dollar", "%": "Prozent", "&": "und", "'": "Apostroph", "(": "Klammer auf", ")": "Klammer zu",
            "*": "Stern", "+": "Plus", ",": "Komma", "-": "Bindestrich", ".": "Punkt", "/": "Schrägstrich",
            ":": "Doppelpunkt", ";": "Strichpunkt", "<": "kleiner als", "=": "gleich", ">": "größer als",
            "?": "Fragezeichen", "@": "At", "[": "eckige Klammer auf", "\\": "umgekehrter Schrägstrich",
            "]": "eckige Klammer zu", "^": "Zirkumflex", "_": "Unterstrich", "`": "Gravis",
            "{": "geschweifte Klammer auf", "|": "senkrechter Strich", "}": "geschweifte Klammer zu",
            "•": "Aufzählungspunkt", "…": "Auslassungspunkte", "–": "Gedankenstrich", "—": "Geviertstrich",
            "€": "Euro", "£": "Pfund", "¥": "Yen", "°": "Grad", "§": "Paragraf", "©": "Copyright",
            "\r\n": "neue Zeile", "\u{2028}": "neue Zeile", "\u{2029}": "neue Zeile", "ß": "Eszett", "~": "Tilde",
        ],
        phonetics: [
            "a": "Anton", "b": "Berta", "c": "Cäsar", "d": "Dora", "e": "Emil", "f": "Friedrich", "g": "Gustav",
            "h": "Heinrich", "i": "Ida", "j": "Julius", "k": "Kaufmann", "l": "Ludwig", "m": "Martha",
            "n": "Nordpol", "o": "Otto", "p": "Paula", "q": "Quelle", "r": "Richard", "s": "Samuel", "t": "Theodor",
            "u": "Ulrich", "v": "Viktor", "w": "Wilhelm", "x": "Xanthippe", "y": "Ypsilon", "z": "Zacharias",
            "ä": "Ärger", "ö": "Ökonom", "ü": "Übermut", "ß": "Eszett",
        ],
        emoji: "Emoji")
}
