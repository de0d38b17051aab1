import Foundation

/// The coder of one object in a saved state: its keys are its own. It is used on the main actor alone.
final class StateCoder: NSCoder {
    private(set) var values: [String: StateValue]
    private let provided: [String: AnyObject]
    private let refer: (@MainActor (AnyObject) -> StateValue?)?
    private let resolve: (@MainActor (StateReference) -> AnyObject?)?

    /// The keys that UIKit reserves.
    static let reservedKeys: Set<String> = [
        "UIApplicationStateRestorationBundleVersionKey", "UIApplicationStateRestorationUserInterfaceIdiomKey",
        "UIApplicationStateRestorationTimestampKey", UIStateRestorationViewControllerStoryboardKey,
    ]

    /// Creates a coder to write with; `refer` returns the references to objects that are saved themselves.
    init(writing values: [String: StateValue] = [:], refer: @escaping @MainActor (AnyObject) -> StateValue?) {
        self.values = values
        self.refer = refer
        resolve = nil
        provided = [:]
        super.init()
    }

    /// Creates a coder to read with.
    ///
    /// - Parameters:
    ///   - values: The written values.
    ///   - provided: Additional objects.
    ///   - resolve: Finds the objects behind references.
    init(
        reading values: [String: StateValue], provided: [String: AnyObject] = [:],
        resolve: @escaping @MainActor (StateReference) -> AnyObject?
    ) {
        self.values = values
        self.provided = provided
        self.resolve = resolve
        refer = nil
        super.init()
    }

    override var allowsKeyedCoding: Bool { true }

    override func containsValue(forKey key: String) -> Bool { values[key] != nil || provided[key] != nil }

    // MARK: Writing

    private func write(_ value: StateValue?, _ key: String) {
        guard refer != nil else { return }
        MainActor.assumeIsolated {
            if Self.reservedKeys.contains(key) {
                return Diagnostics.fail(
                    Diagnostic.Name.invalidArgument, "The key “\(key)” is reserved in saved states.")
            }
            if value == nil {
                Diagnostics.fail(
                    Diagnostic.Name.invalidArgument, "The value encoded for “\(key)” can't be kept in a saved state.")
            }
        }
        if !Self.reservedKeys.contains(key), let value { values[key] = value }
    }

    override func encode(_ object: Any?, forKey key: String) {
        write(StateValue(object, refer: { self.reference(to: $0) }), key)
    }

    private func reference(to object: AnyObject) -> StateValue? {
        guard let refer else { return nil }
        // The object does not leave this thread: `assumeIsolated` runs its body immediately, and checks that it is on
        // the main actor, where coders are used.
        nonisolated(unsafe) let object = object
        if let value = MainActor.assumeIsolated({ refer(object) }) { return value }
        guard let coding = object as? any NSSecureCoding & NSObject else { return nil }
        return (try? NSKeyedArchiver.archivedData(withRootObject: coding, requiringSecureCoding: true))
            .map(StateValue.archived)
    }

    override func encodeConditionalObject(_ object: Any?, forKey key: String) { encode(object, forKey: key) }
    override func encode(_ value: Bool, forKey key: String) { write(.bool(value), key) }
    override func encode(_ value: Int, forKey key: String) { write(.integer(Int64(value)), key) }
    override func encode(_ value: Int32, forKey key: String) { write(.integer(Int64(value)), key) }
    override func encode(_ value: Int64, forKey key: String) { write(.integer(value), key) }
    override func encode(_ value: Float, forKey key: String) { write(.double(Double(value)), key) }
    override func encode(_ value: Double, forKey key: String) { write(.double(value), key) }
    override func encodeBytes(_ bytes: UnsafePointer<UInt8>?, length: Int, forKey key: String) {
        write(.data(Data(UnsafeBufferPointer(start: bytes, count: bytes == nil ? 0 : max(length, 0)))), key)
    }

    // MARK: Reading

    override func decodeObject(forKey key: String) -> Any? {
        if let object = provided[key] { return object }
        return values[key]?.plain { self.object($0) }
    }

    private func object(_ reference: StateReference) -> AnyObject? {
        guard let resolve else { return nil }
        // Written and read within this call, by one thread: `assumeIsolated` runs its body immediately, and checks that
        // it is on the main actor, where coders are used.
        nonisolated(unsafe) var found: AnyObject?
        MainActor.assumeIsolated { found = resolve(reference) }
        return found
    }

    override func decodeObject(of classes: [AnyClass]?, forKey key: String) -> Any? {
        guard case .archived(let data)? = values[key] else { return decodeObject(forKey: key) }
        guard let classes, !classes.isEmpty else { return nil }
        return try? NSKeyedUnarchiver.unarchivedObject(ofClasses: classes, from: data)
    }

    private var number: (StateValue?) -> Double? {
        { value in
            switch value {
            case .double(let value): value
            case .integer(let value): Double(value)
            case .bool(let value): value ? 1 : 0
            default: nil
            }
        }
    }

    override func decodeBool(forKey key: String) -> Bool { number(values[key]).map { $0 != 0 } ?? false }
    override func decodeDouble(forKey key: String) -> Double { number(values[key]) ?? 0 }
    override func decodeFloat(forKey key: String) -> Float { Float(decodeDouble(forKey: key)) }
    override func decodeInt64(forKey key: String) -> Int64 {
        if case .integer(let value)? = values[key] { return value }
        return Int64(exactly: decodeDouble(forKey: key).rounded(.towardZero)) ?? 0
    }
    override func decodeInt32(forKey key: String) -> Int32 { Int32(exactly: decodeInt64(forKey: key)) ?? 0 }
    override func decodeInteger(forKey key: String) -> Int { Int(exactly: decodeInt64(forKey: key)) ?? 0 }
}
