/// Builds one frame of the helper's protocol: a little-endian length, a kind and the fields.
package struct FrameWriter {
    /// The frame so far; its length is set at the end.
    package private(set) var bytes: [UInt8]

    /// Begins a frame of a kind.
    package init(kind: UInt8) {
        bytes = [0, 0, 0, 0, kind]
    }

    /// Appends a number, in four bytes.
    package mutating func append(_ number: UInt32) {
        for shift in [0, 8, 16, 24] { bytes.append(UInt8(truncatingIfNeeded: number >> UInt32(shift))) }
    }

    /// Appends a text: its length in bytes, then its UTF-8.
    package mutating func append(_ text: String) {
        append(UInt32(clamping: text.utf8.count))
        bytes.append(contentsOf: text.utf8)
    }

    /// Appends samples: their number, then two bytes for each.
    package mutating func append(_ samples: [Int16]) {
        append(UInt32(clamping: samples.count))
        samples.withUnsafeBytes { raw in
            #if _endian(little)
            bytes.append(contentsOf: raw)
            #else
            for sample in samples {
                bytes.append(UInt8(truncatingIfNeeded: sample))
                bytes.append(UInt8(truncatingIfNeeded: sample >> 8))
            }
            #endif
        }
    }

    /// The whole frame, with its length set.
    package consuming func finished() -> [UInt8] {
        let length = UInt32(clamping: bytes.count - 4)
        for index in 0..<4 { bytes[index] = UInt8(truncatingIfNeeded: length >> UInt32(8 * index)) }
        return bytes
    }
}

/// Reads the fields of one frame; every read is checked.
package struct FrameReader {
    /// An error in a frame.
    package enum Failure: Error {
        /// It ends before its fields do.
        case short
        /// It holds more than its fields.
        case long
        /// A field has a value that it cannot have.
        case value
    }

    /// The longest frame that is accepted, in bytes.
    package static let longest = 1 << 22

    private var rest: ArraySlice<UInt8>

    /// Creates a reader of the fields after the kind.
    package init(_ payload: ArraySlice<UInt8>) {
        rest = payload
    }

    /// Reads a number of four bytes.
    package mutating func number() throws(Failure) -> UInt32 {
        var value: UInt32 = 0
        for (index, byte) in try take(4).enumerated() { value |= UInt32(byte) << UInt32(8 * index) }
        return value
    }

    /// A number that fits a range.
    package mutating func integer(in range: ClosedRange<Int>) throws(Failure) -> Int {
        let value = Int(try number())
        guard range.contains(value) else { throw .value }
        return value
    }

    /// Reads a byte.
    package mutating func byte() throws(Failure) -> UInt8 {
        guard let byte = rest.popFirst() else { throw .short }
        return byte
    }

    /// Reads a text; it must be valid UTF-8.
    package mutating func text() throws(Failure) -> String {
        let length = Int(try number())
        guard let text = String(validating: try take(length), as: UTF8.self) else { throw .value }
        return text
    }

    /// Reads samples.
    package mutating func samples() throws(Failure) -> [Int16] {
        let count = Int(try number())
        guard count <= rest.count / 2 else { throw .short }
        let bytes = try take(count * 2)
        return [Int16](unsafeUninitializedCapacity: count) { buffer, initialized in
            bytes.withUnsafeBytes { raw in
                #if _endian(little)
                UnsafeMutableRawBufferPointer(buffer).copyMemory(from: raw)
                #else
                for index in 0..<count {
                    let sample = raw.loadUnaligned(fromByteOffset: index * 2, as: Int16.self)
                    buffer.initializeElement(at: index, to: Int16(littleEndian: sample))
                }
                #endif
            }
            initialized = count
        }
    }

    /// Checks that nothing is left.
    package func end() throws(Failure) {
        guard rest.isEmpty else { throw .long }
    }

    private mutating func take(_ count: Int) throws(Failure) -> ArraySlice<UInt8> {
        guard count <= rest.count else { throw .short }
        defer { rest = rest.dropFirst(count) }
        return rest.prefix(count)
    }
}
