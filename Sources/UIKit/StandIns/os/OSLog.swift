/// The importance of a message.
public struct OSLogType: RawRepresentable, Equatable, Sendable {
    /// As a number.
    public let rawValue: UInt8

    /// A number's.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// A number's.
    public init(_ rawValue: UInt8) { self.rawValue = rawValue }

    /// As usual.
    public static let `default` = OSLogType(0)
    /// Helpful.
    public static let info = OSLogType(1)
    /// For who seeks faults.
    public static let debug = OSLogType(2)
    /// An error.
    public static let error = OSLogType(16)
    /// A fault of the program.
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
    /// Whether messages go anywhere.
    let isEnabled: Bool

    /// A log of a part of a program.
    public init(subsystem: String, category: String) {
        self.subsystem = subsystem
        self.category = category
        isEnabled = true
    }

    /// A log of a part of a program.
    public convenience init(subsystem: String, category: Category) {
        self.init(subsystem: subsystem, category: category.rawValue)
    }

    private init(isEnabled: Bool) {
        subsystem = ""
        category = ""
        self.isEnabled = isEnabled
    }

    /// Kinds of logs that tools know.
    public struct Category: Sendable {
        /// The name.
        public let rawValue: String

        /// Places in time.
        public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
        /// Places in time with where the program was.
        public static let dynamicTracing = Category(rawValue: "DynamicTracing")
        /// The same.
        public static let dynamicStackTracing = Category(rawValue: "DynamicStackTracing")
    }

    /// The program's own.
    public static let `default` = OSLog(isEnabled: true)
    /// One that keeps nothing.
    public static let disabled = OSLog(isEnabled: false)

    /// Whether messages of a kind are written.
    public func isEnabled(type: OSLogType) -> Bool { isEnabled && LogLine.isWritten }

    /// Whether signposts are written.
    public var signpostsEnabled: Bool { isEnabled && LogLine.isWritten }

    func write(_ kind: String, _ message: () -> String) {
        guard isEnabled else { return }
        LogLine.write(kind, subsystem: subsystem, category: category, message)
    }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Logs a message of a format.
public func os_log(
    _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default, type: OSLogType = .default,
    _ arguments: any CVarArg...
) {
    log.write(type.name) { LogLine.message(message.description, arguments) }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Logs a message of a format.
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
