/// A part of a run that several machines share: the first of four, `1/4`.
public struct AuditShard: Sendable, Hashable, Codable, CustomStringConvertible {
    /// Which one it is, from 1.
    public let number: Int
    /// The number of shards, 1 to ``largestCount``.
    public let count: Int

    /// The most parts of a run.
    public static let largestCount = 1_000

    /// Creates a part; nil where there is no such one.
    public init?(_ number: Int, of count: Int) {
        guard (1...Self.largestCount).contains(count), (1...count).contains(number) else { return nil }
        (self.number, self.count) = (number, count)
    }

    /// Reads `1/4`; nil for anything else.
    public init?(argument: String) {
        let parts = argument.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count == 2, parts.allSatisfy({ $0.utf8.allSatisfy { $0 &- 0x30 < 10 } }),
            let number = Int(parts[0]), let count = Int(parts[1])
        else { return nil }
        self.init(number, of: count)
    }

    /// Reads what ``AuditReport`` wrote.
    ///
    /// - Throws: `DecodingError` where there is no such part.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        let number = try values.decode(Int.self, forKey: .number)
        let count = try values.decode(Int.self, forKey: .count)
        guard let shard = AuditShard(number, of: count) else {
            throw DecodingError.dataCorruptedError(
                forKey: .number, in: values, debugDescription: "there is no shard \(number) of \(count)")
        }
        self = shard
    }

    private enum CodingKeys: CodingKey {
        case number, count
    }

    /// The notation on the command line, such as "1/3".
    public var description: String { "\(number)/\(count)" }

    /// The files of this part: each file is in exactly one part, the same one on every machine, and the parts have
    /// about as many bytes.
    ///
    /// The largest files are assigned first, each to the smallest part, so that a large file is not added to many
    /// others. Which of two files of one size comes first is decided by a hash of their names, so that neighbors,
    /// which are often alike, are spread.
    ///
    /// - Parameter files: the name of each file, which must be the same on every machine, with its size in bytes.
    /// - Returns: the indices of the files of this part, ascending.
    public func places(of files: [(name: String, size: Int)]) -> [Int] {
        let keys = files.map { (size: max($0.size, 0), hash: Self.hash($0.name), name: $0.name) }
        let order = files.indices.sorted { left, right in
            let (first, second) = (keys[left], keys[right])
            if first.size != second.size { return first.size > second.size }
            if first.hash != second.hash { return first.hash < second.hash }
            return first.name == second.name ? left < right : first.name < second.name
        }
        var loads = [Int](repeating: 0, count: count)
        var mine: [Int] = []
        for place in order {
            // The first of those that have least.
            let least = loads.indices.min { loads[$0] < loads[$1] } ?? 0
            // The cost of reading a file even if it is empty.
            loads[least] = loads[least].addingReportingOverflow(keys[place].size + 1_000).partialValue
            if least == number - 1 { mine.append(place) }
        }
        return mine.sorted()
    }

    // FNV-1a, the same in each run.
    private static func hash(_ text: String) -> UInt64 {
        text.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 }
    }
}
