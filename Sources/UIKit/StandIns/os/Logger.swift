/// Logs messages of a part of a program.
public struct Logger: Sendable {
    private let log: OSLog

    /// A part of a program.
    public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }

    /// A log's.
    public init(_ log: OSLog) { self.log = log }

    /// The program's own.
    public init() { log = .default }

    private func write(_ kind: String, _ message: () -> OSLogMessage) { log.write(kind) { message().text } }

    /// Logs a message.
    public func log(_ message: @autoclosure () -> OSLogMessage) { write("log", message) }
    /// Logs a message of a kind.
    public func log(level: OSLogType, _ message: @autoclosure () -> OSLogMessage) { write(level.name, message) }
    /// Logs what is less important.
    public func trace(_ message: @autoclosure () -> OSLogMessage) { write("debug", message) }
    /// Logs for who seeks faults.
    public func debug(_ message: @autoclosure () -> OSLogMessage) { write("debug", message) }
    /// Logs what is helpful.
    public func info(_ message: @autoclosure () -> OSLogMessage) { write("info", message) }
    /// Logs what is worth knowing.
    public func notice(_ message: @autoclosure () -> OSLogMessage) { write("log", message) }
    /// Logs what may go wrong.
    public func warning(_ message: @autoclosure () -> OSLogMessage) { write("error", message) }
    /// Logs an error.
    public func error(_ message: @autoclosure () -> OSLogMessage) { write("error", message) }
    /// Logs an error that matters much.
    public func critical(_ message: @autoclosure () -> OSLogMessage) { write("fault", message) }
    /// Logs a fault of the program.
    public func fault(_ message: @autoclosure () -> OSLogMessage) { write("fault", message) }
}

/// A message with values.
public struct OSLogMessage: ExpressibleByStringInterpolation {
    let text: String

    /// A message without values.
    public init(stringLiteral value: String) { text = value }

    /// A message of parts.
    public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
}

/// The parts of a message.
public struct OSLogInterpolation: StringInterpolationProtocol {
    fileprivate var text = ""

    /// No part yet.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// A part as it is written.
    public mutating func appendLiteral(_ literal: String) { text += literal }

    /// A value, which is hidden where it says so.
    public mutating func appendInterpolation<T>(
        _ value: @autoclosure () -> T, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) {
        text += privacy.isHidden ? "<private>" : "\(value())"
    }

    /// A number in a form, which isn't kept.
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

    /// Visible in this log.
    public static let auto = OSLogPrivacy(isHidden: false)
    /// Everybody.
    public static let `public` = OSLogPrivacy(isHidden: false)
    /// Hidden.
    public static let `private` = OSLogPrivacy(isHidden: true)
    /// Hidden.
    public static let sensitive = OSLogPrivacy(isHidden: true)

    /// Hidden, whatever the mask.
    public static func `private`(mask: Mask) -> OSLogPrivacy { .private }
    /// Visible in this log.
    public static func auto(mask: Mask) -> OSLogPrivacy { .auto }

    /// The replacement of a hidden value.
    public enum Mask: Sendable {
        /// A number made of it, nothing.
        case hash, none
    }
}

/// The format of a number; messages use Swift's own.
public struct OSLogFormat: Sendable {
    /// As a whole number.
    public static let decimal = OSLogFormat()
    /// To the base of 16.
    public static let hex = OSLogFormat()
    /// With a point.
    public static let fixed = OSLogFormat()

    /// With a number of digits behind a point.
    public static func fixed(precision: Int) -> OSLogFormat { .fixed }
}

/// The alignment of a value; messages ignore it.
public struct OSLogStringAlignment: Sendable {
    /// As much as it needs.
    public static let none = OSLogStringAlignment()

    /// At the left of a column.
    public static func left(columns: Int) -> OSLogStringAlignment { .none }
    /// At the right of a column.
    public static func right(columns: Int) -> OSLogStringAlignment { .none }
}
