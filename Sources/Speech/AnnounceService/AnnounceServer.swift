import Speech
import StrictJSON

/// The service behind `earshot announce`: speaks the announcements that clients send and reports the outcome of each as
/// a line.
///
/// It reads no descriptors and uses no threads, so that all of it can be tested in memory. Its memory is bounded: a
/// client has at most `longestQueue` announcements that have not ended, of `mostBytes` together, and one that does not
/// read its events is not read from either; word events are dropped while much output is waiting, the end of an
/// announcement never is.
package struct AnnounceServer {
    /// The handling of a client whose queue of announcements is full.
    package enum WhenFull: String, CaseIterable, Sendable {
        /// Its next line is read when one of them has ended.
        case wait
        /// The announcement is rejected with an error line.
        case reject
    }

    /// The maximum number of announcements of one client that have not ended.
    package static let longestQueue = 1000
    /// The maximum number of connected clients.
    static let mostClients = 256
    /// The maximum combined length of one client's pending texts, in bytes of UTF-8, unless there is only one.
    package static let mostBytes = 512 << 10
    /// The queue that all clients share has room for the limit of each.
    static let limits = SpeechQueue.Limits(
        pending: longestQueue * mostClients, pendingBytes: (mostBytes + AnnounceRequest.longestLine) * mostClients)

    /// The speaker that receives the announcements.
    let speaker: any AnnounceSpeaker
    private let whenFull: WhenFull
    private let cancelsAtEnd: Bool
    private let reportsWords: Bool
    private let onStart: (Utterance) -> Void
    private let onLanguage: (String) -> Void
    private(set) var clients: [Int: AnnounceClient] = [:]
    private var lastClient = 0
    private var owners: [UtteranceID: Owner] = [:]
    private var pausing: Set<Int> = []
    private var muting: Set<Int> = []

    private struct Owner {
        var client: Int
        var name: JSONValue
        var utterance: Utterance
        /// Why it was cancelled; nil if it was skipped, or not cancelled.
        var cancellation: String?
    }

    /// - Parameters:
    ///   - cancelsAtEnd: whether the end of a client's input ends its announcements.
    ///   - reportsWords: whether clients receive an event for each word.
    ///   - onStart: called with each utterance when it begins to be spoken.
    ///   - onLanguage: called with the language of each announcement that has one.
    package init(
        speaker: any AnnounceSpeaker, whenFull: WhenFull = .wait, cancelsAtEnd: Bool = false, reportsWords: Bool = true,
        onLanguage: @escaping (String) -> Void = { _ in }, onStart: @escaping (Utterance) -> Void = { _ in }
    ) {
        self.speaker = speaker
        self.whenFull = whenFull
        self.cancelsAtEnd = cancelsAtEnd
        self.reportsWords = reportsWords
        self.onLanguage = onLanguage
        self.onStart = onStart
    }

    // MARK: Clients

    /// Takes a client and returns its number, or nil when there are too many.
    mutating func connect() -> Int? {
        guard clients.count < Self.mostClients else { return nil }
        lastClient += 1
        clients[lastClient] = AnnounceClient()
        return lastClient
    }

    /// Processes input of a client.
    mutating func receive(_ bytes: some Collection<UInt8>, from client: Int) {
        clients[client]?.input.append(bytes)
        readLines(of: client)
    }

    /// Notes that nothing more comes from a client.
    mutating func endInput(of client: Int) {
        guard clients[client]?.hasEndedInput == false else { return }
        clients[client]?.hasEndedInput = true
        readLines(of: client)
    }

    /// Forgets a client that has gone; its announcements are cancelled.
    mutating func disconnect(_ client: Int) {
        guard let gone = clients.removeValue(forKey: client) else { return }
        release(client)
        for id in gone.pending.values.sorted(by: >) {
            owners[id] = nil
            speaker.cancel(id)
        }
    }

    /// Whether more of a client's input can be taken.
    func wantsInput(of client: Int) -> Bool {
        guard let state = clients[client] else { return false }
        return !state.hasEndedInput && !isBlocked(state) && state.input.count <= AnnounceRequest.longestLine
    }

    /// Whether every event for a client has been written.
    func isDone(_ client: Int) -> Bool {
        guard let state = clients[client] else { return true }
        return state.hasEndedInput && state.input.count == 0 && state.pending.isEmpty && state.unsent == 0
    }

    /// The next bytes for a client.
    func output(for client: Int, atMost count: Int) -> ArraySlice<UInt8> {
        clients[client]?.nextOutput(count) ?? []
    }

    /// Notes that bytes were sent to a client.
    mutating func didSend(_ count: Int, to client: Int) {
        clients[client]?.didSend(count)
    }

    // MARK: Time

    /// The time until which no work is due; nil if none is scheduled.
    var nextTime: Instant? {
        let waits = clients.values.compactMap { if case .until(let instant)? = $0.wait { instant } else { nil } }
        return (waits + [speaker.nextEventTime].compactMap(\.self)).min()
    }

    /// Whether virtual time has to pass for a client that waits, has no room, or will send nothing more.
    var wantsVirtualTime: Bool {
        clients.values.contains { client in
            client.wait != nil || Self.isFull(client)
                || client.hasEndedInput && !client.pending.isEmpty
        }
    }

    /// Reports new events to the clients, and processes the lines that waited for them.
    mutating func update() {
        repeat {
            for event in speaker.takeEvents() { take(event) }
            for client in clients.keys.sorted() { readLines(of: client) }
        } while speaker.isVirtual && takeNewEvents()
    }

    /// Ends all announcements and notifies the clients. Throws if a recording could not be completed.
    mutating func shutdown() throws {
        for id in owners.keys where owners[id]?.cancellation == nil {
            owners[id]?.cancellation = "the service was stopped"
        }
        // There are events after an error, too.
        defer { for event in speaker.takeEvents() { take(event) } }
        try speaker.shutdown()
    }

    private mutating func takeNewEvents() -> Bool {
        let events = speaker.takeEvents()
        for event in events { take(event) }
        return !events.isEmpty
    }

    private mutating func take(_ event: SpeechEvent) {
        guard let owner = owners[event.id] else { return }
        if event.kind == .started { onStart(owner.utterance) }
        let isTerminal = event.kind.isTerminal
        if isTerminal {
            owners[event.id] = nil
            clients[owner.client]?.end(owner.name)
            clients[owner.client]?.pendingBytes -= owner.utterance.text.utf8.count
            switch event.kind {
            case .failed, .dropped(.queueFull): clients[owner.client]?.failures += 1
            default: break
            }
        }
        let isWord = if case .word = event.kind { true } else { false }
        if isWord, !reportsWords { return }
        if let line = AnnounceReply.line(for: event, id: owner.name, cancellation: owner.cancellation) {
            clients[owner.client]?.write(line, isDispensable: isWord)
        }
    }

    // MARK: Lines

    private static func isFull(_ client: AnnounceClient) -> Bool {
        client.pending.count >= longestQueue || client.pendingBytes >= mostBytes
    }

    private func isBlocked(_ client: AnnounceClient) -> Bool {
        if client.isOutputFull { return true }
        if whenFull == .wait, Self.isFull(client) { return true }
        switch client.wait {
        case nil: return false
        case .idle: return !client.pending.isEmpty
        case .until(let instant): return speaker.now < instant
        }
    }

    private mutating func readLines(of client: Int) {
        // In place: a copy of a client is a copy of all that waits for it.
        while let isBlocked = clients[client].map(isBlocked), !isBlocked {
            clients[client]?.wait = nil
            let line = clients[client]?.nextLine()
            switch line {
            case .bytes(let bytes): read(bytes, from: client)
            case .tooLong:
                reject(
                    AnnounceMistake(
                        "this line is longer than \(AnnounceRequest.longestLine) bytes",
                        remedy: "split the text into several announcements"), from: client)
            case nil:
                if clients[client]?.hasEndedInput == true {
                    // A pause that is never lifted would keep the other announcements from being spoken.
                    release(client)
                    if cancelsAtEnd { cancelAll(of: client, because: "the client's input ended") }
                }
                return
            }
        }
    }

    private mutating func read(_ line: [UInt8], from client: Int) {
        guard line.contains(where: { $0 != 0x20 && $0 != 0x09 && $0 != 0x0D }) else { return }
        do throws(AnnounceMistake) {
            switch try AnnounceRequest.parse(line) {
            case .post(let post): try announce(post, from: client)
            case .cancel(let name):
                try cancel(name, of: client)
            case .control(let control): execute(control, from: client)
            case .wait(.idle): clients[client]?.wait = .idle
            case .wait(.duration(let duration)):
                clients[client]?.wait = .until(speaker.now.advanced(by: duration))
            }
        } catch {
            reject(error, from: client)
        }
        if speaker.isVirtual { _ = takeNewEvents() }
    }

    private mutating func reject(_ mistake: AnnounceMistake, from client: Int) {
        guard let number = clients[client]?.lineNumber else { return }
        clients[client]?.mistakes += 1
        clients[client]?.write(AnnounceReply.line(for: mistake, number: number))
    }

    private mutating func announce(_ post: AnnounceRequest.Post, from client: Int) throws(AnnounceMistake) {
        guard let name = clients[client]?.name(for: post) else { return }
        guard clients[client]?.pending[name] == nil else {
            throw AnnounceMistake(
                "an announcement with this id has not ended", remedy: "use a different id for each announcement",
                id: name)
        }
        guard clients[client].map(Self.isFull) == false else {
            throw AnnounceMistake(
                "\(clients[client]?.pending.count ?? 0) announcements are already waiting",
                remedy: "wait until some have ended",
                id: name)
        }
        if let language = post.text.language { onLanguage(language) }
        let utterance = Utterance([.text(post.text)])
        // Two clients that happen to use one key must not end each other's announcements.
        let key = post.key.map { "\(client) \($0)" }
        let id = speaker.post(utterance, priority: post.priority, key: key)
        clients[client]?.pending[name] = id
        clients[client]?.pendingBytes += utterance.text.utf8.count
        owners[id] = Owner(client: client, name: name, utterance: utterance)
    }

    /// Cancels an announcement. One that has just ended needs no cancelling: its client could not know yet.
    private mutating func cancel(_ name: JSONValue, of client: Int) throws(AnnounceMistake) {
        if let id = clients[client]?.pending[name] {
            owners[id]?.cancellation = "the client cancelled it"
            speaker.cancel(id)
        } else if clients[client]?.hasEnded(name) != true {
            throw AnnounceMistake(
                "no announcement has this id", remedy: "write the id of an announcement that was posted before",
                id: name)
        }
    }

    private mutating func execute(_ control: AnnounceRequest.Control, from client: Int) {
        switch control {
        case .stop: cancelAll(of: client, because: "the client sent the command stop")
        case .skip: speaker.skip(among: Set((clients[client]?.pending ?? [:]).values))
        case .pause:
            pausing.insert(client)
            speaker.setPaused(true)
        case .resume:
            pausing.remove(client)
            if pausing.isEmpty { speaker.setPaused(false) }
        case .mute:
            muting.insert(client)
            speaker.setMuted(true)
        case .unmute:
            muting.remove(client)
            if muting.isEmpty { speaker.setMuted(false) }
        }
    }

    private mutating func cancelAll(of client: Int, because reason: String) {
        // The newest first, so that none begins when the one before it ends.
        for id in (clients[client]?.pending.values.sorted(by: >) ?? []) {
            owners[id]?.cancellation = reason
            speaker.cancel(id)
        }
    }

    /// Lifts the pause or mute that a disconnected client has left behind.
    private mutating func release(_ client: Int) {
        if pausing.remove(client) != nil, pausing.isEmpty { speaker.setPaused(false) }
        if muting.remove(client) != nil, muting.isEmpty { speaker.setMuted(false) }
    }
}
