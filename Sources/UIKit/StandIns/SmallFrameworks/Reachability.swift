// The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase
// SystemConfiguration and CoreTelephony.

/// Whether a server can be reached; every one can here.
public final class SCNetworkReachability: NSObject {}

/// How a server is reached, with raw values of SystemConfiguration's.
public struct SCNetworkReachabilityFlags: OptionSet, Sendable {
    /// The bits, numbered as in SystemConfiguration.
    public let rawValue: UInt32
    /// Creates flags from SystemConfiguration's raw bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// By a connection that comes and goes.
    public static let transientConnection = SCNetworkReachabilityFlags(rawValue: 1)
    /// It can be reached.
    public static let reachable = SCNetworkReachabilityFlags(rawValue: 2)
    /// A connection has to be made first.
    public static let connectionRequired = SCNetworkReachabilityFlags(rawValue: 4)
    /// Traffic makes the connection.
    public static let connectionOnTraffic = SCNetworkReachabilityFlags(rawValue: 8)
    /// The user has to make the connection.
    public static let interventionRequired = SCNetworkReachabilityFlags(rawValue: 16)
    /// A request makes the connection.
    public static let connectionOnDemand = SCNetworkReachabilityFlags(rawValue: 32)
    /// It is an address of the device.
    public static let isLocalAddress = SCNetworkReachabilityFlags(rawValue: 1 << 16)
    /// Without a gateway.
    public static let isDirect = SCNetworkReachabilityFlags(rawValue: 1 << 17)
    /// By a cellular network.
    public static let isWWAN = SCNetworkReachabilityFlags(rawValue: 1 << 18)
}

/// What a callback gets, and how it is kept.
public struct SCNetworkReachabilityContext {
    /// 0.
    public var version: Int
    /// The app's pointer.
    public var info: UnsafeMutableRawPointer?
    /// Keeps the app's object.
    public var retain: ((UnsafeRawPointer) -> UnsafeRawPointer)?
    /// Lets go of the app's object.
    public var release: ((UnsafeRawPointer) -> Void)?
    /// Describes the app's object.
    public var copyDescription: ((UnsafeRawPointer) -> Unmanaged<NSString>)?
    /// A context.
    public init(
        version: Int, info: UnsafeMutableRawPointer?, retain: ((UnsafeRawPointer) -> UnsafeRawPointer)?,
        release: ((UnsafeRawPointer) -> Void)?, copyDescription: ((UnsafeRawPointer) -> Unmanaged<NSString>)?
    ) {
        (self.version, self.info, self.retain) = (version, info, retain)
        (self.release, self.copyDescription) = (release, copyDescription)
    }
}

/// Called when the way a server is reached changes.
public typealias SCNetworkReachabilityCallBack = (
    SCNetworkReachability, SCNetworkReachabilityFlags, UnsafeMutableRawPointer?
) -> Void

/// Creates the reachability of a name.
public func SCNetworkReachabilityCreateWithName(_ allocator: NSObject?, _ nodename: String) -> SCNetworkReachability? {
    SCNetworkReachability()
}
/// Creates the reachability of an address.
public func SCNetworkReachabilityCreateWithAddress(
    _ allocator: NSObject?, _ address: UnsafePointer<sockaddr>
) -> SCNetworkReachability? { SCNetworkReachability() }
/// Writes the flags of a server that can be reached: true.
public func SCNetworkReachabilityGetFlags(
    _ target: SCNetworkReachability, _ flags: UnsafeMutablePointer<SCNetworkReachabilityFlags>
) -> Bool {
    flags.pointee = .reachable
    return true
}
/// Sets a callback, which is never called: true.
@discardableResult public func SCNetworkReachabilitySetCallback(
    _ target: SCNetworkReachability, _ callout: SCNetworkReachabilityCallBack?,
    _ context: UnsafeMutablePointer<SCNetworkReachabilityContext>?
) -> Bool { true }
/// Sets the queue of the callback: true.
@discardableResult public func SCNetworkReachabilitySetDispatchQueue(
    _ target: SCNetworkReachability, _ queue: DispatchQueue?
) -> Bool { true }
/// Watches a server on a loop: true.
@discardableResult public func SCNetworkReachabilityScheduleWithRunLoop(
    _ target: SCNetworkReachability, _ runLoop: RunLoop, _ runLoopMode: String
) -> Bool { true }
/// Watches a server no longer: true.
@discardableResult public func SCNetworkReachabilityUnscheduleFromRunLoop(
    _ target: SCNetworkReachability, _ runLoop: RunLoop, _ runLoopMode: String
) -> Bool { true }

/// The cellular networks of the device: none.
open class CTTelephonyNetworkInfo: NSObject {
    /// The network's company, or nil.
    open var subscriberCellularProvider: CTCarrier? { nil }
    /// The networks' companies, or nil.
    open var serviceSubscriberCellularProviders: [String: CTCarrier]? { nil }
    /// The kind of network, or nil.
    open var currentRadioAccessTechnology: String? { nil }
    /// The kinds of networks, or nil.
    open var serviceCurrentRadioAccessTechnology: [String: String]? { nil }
}

/// A company of a cellular network.
open class CTCarrier: NSObject {
    /// The name, or nil.
    open var carrierName: String? { nil }
    /// The number of the country, or nil.
    open var mobileCountryCode: String? { nil }
    /// The number of the network, or nil.
    open var mobileNetworkCode: String? { nil }
    /// The code of the country, or nil.
    open var isoCountryCode: String? { nil }
    /// Whether calls over the network are allowed.
    open var allowsVOIP: Bool { true }
}
