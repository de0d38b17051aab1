/// The result of reading a text as a number.
enum ScannedNumber: Equatable {
    case number(Double)
    /// A number that is further from zero than anything on a screen can be.
    case outOfRange
    case broken
}

/// The decimal number that all of the text is, no further from zero than a limit.
///
/// `Double` alone would read "nan", "inf" and hexadecimal as well, which Interface Builder never writes.
func scanNumber(_ text: String, limit: Double = InterfaceBuilderDocument.largestNumber) -> ScannedNumber {
    var text = text
    return text.withUTF8 { scanNumber($0, limit: limit) }
}

/// The decimal number that all of the bytes are, no further from zero than a limit.
func scanNumber(_ bytes: UnsafeBufferPointer<UInt8>, limit: Double) -> ScannedNumber {
    guard let number = shortDecimal(bytes) ?? longDecimal(bytes) else { return .broken }
    return number.magnitude <= limit ? .number(number) : .outOfRange
}

/// The number where it is at most 15 digits with at most one point, as nearly all are: such digits and the power of ten
/// that they are divided by are exact, so that the quotient is the nearest number there is.
private func shortDecimal(_ bytes: UnsafeBufferPointer<UInt8>) -> Double? {
    var rest = bytes[...]
    let isNegative = rest.first == UInt8(ascii: "-")
    if isNegative { rest.removeFirst() }
    guard !rest.isEmpty, rest.count <= 16 else { return nil }
    var (digits, count, divisor) = (0, 0, 1.0)
    var isFraction = false
    for byte in rest {
        if byte == UInt8(ascii: ".") {
            guard !isFraction, count > 0 else { return nil }
            isFraction = true
            continue
        }
        guard byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") else { return nil }
        digits = digits * 10 + Int(byte - UInt8(ascii: "0"))
        count += 1
        if isFraction { divisor *= 10 }
    }
    guard count > 0, count <= 15, !isFraction || divisor > 1 else { return nil }
    let number = Double(digits) / divisor
    return isNegative ? -number : number
}

private func longDecimal(_ bytes: UnsafeBufferPointer<UInt8>) -> Double? {
    let isDecimal = bytes.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."),
            UInt8(ascii: "e"), UInt8(ascii: "E"):
            true
        default: false
        }
    }
    return isDecimal ? Double(String(decoding: bytes, as: UTF8.self)) : nil
}

/// The number that all of the text is; nil for one that is broken or out of range.
func readNumber(_ text: String) -> Double? {
    if case .number(let number) = scanNumber(text) { number } else { nil }
}

/// A ratio: a number, or two that ":" or "/" separates, the second of which is not zero; nil for anything else.
func readRatio(_ text: String) -> Double? {
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        .flatMap { $0.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false) }
    let numbers = parts.compactMap { readNumber(String($0)) }
    guard numbers.count == parts.count else { return nil }
    switch numbers.count {
    case 1: return numbers[0]
    case 2 where numbers[1] != 0:
        let ratio = numbers[0] / numbers[1]
        return ratio.isFinite && ratio.magnitude <= InterfaceBuilderDocument.largestNumber ? ratio : nil
    default: return nil
    }
}

/// "YES" or "NO", as Interface Builder writes truth; nil for anything else.
func readFlag(_ text: String) -> Bool? {
    switch text {
    case "YES": true
    case "NO": false
    default: nil
    }
}

/// The text in base 64, whose padding Interface Builder leaves out; nil when it is broken or not UTF-8.
func readBase64(_ text: String) -> String? {
    var bytes: [UInt8] = []
    var buffer: UInt32 = 0
    var bitCount = 0
    var isPadded = false
    for byte in text.utf8 where byte > 0x20 {
        let digit: UInt8
        switch byte {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): digit = byte - UInt8(ascii: "A")
        case UInt8(ascii: "a")...UInt8(ascii: "z"): digit = byte - UInt8(ascii: "a") + 26
        case UInt8(ascii: "0")...UInt8(ascii: "9"): digit = byte - UInt8(ascii: "0") + 52
        case UInt8(ascii: "+"): digit = 62
        case UInt8(ascii: "/"): digit = 63
        case UInt8(ascii: "="):
            isPadded = true
            continue
        default: return nil
        }
        guard !isPadded else { return nil }
        buffer = (buffer << 6 | UInt32(digit)) & 0xFFFF
        bitCount += 6
        if bitCount >= 8 {
            bitCount -= 8
            bytes.append(UInt8(truncatingIfNeeded: buffer >> UInt32(bitCount)))
        }
    }
    // A single digit left over is no byte.
    guard bitCount < 6 else { return nil }
    return String(validating: bytes, as: UTF8.self)
}
