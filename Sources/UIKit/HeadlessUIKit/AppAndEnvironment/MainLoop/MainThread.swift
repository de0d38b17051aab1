import Dispatch
import Foundation

/// Support for the `deinit` of a view, a controller or another object of the interface. It runs on the thread that
/// releases the last reference, which can be any thread, since UIKit's own classes don't isolate theirs, and an app's
/// subclass has an ordinary `deinit`.
package enum MainThread {
    // The main queue is drained by any thread once the program has called `dispatchMain()`, as Swift's own main does.
    private static let key: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    /// Whether the calling thread is the main thread.
    package static var isCurrent: Bool { isFirst || DispatchQueue.getSpecific(key: key) == true }

    /// Whether the thread is the one that the program began with. Foundation makes a system call, so each thread does
    /// it once.
    private static var isFirst: Bool {
        if let known = pthread_getspecific(answer) { return known == yes }
        let isMain = Thread.isMainThread
        pthread_setspecific(answer, isMain ? yes : no)
        return isMain
    }

    /// The stored result of each thread, as pointers that are never dereferenced.
    private static let answer: pthread_key_t = {
        var key = pthread_key_t()
        pthread_key_create(&key, nil)
        return key
    }()
    private static var yes: UnsafeMutableRawPointer { UnsafeMutableRawPointer(bitPattern: 1)! }
    private static var no: UnsafeMutableRawPointer { UnsafeMutableRawPointer(bitPattern: 2)! }

    /// Updates state of the main thread at the end of an object's life, before the object is gone.
    ///
    /// On another thread it waits for the main thread, as pointers to the object must be gone before its memory is:
    /// code in which the main thread waits for a thread that releases views deadlocks.
    static func finish(_ work: @MainActor () -> Void) {
        if isCurrent {
            // Same as `MainActor.assumeIsolated` without its check, which would repeat at some cost the check made
            // above: that this is the main actor's thread.
            withoutActuallyEscaping(work) { unsafeBitCast($0, to: (() -> Void).self)() }
        } else {
            DispatchQueue.main.sync { MainActor.assumeIsolated(work) }
        }
    }

    /// The same for an object of which there are many: work that captures nothing takes no memory.
    static func finish(_ object: UIAccessibilityObject, _ work: @escaping @MainActor (UIAccessibilityObject) -> Void) {
        if isCurrent {
            unsafeBitCast(IsolatedWork(run: work), to: Work.self).run(object)
        } else {
            DispatchQueue.main.sync { MainActor.assumeIsolated { work(object) } }
        }
    }

    // Same layout as the work: as members of a structure, functions are not wrapped when they are cast to another type.
    private struct IsolatedWork {
        let run: @MainActor (UIAccessibilityObject) -> Void
    }
    private struct Work {
        let run: (UIAccessibilityObject) -> Void
    }
}
