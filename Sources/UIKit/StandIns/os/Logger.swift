/// Logs messages of a subsystem.
public struct Logger: Sendable {
    private let log: OSLog

    /// Creates a logger for a category of a subsystem.
    public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }

    /// Creates a logger for a log.
    public init(_ log: OSLog) { self.log = log }

    /// Creates a logger for the default log.
    public init() { log = .default }

    private func write(_ kind: String, _ message: () -> OSLogMessage) { log.write(kind) { message().text } }

    /// Logs a message.
    public func log(_ message: @autoclosure () -> OSLogMessage) { write("log", message) }
    /// Logs a message with a level.
    public func log(level: OSLogType, _ message: @autoclosure () -> OSLogMessage) { write(level.name, message) }
    /// Logs a message at the trace level.
    public func trace(_ message: @autoclosure () -> OSLogMessage) { write("debug", message) }
    /// Logs a message at the debug level.
    public func debug(_ message: @autoclosure () -> OSLogMessage) { write("debug", message) }
    /// Logs a message at the info level.
    public func info(_ message: @autoclosure () -> OSLogMessage) { write("info", message) }
    /// Logs a message at the notice level, the default.
    public func notice(_ message: @autoclosure () -> OSLogMessage) { write("log", message) }
    /// Logs a warning.
    public func warning(_ message: @autoclosure () -> OSLogMessage) { write("error", message) }
    /// Logs an error.
    public func error(_ message: @autoclosure () -> OSLogMessage) { write("error", message) }
    /// Logs a critical error.
    public func critical(_ message: @autoclosure () -> OSLogMessage) { write("fault", message) }
    /// Logs a bug in the program.
    public func fault(_ message: @autoclosure () -> OSLogMessage) { write("fault", message) }
}

/// A message with values.
public struct OSLogMessage: ExpressibleByStringInterpolation {
    let text: String

    /// A message without values.
    public init(stringLiteral value: String) { text = value }

    /// Creates a message from its parts.
    public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
}

/// The interpolation of a message.
public struct OSLogInterpolation: StringInterpolationProtocol {
    fileprivate var text = ""

    /// Creates an empty interpolation.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Appends literal text.
    public mutating func appendLiteral(_ literal: String) { text += literal }

    /// Appends a value, which is hidden if its privacy requires it.
    public mutating func appendInterpolation<T>(
        _ value: @autoclosure () -> T, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) {
        text += privacy.isHidden ? "<private>" : "\(value())"
    }

    /// Appends a number; the format is ignored.
    public mutating func appendInterpolation<T: Numeric>(
        _ value: @autoclosure () -> T, format: OSLogFormat, align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto
    ) {
        text += privacy.isHidden ? "<private>" : "\(value())"
    }
}

/// The visibility of a value.
public struct OSLogPrivacy: Sendable {
    let isHidden: Bool

    /// Automatic: visible in this log.
    public static let auto = OSLogPrivacy(isHidden: false)
    /// Visible.
    public static let `public` = OSLogPrivacy(isHidden: false)
    /// Hidden.
    public static let `private` = OSLogPrivacy(isHidden: true)
    /// Hidden.
    public static let sensitive = OSLogPrivacy(isHidden: true)

    /// Hidden, with or without a mask.
    public static func `private`(mask: Mask) -> OSLogPrivacy { .private }
    /// Automatic: visible in this log.
    public static func auto(mask: Mask) -> OSLogPrivacy { .auto }

    /// The replacement of a hidden value.
    public enum Mask: Sendable {
        /// A hash, or nothing.
        case hash, none
    }
}

/// The format of a number; messages use Swift's own format.
public struct OSLogFormat: Sendable {
    /// Decimal.
    public static let decimal = OSLogFormat()
    /// Hexadecimal.
    public static let hex = OSLogFormat()
    /// With a decimal point.
    public static let fixed = OSLogFormat()

    /// With a number of digits after the decimal point.
    public static func fixed(precision: Int) -> OSLogFormat { .fixed }
}

/// The alignment of a value; messages ignore it.
public struct OSLogStringAlignment: Sendable {
    /// No alignment.
    public static let none = OSLogStringAlignment()

    /// Aligned left in a column.
    public static func left(columns: Int) -> OSLogStringAlignment { .none }
    /// Aligned right in a column.
    public static func right(columns: Int) -> OSLogStringAlignment { .none }
}
