import Speech
import StrictJSON

/// What the service knows of one client.
struct AnnounceClient {
    /// What it has sent and nobody has read.
    var input = LineBuffer(longest: AnnounceRequest.longestLine)
    /// What it is to be sent.
    private(set) var output: [UInt8] = []
    /// How much of the output was sent.
    private var sent = 0
    /// The number of its line that was read last.
    var lineNumber = 0
    /// Whether nothing more comes from it.
    var hasEndedInput = false
    /// Its announcements that have not ended, by its own names.
    var pending: [JSONValue: UtteranceID] = [:]
    /// How long their texts are together, in bytes of UTF-8.
    var pendingBytes = 0
    /// Until when its next line waits.
    var wait: Wait?
    /// How many names the service has given to its announcements.
    var namesGiven = 0
    /// How many of its events were left out since it was last told.
    private var lost = 0
    /// How many of its lines were refused.
    var mistakes = 0
    /// How many of its announcements could not be spoken.
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

    /// The next line, and after the end of the input what has no line end; nil while there is none.
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

    /// How many bytes wait to be sent.
    var unsent: Int { output.count - sent }

    /// Whether so much waits to be sent that the client must read before it is heard again.
    var isOutputFull: Bool { unsent >= Self.fullOutput }

    /// Whether events are left out.
    var isOutputCrowded: Bool { unsent >= Self.crowdedOutput }

    /// Gives a line to be sent. One that is dispensable is left out while much waits; the client is told how many
    /// were.
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

    /// The next bytes to send, at most so many.
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
