import CESpeakNG
import Speech

/// Cuts a text into pieces of which libespeak-ng speaks every phoneme.
///
/// The library keeps the phonemes of a clause in a list of 1,000 and the words in one of 300, and leaves out silently
/// what finds no room there. How many there are depends on the language and is only known to the library's own
/// translator, so that is asked: a number of three digits has 7 phonemes in one language and 30 in another.
enum ClausePieces {
    /// The maximum number of phonemes, pauses and word boundaries in a clause. The library adds some that it doesn't
    /// show.
    private static let longest = 600
    /// The maximum number of words in a clause.
    private static let mostWords = 250
    /// The maximum number of words, one after the other, for which the library reports no event because its dictionary
    /// has them as one, such as "out of the".
    static let mostMerged = 4

    /// Returns the ranges of the pieces, in order, for the voice and the settings that are chosen.
    static func ranges(of scalars: [Unicode.Scalar]) -> [Range<Int>] {
        var pieces: [Range<Int>] = []
        var open = [scalars.indices]
        while let piece = open.popLast() {
            if piece.count < 2 || estimate(scalars[piece]) <= longest || fits(scalars[piece]) {
                pieces.append(piece)
            } else {
                let middle = cut(scalars, piece)
                open += [middle..<piece.upperBound, piece.lowerBound..<middle]
            }
        }
        return pieces
    }

    /// The text of a piece.
    static func text(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
        var view = String.UnicodeScalarView()
        view.append(contentsOf: scalars)
        return String(view)
    }

    /// More phonemes than a text can have, so that short texts need not be translated twice: a letter that is named has
    /// 8 at most ("w"), a character of another script 25 ("Thai letter e 2 3").
    private static func estimate(_ scalars: ArraySlice<Unicode.Scalar>) -> Int {
        scalars.reduce(0) { $0 + ($1.isASCII && !("0"..."9").contains($1) ? 8 : 25) }
    }

    /// Whether no clause of a text has more phonemes or words than the library keeps.
    private static func fits(_ scalars: ArraySlice<Unicode.Scalar>) -> Bool {
        text(scalars).withCString { start in
            var rest = UnsafeRawPointer?(UnsafeRawPointer(start))
            while rest != nil {
                // Mnemonics, with a "_" between two.
                guard let phonemes = espeak_TextToPhonemes(&rest, espeakCHARS_UTF8, 0x5F << 8) else { break }
                var count = 0
                var words = 1
                var next = phonemes
                while next.pointee != 0 {
                    if next.pointee == 0x5F { count += 1 }
                    if next.pointee == 0x20 { words += 1 }
                    next += 1
                }
                guard count + words <= longest, words <= mostWords else { return false }
            }
            return true
        }
    }

    /// Where to cut: behind the white space nearest the middle, else behind punctuation, else between two characters.
    private static func cut(_ scalars: [Unicode.Scalar], _ piece: Range<Int>) -> Int {
        let middle = piece.lowerBound + piece.count / 2
        let inside = (piece.lowerBound + 1..<piece.upperBound).sorted { abs($0 - middle) < abs($1 - middle) }
        return inside.first { scalars[$0 - 1].properties.isWhitespace }
            ?? inside.first { scalars[$0 - 1].properties.isPatternSyntax && !scalars[$0].isMark }
            ?? inside.first { !scalars[$0].isMark } ?? middle
    }
}
