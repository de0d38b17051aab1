import AccessibilityTesting
import Foundation
import HeadlessUIKit
import Synchronization
import Testing

#if canImport(CombineStandIn)
import CombineStandIn
#endif

/// What an app defers during an action belongs to the action.
@Suite(.serialized) @MainActor struct DeferredWorkTests {
    /// A way in which apps defer work.
    enum Way: CaseIterable {
        case task, taskWithAsyncMethod, taskAfterSleep, taskOnActor, taskGroup, clock, continuation
        case mainQueue, mainQueueWithQoS, workItem, nestedBlocks, after, operation
        case runLoop, timer, timerOfTwoModes, combine, sessionAnswers
    }

    private actor Store {
        private var count = 0
        func add() -> Int {
            count += 1
            return count
        }
    }

    private nonisolated static func load() async -> Int {
        await Task.yield()
        return 1
    }

    @MainActor private final class Model {
        #if canImport(CombineStandIn)
        let changes = PassthroughSubject<Int, Never>()
        var subscription: AnyCancellable?
        #endif
        let store = Store()
        var observer: (any NSObjectProtocol)?

        func save(by way: Way) {
            let done: @MainActor @Sendable () -> Void = {
                UIAccessibility.post(notification: .announcement, argument: "Saved")
            }
            let isolated: @Sendable () -> Void = { MainActor.assumeIsolated { done() } }
            switch way {
            case .task: Task { @MainActor in done() }
            case .taskWithAsyncMethod:
                Task { @MainActor in
                    _ = await load()
                    done()
                }
            case .taskAfterSleep:
                Task { @MainActor in
                    try await Task.sleep(for: .seconds(2))
                    try await Task.sleep(nanoseconds: 1_000_000_000)
                    done()
                }
            case .clock:
                Task { @MainActor in
                    for clock in [ContinuousClock(), SuspendingClock()] as [any Clock<Duration>] {
                        try await clock.sleep(for: .seconds(1))
                    }
                    done()
                }
            case .taskOnActor:
                Task { @MainActor [store] in
                    _ = await store.add()
                    done()
                }
            case .taskGroup:
                Task { @MainActor in
                    let sum = await withTaskGroup { group in
                        for _ in 0..<3 { group.addTask { await load() } }
                        var sum = 0
                        for await value in group { sum += value }
                        return sum
                    }
                    if sum == 3 { done() }
                }
            case .mainQueue: DispatchQueue.main.async(execute: isolated)
            case .mainQueueWithQoS: DispatchQueue.main.async(qos: .userInitiated, execute: isolated)
            case .workItem: DispatchQueue.main.async(execute: DispatchWorkItem(block: isolated))
            case .nestedBlocks:
                DispatchQueue.main.async {
                    DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(300)) {
                        MainActor.assumeIsolated { _ = Task { @MainActor in done() } }
                    }
                }
            case .after: DispatchQueue.main.asyncAfter(deadline: .now() + 3, execute: isolated)
            case .operation: OperationQueue.main.addOperation(isolated)
            case .runLoop: RunLoop.main.perform(isolated)
            case .timer: _ = Timer.scheduledTimer(withTimeInterval: 3, repeats: false) { _ in isolated() }
            case .timerOfTwoModes:
                let timer = Timer(timeInterval: 1, repeats: false) { _ in isolated() }
                RunLoop.main.add(timer, forMode: .default)
                RunLoop.main.add(timer, forMode: .common)
            case .continuation:
                Task { @MainActor in
                    await withCheckedContinuation { continuation in
                        DispatchQueue.main.async { continuation.resume() }
                    }
                    done()
                }
            case .combine:
                #if canImport(CombineStandIn)
                subscription = changes.receive(on: DispatchQueue.main.ocombine).sink { _ in isolated() }
                changes.send(1)
                #else
                done()
                #endif
            case .sessionAnswers:
                // What observers of the end of an announcement defer comes, too.
                observer.map { NotificationCenter.default.removeObserver($0) }
                observer = NotificationCenter.default.addObserver(
                    forName: UIAccessibility.announcementDidFinishNotification, object: nil, queue: nil
                ) { notification in
                    let text = notification.userInfo?[UIAccessibility.announcementStringValueUserInfoKey] as? String
                    if text == "Saving" { DispatchQueue.main.async(execute: isolated) }
                }
                UIAccessibility.post(notification: .announcement, argument: "Saving")
            }
        }
    }

    private func reader(_ action: @escaping @MainActor () -> Void) -> ScreenReaderSession {
        let reader = ScreenReaderSession(
            view: Fixture.screen(Fixture.button("Save", y: 100, action: action)), policy: .lenient)
        reader.settle()
        return reader
    }

    @Test(arguments: Way.allCases)
    func `an announcement that is deferred belongs to the action`(_ way: Way) {
        let model = Model()
        let reader = reader { model.save(by: way) }
        defer { reader.end() }
        for _ in 0..<2 {
            let saved = reader.capture { reader.activate() }
            #expect(saved.announcements.last == "Saved")
        }
        model.observer.map { NotificationCenter.default.removeObserver($0) }
    }

    @Test func `deferred work also belongs to what the test itself does in a capture`() {
        let reader = reader {}
        defer { reader.end() }
        let model = Model()
        let saved = reader.capture { model.save(by: .taskWithAsyncMethod) }
        #expect(saved.announcements == ["Saved"])
    }

    @Test func `work that a controller defers while it is made and shown is done at once`() {
        final class LateController: UIViewController {
            private let label = UILabel(frame: CGRect(x: 20, y: 100, width: 200, height: 30))

            override func viewDidLoad() {
                super.viewDidLoad()
                view.addSubview(label)
                Task { label.text = "Loaded \(await DeferredWorkTests.load())" }
            }
        }
        expectSpoken(LateController(), "Loaded 1")
        expectSpoken(LateController().view, "Loaded 1")
    }

    @Test func `delays take virtual time, and those of more than ten seconds wait for it`() {
        let start = ContinuousClock.now
        let reader = reader {
            for delay in [1.0, 9, 30] {
                DispatchQueue.main.asyncAfter(deadline: .now() + delay) {
                    UIAccessibility.post(notification: .announcement, argument: "\(Int(delay)) seconds")
                }
            }
        }
        defer { reader.end() }
        #expect(reader.capture { reader.activate() }.announcements == ["1 seconds", "9 seconds"])
        #expect(reader.capture { reader.wait(.seconds(10)) }.announcements == [])
        #expect(reader.capture { reader.wait(.seconds(30)) }.announcements == ["30 seconds"])
        #expect(ContinuousClock.now - start < .seconds(9))
    }

    @Test func `a repeating timer ticks as time passes, and does not keep the app busy`() {
        var ticks = 0
        var timer: Timer?
        let reader = reader {
            timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in
                MainActor.assumeIsolated { ticks += 1 }
            }
        }
        defer { reader.end() }
        reader.activate()
        let before = ticks
        reader.wait(.seconds(5))
        #expect(ticks - before == 5)
        timer?.invalidate()
        reader.wait(.seconds(5))
        #expect(ticks - before == 5)
    }

    @Test func `a timer and a block of another thread's run loop stay with that loop`() throws {
        final class Other: Thread {
            // Written before the semaphore is signalled, and read after it was waited for.
            var loop: RunLoop?
            let hasLoop = DispatchSemaphore(value: 0)
            let mayEnd = DispatchSemaphore(value: 0)
            override func main() {
                loop = .current
                hasLoop.signal()
                mayEnd.wait()
            }
        }
        let thread = Other()
        thread.start()
        thread.hasLoop.wait()
        defer { thread.mayEnd.signal() }
        let loop = try #require(thread.loop)
        let runs = Mutex(0)
        let reader = reader {
            loop.perform { runs.withLock { $0 += 1 } }
            loop.add(Timer(timeInterval: 1, repeats: false) { _ in runs.withLock { $0 += 1 } }, forMode: .default)
        }
        defer { reader.end() }
        reader.activate()
        reader.wait(.seconds(5))
        // The other thread never runs its loop.
        #expect(runs.withLock { $0 } == 0)
    }

    @Test func `work that never ends is a failure that names it`() {
        @MainActor final class Endless {
            var isOn = true
            func again() {
                DispatchQueue.main.async { MainActor.assumeIsolated { if self.isOn { self.again() } } }
            }
        }
        let endless = Endless()
        let reader = reader { endless.again() }
        defer { reader.end() }
        let found = failures { reader.activate() }
        #expect(found.count == 1)
        #expect(found.first?.text.contains("not idle after 1000 turns") == true)
        #expect(found.first?.text.contains("Still pending: 1 block of the main queue") == true)
        endless.isOn = false
        reader.settle()
    }

    @Test func `what is left at the end of a session runs in real time`() async {
        let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
        let reader = reader {
            Task {
                try await Task.sleep(for: .seconds(30))
                continuation.yield(1)
                continuation.finish()
            }
        }
        let end = reader.session.now.advanced(by: .milliseconds(29_990))
        reader.activate()
        reader.wait(reader.session.now.duration(to: end))
        reader.end()
        var values: [Int] = []
        for await value in stream { values.append(value) }
        #expect(values == [1])
    }

    // MARK: Work elsewhere

    private nonisolated static func saveElsewhere() {
        DispatchQueue.global().async {
            DispatchQueue.main.async {
                MainActor.assumeIsolated { UIAccessibility.post(notification: .announcement, argument: "Saved") }
            }
        }
    }

    @Test func `a test waits for work of another thread`() async {
        let reader = reader { Self.saveElsewhere() }
        defer { reader.end() }
        reader.activate()
        #expect(await reader.waitFor("Saved"))
        #expect(await reader.waitFor("Save"), "an element of that name")
    }

    @Test func `a capture waits for work of another thread`() async {
        let reader = reader { Self.saveElsewhere() }
        defer { reader.end() }
        let saved = await reader.capture(for: .milliseconds(300)) { reader.activate() }
        #expect(saved.announcements == ["Saved"])
    }

    @Test func `what does not come in time is a failure with what is there`() async {
        let reader = reader {}
        defer { reader.end() }
        await withKnownIssue {
            #expect(await !reader.waitFor("Saves", within: .milliseconds(1)))
        } matching: { issue in
            let text = issue.comments.map(\.rawValue).joined()
            return text.contains("\"Saves\" was neither announced nor shown") && text.contains("1. Save, button")
        }
    }
}
