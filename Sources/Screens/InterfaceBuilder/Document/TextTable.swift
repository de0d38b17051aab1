/// A table of values by short texts, such as the objects of a file by their ids. Texts are equal when they have the
/// same scalars.
///
/// A dictionary spends as much on hashing few letters as on many. Here a text costs few multiplications; they are
/// seeded with a random number per process, so that no file can be made whose texts collide.
struct TextTable<Value: Sendable>: Sendable {
    private var entries: [(text: String, value: Value)] = []
    /// The upper half of a text's hash above the index of its entry plus one; 0 for none.
    private var slots: [UInt64]

    /// Creates a table with room for this many texts.
    init(minimumCapacity: Int = 0) {
        entries.reserveCapacity(minimumCapacity)
        var size = 16
        while size < minimumCapacity * 2 { size *= 2 }
        slots = [UInt64](repeating: 0, count: size)
    }

    /// Creates a table of values for texts; of several for one, the first.
    init(_ texts: KeyValuePairs<String, Value>) {
        self.init(minimumCapacity: texts.count)
        for (text, value) in texts { _ = insert(value, for: text) }
    }

    /// The value for a text, or nil.
    subscript(text: String) -> Value? {
        guard let entry = entry(for: text, TextHash.value(of: text)) else { return nil }
        return entries[entry].value
    }

    /// Inserts a value for a text, and returns nil; for an existing text, returns its value.
    mutating func insert(_ value: Value, for text: String) -> Value? {
        let hash = TextHash.value(of: text)
        if let entry = entry(for: text, hash) { return entries[entry].value }
        if entries.count * 2 >= slots.count { grow() }
        entries.append((text, value))
        place(hash >> 32, entries.count)
        return nil
    }

    /// Replaces the value of an existing text.
    mutating func replace(_ value: Value, for text: String) {
        guard let entry = entry(for: text, TextHash.value(of: text)) else { return }
        entries[entry].value = value
    }

    private func entry(for text: String, _ hash: UInt64) -> Int? {
        let last = slots.count - 1
        var place = Int(truncatingIfNeeded: hash >> 32) & last
        while slots[place] != 0 {
            let slot = slots[place]
            let entry = Int(slot & 0xFFFF_FFFF) - 1
            if slot >> 32 == hash >> 32, entries[entry].text == text { return entry }
            place = (place + 1) & last
        }
        return nil
    }

    private mutating func place(_ half: UInt64, _ number: Int) {
        let last = slots.count - 1
        var place = Int(truncatingIfNeeded: half) & last
        while slots[place] != 0 { place = (place + 1) & last }
        slots[place] = half << 32 | UInt64(number)
    }

    private mutating func grow() {
        let old = slots
        slots = [UInt64](repeating: 0, count: old.count * 2)
        for slot in old where slot != 0 { place(slot >> 32, Int(slot & 0xFFFF_FFFF)) }
    }
}

/// The hash of a text, which is another one in each process.
private enum TextHash {
    private static let seed = UInt64.random(in: .min ... .max)

    static func value(of text: String) -> UInt64 {
        // Strings are mostly stored as UTF-8, and others can be made so.
        if let hash = text.utf8.withContiguousStorageIfAvailable({ value(of: $0) }) { return hash }
        var text = text
        return text.withUTF8 { value(of: $0) }
    }

    private static func value(of bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
        var state = fold(seed ^ UInt64(bytes.count), 0x9E37_79B9_7F4A_7C15)
        let raw = UnsafeRawBufferPointer(bytes)
        var place = 0
        while place + 8 <= raw.count {
            state = fold(state ^ raw.loadUnaligned(fromByteOffset: place, as: UInt64.self), 0xD6E8_FEB8_6659_FD93)
            place += 8
        }
        var rest: UInt64 = 0
        while place < raw.count {
            rest = rest << 8 | UInt64(raw[place])
            place += 1
        }
        return fold(state ^ rest, 0xA076_1D64_78BD_642F)
    }

    private static func fold(_ left: UInt64, _ right: UInt64) -> UInt64 {
        let (high, low) = left.multipliedFullWidth(by: right)
        return high ^ low
    }
}
