import Foundation

/// Runs work that calls itself for each level of syntax on a thread with a large enough stack.
package enum DeepStack {
    private static let size = 256 << 20

    /// The result that a thread leaves behind.
    private final class Box<Value>: @unchecked Sendable {
        // Written by the thread before it signals, read after the signal.
        var value: Value?
    }

    package static func run<Value, Failure: Error>(
        _ work: @escaping @Sendable () throws(Failure) -> Value
    ) throws(Failure) -> Value {
        let box = Box<Result<Value, Failure>>()
        let done = DispatchSemaphore(value: 0)
        let thread = Thread {
            do throws(Failure) { box.value = .success(try work()) } catch { box.value = .failure(error) }
            done.signal()
        }
        thread.stackSize = size
        thread.start()
        done.wait()
        guard let result = box.value else { preconditionFailure("the thread left nothing") }
        return try result.get()
    }
}
