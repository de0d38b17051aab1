/// The values that an observer receives with a change.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
    /// The options as bits, with Foundation's values.
    public let rawValue: UInt

    /// Options of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The new value.
    public static let new = NSKeyValueObservingOptions(rawValue: 1)
    /// The old value.
    public static let old = NSKeyValueObservingOptions(rawValue: 2)
    /// A call immediately, with the current value.
    public static let initial = NSKeyValueObservingOptions(rawValue: 4)
    /// A call before the change too; here there is none.
    public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// The kind of a change.
public enum NSKeyValueChange: UInt, Sendable {
    /// Another value was set.
    case setting = 1
    /// Objects were inserted into a collection; never sent here.
    case insertion = 2
    /// Objects were removed from a collection; never sent here.
    case removal = 3
    /// Objects in a collection were replaced; never sent here.
    case replacement = 4
}

/// The keys of the dictionary that `observeValue(forKeyPath:of:change:context:)` receives.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
    /// The key as a text.
    public let rawValue: String

    /// A key of a text.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The number of an `NSKeyValueChange`.
    public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
    /// The value that was set.
    public static let newKey = NSKeyValueChangeKey(rawValue: "new")
    /// The value that was there before.
    public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
    /// The indexes in a collection; never sent here.
    public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
    /// Whether the notification precedes the change; never sent here.
    public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
}

/// A change of a property that is observed by its key path.
public struct NSKeyValueObservedChange<Value> {
    /// The kind of the change.
    public typealias Kind = NSKeyValueChange
    /// The kind of the change.
    public let kind: Kind
    /// The new value, if it was requested.
    public let newValue: Value?
    /// The old value, if it was requested.
    public let oldValue: Value?
    /// The indexes in a collection; never sent here.
    public let indexes: IndexSet? = nil
    /// Whether the notification precedes the change; never sent here.
    public let isPrior = false
}

/// An observation, which ends when it is let go of.
public final class NSKeyValueObservation: NSObject {
    fileprivate var record: ObservationRecord?

    fileprivate init(_ record: ObservationRecord) { self.record = record }

    /// Ends the observation.
    public func invalidate() {
        record?.end()
        record = nil
    }

    deinit { invalidate() }
}

extension NSObjectProtocol where Self: NSObject {
    /// Observes a property by its key path.
    ///
    /// A property that adapted sources declare `@objc dynamic` notifies each time that it is set. Those of UIKit's own
    /// classes are compared when an observer is notified of any other property of the object and at the end of each
    /// turn of the main loop.
    ///
    /// - Parameters:
    ///   - keyPath: The property.
    ///   - options: The values that the handler receives, and whether it is called immediately.
    ///   - changeHandler: The closure that is called with the object and the change.
    public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        let record = ObservationRecord(self, read: { ($0 as? Self)?[keyPath: keyPath] }) { object, old, new in
            guard let object = object as? Self else { return }
            changeHandler(
                object,
                NSKeyValueObservedChange(
                    kind: .setting, newValue: options.contains(.new) ? new as? Value : nil,
                    oldValue: options.contains(.old) ? old as? Value : nil))
        }
        record.keyPath = keyPath
        record.start(options)
        return NSKeyValueObservation(record)
    }
}

extension NSObject {
    /// Has another object's `observeValue(forKeyPath:of:change:context:)` called when a property changes; neither is
    /// kept alive.
    public func addObserver(
        _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
        context: UnsafeMutableRawPointer?
    ) {
        let record = ObservationRecord(
            self, read: { ($0 as? NSObject)?.value(forKeyPath: keyPath) }
        ) { [weak observer] object, old, new in
            guard let observer else { return }
            var change: [NSKeyValueChangeKey: Any] = [.kindKey: NSKeyValueChange.setting.rawValue]
            if options.contains(.new) { change[.newKey] = new ?? NSNull() }
            if options.contains(.old) { change[.oldKey] = old ?? NSNull() }
            observer.notifyObservers(keyPath, object, change, context)
        }
        record.name = keyPath
        record.observer = observer
        record.context = context
        record.start(options)
    }

