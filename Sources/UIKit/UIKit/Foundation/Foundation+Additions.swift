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

/// A pointer through which an object is given back.
public typealias AutoreleasingUnsafeMutablePointer = UnsafeMutablePointer

extension ProcessInfo {
    /// Whether the user saves power: false.
    public var isLowPowerModeEnabled: Bool { false }
    /// How warm the device is: nominal.
    public var thermalState: ThermalState { .nominal }
    /// Posted when `thermalState` changes; never here.
    public static let thermalStateDidChangeNotification = NSNotification.Name(
        "NSProcessInfoThermalStateDidChangeNotification")

    /// How warm a device is, with Foundation's raw values.
    public enum ThermalState: Int, Sendable {
        /// As usual.
        case nominal = 0
        /// Slightly warmer.
        case fair = 1
        /// Hot.
        case serious = 2
        /// Too hot.
        case critical = 3
    }
}

extension NSNotification.Name {
    /// Posted when the user begins or ends to save power; never here.
    public static let NSProcessInfoPowerStateDidChange = NSNotification.Name(
        "NSProcessInfoPowerStateDidChangeNotification")
    /// Posted when iCloud's user changes; never here.
    public static let NSUbiquityIdentityDidChange = NSNotification.Name("NSUbiquityIdentityDidChangeNotification")
}

extension NSString {
    /// Returns a text with values in the places of a format, in the user's language.
    public class func localizedStringWithFormat(_ format: NSString, _ args: any CVarArg...) -> NSString {
        NSString(string: String(format: String(describing: format), locale: .current, arguments: args))
    }
}

extension NSObject {
    /// Sets properties by name.
    @_disfavoredOverload public func setValuesForKeys(_ keyedValues: [String: Any]) {
        for (key, value) in keyedValues { setValue(value, forKey: key) }
    }
    /// Reads properties by name; those that are nil are `NSNull`.
    @_disfavoredOverload public func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
        Dictionary(keys.map { ($0, value(forKey: $0) ?? NSNull()) }, uniquingKeysWith: { first, _ in first })
    }
}

extension Thread {
    /// Creates a thread that runs a method by name.
    public convenience init(target: Any, selector: Selector, object argument: Any?) {
        nonisolated(unsafe) let work = (target as AnyObject, argument)
        self.init { onMainThread { _ = ObjectiveCNames.perform(selector, on: work.0, with: [work.1]) } }
    }
}

extension Scanner {
    /// Reads up to a text, as Objective-C gives it back.
    @_disfavoredOverload @discardableResult public func scanUpTo(
        _ string: String, into result: UnsafeMutablePointer<NSString?>?
    ) -> Bool {
        guard let text = scanUpToString(string) else { return false }
        result?.pointee = NSString(string: text)
        return true
    }
    /// Reads up to one of several characters, as Objective-C gives it back.
    @_disfavoredOverload @discardableResult public func scanUpToCharacters(
        from set: CharacterSet, into result: UnsafeMutablePointer<NSString?>?
    ) -> Bool {
        guard let text = scanUpToCharacters(from: set) else { return false }
        result?.pointee = NSString(string: text)
        return true
    }
    /// Reads several characters, as Objective-C gives them back.
    @_disfavoredOverload @discardableResult public func scanCharacters(
        from set: CharacterSet, into result: UnsafeMutablePointer<NSString?>?
    ) -> Bool {
        guard let text = scanCharacters(from: set) else { return false }
        result?.pointee = NSString(string: text)
        return true
    }
    /// Reads a text, as Objective-C gives it back.
    @_disfavoredOverload @discardableResult public func scanString(
        _ string: String, into result: UnsafeMutablePointer<NSString?>?
    ) -> Bool {
        guard let text = scanString(string) else { return false }
        result?.pointee = NSString(string: text)
        return true
    }
}

extension NSSortDescriptor {
    /// Sorts objects by a property's name.
    public convenience init(key: String?, ascending: Bool) {
        self.init(keyPath: \NSObject.self, ascending: ascending) { one, other in
            SortedValues.compare(one, other, by: key)
        }
    }
    /// Sorts objects by a property's name, with the method that compares two of its values.
    public convenience init(key: String?, ascending: Bool, selector: Selector?) {
        let name = selector?.name ?? ""
        self.init(keyPath: \NSObject.self, ascending: ascending) { one, other in
            SortedValues.compare(one, other, by: key, ignoringCase: name.lowercased().contains("caseinsensitive"))
        }
    }
}

/// Compares values that are known by a property's name alone.
enum SortedValues {
    static func compare(_ one: Any, _ other: Any, by key: String?, ignoringCase: Bool = false) -> ComparisonResult {
        func value(_ object: Any) -> Any? {
            guard let key, key != "self" else { return object }
            if let values = object as? [String: Any] { return values[key] }
            return (object as? NSObject)?.value(forKeyPath: key)
        }
        switch (value(one), value(other)) {
        case (nil, nil): return .orderedSame
        case (nil, _): return .orderedAscending
        case (_, nil): return .orderedDescending
        case (let one as String, let other as String):
            return ignoringCase ? one.caseInsensitiveCompare(other) : one.compare(other)
        case (let one as Date, let other as Date): return one.compare(other)
        case (let one?, let other?):
            guard let one = number(one), let other = number(other) else { return .orderedSame }
            return one < other ? .orderedAscending : one > other ? .orderedDescending : .orderedSame
        }
    }

    private static func number(_ value: Any) -> Double? {
        switch value {
        case let value as any BinaryInteger: Double(value)
        case let value as any BinaryFloatingPoint: Double(value)
        case let value as Bool: value ? 1 : 0
        case let value as NSNumber: value.doubleValue
        default: nil
        }
    }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The number of nanoseconds of a second.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The number of nanoseconds of a millisecond.
public let NSEC_PER_MSEC: UInt64 = 1_000_000
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The number of nanoseconds of a microsecond.
public let NSEC_PER_USEC: UInt64 = 1_000
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The number of microseconds of a second.
public let USEC_PER_SEC: UInt64 = 1_000_000

extension URLSessionConfiguration {
    /// Returns the default configuration: nothing is loaded while the app doesn't run.
    public static func background(withIdentifier identifier: String) -> URLSessionConfiguration { .default }
    /// Whether the app is started for what was loaded; stored nowhere.
    public var sessionSendsLaunchEvents: Bool {
        get { false }
        set {}
    }
    /// Whether requests wait for a connection; stored nowhere.
    @_disfavoredOverload public var waitsForConnectivity: Bool {
        get { false }
        set {}
    }
}

/// A version of a file; there is one of each here.
open class NSFileVersion: NSObject {
    /// The file.
    public let url: URL
    init(_ url: URL) {
        self.url = url
        super.init()
    }
    /// Returns the version of a file.
    open class func currentVersionOfItem(at url: URL) -> NSFileVersion? { NSFileVersion(url) }
    /// Returns the versions of a file that contradict each other: none.
    open class func unresolvedConflictVersionsOfItem(at url: URL) -> [NSFileVersion]? { [] }
    /// Removes other versions of a file; there are none.
    open class func removeOtherVersionsOfItem(at url: URL) throws {}
    /// Whether the version is chosen.
    open var isResolved = true
}
