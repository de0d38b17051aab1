/// A place where a value is kept, to which bindings write.
class AnyLocation<Value>: @unchecked Sendable {
    // Subclasses keep their value under a lock, or call functions of the app, which are bound to the main thread.

    var value: Value { fatalError("A location has a value") }

    func set(_ value: Value, _ transaction: Transaction) {}

    /// The location of a part of the value.
    final func part<Part>(_ keyPath: WritableKeyPath<Value, Part>) -> AnyLocation<Part> {
        PartLocation(of: self, keyPath)
    }
}

/// A place whose value is kept there, and that knows its readers.
final class StoredLocation<Value>: AnyLocation<Value>, @unchecked Sendable {
    // Written and read under the lock; views read it on the main thread, tasks of the app anywhere.
    private let lock = NSLock()
    private var stored: Value
    private let readers = ReaderSet()
    /// Called after a change, on the thread that has made it.
    private let didChange: ((Value) -> Void)?

    init(_ value: Value, didChange: ((Value) -> Void)? = nil) {
        stored = value
        self.didChange = didChange
    }

    override var value: Value {
        if MainThread.isCurrent { MainActor.assumeIsolated { readers.noteRead() } }
        return lock.withLock { stored }
    }

    override func set(_ value: Value, _ transaction: Transaction) {
        let old = lock.withLock {
            let old = stored
            stored = value
            return old
        }
        didChange?(value)
        // The comparison looks up facts on the main thread; elsewhere a change is assumed.
        if MainThread.isCurrent {
            // Both values stay on this thread, which is the main one.
            nonisolated(unsafe) let (before, after) = (old, value)
            MainActor.assumeIsolated {
                guard !TypeFacts.areEqual(before, after) else { return }
                Evaluation.noteChange()
                readers.invalidate()
            }
        } else {
            onMainThread { self.readers.invalidate() }
        }
    }
}

/// A place that is reached by two functions.
final class FunctionLocation<Value>: AnyLocation<Value>, @unchecked Sendable {
    // The functions are the app's and constant.
    private let read: () -> Value
    private let write: (Value, Transaction) -> Void

    init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
        read = get
        write = set
    }

    override var value: Value { read() }
    override func set(_ value: Value, _ transaction: Transaction) { write(value, transaction) }
}

/// A part of the value at another place.
private final class PartLocation<Whole, Value>: AnyLocation<Value>, @unchecked Sendable {
    // Both are constant.
    private let whole: AnyLocation<Whole>
    private let keyPath: WritableKeyPath<Whole, Value>

    init(of whole: AnyLocation<Whole>, _ keyPath: WritableKeyPath<Whole, Value>) {
        self.whole = whole
        self.keyPath = keyPath
    }

    override var value: Value { whole.value[keyPath: keyPath] }

    override func set(_ value: Value, _ transaction: Transaction) {
        var new = whole.value
        new[keyPath: keyPath] = value
        whole.set(new, transaction)
    }
}
