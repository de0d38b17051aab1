import Speech

/// The time in which a program that has just begun paints its screen.
struct Opening: Sendable {
    /// When it began to paint.
    private var start: Instant
    /// When it was started.
    private let beginning: Instant
    /// What was shown before, where the same program may have wiped the screen only to draw it again.
    let before: (image: ScreenImage, model: ScreenModel?)?
    /// When it is over if nothing more comes.
    private(set) var end: Instant

    init(at time: Instant, before: (image: ScreenImage, model: ScreenModel?)? = nil) {
        start = time
        beginning = time
        self.before = before
        end = time + Thresholds.Opening.quiet
    }

    /// The same where nothing was painted yet; nil where that has lasted too long.
    func waiting(at time: Instant) -> Opening? {
        guard time < beginning + Thresholds.Opening.longestOfNothing else { return nil }
        var next = self
        next.start = time
        next.end = time + Thresholds.Opening.quiet
        return next
    }

    /// The same after more was painted.
    func went(on time: Instant) -> Opening {
        var next = self
        next.end = min(start + Thresholds.Opening.longest, time + Thresholds.Opening.quiet)
        return next
    }
}

extension ScreenImage {
    /// Whether most of another picture's rows are seen in this one, wherever they are.
    func resembles(_ other: ScreenImage) -> Bool {
        guard isAlternate == other.isAlternate, columns == other.columns, rows.count == other.rows.count else {
            return false
        }
        let before = other.rows.filter { !$0.isBlank }.map { $0.text() }
        let after = Set(rows.map { $0.text() })
        return before.count >= Thresholds.Opening.fewestRows
            && Thresholds.Opening.sameRows.isReached(by: before.count(where: after.contains), of: before.count)
    }
}
