import Synchronization

/// Work that an app has deferred by other means than UIKit's: with the main queue, a task or a timer.
package struct DeferredWork {
    /// The means by which the app has deferred it.
    package enum Origin: Hashable, CaseIterable, Sendable {
        /// `DispatchQueue.main`, `OperationQueue.main` or `RunLoop.perform`.
        case mainQueue
        /// A task, which continues on the main actor or elsewhere.
        case task
        /// A timer of Foundation.
        case timer

        /// The number of pieces of work of an origin, in words; nil is UIKit itself.
        static func count(_ count: Int, of origin: Origin?) -> String {
            let (one, more) =
                switch origin {
                case .mainQueue: ("block of the main queue", "blocks of the main queue")
                case .task: ("task", "tasks")
                case .timer: ("timer", "timers")
                case nil: ("piece of UIKit's own work", "pieces of UIKit's own work")
                }
            return "\(count) \(count == 1 ? one : more)"
        }
    }

    let origin: Origin
    let delay: Duration
    let repeats: Bool
    let run: @MainActor () -> Duration?

    /// Creates a piece of work.
    ///
    /// - Parameters:
    ///   - origin: the means by which it was deferred.
    ///   - delay: the time until it is due.
    ///   - repeats: whether it is run again and again, so that an app that has it can be idle.
    ///   - run: runs it, and returns the time until it is due again, or nil.
    package init(
        _ origin: Origin, after delay: Duration, repeats: Bool = false, run: @escaping @MainActor () -> Duration?
    ) {
        self.origin = origin
        self.delay = delay
        self.repeats = repeats
        self.run = run
    }

    /// The collector of this program; nil where there is none, as in every program but a test.
    package static let collector = Mutex<(any DeferredWorkCollector)?>(nil)
}

/// Collects what code of an app defers.
package protocol DeferredWorkCollector: Sendable {
    /// Runs code, and hands over what it has deferred on this thread, in order. Collections nest.
    @MainActor func collect<Result>(during body: () throws -> Result, _ take: ([DeferredWork]) -> Void) rethrows
        -> Result
}
