#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The numbers of names by their bytes.
///
/// A name is looked for in a few places only, so names that were made to collide cost no more than others: such a table
/// refuses them.
struct NameTable: Sendable {
    /// How many names have numbers.
    private(set) var count = 0

    /// The bytes of all names, one behind the other, and where each ends.
    private var bytes: [UInt8] = []
    private var ends: [Int] = []
    /// A name's number and one, below the upper half of its hash; 0 where there is none.
    private var slots: [UInt64] = []

    private static let reach = 16

    /// The hash of a name, made byte by byte.
    struct Hash {
        private var state: UInt64 = 0

        init() {}

        init(_ name: UnsafeBufferPointer<UInt8>) {
            for byte in name { add(byte) }
        }

        mutating func add(_ byte: UInt8) { state = (state << 5 | state >> 59) ^ UInt64(byte) }

        fileprivate var value: UInt64 { state &* 0x9E37_79B9_7F4A_7C15 }
    }

    /// Creates a table in which each name has its first place as its number. The names must be known to be harmless:
    /// there is no end of making room for those that collide.
    init(_ names: [String]) {
        guard !names.isEmpty else { return }
        // Sparse, so that most names are where they are looked for first.
        var size = 64
        while size < names.count * 4 { size *= 2 }
        slots = [UInt64](repeating: 0, count: size)
        for name in names { add(name) }
    }

    /// The number of a name, or nil.
    subscript(name: String) -> Int? {
        // Strings are mostly stored as UTF-8, and others can be made so.
        if let number = name.utf8.withContiguousStorageIfAvailable({ number(of: $0, Hash($0)) }) { return number }
        var name = name
        return name.withUTF8 { number(of: $0, Hash($0)) }
    }

    private mutating func add(_ name: String) {
        var name = name
        name.withUTF8 { name in
            let hash = Hash(name)
            // A number is used up even by a name that is there already.
            guard number(of: name, hash) == nil else { return append(name) }
            var size = slots.count
            while !insert(name, hash) {
                size *= 2
                _ = resize(to: size)
            }
        }
    }

    /// The number of a name, or nil.
    func number(of name: UnsafeBufferPointer<UInt8>, _ hash: Hash) -> Int? {
        guard !slots.isEmpty else { return nil }
        let hash = hash.value
        for step in 0..<Self.reach {
            let slot = slots[place(hash, step)]
            guard slot != 0 else { return nil }
            let number = Int(slot & 0xFFFF_FFFF) - 1
            if slot >> 32 == hash >> 32, isEqual(number, name) { return number }
        }
        return nil
    }

    /// Gives a name that has none the next number; false, without a change, where no place in reach is free.
    mutating func insert(_ name: UnsafeBufferPointer<UInt8>, _ hash: Hash) -> Bool {
        guard count * 2 < slots.count || resize(to: max(64, slots.count * 2)), let free = freePlace(hash.value) else {
            return false
        }
        slots[free] = (hash.value & ~0xFFFF_FFFF) | UInt64(count + 1)
        append(name)
        return true
    }

    private mutating func append(_ name: UnsafeBufferPointer<UInt8>) {
        bytes.append(contentsOf: name)
        ends.append(bytes.count)
        count += 1
    }

    private func place(_ hash: UInt64, _ step: Int) -> Int {
        Int(truncatingIfNeeded: (hash >> 32 &+ UInt64(step)) & UInt64(slots.count - 1))
    }

    private func freePlace(_ hash: UInt64) -> Int? {
        (0..<Self.reach).lazy.map { place(hash, $0) }.first { slots[$0] == 0 }
    }

    /// How long a name is, where it stands at a place.
    func length(of number: Int, in text: UnsafeBufferPointer<UInt8>, at place: Int) -> Int? {
        let start = number == 0 ? 0 : ends[number - 1]
        let length = ends[number] - start
        guard place + length < text.count, let base = text.baseAddress else { return nil }
        return bytes.withUnsafeBufferPointer {
            memcmp($0.baseAddress! + start, base + place, length) == 0 ? length : nil
        }
    }

    private func isEqual(_ number: Int, _ name: UnsafeBufferPointer<UInt8>) -> Bool {
        let start = number == 0 ? 0 : ends[number - 1]
        guard ends[number] - start == name.count, let base = name.baseAddress else { return false }
        return bytes.withUnsafeBufferPointer { memcmp($0.baseAddress! + start, base, name.count) == 0 }
    }

    /// Makes room; false, without a change, where a name would have no place in reach.
    private mutating func resize(to size: Int) -> Bool {
        let old = slots
        slots = [UInt64](repeating: 0, count: size)
        for slot in old where slot != 0 {
            guard let free = freePlace(slot) else {
                slots = old
                return false
            }
            slots[free] = slot
        }
        return true
    }
}
