// The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase
import HeadlessUIKit

extension NSIndexPath {
    /// The section of a table or collection.
    public var section: Int { index(atPosition: 0) }
    /// The row of a section.
    public var row: Int { index(atPosition: 1) }
    /// The item of a section.
    public var item: Int { index(atPosition: 1) }

    /// Creates a path to a row.
    public convenience init(row: Int, section: Int) {
        self.init(index: section, and: row)
    }
    /// Creates a path to an item.
    public convenience init(item: Int, section: Int) {
        self.init(index: section, and: item)
    }
    private convenience init(index: Int, and second: Int) {
        let indexes = [index, second]
        self.init(indexes: indexes, length: 2)
    }
}

extension ProcessInfo {
    /// Whether the app runs on a Mac as it is built for one: it never does.
    public var isMacCatalystApp: Bool { false }
    /// Whether the app runs on a Mac as it is built for iOS: it never does.
    public var isiOSAppOnMac: Bool { false }
}

/// Seconds since the beginning of 2001.
public func CFAbsoluteTimeGetCurrent() -> Double { Date.timeIntervalSinceReferenceDate }

/// A pointer through which an object is given back.
public typealias AutoreleasingUnsafeMutablePointer = UnsafeMutablePointer

/// The name of the attribute for distances between all letters, of Core Text.
public let kCTTrackingAttributeName: CFString = "CTTracking"

/// A text, as Core Foundation calls it.
public typealias CFString = String
/// Data, as Core Foundation calls it.
public typealias CFData = Data
/// Data that changes, as Core Foundation calls it.
public typealias CFMutableData = NSMutableData
/// Values by their keys, as Core Foundation calls them.
public typealias CFDictionary = [AnyHashable: Any]
/// An address, as Core Foundation calls it.
public typealias CFURL = URL
