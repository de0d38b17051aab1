import Foundation
import Synchronization

/// What files state of their screens, and what somebody makes of that, file by file on all processors.
///
/// Whoever has time takes the next file: the main actor while it waits for an answer, and a thread for each other
/// processor. A thread goes through a file alone, from its bytes to the answer, and needs the main actor only for views
/// that nobody has made yet. While it waits for one it takes other files, since to go to sleep and to be woken takes about
/// as long as a file does.
@preconcurrency @MainActor public final class DeclaredFiles<Answer: Sendable> {
    /// What opening a file gives.
    public enum Opened: Sendable {
        /// A document, and what makes an answer of what it states of its screens.
        case document(InterfaceBuilderDocument, judge: @Sendable ([DeclaredScreen]) -> Answer)
        /// Something else, which is the answer.
        case answer(Answer)
    }

    private let declared: DeclaredScreens
    private let work: Work<Answer>
    private var position = 0
    private var isAtWork = false

    /// Creates the work for files, which are known by their numbers from 0 on.
    ///
    /// - Parameters:
    ///   - count: How many files there are.
    ///   - declared: What tells their screens.
    ///   - helpers: How many threads take part beside the main actor; one less than there are processors unless given.
    ///   - open: Opens a file.
    public init(
        _ count: Int, by declared: DeclaredScreens, helpers: Int? = nil,
        open: @escaping @Sendable (_ file: Int) -> Opened
    ) {
        self.declared = declared
        let others = helpers ?? ProcessInfo.processInfo.activeProcessorCount - 1
        work = Work(count, helpers: max(0, min(others, count - 1)), open: open)
    }

    deinit { work.stop() }

    /// The answer of the next file, in the order of the files; nil behind the last.
    public func next() async -> Answer? {
        guard position < work.count else { return nil }
        if !isAtWork {
            isAtWork = true
            for helper in 0..<work.helpers {
                Task.detached { [work, settings = declared.settings] in await work.help(as: helper, settings) }
            }
        }
        while true {
            if let answer = work.takeAnswer(position) {
                position += 1
                return answer
            }
            for (helper, requests) in work.takeRequests() {
                work.reply(requests.map { ($0.number, declared.template($0.request)) }, to: helper)
            }
            if let file = work.takeFile() {
                switch work.open(file) {
                case .answer(let answer): work.put(answer, of: file)
                case .document(let document, let judge):
                    work.put(judge(declared.screens(of: document)), of: file)
                }
            } else {
                await work.waitForNews(of: position)
            }
        }
    }
}

/// What the main actor and its helpers have in common.
final class Work<Answer: Sendable>: Sendable {
    typealias Requests = [(number: Int, request: TemplateRequest)]
    typealias Replies = [(number: Int, template: ViewTemplate?)]

    private struct State {
        var answers: [Answer?]
        var requests: [(helper: Int, requests: Requests)] = []
        var replies: [Replies]
        /// Who sleeps until there is news, the main actor until a file is answered or something is asked for.
        var main: CheckedContinuation<Void, Never>?
        var awaitedFile: Int?
        var helpers: [CheckedContinuation<Void, Never>?]
        var isStopped = false
    }

    let count: Int
    let helpers: Int
    let open: @Sendable (Int) -> DeclaredFiles<Answer>.Opened
    private let taken = Atomic(0)
    private let state: Mutex<State>

    /// How many files of a helper may wait for views.
    private static var reach: Int { 64 }

    init(_ count: Int, helpers: Int, open: @escaping @Sendable (Int) -> DeclaredFiles<Answer>.Opened) {
        (self.count, self.helpers, self.open) = (count, helpers, open)
        state = Mutex(
            State(
                answers: Array(repeating: nil, count: count), replies: Array(repeating: [], count: helpers),
                helpers: Array(repeating: nil, count: helpers)))
    }

    /// Takes the next file that nobody has taken.
    func takeFile() -> Int? {
        let file = taken.wrappingAdd(1, ordering: .relaxed).oldValue
        return file < count ? file : nil
    }

    // MARK: The main actor

    func takeAnswer(_ file: Int) -> Answer? {
        state.withLock { state in
            defer { state.answers[file] = nil }
            return state.answers[file]
        }
    }