    /// Ends all observations of a property by an object.
    public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
        ObservationRecord.end { $0.isOf(self) && $0.observer === observer && $0.name == keyPath }
    }

    /// Ends the observation of a property by an object that has a context.
    public func removeObserver(
        _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
    ) {
        ObservationRecord.end {
            $0.isOf(self) && $0.observer === observer && $0.name == keyPath && $0.context == context
        }
    }

    /// Announces the change of a property; does nothing here.
    public func willChangeValue(forKey key: String) {}

    /// Notifies the observers of a property that it has changed.
    public func didChangeValue(forKey key: String) { ObservationRecord.compare(self) { $0.name == key } }

    /// Notifies the observers of a property that it has changed.
    public func didChangeValue<Value>(for keyPath: KeyPath<NSObject, Value>) {
        ObservationRecord.compare(self) { $0.keyPath == keyPath }
    }

    private func notifyObservers(
        _ keyPath: String, _ object: AnyObject, _ change: [NSKeyValueChangeKey: Any],
        _ context: UnsafeMutableRawPointer?
    ) {
        let selector = Selector("observeValueForKeyPath:ofObject:change:context:")
        onMainThread {
            _ = ObjectiveCNames.perform(selector, on: self, with: [keyPath, object, change, context])
        }
    }
}

// A class has its own implementations, which it could not for a method in an extension of its superclass.
extension NSObjectProtocol {
    /// Called for properties that are observed by name; does nothing. An override in a class of adapted sources is
    /// called by name.
    public func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {}
}

/// The functions that adapted sources call when a property that is declared `@objc dynamic` was set.
public enum ObjectiveCObservation {
    /// Notifies the observers of a property of an object.
    ///
    /// - Parameters:
    ///   - name: The property's name in Objective-C.
    ///   - keyPath: The property as its class declares it.
    ///   - object: The object.
    public static func changed<Root: AnyObject, Value>(_ object: Root, _ name: String, _ keyPath: KeyPath<Root, Value>)
    {
        ObservationRecord.compare(object) { $0.name == name || $0.keyPath == keyPath }
    }
}

/// An observer of one property of one object. All of them are used on the main thread, where properties of views
/// change; changes on other threads are delivered there.
private final class ObservationRecord {
    private weak var object: AnyObject?
    weak var observer: NSObject?
    var context: UnsafeMutableRawPointer?
    var name: String?
    var keyPath: AnyKeyPath?
    private let read: (AnyObject) -> Any?
    private let notify: (AnyObject, Any?, Any?) -> Void
    private var last: Any?

    private static let lock = NSRecursiveLock()
    // Only read and written with the lock.
    nonisolated(unsafe) private static var records: [ObservationRecord] = []

    init(
        _ object: AnyObject, read: @escaping (AnyObject) -> Any?, notify: @escaping (AnyObject, Any?, Any?) -> Void
    ) {
        self.object = object
        self.read = read
        self.notify = notify
    }

    func isOf(_ other: AnyObject) -> Bool { object === other }

    func start(_ options: NSKeyValueObservingOptions) {
        guard let object else { return }
        last = read(object)
        Self.lock.withLock {
            Self.records.removeAll { $0.object == nil }
            Self.records.append(self)
        }
        onMainThread { MainLoop.main.afterTurn = { Self.compareAll() } }
        if options.contains(.initial) { notify(object, nil, last) }
    }

    func end() { Self.lock.withLock { Self.records.removeAll { $0 === self } } }

    static func end(where isMeant: (ObservationRecord) -> Bool) { lock.withLock { records.removeAll(where: isMeant) } }

    /// Notifies the observers of a property that was set, and those of the object's other properties that have changed.
    static func compare(_ object: AnyObject, _ isMeant: (ObservationRecord) -> Bool) {
        let all = lock.withLock { records.filter { $0.object === object } }
        for record in all { record.compare(isSet: isMeant(record)) }
    }

    private static func compareAll() {
        let all = lock.withLock { records }
        for record in all { record.compare(isSet: false) }
    }

    private func compare(isSet: Bool) {
        guard let object else { return end() }
        let old = last
        let new = read(object)
        guard isSet || !Self.areEqual(old, new) else { return }
        last = new
        notify(object, old, new)
    }

    /// Whether two values are equal as far as is known; values that can't be compared are.
    private static func areEqual(_ a: Any?, _ b: Any?) -> Bool {
        switch (a, b) {
        case (nil, nil): true
        case (let a as any Equatable, let b?): isEqual(a, b)
        case (let a?, let b?): a as AnyObject === b as AnyObject || !(type(of: a) is AnyObject.Type)
        default: false
        }
    }

    private static func isEqual<Value: Equatable>(_ a: Value, _ b: Any) -> Bool { (b as? Value) == a }
}
