import Glibc

// Replaces Apple's Network: addresses. There are no connections.
@_exported import Foundation

/// An address of the internet.
public protocol IPAddress: Sendable {
    /// Its bytes.
    var rawValue: Data { get }
}

/// An address of four bytes.
public struct IPv4Address: IPAddress, Hashable, CustomDebugStringConvertible {
    /// The bytes.
    public let rawValue: Data

    /// An address of bytes; nil for another number of them.
    public init?(_ rawValue: Data) {
        guard rawValue.count == 4 else { return nil }
        self.rawValue = rawValue
    }

    /// An address as it is written, "192.0.2.1"; nil for others.
    public init?(_ string: String) {
        guard let bytes = bytes(of: string, family: AF_INET, count: 4) else { return nil }
        rawValue = bytes
    }

    /// As it is written.
    public var debugDescription: String { rawValue.map(String.init).joined(separator: ".") }
}

/// An address of sixteen bytes.
public struct IPv6Address: IPAddress, Hashable {
    /// The bytes.
    public let rawValue: Data

    /// An address of bytes; nil for another number of them.
    public init?(_ rawValue: Data) {
        guard rawValue.count == 16 else { return nil }
        self.rawValue = rawValue
    }

    /// An address as it is written, "2001:db8::1"; nil for others.
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

/// A monitor of the network, which is not observed.
public final class NWPathMonitor: @unchecked Sendable {
    // Its handler is set before it is started, as on a device, and never called.
    /// Called when that changes, which it doesn't here.
    public var pathUpdateHandler: (@Sendable (NWPath) -> Void)?
    /// No network.
    public var currentPath: NWPath { NWPath() }

    /// Looks at all networks.
    public init() {}
    /// Nothing.
    public func start(queue: DispatchQueue) {}
    /// Nothing.
    public func cancel() {}
}

/// A way to the internet: none.
public struct NWPath: Equatable, Sendable {
    /// Whether there is a way.
    public enum Status: Sendable {
        /// Yes, no, when asked for.
        case satisfied, unsatisfied, requiresConnection
    }

    /// No.
    public var status: Status { .unsatisfied }
    /// No.
    public var isExpensive: Bool { false }
}
