#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// A pass over the bytes that finds the start tags and refuses markup that must not reach the parser.
///
/// libxml2 reports an element after it has read all its attributes, which is too late for two things: finding where the
/// tag began, and stopping an element with a great many attributes, each of which it compares with every other. In
/// well-formed XML a `<` outside comments, CDATA sections and processing instructions always starts a tag, so one
/// search for that byte finds them all. On malformed XML the answer does not matter: the parser refuses it.
struct TagScan {
    /// The offset of the `<` of every start tag, in order.
    private(set) var startTags: [UInt32] = []

    private let bytes: UnsafeBufferPointer<UInt8>
    private let limits: XMLLimits

    /// An error with its offset.
    struct ScanError: Error {
        var offset: Int
        var reason: XMLError.Reason
    }

    /// Scans the bytes from `start`.
    init(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int, limits: XMLLimits) throws(ScanError) {
        self.bytes = bytes
        self.limits = limits
        startTags.reserveCapacity(bytes.count / 64)
        var cursor = start
        while let open = offset(of: 0x3C, from: cursor) {
            cursor = try scanMarkup(at: open)
        }
    }

    /// Scans the markup that starts with the `<` at `open` and returns the offset at which to continue.
    private mutating func scanMarkup(at open: Int) throws(ScanError) -> Int {
        guard open + 1 < bytes.count else { return bytes.count }
        switch bytes[open + 1] {
        case 0x2F:
            return open + 2
        case 0x3F:
            return end(after: open + 2, closing: [0x3F])
        case 0x21:
            if matches("<!--", at: open) { return end(after: open + 4, closing: [0x2D, 0x2D]) }
            if matches("<![CDATA[", at: open) { return end(after: open + 9, closing: [0x5D, 0x5D]) }
            if matches("<!DOCTYPE", at: open) { throw ScanError(offset: open, reason: .documentTypeDeclaration) }
            return open + 2
        default:
            guard startTags.count < limits.elements else {
                throw ScanError(offset: open, reason: .exceeds(.elements, limit: limits.elements))
            }
            startTags.append(UInt32(open))
            let next = offset(of: 0x3C, from: open + 1) ?? bytes.count
            // An attribute takes at least five bytes: a space, a name, "=" and two quotes.
            if (next - open) / 5 > limits.attributes, attributeCount(from: open + 1, to: next) > limits.attributes {
                throw ScanError(offset: open, reason: .exceeds(.attributes, limit: limits.attributes))
            }
            return next
        }
    }

    /// Returns the number of attributes of the tag between the two offsets: the quoted values before its `>`.
    private func attributeCount(from start: Int, to end: Int) -> Int {
        var count = 0
        var cursor = start
        while cursor < end, bytes[cursor] != 0x3E {
            let byte = bytes[cursor]
            cursor += 1
            guard byte == 0x22 || byte == 0x27 else { continue }
            count += 1
            guard let close = offset(of: byte, from: cursor), close < end else { return count }
            cursor = close + 1
        }
        return count
    }

    /// The offset after the next `>` that directly follows the closing bytes, or the end.
    private func end(after start: Int, closing: [UInt8]) -> Int {
        var cursor = start + closing.count
        while let close = offset(of: 0x3E, from: cursor) {
            if bytes[(close - closing.count)..<close].elementsEqual(closing) { return close + 1 }
            cursor = close + 1
        }
        return bytes.count
    }

    private func offset(of byte: UInt8, from start: Int) -> Int? {
        guard let base = bytes.baseAddress, start < bytes.count,
            let found = memchr(base + start, Int32(byte), bytes.count - start)
        else { return nil }
        return UnsafeRawPointer(found) - UnsafeRawPointer(base)
    }

    private func matches(_ text: StaticString, at offset: Int) -> Bool {
        let count = text.utf8CodeUnitCount
        guard let base = bytes.baseAddress, offset + count <= bytes.count else { return false }
        return memcmp(base + offset, text.utf8Start, count) == 0
    }
}
