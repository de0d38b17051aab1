/// The time in which a program that has just begun paints its screen.
struct Opening: Sendable {
    /// How long nothing must come, in seconds.
    static let quiet = 0.03
    /// How long it may take at most; programs that animate themselves never rest.
    static let longest = 0.25

    private let start: Double
    /// When it is over if nothing more comes.
    private(set) var end: Double

    init(at time: Double) {
        start = time
        end = time + Self.quiet
    }

    /// The same after more was painted.
    func went(on time: Double) -> Opening {
        var next = self
        next.end = min(start + Self.longest, time + Self.quiet)
        return next
    }
}
