import Foundation

/// The kinds of data that are detected in a text and can be tapped, with UIKit's raw values.
public struct UIDataDetectorTypes: OptionSet, Hashable, Sendable {
    /// The bits, numbered as in UIKit.
    public let rawValue: UInt
    /// Creates kinds from UIKit's raw bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Phone numbers.
    public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
    /// Web and email addresses.
    public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
    /// Postal addresses.
    public static let address = UIDataDetectorTypes(rawValue: 1 << 2)
    /// Dates.
    public static let calendarEvent = UIDataDetectorTypes(rawValue: 1 << 3)
    /// Shipment tracking numbers.
    public static let shipmentTrackingNumber = UIDataDetectorTypes(rawValue: 1 << 4)
    /// Flight numbers.
    public static let flightNumber = UIDataDetectorTypes(rawValue: 1 << 5)
    /// Lookup suggestions.
    public static let lookupSuggestion = UIDataDetectorTypes(rawValue: 1 << 6)
    /// Amounts of money.
    public static let money = UIDataDetectorTypes(rawValue: 1 << 7)
    /// Physical quantities.
    public static let physicalValue = UIDataDetectorTypes(rawValue: 1 << 8)
    /// All kinds.
    public static let all = UIDataDetectorTypes(rawValue: .max)
}
