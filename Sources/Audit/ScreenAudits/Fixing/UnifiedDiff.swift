import Escaping
import InterfaceBuilder

/// The edits of a file as a unified diff, which `patch` and `git apply` take.
///
/// Control sequences for terminals and build logs are escaped, so a line that has one can't be applied.
struct UnifiedDiff {
    private let bytes: [UInt8]
    private let starts: [Int]
    private static let context = 3

    /// Prepares the diff of a file.
    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        var starts = [0]
        for place in bytes.indices.dropLast() where bytes[place] == 0x0A { starts.append(place + 1) }
        self.starts = starts
    }

    /// The diff of edits that rise and don't overlap.
    func text(_ edits: [MarkupEdit], of path: String) -> String {
        let name = SafeText.escape(path)
        let slash = path.hasPrefix("/") ? "" : "/"
        var text = "--- a\(slash)\(name)\n+++ b\(slash)\(name)\n"
        var shift = 0
        for hunk in hunks(edits) {
            let first = max(0, hunk.lines.lowerBound - Self.context)
            let last = min(starts.count, hunk.lines.upperBound + Self.context)
            var body = ""
            var line = first
            var (old, new) = (0, 0)
            for change in hunk.changes {
                for same in line..<change.lines.lowerBound { append(" ", bytes[range(same..<same + 1)], to: &body) }
                old += change.lines.upperBound - line
                new += change.lines.lowerBound - line
                for before in split(bytes[range(change.lines)]) { append("-", before, to: &body) }
                let after = split(change.result(bytes, range(change.lines))[...])
                for line in after { append("+", line, to: &body) }
                new += after.count
                line = change.lines.upperBound
            }
            for same in line..<last { append(" ", bytes[range(same..<same + 1)], to: &body) }
            old += last - line
            new += last - line
            text += "@@ -\(first + 1),\(old) +\(first + 1 + shift),\(new) @@\n" + body
            shift += new - old
        }
        return text
    }

    private struct Change {
        /// The lines that the edits touch.
        var lines: Range<Int>
        var edits: [MarkupEdit]

        func result(_ bytes: [UInt8], _ range: Range<Int>) -> [UInt8] {
            let moved = edits.map {
                MarkupEdit(
                    $0.range.lowerBound - range.lowerBound..<$0.range.upperBound - range.lowerBound, $0.replacement)
            }
            return moved.applied(to: Array(bytes[range]))
        }
    }

    private struct Hunk {
        var changes: [Change]
        var lines: Range<Int> { changes[0].lines.lowerBound..<changes[changes.count - 1].lines.upperBound }
    }

    private func hunks(_ edits: [MarkupEdit]) -> [Hunk] {
        var changes: [Change] = []
        for edit in edits {
            let lines = line(of: edit.range.lowerBound)..<line(of: edit.range.upperBound) + 1
            if let last = changes.last, lines.lowerBound < last.lines.upperBound {
                changes[changes.count - 1].lines = last.lines.lowerBound..<max(lines.upperBound, last.lines.upperBound)
                changes[changes.count - 1].edits.append(edit)
            } else {
                changes.append(Change(lines: lines, edits: [edit]))
            }
        }
        var hunks: [Hunk] = []
        for change in changes {
            if let last = hunks.last, change.lines.lowerBound - last.lines.upperBound <= 2 * Self.context {
                hunks[hunks.count - 1].changes.append(change)
            } else {
                hunks.append(Hunk(changes: [change]))
            }
        }
        return hunks
    }

    private func line(of offset: Int) -> Int {
        var (low, high) = (0, starts.count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= offset { low = middle } else { high = middle }
        }
        return low
    }

    private func range(_ lines: Range<Int>) -> Range<Int> {
        starts[lines.lowerBound]..<(lines.upperBound < starts.count ? starts[lines.upperBound] : bytes.count)
    }

    private func split(_ bytes: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
        var rest = bytes
        var lines: [ArraySlice<UInt8>] = []
        while !rest.isEmpty {
            let end = rest.firstIndex(of: 0x0A).map { $0 + 1 } ?? rest.endIndex
            lines.append(rest[..<end])
            rest = rest[end...]
        }
        return lines
    }

    private func append(_ sign: String, _ line: ArraySlice<UInt8>, to text: inout String) {
        let isEnded = line.last == 0x0A
        var content = isEnded ? line.dropLast() : line
        let hasReturn = content.last == 0x0D
        if hasReturn { content = content.dropLast() }
        text += sign + SafeText.escape(String(decoding: content, as: UTF8.self))
        text += (hasReturn ? "\r\n" : "\n") + (isEnded ? "" : "\\ No newline at end of file\n")
    }
}
