/// A set of hashes. They are hashes already, so they aren't hashed once more; the first slot that is searched depends
/// on a random number of this process, so that no labels can be written that all share one slot.
struct HashSet: Sendable {
    private var places: [UInt64]
    private let shift: UInt64
    private static let factor = UInt64.random(in: .min ... .max) | 1

    /// Creates a set with room for a number of hashes.
    init(capacity: Int) {
        var bits: UInt64 = 4
        while 1 << bits < capacity * 2 { bits += 1 }
        places = [UInt64](repeating: 0, count: 1 << bits)
        shift = 64 - bits
    }

    /// Adds a hash; false where it is there. No more may be added than there is room for.
    mutating func insert(_ hash: UInt64) -> Bool {
        let (place, isThere) = find(hash)
        if !isThere { places[place] = max(hash, 1) }
        return !isThere
    }

    /// Whether a hash is there.
    func contains(_ hash: UInt64) -> Bool { find(hash).isThere }

    private func find(_ hash: UInt64) -> (place: Int, isThere: Bool) {
        // 0 marks free slots, of which there are always some.
        let hash = max(hash, 1)
        var place = Int(truncatingIfNeeded: (hash &* Self.factor) >> shift)
        while places[place] != 0 {
            if places[place] == hash { return (place, true) }
            place = (place + 1) & (places.count - 1)
        }
        return (place, false)
    }
}
