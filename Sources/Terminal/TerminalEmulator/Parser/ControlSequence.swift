/// The numeric parameters of a control sequence. At most 32 are kept, each at most 65,535; the rest is ignored.
struct Parameters {
    static let capacity = 32

    private var values = InlineArray<32, UInt16>(repeating: 0)
    private(set) var count = 0
    /// Bit n is set when parameter n was written; an empty one takes its default.
    private var written: UInt32 = 0
    /// Bit n is set when a colon precedes parameter n: it belongs to the one before it.
    private var joined: UInt32 = 0
    private var isFull = false

    mutating func removeAll() {
        count = 0
        written = 0
        joined = 0
        isFull = false
    }

    @inline(__always)
    mutating func append(digit: UInt8) {
        if count == 0 { start() }
        if isFull { return }
        let value = UInt32(values[count - 1]) * 10 + UInt32(digit)
        values[count - 1] = UInt16(min(value, 65_535))
        written |= 1 << UInt32(count - 1)
    }

    /// Ends the parameter at a semicolon or, within one, at a colon.
    mutating func separate(joining: Bool) {
        if count == 0 { start() }
        guard count < Self.capacity else {
            isFull = true
            return
        }
        start()
        if joining { joined |= 1 << UInt32(count - 1) }
    }

    private mutating func start() {
        values[count] = 0
        count += 1
    }

    /// The value of a parameter, or nil when it is absent or empty.
    @inline(__always)
    func value(_ index: Int) -> Int? {
        index < count && written & (1 << UInt32(index)) != 0 ? Int(values[index]) : nil
    }

    /// The value of a parameter, with `absent` for an absent or empty one.
    @inline(__always)
    func value(_ index: Int, or absent: Int) -> Int { value(index) ?? absent }

    /// A count: absent, empty and zero all mean one.
    @inline(__always)
    func number(_ index: Int) -> Int { max(1, value(index) ?? 1) }

    /// Whether a colon precedes the parameter.
    @inline(__always)
    func isJoined(_ index: Int) -> Bool { index < count && joined & (1 << UInt32(index)) != 0 }
}

/// A control sequence or the start of a device control string (ECMA-48, section 5.4).
struct ControlSequence {
    /// The private marker `<`, `=`, `>` or `?`, or 0.
    var marker: UInt8 = 0
    /// Up to two intermediate bytes, the last in the low byte.
    var intermediates: UInt16 = 0
    var final: UInt8 = 0
    var parameters = Parameters()

    mutating func removeAll() {
        marker = 0
        intermediates = 0
        final = 0
        parameters.removeAll()
    }

    /// Adds an intermediate byte; false when there is no room for it.
    mutating func append(intermediate: UInt8) -> Bool {
        guard intermediates < 0x100 else { return false }
        intermediates = intermediates << 8 | UInt16(intermediate)
        return true
    }

    /// Marker, intermediates and final byte as one number, to switch on.
    @inline(__always)
    var function: UInt32 { UInt32(marker) << 24 | UInt32(intermediates) << 8 | UInt32(final) }

    /// The number of a function that is written as in the manuals: `"?h"`, `" q"`, `"m"`.
    static func function(_ text: StaticString) -> UInt32 {
        text.withUTF8Buffer { bytes in
            var sequence = ControlSequence()
            for byte in bytes.dropLast() {
                if (0x3C...0x3F).contains(byte) {
                    sequence.marker = byte
                } else {
                    _ = sequence.append(intermediate: byte)
                }
            }
            sequence.final = bytes.last ?? 0
            return sequence.function
        }
    }
}

/// The actions that the parser passes to the interpreter.
protocol ParserActions {
    /// Whether bytes above 0x7F are UTF-8; otherwise they are C1 controls and characters of the right half.
    var decodesUTF8: Bool { get }
    /// Prints a run of characters from 0x20 to 0x7E. It is never empty.
    mutating func print(ascii run: UnsafeBufferPointer<UInt8>)
    /// Prints a scalar above 0x7F; invalid UTF-8 arrives as U+FFFD.
    mutating func print(scalar: UInt32)
    /// Prints a byte from 0xA0 to 0xFF, when UTF-8 is off.
    mutating func print(right byte: UInt8)
    /// Executes a C0 or C1 control.
    mutating func execute(_ control: UInt8)
    /// Executes an escape sequence.
    mutating func escape(_ final: UInt8, intermediates: UInt16)
    /// Executes a control sequence.
    mutating func control(_ sequence: borrowing ControlSequence)
    /// Executes an operating system command that was ended properly and kept within the limit.
    mutating func operatingSystemCommand(_ payload: [UInt8], endedByBell: Bool)
    /// Executes a device control string that was ended properly and kept within the limit.
    mutating func deviceControl(_ sequence: borrowing ControlSequence, payload: [UInt8])
}
