/// Identifies a node for as long as the object behind it lives.
///
/// A source chooses the numbers and never gives one to a second object, so an id that outlives its object finds no node
/// instead of a wrong one.
public struct NodeID: Sendable, Hashable, Codable, Comparable, CustomStringConvertible {
    /// The source's number for the object.
    public let rawValue: UInt64

    /// Creates an id from the source's number.
    public init(_ rawValue: UInt64) {
        self.rawValue = rawValue
    }

    /// Reads a bare number.
    public init(from decoder: any Decoder) throws {
        rawValue = try decoder.singleValueContainer().decode(UInt64.self)
    }

    /// Writes a bare number.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(rawValue)
    }

    /// Orders ids by number, which is the order in which a source handed them out.
    public static func < (left: NodeID, right: NodeID) -> Bool {
        left.rawValue < right.rawValue
    }

    /// The number after a `#`.
    public var description: String { "#\(rawValue)" }
}
