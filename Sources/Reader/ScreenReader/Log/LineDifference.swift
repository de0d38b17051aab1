/// The difference between two texts, line by line, for people to read.
public struct LineDifference: Sendable, Hashable {
    /// The lines in order; those that both texts have stand between those that only one has.
    public let lines: [Line]

    /// A line and which of the texts has it.
    public enum Line: Sendable, Hashable {
        /// Both have it.
        case same(String)
        /// Only the old one has it.
        case removed(String)
        /// Only the new one has it.
        case added(String)
    }

    /// Compares two texts.
    ///
    /// Texts that have more than some thousand lines and hardly a line in common are shown in full, since the shortest
    /// difference would take too long to find.
    public init(from old: [String], to new: [String]) {
        let start = zip(old, new).prefix { $0 == $1 }.count
        let end = zip(old[start...].reversed(), new[start...].reversed()).prefix { $0 == $1 }.count
        let was = old[start..<(old.count - end)]
        let now = new[start..<(new.count - end)]
        lines =
            old[..<start].map(Line.same) + Self.compare(Array(was), Array(now))
            + old[(old.count - end)...].map(Line.same)
    }

    /// Whether both texts are the same.
    public var isEmpty: Bool {
        lines.allSatisfy { if case .same = $0 { true } else { false } }
    }

    /// All lines: `-` before lines of the old text only, `+` before lines of the new one only, else a space.
    public var description: [String] { lines.map(\.marked) }

    /// The lines that differ with some lines around each; the omitted ones are counted in a separate line.
    public func excerpt(around count: Int = 3) -> [String] {
        var keeps = [Bool](repeating: false, count: lines.count)
        for (index, line) in lines.enumerated() {
            if case .same = line { continue }
            for near in max(0, index - count)...min(lines.count - 1, index + count) { keeps[near] = true }
        }
        var result: [String] = []
        var skipped = 0
        for (line, isKept) in zip(lines, keeps) {
            if !isKept {
                skipped += 1
                continue
            }
            if skipped > 0 { result.append("  … \(skipped) more \(skipped == 1 ? "line" : "lines")") }
            skipped = 0
            result.append(line.marked)
        }
        if skipped > 0, !result.isEmpty { result.append("  … \(skipped) more \(skipped == 1 ? "line" : "lines")") }
        return result
    }

    private static let limit = 4_000_000

    private static func compare(_ old: [String], _ new: [String]) -> [Line] {
        guard old.count.multipliedReportingOverflow(by: new.count).partialValue <= limit,
            old.count < limit, new.count < limit
        else { return old.map(Line.removed) + new.map(Line.added) }
        var removals: Set<Int> = []
        var insertions: Set<Int> = []
        for change in new.difference(from: old) {
            switch change {
            case .remove(let offset, _, _): removals.insert(offset)
            case .insert(let offset, _, _): insertions.insert(offset)
            }
        }
        var result: [Line] = []
        var (was, now) = (0, 0)
        while was < old.count || now < new.count {
            if removals.contains(was) {
                result.append(.removed(old[was]))
                was += 1
            } else if insertions.contains(now) {
                result.append(.added(new[now]))
                now += 1
            } else {
                result.append(.same(new[now]))
                was += 1
                now += 1
            }
        }
        return result
    }
}

extension LineDifference.Line {
    fileprivate var marked: String {
        switch self {
        case .same(let text): "  \(text)"
        case .removed(let text): "- \(text)"
        case .added(let text): "+ \(text)"
        }
    }
}
