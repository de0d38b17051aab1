/// The impact of an issue on the people whom it affects, in the four steps of axe-core.
public enum Impact: String, Sendable, Hashable, Codable, CaseIterable, Comparable {
    /// An annoyance.
    case minor
    /// Something takes longer or has to be guessed.
    case moderate
    /// Something can hardly be used.
    case serious
    /// Some users can't continue at all.
    case critical

    /// Whether one hinders less than another.
    public static func < (left: Impact, right: Impact) -> Bool { left.rank < right.rank }

    private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
