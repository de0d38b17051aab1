/// Counts output that comes faster than it can be read.
struct Flood: Sendable {
    private var lines = 0
    private var unreported = 0
    private var lastSound = -Double.infinity
    private var lastOutput = 0.0
    private(set) var isActive = false
    /// The pause after which a flood is over.
    static let quiet = 0.5

    mutating func begin(_ count: Int, at time: Double) -> [Spoken] {
        isActive = true
        lines = count
        unreported = 0
        lastSound = time
        lastOutput = time
        return [.sound(.flood(lines: count))]
    }

    mutating func add(_ count: Int, at time: Double, interval: Double) -> [Spoken] {
        lines += count
        unreported += count
        lastOutput = time
        guard time - lastSound >= interval else { return [] }
        defer { unreported = 0 }
        lastSound = time
        return [.sound(.flood(lines: unreported))]
    }

    /// Tells how long the output was once it has come to rest.
    mutating func settle(at time: Double) -> [Spoken] {
        guard isActive, time - lastOutput >= Self.quiet else { return [] }
        isActive = false
        return [.say("\(lines) lines")]
    }

    /// A key ends it: nothing more is said of it.
    mutating func stop() { self = Flood() }
}
