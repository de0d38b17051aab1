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

    /// A queue whose removed members stay as holes until there are more holes than members.
    private struct Queue: Sendable {
        var ids: [UtteranceID] = []
        var head = 0
        var count = 0
    }

    private var requests: [UtteranceID: SpeechRequest] = [:]
    private var keys: [String: UtteranceID] = [:]
    private var queues = [Queue](repeating: Queue(), count: Lane.allCases.count)

    var count: Int { requests.count }

    func count(in lane: Lane) -> Int { queues[lane.rawValue].count }

    func contains(_ id: UtteranceID) -> Bool { requests[id] != nil }

    func request(forKey key: String) -> UtteranceID? { keys[key] }

    /// The least urgent lane that holds something.
    var leastUrgentLane: Lane? { Lane.allCases.last { count(in: $0) > 0 } }

    mutating func append(_ request: SpeechRequest) {
        let lane = Lane(request).rawValue
        requests[request.id] = request
        if let key = request.key { keys[key] = request.id }
        queues[lane].ids.append(request.id)
        queues[lane].count += 1
    }

    @discardableResult
    mutating func remove(_ id: UtteranceID) -> SpeechRequest? {
        guard let request = requests.removeValue(forKey: id) else { return nil }
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

    /// Removes and returns what is to be spoken next.
    mutating func popFirst() -> SpeechRequest? {
        for lane in Lane.allCases {
            if let request = first(in: lane) { return remove(request.id) }
        }
        return nil
    }

    /// Removes the requests of a lane that satisfy a condition, oldest first, and returns their names.
    mutating func removeAll(in lane: Lane, where condition: (SpeechRequest) -> Bool = { _ in true }) -> [UtteranceID] {
        let queue = queues[lane.rawValue]
        guard queue.count > 0 else { return [] }
        let removed = queue.ids[queue.head...].filter { id in requests[id].map(condition) ?? false }
        for id in removed { remove(id) }
        return removed
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
