/// Finds lines that ask for a secret where the terminal's modes do not tell it: on another machine, or where a program shows a
/// star for each key.
enum SecretPrompt {
    /// Words by which programs ask for secrets, in some languages.
    private static let words = [
        "password", "passphrase", "passwort", "kennwort", "mot de passe", "contraseña", "senha", "parola", "wachtwoord",
        "lösenord", "пароль", "密码", "パスワード", "pin code", "pin:", "verification code", "token:",
    ]
    private static let masks: Set<Character> = ["*", "•", "●", "∗"]

    /// Whether a text only hides what was typed.
    static func isMask(_ text: some StringProtocol) -> Bool {
        text.contains { masks.contains($0) } && text.allSatisfy { masks.contains($0) || $0.isWhitespace }
    }

    /// Whether a line asks for a secret.
    static func asks(_ line: String) -> Bool {
        guard let end = line.last(where: { !$0.isWhitespace && !masks.contains($0) }), ":?>：）)".contains(end) else {
            return false
        }
        // In a form another field may stand before it.
        let question = line.trimmingEnd.split(separator: "   ").last.map(String.init) ?? line
        let isMasked = isMask(question)
        let tail = (isMasked ? line : question).suffix(Thresholds.Prompt.longestQuestion).lowercased()
        return words.contains { tail.contains($0) }
    }
}
