/// Makes text of a screen fit to be heard: without decoration, with repeated characters counted.
public enum SpeakableText {
    /// How many of the same character in a row are counted instead of spoken one by one.
    static let shortestRun = 4
    /// A line of only one sign that is at least this long is a rule: decoration.
    static let shortestRule = 10

    /// What is spoken of a text; empty if there is nothing to hear in it.
    public static func clean(_ text: String) -> String {
        var result = ""
        var characters: [(character: Character, count: Int)] = []
        for character in text where !isDecoration(character) {
            if let last = characters.last, last.character == character {
                characters[characters.count - 1].count += 1
            } else {
                characters.append((character, 1))
            }
        }
        let words = characters.filter { !$0.character.isWhitespace }
        if words.count == 1, words[0].count >= shortestRule, isSign(words[0].character) { return "" }
        for (character, count) in characters {
            if character.isWhitespace {
                if !result.isEmpty, result.last != " " { result.append(" ") }
            } else if count >= shortestRun, isSign(character) {
                if !result.isEmpty, result.last != " " { result.append(" ") }
                result += "\(count) \(character) "
            } else {
                for _ in 0..<count { result.append(character) }
            }
        }
        while result.last == " " { result.removeLast() }
        return result
    }

    /// Whether a character only draws: box drawing, blocks, shades, shapes and spinners of braille dots, private-use
    /// glyphs, controls.
    public static func isDecoration(_ character: Character) -> Bool {
        guard let scalar = character.unicodeScalars.first else { return true }
        return switch scalar.value {
        case 0x2500...0x259F, 0x2800...0x28FF, 0xE000...0xF8FF, 0xF0000...0x10FFFF, 0x1FB00...0x1FBAF: true
        case 0..<0x20, 0x7F...0x9F: character != "\n" && character != "\t"
        case 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x206F, 0xFEFF: true
        default: false
        }
    }

    private static func isSign(_ character: Character) -> Bool {
        !character.isLetter && !character.isNumber && !character.isWhitespace
    }

    /// Words before a colon by which programs ask for secrets, in some languages.
    private static let secrets = [
        "password", "passphrase", "passwort", "kennwort", "mot de passe", "contraseña", "senha", "parola", "wachtwoord",
        "lösenord", "пароль", "密码", "パスワード", "pin code", "pin:", "verification code", "token:",
    ]

    /// Whether a line asks for a secret, also where the terminal's modes do not tell, as over ssh.
    static func asksForSecret(_ line: String) -> Bool {
        let tail = line.suffix(120).lowercased()
        return secrets.contains { tail.contains($0) }
            && (tail.last { !$0.isWhitespace && $0 != "*" && $0 != "•" }.map { ":?>：）)".contains($0) } ?? false)
    }
}
