#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Assigns numbers to names.
///
/// libxml2 keeps one copy of each name until its parser is freed, so the address of a name identifies it, and its bytes
/// are read once in a document.
struct NameInterner {
    let vocabulary: XMLVocabulary
    private(set) var ownNames: [String] = []
    private(set) var ownNumbers: [String: UInt32] = [:]

    private let maximumLength: Int
    private let maximumCount: Int
    private var seenCount = 0
    private var numbersByAddress: [UInt: UInt32] = [:]
    private var recent = [(address: UInt, number: UInt32)](repeating: (0, 0), count: 256)

    init(vocabulary: XMLVocabulary, limits: XMLLimits) {
        self.vocabulary = vocabulary
        maximumLength = limits.nameLength
        maximumCount = limits.names
    }

    /// A name that breaks a limit.
    enum Refusal: Error {
        case tooLong
        case tooMany
    }

    /// The number of the name.
    mutating func number(
        _ local: UnsafePointer<UInt8>, prefix: UnsafePointer<UInt8>?
    ) throws(Refusal) -> UInt32 {
        if let prefix { return try prefixedNumber(local, prefix: prefix) }
        let address = UInt(bitPattern: local)
        // The low bits differ least: names are packed contiguously.
        let slot = Int(truncatingIfNeeded: (address ^ (address >> 8)) & 255)
        if recent[slot].address == address { return recent[slot].number }
        if let known = numbersByAddress[address] {
            recent[slot] = (address, known)
            return known
        }
        guard strnlen(local, maximumLength + 1) <= maximumLength else { throw .tooLong }
        seenCount += 1
        guard seenCount <= maximumCount else { throw .tooMany }
        let number = number(String(cString: local))
        numbersByAddress[address] = number
        recent[slot] = (address, number)
        return number
    }

    private mutating func prefixedNumber(
        _ local: UnsafePointer<UInt8>, prefix: UnsafePointer<UInt8>
    ) throws(Refusal) -> UInt32 {
        let length = strnlen(local, maximumLength + 1) + strnlen(prefix, maximumLength + 1) + 1
        guard length <= maximumLength else { throw .tooLong }
        guard ownNames.count < maximumCount else { throw .tooMany }
        return number(String(cString: prefix) + ":" + String(cString: local))
    }

    private mutating func number(_ name: String) -> UInt32 {
        if let known = vocabulary[name] { return UInt32(known.rawValue) }
        if let known = ownNumbers[name] { return known }
        let number = UInt32(vocabulary.names.count + ownNames.count)
        ownNames.append(name)
        ownNumbers[name] = number
        return number
    }
}
