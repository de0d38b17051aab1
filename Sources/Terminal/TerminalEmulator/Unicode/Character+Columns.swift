extension Character {
    /// The columns that a terminal gives the character, 0 to 2: those of its first scalar, unless the program has
    /// requested widths by grapheme clusters.
    package var columnCount: Int {
        unicodeScalars.first.map { CharacterProperties.shared[$0.value].width } ?? 0
    }
}
