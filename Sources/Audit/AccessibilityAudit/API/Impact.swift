/// The impact of an issue on the people it affects, in the four levels of axe-core.
public enum Impact: String, Sendable, Hashable, Codable, CaseIterable, Comparable {
    /// An annoyance that hardly hinders the user.
    case minor
    /// A task takes longer or requires guessing.
    case moderate
    /// A function can hardly be used.
    case serious
    /// Some users can't continue at all.
    case critical

    /// Whether one hinders less than another.
    public static func < (left: Impact, right: Impact) -> Bool { left.rank < right.rank }

    private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
