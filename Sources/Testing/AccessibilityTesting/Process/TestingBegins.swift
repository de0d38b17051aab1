import CDeferredWork
import Foundation
import HeadlessUIKit

/// Prepares a process that runs tests. Called before its `main`, since a test may make a session without calling
/// anything of this module, and since XCTest aborts while it looks for tests.
@_cdecl("earshot_testing_begins") func testingBegins() {
    DeferredWork.collector.withLock { $0 = ThreadCollector() }
    Diagnostics.recordFailure.withLock { $0 = { TestFailure.record($0) } }
    guard !TestFailure.runsSwiftTesting else { return }
    let folder = URL(filePath: FileManager.default.currentDirectoryPath).appending(path: "Tests")
    for problem in IsolatedTest.all(in: folder) {
        FileHandle.standardError.write(Data("\(problem)\n".utf8))
    }
}

/// Collects what code defers on its thread, instead of Dispatch and Foundation, which would run it when the test is over:
/// while a test runs on the main thread, nothing else does.
private struct ThreadCollector: DeferredWorkCollector {
    @MainActor func collect<Result>(during body: () throws -> Result, _ take: ([DeferredWork]) -> Void) rethrows
        -> Result
    {
        // Its address is the scope's identity.
        let scope = UnsafeMutablePointer<earshot_scope>.allocate(capacity: 1)
        earshot_begin(scope)
        defer {
            earshot_end(scope)
            let work = Self.work(of: scope)
            scope.deallocate()
            if !work.isEmpty { take(work) }
        }
        return try body()
    }

    @MainActor private static func work(of scope: UnsafeMutablePointer<earshot_scope>) -> [DeferredWork] {
        var result: [DeferredWork] = []
        var timers: Set<UnsafeMutableRawPointer> = []
        var work = earshot_work()
        while earshot_take(scope, &work) {
            if work.origin != earshot_from_timer {
                result.append(deferred(work))
            } else if let context = work.context, timers.insert(context).inserted {
                // Adding a timer for several modes is one timer. Its run loop would keep it, and it keeps itself.
                result.append(deferred(Unmanaged<Timer>.fromOpaque(context).takeUnretainedValue()))
            }
        }
        return result
    }

    @MainActor private static func deferred(_ work: earshot_work) -> DeferredWork {
        let milliseconds = work.delay / 1_000_000 + (work.delay % 1_000_000 > 0 ? 1 : 0)
        return DeferredWork(
            work.origin == earshot_from_task ? .task : .mainQueue, after: .milliseconds(milliseconds)
        ) {
            withUnsafePointer(to: work) { earshot_run($0) }
            return nil
        }
    }

    @MainActor private static func deferred(_ timer: Timer) -> DeferredWork {
        let interval = timer.timeInterval
        let delay = max(timer.fireDate.timeIntervalSinceNow, 0)
        return DeferredWork(.timer, after: .milliseconds((delay * 1_000).rounded(.up)), repeats: interval > 0) {
            timer.fire()
            return timer.isValid && interval > 0 ? max(.seconds(interval), .milliseconds(1)) : nil
        }
    }
}
