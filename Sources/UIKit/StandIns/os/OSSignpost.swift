import Synchronization

/// The type of a signpost.
public struct OSSignpostType: RawRepresentable, Equatable, Sendable {
    /// As a number.
    public let rawValue: UInt8

    /// A number's.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// A moment.
    public static let event = OSSignpostType(rawValue: 0)
    /// The beginning of a time.
    public static let begin = OSSignpostType(rawValue: 1)
    /// Its end.
    public static let end = OSSignpostType(rawValue: 2)

    var name: String { self == .begin ? "begin" : self == .end ? "end" : "event" }
}

/// Distinguishes intervals of one name.
public struct OSSignpostID: Hashable, Comparable, Sendable {
    /// As a number.
    public let rawValue: UInt64
    private static let last = Atomic<UInt64>(1)

    /// A number's.
    public init(_ value: UInt64) { rawValue = value }

    /// A new one.
    public init(log: OSLog) { rawValue = Self.last.add(1, ordering: .relaxed).newValue }

    /// An object's, always the same.
    public init(log: OSLog, object: AnyObject) {
        rawValue = UInt64(UInt(bitPattern: ObjectIdentifier(object).hashValue))
    }

    /// The only one of its name.
    public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
    /// None.
    public static let invalid = OSSignpostID(.max)
    /// None.
    public static let null = OSSignpostID(0)

    /// The order of their numbers.
    public static func < (first: OSSignpostID, second: OSSignpostID) -> Bool { first.rawValue < second.rawValue }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Marks a moment.
public func os_signpost(
    _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
    signpostID: OSSignpostID = .exclusive
) {
    log.write(type.name) { name.description }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Marks a moment with a message of a format.
public func os_signpost(
    _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
    signpostID: OSSignpostID = .exclusive, _ format: StaticString, _ arguments: any CVarArg...
) {
    log.write(type.name) { "\(name) \(LogLine.message(format.description, arguments))" }
}

/// Marks times of a part of a program.
public struct OSSignposter: Sendable {
    private let log: OSLog

    /// A part of a program.
    public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }

    /// A log's.
    public init(logHandle: OSLog) { log = logHandle }

    /// The program's own.
    public init() { log = .default }

    /// One that keeps nothing.
    public static let disabled = OSSignposter(logHandle: .disabled)

    /// Whether anything is written.
    public var isEnabled: Bool { log.signpostsEnabled }

    /// A new one.
    public func makeSignpostID() -> OSSignpostID { OSSignpostID(log: log) }

    /// An object's, always the same.
    public func makeSignpostID(from object: AnyObject) -> OSSignpostID { OSSignpostID(log: log, object: object) }

    /// A time that has begun.
    public func beginInterval(_ name: StaticString, id: OSSignpostID = .exclusive) -> OSSignpostIntervalState {
        log.write("begin") { name.description }
        return OSSignpostIntervalState(id: id)
    }

    /// A time that has begun, with a message.
    public func beginInterval(
        _ name: StaticString, id: OSSignpostID = .exclusive, _ message: @autoclosure () -> OSLogMessage
    ) -> OSSignpostIntervalState {
        log.write("begin") { "\(name) \(message().text)" }
        return OSSignpostIntervalState(id: id)
    }

    /// Ends a time.
    public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {
        log.write("end") { name.description }
    }

    /// Ends a time, with a message.
    public func endInterval(
        _ name: StaticString, _ state: OSSignpostIntervalState, _ message: @autoclosure () -> OSLogMessage
    ) {
        log.write("end") { "\(name) \(message().text)" }
    }

    /// Marks a moment.
    public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {
        log.write("event") { name.description }
    }

    /// Marks a moment, with a message.
    public func emitEvent(
        _ name: StaticString, id: OSSignpostID = .exclusive, _ message: @autoclosure () -> OSLogMessage
    ) {
        log.write("event") { "\(name) \(message().text)" }
    }

    /// Marks the time that something takes.
    public func withIntervalSignpost<T>(
        _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> T
    ) rethrows -> T {
        let state = beginInterval(name, id: id)
        defer { endInterval(name, state) }
        return try task()
    }
}

/// A time that has begun.
public final class OSSignpostIntervalState: Sendable {
    let id: OSSignpostID

    init(id: OSSignpostID) { self.id = id }
}
