/// The utterances that wait, in four lanes, the most urgent first. Every operation takes constant amortised time.
struct PendingSpeech: Sendable {
    /// The lanes in the order in which they are spoken.
    enum Lane: Int, Sendable, CaseIterable {
        case high, reader, announcement, low

        init(_ request: SpeechRequest) {
            self =
                switch request.priority {
                case .high: .high
                case .low: .low
                case .default: request.kind.isReaderSpeech ? .reader : .announcement
                }
        }
    }

    /// A queue whose removed members stay as gaps until there are more gaps than members.
    private struct Queue: Sendable {
        var ids: [UtteranceID] = []
        var head = 0
        var count = 0
    }

    private var requests: [UtteranceID: SpeechRequest] = [:]
    private var keys: [String: UtteranceID] = [:]
    private var queues = [Queue](repeating: Queue(), count: Lane.allCases.count)

    /// The length of the waiting texts in bytes of UTF-8.
    private(set) var bytes = 0

    var count: Int { requests.count }

    func count(in lane: Lane) -> Int { queues[lane.rawValue].count }

    func contains(_ id: UtteranceID) -> Bool { requests[id] != nil }

    func request(forKey key: String) -> UtteranceID? { keys[key] }

    /// The least urgent lane that is not empty.
    var leastUrgentLane: Lane? { Lane.allCases.last { count(in: $0) > 0 } }

    mutating func append(_ request: SpeechRequest) {
        let lane = Lane(request).rawValue
        insert(request)
        queues[lane].ids.append(request.id)
        queues[lane].count += 1
    }

    /// Puts a request before all others of its lane.
    mutating func prepend(_ request: SpeechRequest) {
        let lane = Lane(request).rawValue
        insert(request)
        if queues[lane].head > 0 {
            queues[lane].head -= 1
            queues[lane].ids[queues[lane].head] = request.id
        } else {
            queues[lane].ids.insert(request.id, at: 0)
        }
        queues[lane].count += 1
    }

    private mutating func insert(_ request: SpeechRequest) {
        requests[request.id] = request
        bytes += request.byteCount
        // A newer request with the key may have come while this one was spoken.
        if let key = request.key, keys[key].map({ $0 < request.id }) ?? true { keys[key] = request.id }
    }

    @discardableResult
    mutating func remove(_ id: UtteranceID) -> SpeechRequest? {
        guard let request = requests.removeValue(forKey: id) else { return nil }
        bytes -= request.byteCount
        if let key = request.key, keys[key] == id { keys[key] = nil }
        let lane = Lane(request).rawValue
        queues[lane].count -= 1
        closeHoles(lane)
        return request
    }

    /// The oldest request of a lane.
    func first(in lane: Lane) -> SpeechRequest? {
        let queue = queues[lane.rawValue]
        guard queue.count > 0 else { return nil }
        for id in queue.ids[queue.head...] {
            if let request = requests[id] { return request }
        }
        return nil
    }

    /// The request to speak next.
    var next: SpeechRequest? { Lane.allCases.lazy.compactMap { first(in: $0) }.first }

    /// Removes and returns the next utterance to speak.
    mutating func popFirst() -> SpeechRequest? { next.flatMap { remove($0.id) } }

    /// The names of the requests of a lane that satisfy a condition, oldest first.
    func all(in lane: Lane, where condition: (SpeechRequest) -> Bool) -> [UtteranceID] {
        let queue = queues[lane.rawValue]
        guard queue.count > 0 else { return [] }
        return queue.ids[queue.head...].filter { id in requests[id].map(condition) ?? false }
    }

    /// Keeps the holes fewer than the members, so that a lane neither grows for ever nor is searched in vain.
    private mutating func closeHoles(_ lane: Int) {
        while queues[lane].head < queues[lane].ids.count, requests[queues[lane].ids[queues[lane].head]] == nil {
            queues[lane].head += 1
        }
        let total = queues[lane].ids.count
        guard total > 32, total > 2 * queues[lane].count else { return }
        queues[lane].ids = queues[lane].ids[queues[lane].head...].filter { requests[$0] != nil }
        queues[lane].head = 0
    }
}