    func put(_ answer: Answer, of file: Int) {
        let sleeper = state.withLock { state in
            state.answers[file] = answer
            return state.awaitedFile == file ? state.main.take() : nil
        }
        sleeper?.resume()
    }

    func takeRequests() -> [(helper: Int, requests: Requests)] {
        state.withLock { state in
            defer { state.requests = [] }
            return state.requests
        }
    }

    func reply(_ replies: Replies, to helper: Int) {
        let sleeper = state.withLock { state in
            state.replies[helper] += replies
            return state.helpers[helper].take()
        }
        sleeper?.resume()
    }

    /// Waits until something is asked for, or answered of some file.
    @MainActor func waitForNews(of file: Int) async {
        await withCheckedContinuation { continuation in
            let isNews = state.withLock { state in
                let isNews = state.answers[file] != nil || !state.requests.isEmpty
                if !isNews { (state.main, state.awaitedFile) = (continuation, file) }
                return isNews
            }
            if isNews { continuation.resume() }
        }
    }

    /// Lets the helpers end after the files that they have.
    func stop() {
        taken.store(count, ordering: .relaxed)
        let sleepers = state.withLock { state in
            defer { state.helpers = state.helpers.map { _ in nil } }
            state.isStopped = true
            return state.helpers
        }
        for sleeper in sleepers { sleeper?.resume() }
    }

    // MARK: Helpers

    private struct Waiting {
        let file: Int
        var sketch: FileSketch
        let judge: @Sendable ([DeclaredScreen]) -> Answer
    }

    /// Takes files until there are none.
    func help(as helper: Int, _ settings: ScreenSketcher.Settings) async {
        let sketcher = ScreenSketcher(settings)
        var waiting: [Waiting] = []
        while true {
            if !waiting.isEmpty { goOn(with: &waiting, as: helper, sketcher) }
            if waiting.count < Self.reach, let file = takeFile() {
                begin(file, as: helper, sketcher, &waiting)
            } else {
                guard !waiting.isEmpty, await waitForReplies(to: helper) else { return }
            }
        }
    }

    private func begin(_ file: Int, as helper: Int, _ sketcher: ScreenSketcher, _ waiting: inout [Waiting]) {
        switch open(file) {
        case .answer(let answer): put(answer, of: file)
        case .document(let document, let judge):
            let sketch = sketcher.sketch(document)
            ask(sketcher.templates.takeRequests(), as: helper)
            if sketch.awaited.isEmpty {
                put(judge(sketcher.screens(of: sketch)), of: file)
            } else {
                waiting.append(Waiting(file: file, sketch: sketch, judge: judge))
            }
        }
    }

    /// Ends the files for which all is there now.
    private func goOn(with waiting: inout [Waiting], as helper: Int, _ sketcher: ScreenSketcher) {
        let replies = state.withLock { state in
            defer { state.replies[helper] = [] }
            return state.replies[helper]
        }
        guard !replies.isEmpty else { return }
        for reply in replies { sketcher.templates.add(reply.template, as: reply.number) }
        var left: [Waiting] = []
        for var one in waiting {
            if one.sketch.awaited.allSatisfy(sketcher.templates.isMade) {
                sketcher.settle(&one.sketch)
                ask(sketcher.templates.takeRequests(), as: helper)
            }
            if one.sketch.awaited.isEmpty {
                put(one.judge(sketcher.screens(of: one.sketch)), of: one.file)
            } else {
                left.append(one)
            }
        }
        waiting = left
    }

    private func ask(_ requests: Requests, as helper: Int) {
        guard !requests.isEmpty else { return }
        let sleeper = state.withLock { state in
            state.requests.append((helper, requests))
            return state.main.take()
        }
        sleeper?.resume()
    }

    /// Waits until something is made; false when nothing will be.
    private func waitForReplies(to helper: Int) async -> Bool {
        await withCheckedContinuation { continuation in
            let isNews = state.withLock { state in
                let isNews = !state.replies[helper].isEmpty || state.isStopped
                if !isNews { state.helpers[helper] = continuation }
                return isNews
            }
            if isNews { continuation.resume() }
        }
        return state.withLock { !$0.isStopped }
    }
}
