// The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase
import Foundation

/// A text, as Core Foundation calls it.
public typealias CFString = String
/// Data, as Core Foundation calls it.
public typealias CFData = Data
/// Data that changes, as Core Foundation calls it.
public typealias CFMutableData = NSMutableData
/// Values by their keys, as Core Foundation calls them.
public typealias CFDictionary = [AnyHashable: Any]
/// Values by their keys that change, as Core Foundation calls them.
public typealias CFMutableDictionary = NSMutableDictionary
/// A list, as Core Foundation calls it.
public typealias CFArray = NSArray
/// A list that changes, as Core Foundation calls it.
public typealias CFMutableArray = NSMutableArray
/// A set, as Core Foundation calls it.
public typealias CFSet = NSSet
/// An address, as Core Foundation calls it.
public typealias CFURL = URL
/// A number, as Core Foundation calls it.
public typealias CFNumber = NSNumber
/// A Boolean value, as Core Foundation calls it.
public typealias CFBoolean = NSNumber
/// A date, as Core Foundation calls it.
public typealias CFDate = NSDate
/// An error, as Core Foundation calls it.
public typealias CFError = NSError
/// A text with attributes, as Core Foundation calls it.
public typealias CFAttributedString = NSAttributedString
/// Any object, as Core Foundation calls it.
public typealias CFTypeRef = AnyObject
/// Any property list, as Core Foundation calls it.
public typealias CFPropertyList = AnyObject
/// A position or a number of things, as Core Foundation calls it.
public typealias CFIndex = Int
/// Seconds since the beginning of 2001, as Core Foundation calls them.
public typealias CFAbsoluteTime = Double
/// An error of the system, by its number.
public typealias OSStatus = Int32
/// A code of four characters.
public typealias OSType = UInt32
/// A pointer through which an error is given back.
public typealias NSErrorPointer = UnsafeMutablePointer<NSError?>?

/// Allocates memory; there is one way here.
public final class CFAllocator: NSObject {}

/// The usual way of allocating memory.
public let kCFAllocatorDefault: CFAllocator! = nil
/// True.
public let kCFBooleanTrue: CFBoolean! = NSNumber(value: true)
/// False.
public let kCFBooleanFalse: CFBoolean! = NSNumber(value: false)
/// The key of a bundle's build number.
public let kCFBundleVersionKey: CFString! = "CFBundleVersion"
/// The key of a bundle's name.
public let kCFBundleNameKey: CFString! = "CFBundleName"
/// The key of a bundle's identifier.
public let kCFBundleIdentifierKey: CFString! = "CFBundleIdentifier"
/// The key of a bundle's executable.
public let kCFBundleExecutableKey: CFString! = "CFBundleExecutable"
/// The name of the attribute for distances between all letters, of Core Text.
public let kCTTrackingAttributeName: CFString = "CTTracking"

/// A range of positions.
public struct CFRange: Sendable, Equatable {
    /// The first position.
    public var location: CFIndex
    /// The number of positions.
    public var length: CFIndex
    /// An empty range.
    public init() { self.init(location: 0, length: 0) }
    /// A range of positions.
    public init(location: CFIndex, length: CFIndex) {
        self.location = location
        self.length = length
    }
}

/// Creates a range of positions.
public func CFRangeMake(_ loc: CFIndex, _ len: CFIndex) -> CFRange { CFRange(location: loc, length: len) }

/// Seconds since the beginning of 2001.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date.timeIntervalSinceReferenceDate }

/// The number of elements of a list.
public func CFArrayGetCount(_ theArray: CFArray!) -> CFIndex { theArray.count }

/// A unique number.
public typealias CFUUID = NSUUID
/// Creates a unique number.
public func CFUUIDCreate(_ alloc: CFAllocator!) -> CFUUID! { NSUUID() }
/// The text of a unique number.
public func CFUUIDCreateString(_ alloc: CFAllocator!, _ uuid: CFUUID!) -> CFString! { uuid.uuidString }

/// The loops of threads, as Core Foundation calls them.
public typealias CFRunLoop = RunLoop
/// The loop of the main thread.
public func CFRunLoopGetMain() -> CFRunLoop! { .main }
/// The loop of the current thread.
public func CFRunLoopGetCurrent() -> CFRunLoop! { .current }
/// Has a loop look for work; it does so anyhow.
public func CFRunLoopWakeUp(_ rl: CFRunLoop!) {}
