import Foundation

/// The name of an exception.
public struct NSExceptionName: RawRepresentable, Hashable, Sendable {
    /// Foundation's name.
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// Any.
    public static let genericException = NSExceptionName("NSGenericException")
    /// An index outside of a collection.
    public static let rangeException = NSExceptionName("NSRangeException")
    /// An argument that makes no sense.
    public static let invalidArgumentException = NSExceptionName("NSInvalidArgumentException")
    /// A state that can't be.
    public static let internalInconsistencyException = NSExceptionName("NSInternalInconsistencyException")
    /// A lack of memory.
    public static let mallocException = NSExceptionName("NSMallocException")
    /// Something of Objective-C that is not there.
    public static let objectInaccessibleException = NSExceptionName("NSObjectInaccessibleException")
    /// A file that can't be read.
    public static let parseErrorException = NSExceptionName("NSParseErrorException")
}

/// An exception of Objective-C. Raising one ends the program: Swift catches none, here as on iOS.
open class NSException: NSObject {
    /// The name.
    public let name: NSExceptionName
    /// The reason, or nil.
    public let reason: String?
    /// The app's data, or nil.
    public let userInfo: [AnyHashable: Any]?

    /// Creates an exception.
    public init(name aName: NSExceptionName, reason aReason: String?, userInfo aUserInfo: [AnyHashable: Any]? = nil) {
        name = aName
        reason = aReason
        userInfo = aUserInfo
        super.init()
    }

    /// Ends the program with the exception's name and reason.
    open func raise() {
        fatalError("Terminating app due to uncaught exception '\(name.rawValue)', reason: '\(reason ?? "")'")
    }

    /// Ends the program with a name and a reason.
    open class func raise(_ name: NSExceptionName, format: String, arguments argList: CVaListPointer) {
        NSException(name: name, reason: NSString(format: format, arguments: argList) as String).raise()
    }

    /// The addresses of the calls that led to the exception: none are known.
    open var callStackReturnAddresses: [NSNumber] { [] }
    /// The calls that led to the exception.
    open var callStackSymbols: [String] { Thread.callStackSymbols }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Sets a closure that is called before an exception ends the program; it is not called here.
public func NSSetUncaughtExceptionHandler(_ handler: ((NSException) -> Void)?) {}
