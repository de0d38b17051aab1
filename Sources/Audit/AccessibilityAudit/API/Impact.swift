/// How much a fault hinders those whom it affects, in the four steps of axe-core.
public enum Impact: String, Sendable, Hashable, Codable, CaseIterable, Comparable {
    /// An annoyance.
    case minor
    /// Something takes longer or has to be guessed.
    case moderate
    /// Something can hardly be used.
    case serious
    /// Somebody can't go on at all.
    case critical

    /// Whether one hinders less than another.
    public static func < (left: Impact, right: Impact) -> Bool { left.rank < right.rank }

    private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
