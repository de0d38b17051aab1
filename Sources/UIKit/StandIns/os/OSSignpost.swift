import Synchronization

/// The type of a signpost.
public struct OSSignpostType: RawRepresentable, Equatable, Sendable {
    /// The raw value.
    public let rawValue: UInt8

    /// Creates a type with a raw value.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// A single event.
    public static let event = OSSignpostType(rawValue: 0)
    /// The start of an interval.
    public static let begin = OSSignpostType(rawValue: 1)
    /// The end of an interval.
    public static let end = OSSignpostType(rawValue: 2)

    var name: String { self == .begin ? "begin" : self == .end ? "end" : "event" }
}

/// Distinguishes intervals with the same name.
public struct OSSignpostID: Hashable, Comparable, Sendable {
    /// The raw value.
    public let rawValue: UInt64
    private static let last = Atomic<UInt64>(1)

    /// Creates an identifier with a raw value.
    public init(_ value: UInt64) { rawValue = value }

    /// Creates a unique identifier.
    public init(log: OSLog) { rawValue = Self.last.add(1, ordering: .relaxed).newValue }

    /// Creates an identifier for an object, always the same.
    public init(log: OSLog, object: AnyObject) {
        rawValue = UInt64(UInt(bitPattern: ObjectIdentifier(object).hashValue))
    }

    /// The identifier of intervals that don't overlap others with the same name.
    public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
    /// An invalid identifier.
    public static let invalid = OSSignpostID(.max)
    /// The null identifier.
    public static let null = OSSignpostID(0)

    /// Compares the raw values.
    public static func < (first: OSSignpostID, second: OSSignpostID) -> Bool { first.rawValue < second.rawValue }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Marks an event or the start or end of an interval.
public func os_signpost(
    _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
    signpostID: OSSignpostID = .exclusive
) {
    log.write(type.name) { name.description }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Marks an event or the start or end of an interval, with a formatted message.
public func os_signpost(
    _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
    signpostID: OSSignpostID = .exclusive, _ format: StaticString, _ arguments: any CVarArg...
) {
    log.write(type.name) { "\(name) \(LogLine.message(format.description, arguments))" }
}

/// Marks intervals and events of a subsystem.
public struct OSSignposter: Sendable {
    private let log: OSLog

    /// Creates a signposter for a category of a subsystem.
    public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }

    /// Creates a signposter for a log.
    public init(logHandle: OSLog) { log = logHandle }

    /// Creates a signposter for the default log.
    public init() { log = .default }

    /// A signposter that discards all signposts.
    public static let disabled = OSSignposter(logHandle: .disabled)

    /// Whether signposts are written.
    public var isEnabled: Bool { log.signpostsEnabled }

    /// Returns a unique identifier.
    public func makeSignpostID() -> OSSignpostID { OSSignpostID(log: log) }

    /// Returns the identifier of an object, always the same.
    public func makeSignpostID(from object: AnyObject) -> OSSignpostID { OSSignpostID(log: log, object: object) }

    /// Begins an interval.
    public func beginInterval(_ name: StaticString, id: OSSignpostID = .exclusive) -> OSSignpostIntervalState {
        log.write("begin") { name.description }
        return OSSignpostIntervalState(id: id)
    }

    /// Begins an interval, with a message.
    public func beginInterval(
        _ name: StaticString, id: OSSignpostID = .exclusive, _ message: @autoclosure () -> OSLogMessage
    ) -> OSSignpostIntervalState {
        log.write("begin") { "\(name) \(message().text)" }
        return OSSignpostIntervalState(id: id)
    }

    /// Ends an interval.
    public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {
        log.write("end") { name.description }
    }

    /// Ends an interval, with a message.
    public func endInterval(
        _ name: StaticString, _ state: OSSignpostIntervalState, _ message: @autoclosure () -> OSLogMessage
    ) {
        log.write("end") { "\(name) \(message().text)" }
    }

    /// Marks an event.
    public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {
        log.write("event") { name.description }
    }

    /// Marks an event, with a message.
    public func emitEvent(
        _ name: StaticString, id: OSSignpostID = .exclusive, _ message: @autoclosure () -> OSLogMessage
    ) {
        log.write("event") { "\(name) \(message().text)" }
    }

    /// Marks the duration of a closure as an interval.
    public func withIntervalSignpost<T>(
        _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> T
    ) rethrows -> T {
        let state = beginInterval(name, id: id)
        defer { endInterval(name, state) }
        return try task()
    }
}

/// The state of an interval that has begun.
public final class OSSignpostIntervalState: Sendable {
    let id: OSSignpostID

    init(id: OSSignpostID) { self.id = id }
}
