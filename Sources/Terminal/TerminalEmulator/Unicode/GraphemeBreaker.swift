/// Finds the boundaries of extended grapheme clusters in a stream of scalars (Unicode Standard Annex 29, section 3),
/// one scalar at a time and with a fixed amount of memory.
struct GraphemeBreaker: Equatable {
    private var previous: GraphemeBreakClass?
    private var oddRegionalIndicators = false
    /// GB11: an extended pictographic and its extenders came before.
    private var pictographic = false
    /// GB11: and then a zero-width joiner.
    private var pictographicJoined = false
    /// GB9c: a consonant came before, and then perhaps a linker.
    private var conjunct = Conjunct.none

    private enum Conjunct { case none, consonant, linked }

    /// Resets the breaker, as at the start of text.
    mutating func reset() { self = GraphemeBreaker() }

    /// Whether nothing came before.
    var isAtStart: Bool { previous == nil }

    /// Whether the last scalar belongs to whatever follows it (GB9b).
    @inline(__always)
    var endsWithPrepend: Bool { previous == .prepend }

    /// The state after a printable ASCII character, which is the most frequent one.
    static let afterASCII = GraphemeBreaker(previous: .other)

    init() {}

    private init(previous: GraphemeBreakClass) { self.previous = previous }

    /// Processes the next scalar and returns whether a cluster starts with it.
    mutating func isBoundary(before properties: ScalarProperties) -> Bool {
        let next = properties.breakClass
        let boundary = decides(next, properties)
        advance(next, properties)
        return boundary
    }

    private func decides(_ next: GraphemeBreakClass, _ properties: ScalarProperties) -> Bool {
        guard let previous else { return true }
        switch (previous, next) {
        case (.carriageReturn, .lineFeed): return false
        case (.control, _), (.carriageReturn, _), (.lineFeed, _): return true
        case (_, .control), (_, .carriageReturn), (_, .lineFeed): return true
        case (.hangulL, .hangulL), (.hangulL, .hangulV), (.hangulL, .hangulLV), (.hangulL, .hangulLVT): return false
        case (.hangulLV, .hangulV), (.hangulV, .hangulV), (.hangulLV, .hangulT), (.hangulV, .hangulT): return false
        case (.hangulLVT, .hangulT), (.hangulT, .hangulT): return false
        case (_, .extend), (_, .zeroWidthJoiner), (_, .spacingMark), (.prepend, _): return false
        case (.regionalIndicator, .regionalIndicator): return !oddRegionalIndicators
        default: break
        }
        if pictographicJoined, properties.isExtendedPictographic { return false }
        if conjunct == .linked, properties.indicConjunct == .consonant { return false }
        return true
    }

    private mutating func advance(_ next: GraphemeBreakClass, _ properties: ScalarProperties) {
        oddRegionalIndicators = next == .regionalIndicator && !(previous == .regionalIndicator && oddRegionalIndicators)
        pictographicJoined = pictographic && next == .zeroWidthJoiner
        pictographic = properties.isExtendedPictographic || pictographic && next == .extend
        switch properties.indicConjunct {
        case .consonant: conjunct = .consonant
        case .linker: if conjunct != .none { conjunct = .linked }
        case .extend: break
        case .none: conjunct = .none
        }
        previous = next
    }
}
