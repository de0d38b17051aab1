import Escaping

extension String {
    /// The text in quotes for a message: shortened, and with characters that can't be seen as escapes.
    package var quoted: String { LineEscaping.quoted(self, limit: 60) }
}
