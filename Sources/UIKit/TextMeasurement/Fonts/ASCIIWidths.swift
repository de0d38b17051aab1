/// The widths of ASCII's letters in a font, without a character being made for each.
struct ASCIIWidths {
    private let font: MeasuredFont
    private let isSystemFace: Bool
    private let tracking: Double

    init(of font: MeasuredFont) {
        self.font = font
        isSystemFace = type(of: font.face) == SystemFace.self
        tracking = isSystemFace ? SystemFace.tracking(at: font.size) : 0
    }

    /// Returns the advance of a letter below 0x80, in points: that of the same letter as a character.
    func advance(of letter: UInt8) -> Double {
        // The first block of the tables has the printable ASCII characters.
        guard isSystemFace, letter >= 0x20, letter < 0x7F,
            let width = SystemFace.width(at: Int(letter) - 0x20, weight: font.weight)
        else { return font.advance(of: Character(Unicode.Scalar(letter))) }
        return max(0, width + tracking) * font.size
    }
}
