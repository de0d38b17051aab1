import AccessibilityTree
import Speech

extension AttributedText {
    /// The text as speech: one piece for each range with the same attributes, in order, without blank ranges.
    ///
    /// Runs beyond the end of the text are cut, those that overlap an earlier one keep only the rest, and an edge
    /// inside a surrogate pair moves to its start.
    ///
    /// - Parameters:
    ///   - role: the role of the text.
    ///   - language: the language of text without another one.
    func spoken(role: SpeechRole, language: String?) -> [SpokenText] {
        guard !runs.isEmpty else {
            return string.isEmpty ? [] : [SpokenText(string, role: role, language: language)]
        }
        var pieces: [SpokenText] = []
        let units = string.utf16
        var index = units.startIndex
        var offset = 0

        func advance(to target: Int) -> Range<String.Index> {
            let start = index
            if target > offset {
                index = units.index(index, offsetBy: target - offset, limitedBy: units.endIndex) ?? units.endIndex
                offset = target
            }
            return roundedDown(start)..<roundedDown(index)
        }
        func append(_ range: Range<String.Index>, _ attributes: SpeechAttributes) {
            guard !range.isEmpty else { return }
            pieces.append(
                SpokenText(
                    String(string[range]), role: role, language: attributes.language ?? language,
                    pitch: attributes.pitch.map(Self.clampedPitch), spellsOut: attributes.spellsOut ?? false,
                    punctuation: attributes.punctuation, ipaNotation: attributes.ipaNotation))
        }

        for run in runs.sorted(by: { $0.location < $1.location }) {
            let (end, overflow) = max(run.location, 0).addingReportingOverflow(max(run.length, 0))
            append(advance(to: run.location), SpeechAttributes())
            append(advance(to: overflow ? .max : end), run.attributes)
        }
        append(advance(to: .max), SpeechAttributes())
        return pieces
    }

    private func roundedDown(_ index: String.Index) -> String.Index {
        string.unicodeScalars.index(atOrBefore: index)
    }

    /// A pitch from 0 to 2; NaN counts as normal.
    private static func clampedPitch(_ pitch: Double) -> Double {
        pitch.isNaN ? 1 : min(max(pitch, 0), 2)
    }
}

extension String.UnicodeScalarView {
    /// The start of the scalar that contains an index.
    fileprivate func index(atOrBefore index: String.Index) -> String.Index {
        guard index < endIndex, index.samePosition(in: self) == nil else { return index }
        return self.index(before: self.index(after: index))
    }
}
