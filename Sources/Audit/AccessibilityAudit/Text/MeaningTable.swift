/// The meanings of words, by their hashes: each is in the slot of its hash, or in the next one that is free.
///
/// Every word of every label is looked up, and a dictionary would hash the hash once more.
struct MeaningTable: Sendable {
    private let places: [(hash: UInt64, meaning: WordMeaning)]

    /// Creates a table; no hash may be 0, which marks free slots.
    init(_ meanings: [UInt64: WordMeaning]) {
        var size = 64
        while size < meanings.count * 4 { size *= 2 }
        var places = [(hash: UInt64, meaning: WordMeaning)](repeating: (0, []), count: size)
        for (hash, meaning) in meanings {
            var place = Int(truncatingIfNeeded: hash) & (size - 1)
            while places[place].hash != 0 { place = (place + 1) & (size - 1) }
            places[place] = (hash, meaning)
        }
        self.places = places
    }

    /// The meaning of the word with this hash.
    subscript(hash: UInt64) -> WordMeaning {
        var place = Int(truncatingIfNeeded: hash) & (places.count - 1)
        while places[place].hash != hash {
            // There are free slots, so this ends.
            if places[place].hash == 0 { return [] }
            place = (place + 1) & (places.count - 1)
        }
        return places[place].meaning
    }
}
