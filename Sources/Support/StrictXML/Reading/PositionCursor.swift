#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Counts lines and columns while it moves forward, so that any number of rising offsets costs one pass.
struct PositionCursor {
    private let bytes: UnsafeBufferPointer<UInt8>
    private(set) var position: XMLPosition

    /// A cursor at line 1, column 1, which is the byte at `start`.
    init(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) {
        self.bytes = bytes
        position = XMLPosition(line: 1, column: 1, offset: start)
    }

    /// A cursor at a position that is known.
    init(_ bytes: UnsafeBufferPointer<UInt8>, at position: XMLPosition) {
        self.bytes = bytes
        self.position = position
    }

    /// The position of an offset that is not before the previous one.
    mutating func advance(to offset: Int) -> XMLPosition {
        guard let base = bytes.baseAddress else { return position }
        let end = min(offset, bytes.count)
        var cursor = position.offset
        while cursor < end, let found = memchr(base + cursor, 0x0A, end - cursor) {
            cursor = UnsafeRawPointer(found) - UnsafeRawPointer(base) + 1
            position.line += 1
            position.column = 1
        }
        // Continuation bytes belong to the scalar before them.
        while cursor < end {
            if bytes[cursor] & 0xC0 != 0x80 { position.column += 1 }
            cursor += 1
        }
        position.offset = max(position.offset, end)
        return position
    }
}
