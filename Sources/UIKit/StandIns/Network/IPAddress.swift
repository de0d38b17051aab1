import Glibc

// Replaces Apple's Network: addresses. There are no connections.
@_exported import Foundation

/// An IP address.
public protocol IPAddress: Sendable {
    /// The bytes of the address.
    var rawValue: Data { get }
}

/// An IPv4 address.
public struct IPv4Address: IPAddress, Hashable, CustomDebugStringConvertible {
    /// The bytes of the address.
    public let rawValue: Data

    /// Creates an address from four bytes; nil for another number.
    public init?(_ rawValue: Data) {
        guard rawValue.count == 4 else { return nil }
        self.rawValue = rawValue
    }

    /// Creates an address from its notation, "192.0.2.1"; nil for others.
    public init?(_ string: String) {
        guard let bytes = bytes(of: string, family: AF_INET, count: 4) else { return nil }
        rawValue = bytes
    }

    /// The dotted notation.
    public var debugDescription: String { rawValue.map(String.init).joined(separator: ".") }
}

/// An IPv6 address.
public struct IPv6Address: IPAddress, Hashable {
    /// The bytes of the address.
    public let rawValue: Data

    /// Creates an address from sixteen bytes; nil for another number.
    public init?(_ rawValue: Data) {
        guard rawValue.count == 16 else { return nil }
        self.rawValue = rawValue
    }

    /// Creates an address from its notation, "2001:db8::1"; nil for others.
    public init?(_ string: String) {
        guard let bytes = bytes(of: string, family: AF_INET6, count: 16) else { return nil }
        rawValue = bytes
    }
}

private func bytes(of string: String, family: Int32, count: Int) -> Data? {
    var bytes = Data(count: count)
    let isAddress = bytes.withUnsafeMutableBytes { inet_pton(family, string, $0.baseAddress) == 1 }
    return isAddress ? bytes : nil
}

/// A monitor of the network, which reports no changes here.
public final class NWPathMonitor: @unchecked Sendable {
    // Its handler is set before the start, as on a device, and never called.
    /// Called when the path changes. Not called here.
    public var pathUpdateHandler: (@Sendable (NWPath) -> Void)?
    /// The current path; always unsatisfied.
    public var currentPath: NWPath { NWPath() }

    /// Creates a monitor of all interfaces.
    public init() {}
    /// Does nothing.
    public func start(queue: DispatchQueue) {}
    /// Does nothing.
    public func cancel() {}
}

/// A path to the network; there is none.
public struct NWPath: Equatable, Sendable {
    /// Whether a path is available.
    public enum Status: Sendable {
        /// Available, unavailable, available on demand.
        case satisfied, unsatisfied, requiresConnection
    }

    /// The availability; always unsatisfied.
    public var status: Status { .unsatisfied }
    /// Whether the path is expensive; always false.
    public var isExpensive: Bool { false }
}
