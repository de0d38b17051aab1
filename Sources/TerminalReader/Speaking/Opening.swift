/// The time in which a program that has just begun paints its screen.
struct Opening: Sendable {
    /// How long nothing must come, in seconds.
    static let quiet = 0.03
    /// How long it may take at most; programs that animate themselves never rest.
    static let longest = 0.25

    private let start: Double
    /// What was shown before, where the same program may have wiped the screen only to draw it again.
    let before: (image: ScreenImage, model: ScreenModel?)?
    /// When it is over if nothing more comes.
    private(set) var end: Double

    init(at time: Double, before: (image: ScreenImage, model: ScreenModel?)? = nil) {
        start = time
        self.before = before
        end = time + Self.quiet
    }

    /// The same after more was painted.
    func went(on time: Double) -> Opening {
        var next = self
        next.end = min(start + Self.longest, time + Self.quiet)
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
        return before.count >= 2 && before.count(where: after.contains) * 2 >= before.count
    }
}
