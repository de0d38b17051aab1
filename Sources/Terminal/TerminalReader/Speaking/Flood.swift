import Speech

/// Counts output that comes faster than it can be read.
struct Flood: Sendable {
    /// How many lines came.
    private(set) var lines = 0
    private var unreported = 0
    private var lastSound = Instant.distantPast
    private var lastOutput = Instant.zero
    /// Lines that wait to be spoken, by a guess of how fast the voice is.
    private var backlog = 0.0
    private var backlogTime = Instant.zero
    private(set) var isActive = false
    /// Whether a key was pressed during it: nothing more is said of it.
    private(set) var isCut = false
    /// Whether output came after that key.
    private(set) var wentOn = false
    /// The last line that is complete, and the one in which the cursor waits.
    var lastLine = ""
    var waiting = ""

    /// When the flood is over if nothing more comes.
    var end: Instant? { isActive ? lastOutput + Thresholds.Flood.quiet : nil }

    /// How many of some lines can be read, now that others wait. Lines that are few enough are all read.
    mutating func admits(_ count: Int, limit: Int, at time: Instant) -> Bool {
        backlog = max(0, backlog - max(.zero, time - backlogTime).inSeconds * Thresholds.Flood.linesPerSecond)
        backlogTime = time
        guard !isActive, backlog + Double(count) <= Double(limit) else { return false }
        backlog += Double(count)
        return true
    }

    /// Whether lines were read so lately that no more can be taken in.
    func isBehind(_ limit: Int) -> Bool { backlog > Double(limit) * Thresholds.Flood.backlog }

    mutating func begin(_ count: Int, at time: Instant) -> [Spoken] {
        isActive = true
        isCut = false
        wentOn = false
        lines = count
        unreported = 0
        lastSound = time
        lastOutput = time
        return [.sound(.flood(lines: count))]
    }

    mutating func add(_ count: Int, at time: Instant, interval: Duration) -> [Spoken] {
        lines += count
        unreported += count
        lastOutput = time
        wentOn = wentOn || isCut
        guard !isCut, time - lastSound >= interval else { return [] }
        defer { unreported = 0 }
        lastSound = time
        return [.sound(.flood(lines: unreported))]
    }

    /// Ends it once it has come to rest, and gives it then.
    mutating func settle(at time: Instant) -> Flood? {
        guard let end, time >= end else { return nil }
        defer { self = Flood() }
        return self
    }

    /// A key: what waits to be spoken is dropped, and nothing more is said of a flood.
    mutating func cut() {
        backlog = 0
        isCut = isActive
    }
}
