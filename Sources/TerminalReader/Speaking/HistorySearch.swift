/// What a shell shows while it searches its history, as readline writes it: "(reverse-i-search)`query': command".
struct HistorySearch: Equatable {
    /// The command that was found, "" when there is none.
    var match: String
    /// Whether nothing was found for what was typed last.
    var isFailed: Bool

    /// `nil` when a line is no such search.
    init?(_ line: String) {
        guard let start = line.firstRange(of: "i-search)`") else { return nil }
        let rest = line[start.upperBound...]
        guard let end = rest.firstRange(of: "':") else { return nil }
        match = String(rest[end.upperBound...].drop { $0 == " " }).trimmingEnd
        isFailed = line[..<start.lowerBound].contains("failed")
    }
}
