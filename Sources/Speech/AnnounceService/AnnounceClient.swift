import Speech
import StrictJSON

/// The state that the service keeps for one client.
struct AnnounceClient {
    /// Input received from the client and not yet processed.
    var input = LineBuffer(longest: AnnounceRequest.longestLine)
    /// Output queued for the client.
    private(set) var output: [UInt8] = []
    /// The number of output bytes already sent.
    private var sent = 0
    /// The number of its line that was read last.
    var lineNumber = 0
    /// Whether nothing more comes from it.
    var hasEndedInput = false
    /// Its announcements that have not ended, by its own names.
    var pending: [JSONValue: UtteranceID] = [:]
    /// The names of the last that have ended, at least `AnnounceServer.longestQueue`.
    private var ended: [JSONValue] = []
    /// The combined length of the pending texts, in bytes of UTF-8.
    var pendingBytes = 0
    /// Until when its next line waits.
    var wait: Wait?
    /// The number of names that the service has given to its announcements.
    var namesGiven = 0
    /// The number of events dropped since the client was last notified of dropped events.
    private var lost = 0
    /// The number of rejected lines.
    var mistakes = 0
    /// The number of announcements that could not be spoken.
    var failures = 0

    /// Until when a line waits.
    enum Wait: Equatable {
        case until(Instant)
        case idle
    }

    /// From how many unsent bytes on no line of the client is read.
    static let fullOutput = 256 << 10
    /// From how many unsent bytes on events are left out that come any number of times.
    private static let crowdedOutput = 128 << 10

    /// Returns the next line, and after the end of the input the text without a line end; nil while there is none.
    mutating func nextLine() -> LineBuffer.Line? {
        let line = input.next() ?? (hasEndedInput ? input.last() : nil)
        if line != nil { lineNumber += 1 }
        return line
    }

    /// The name of an announcement: the client's, else one of the service's.
    mutating func name(for post: AnnounceRequest.Post) -> JSONValue {
        if let id = post.id { return id }
        namesGiven += 1
        return JSONValue("#\(namesGiven)")
    }

    /// Notes that an announcement has ended.
    mutating func end(_ name: JSONValue) {
        pending[name] = nil
        // Half of them go at once, so that an end costs the same however many there were.
        if ended.count == 2 * AnnounceServer.longestQueue { ended.removeFirst(AnnounceServer.longestQueue) }
        ended.append(name)
    }

    /// Whether an announcement with this name has ended not long ago.
    func hasEnded(_ name: JSONValue) -> Bool { ended.contains(name) }

    /// The number of bytes waiting to be sent.
    var unsent: Int { output.count - sent }

    /// Whether so much output is waiting that no more input is processed until the client reads.
    var isOutputFull: Bool { unsent >= Self.fullOutput }

    /// Whether events are left out.
    var isOutputCrowded: Bool { unsent >= Self.crowdedOutput }

    /// Queues a line. A dispensable line is dropped while much output is waiting; the client is notified of the number
    /// dropped.
    mutating func write(_ line: String, isDispensable: Bool = false) {
        if isDispensable, isOutputCrowded || lost > 0 && unsent > 0 {
            lost += 1
            return
        }
        if lost > 0 {
            append(AnnounceReply.line(lost: lost))
            lost = 0
        }
        append(line)
    }

    /// The next bytes to send, at most `count`.
    func nextOutput(_ count: Int) -> ArraySlice<UInt8> { output[sent...].prefix(count) }

    /// Notes that bytes were sent.
    mutating func didSend(_ count: Int) {
        sent += count
        if sent == output.count {
            output.removeAll(keepingCapacity: output.capacity <= 8192)
            sent = 0
        } else if sent > 64 << 10 {
            output.removeSubrange(..<sent)
            sent = 0
        }
    }

    private mutating func append(_ line: String) {
        output.append(contentsOf: line.utf8)
        output.append(0x0A)
    }
}
