/// Cuts a text into segments that an engine can be given, and remembers where each scalar came from.
///
/// Cuts fall at line ends, at sentence ends once a segment is long enough, else at a space before the limit, else
/// within a word, never before a combining mark.
struct TextSegmenter {
    private(set) var steps: [SpeechPlan.Step] = []
    private let base: SpeechSegment
    private let start: Int
    private let continues: Bool
    private var scalars: [Unicode.Scalar] = []
    private var sources: [UInt32] = []
    /// The position of the last space of the segment.
    private var lastSpace: Int?
    private var wordLength = 0
    private var markRun = 0

    /// - Parameters:
    ///   - start: Where the text begins in `Utterance.text`.
    ///   - continues: Whether another text of the utterance follows.
    init(base: SpeechSegment, start: Int, continues: Bool) {
        self.base = base
        self.start = start
        self.continues = continues
    }

    /// Reads a text and returns how many scalars it has.
    mutating func read(_ spoken: SpokenText, lexicon: Lexicon = .empty) -> Int {
        var position = start
        if lexicon.isEmpty || spoken.spellsOut {
            for scalar in spoken.text.unicodeScalars {
                if spoken.spellsOut { spell(scalar, position) } else { take(scalar, position) }
                position += 1
            }
        } else {
            let text = Array(spoken.text.unicodeScalars)
            for item in lexicon.pronounced(text) { take(item.scalar, start + item.source) }
            position += text.count
        }
        // A comma makes the voice continue instead of ending; with spoken punctuation it would be read.
        if continues, !spoken.spellsOut, base.punctuation == .none, let last = scalars.last,
            last.properties.isAlphabetic || last.properties.numericType != nil
        {
            scalars.append(",")
            sources.append(UInt32(clamping: position))
        }
        cut(spoken.spellsOut)
        return position - start
    }

    private mutating func spell(_ scalar: Unicode.Scalar, _ position: Int) {
        guard !SpeechText.isUnsafe(scalar), !scalar.properties.isWhitespace else { return cut(true) }
        let belongsToLast = scalar.isPartOfCharacter(after: scalars.last)
        if !scalars.isEmpty, !belongsToLast || scalars.count > SpeechPlan.longestMarkRun { cut(true) }
        append(scalar, position)
    }

    private mutating func take(_ scalar: Unicode.Scalar, _ position: Int) {
        if SpeechText.isLineBreak(scalar) { return cut(false) }
        if scalar == "\t" || scalar.properties.isWhitespace { return takeSpace(position) }
        if SpeechText.isUnsafe(scalar) { return }
        if scalar.isMark {
            markRun += 1
            guard markRun <= SpeechPlan.longestMarkRun else { return }
        } else {
            markRun = 0
            if wordLength >= SpeechPlan.longestWord { cut(false) }
            if scalars.count >= SpeechPlan.longestSegment - SpeechPlan.longestMarkRun - 1 { cutBeforeWord() }
        }
        append(scalar, position)
        wordLength += 1
    }

    private mutating func takeSpace(_ position: Int) {
        wordLength = 0
        markRun = 0
        guard let last = scalars.last, last != " " else { return }
        if scalars.count >= SpeechPlan.longEnough, ".!?…".unicodeScalars.contains(last) { return cut(false) }
        if scalars.count >= SpeechPlan.longestSegment - SpeechPlan.longestMarkRun - 1 { return cut(false) }
        lastSpace = scalars.count
        append(" ", position)
    }

    private mutating func append(_ scalar: Unicode.Scalar, _ position: Int) {
        scalars.append(scalar)
        sources.append(UInt32(clamping: position))
    }

    /// Ends the segment at its last space and begins the next with the word after it.
    private mutating func cutBeforeWord() {
        guard let space = lastSpace, space > 0 else { return cut(false) }
        let word = Array(scalars[(space + 1)...])
        let places = Array(sources[(space + 1)...])
        scalars.removeSubrange(space...)
        sources.removeSubrange(space...)
        let length = wordLength
        cut(false)
        scalars = word
        sources = places
        wordLength = length
    }

    private mutating func cut(_ isCharacter: Bool) {
        defer {
            scalars.removeAll(keepingCapacity: true)
            sources.removeAll(keepingCapacity: true)
            lastSpace = nil
            wordLength = 0
        }
        while scalars.last == " " {
            scalars.removeLast()
            sources.removeLast()
        }
        guard !scalars.isEmpty else { return }
        var segment = base
        var view = String.UnicodeScalarView()
        view.append(contentsOf: scalars)
        segment.text = String(view)
        segment.isCharacter = isCharacter
        steps.append(.speak(segment, sources: sources))
    }
}
