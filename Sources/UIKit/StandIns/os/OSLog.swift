/// The level of a message.
public struct OSLogType: RawRepresentable, Equatable, Sendable {
    /// The raw value.
    public let rawValue: UInt8

    /// Creates a level with a raw value.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Creates a level with a raw value.
    public init(_ rawValue: UInt8) { self.rawValue = rawValue }

    /// The default level.
    public static let `default` = OSLogType(0)
    /// Information.
    public static let info = OSLogType(1)
    /// Debugging.
    public static let debug = OSLogType(2)
    /// An error.
    public static let error = OSLogType(16)
    /// A bug in the program.
    public static let fault = OSLogType(17)

    var name: String {
        switch self {
        case .info: "info"
        case .debug: "debug"
        case .error: "error"
        case .fault: "fault"
        default: "log"
        }
    }
}

/// A log.
public final class OSLog: NSObject, Sendable {
    let subsystem: String
    let category: String
    /// Whether messages are written.
    let isEnabled: Bool

    /// Creates a log for a category of a subsystem.
    public init(subsystem: String, category: String) {
        self.subsystem = subsystem
        self.category = category
        isEnabled = true
    }

    /// Creates a log for a category of a subsystem.
    public convenience init(subsystem: String, category: Category) {
        self.init(subsystem: subsystem, category: category.rawValue)
    }

    private init(isEnabled: Bool) {
        subsystem = ""
        category = ""
        self.isEnabled = isEnabled
    }

    /// The categories for profiling tools.
    public struct Category: Sendable {
        /// The name.
        public let rawValue: String

        /// Points of interest.
        public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
        /// Dynamic tracing.
        public static let dynamicTracing = Category(rawValue: "DynamicTracing")
        /// Dynamic tracing with stack traces.
        public static let dynamicStackTracing = Category(rawValue: "DynamicStackTracing")
    }

    /// The default log.
    public static let `default` = OSLog(isEnabled: true)
    /// A log that discards all messages.
    public static let disabled = OSLog(isEnabled: false)

    /// Returns whether messages of a level are written.
    public func isEnabled(type: OSLogType) -> Bool { isEnabled && LogLine.isWritten }

    /// Whether signposts are written.
    public var signpostsEnabled: Bool { isEnabled && LogLine.isWritten }

    func write(_ kind: String, _ message: () -> String) {
        guard isEnabled else { return }
        LogLine.write(kind, subsystem: subsystem, category: category, message)
    }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Logs a formatted message.
public func os_log(
    _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default, type: OSLogType = .default,
    _ arguments: any CVarArg...
) {
    log.write(type.name) { LogLine.message(message.description, arguments) }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Logs a formatted message.
public func os_log(
    _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString,
    _ arguments: any CVarArg...
) {
    log.write(type.name) { LogLine.message(message.description, arguments) }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Logs a message.
public func os_log(_ message: OSLogMessage) { OSLog.default.write("log") { message.text } }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Logs a message.
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: OSLogMessage) {
    log.write(type.name) { message.text }
}
