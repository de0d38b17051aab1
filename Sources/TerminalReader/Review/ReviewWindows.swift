import TerminalEmulator

/// Lines of the screen that the user wants to hear of always, or never by themselves.
struct ReviewWindows {
    private var watched: [Int: String] = [:]
    private var muted: Set<Int> = []

    var isEmpty: Bool { watched.isEmpty && muted.isEmpty }

    mutating func watch(_ rows: Range<Int>, on screen: Screen) {
        for row in rows {
            muted.remove(row)
            watched[row] = SpokenText.of(screen.text(row: row))
        }
    }

    mutating func mute(_ rows: Range<Int>) {
        for row in rows {
            watched[row] = nil
            muted.insert(row)
        }
    }

    /// What is heard of the watched lines since the last time.
    mutating func changes(on screen: Screen) -> [Spoken] {
        var spoken: [Spoken] = []
        for (row, before) in watched.sorted(by: { $0.key < $1.key }) where row < screen.rows {
            let now = SpokenText.of(screen.text(row: row))
            guard now != before else { continue }
            watched[row] = now
            if !now.isEmpty { spoken.append(.say(now)) }
        }
        return spoken
    }

    /// The operations without those that only change lines of which nothing is to be heard: muted ones, and watched
    /// ones, which are spoken here.
    func audible(_ operations: [Operation]) -> [Operation] {
        guard !isEmpty else { return operations }
        return operations.filter { operation in
            switch operation {
            case .write(let write): !isSilent(write.row..<write.row + 1)
            case .erase(let region, _), .fill(let region, _), .changeAttributes(let region): !isSilent(region.rows)
            default: true
            }
        }
    }

    private func isSilent(_ rows: Range<Int>) -> Bool {
        !rows.isEmpty && rows.allSatisfy { muted.contains($0) || watched[$0] != nil }
    }
}
