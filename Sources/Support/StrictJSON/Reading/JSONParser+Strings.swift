extension JSONParser {
    mutating func string() throws(JSONError) -> String {
        let start = position
        index += 1
        let first = index
        // Most strings hold no escape, so that their bytes are those of the text.
        while let byte, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\"), byte >= 0x20 { index += 1 }
        if byte == UInt8(ascii: "\"") {
            let text = String(validating: bytes[first..<index], as: UTF8.self)
            index += 1
            return try valid(text, start)
        }
        var content = Array(bytes[first..<index])
        while true {
            guard let byte else { throw JSONError("the string is not terminated", at: start) }
            switch byte {
            case UInt8(ascii: "\""):
                index += 1
                return try valid(String(validating: content, as: UTF8.self), start)
            case UInt8(ascii: "\\"): try escape(&content)
            case 0..<0x20: throw error("control characters must be escaped")
            default:
                content.append(byte)
                index += 1
            }
        }
    }

    private func valid(_ text: String?, _ start: JSONPosition) throws(JSONError) -> String {
        guard let text else { throw JSONError("the string is not valid UTF-8", at: start) }
        return text
    }

    private mutating func escape(_ content: inout [UInt8]) throws(JSONError) {
        index += 1
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): content.append(bytes[index])
        case UInt8(ascii: "b"): content.append(0x08)
        case UInt8(ascii: "f"): content.append(0x0C)
        case UInt8(ascii: "n"): content.append(0x0A)
        case UInt8(ascii: "r"): content.append(0x0D)
        case UInt8(ascii: "t"): content.append(0x09)
        case UInt8(ascii: "u"):
            index += 1
            content += Array(String(Character(try scalar())).utf8)
            return
        default: throw error("unknown escape sequence")
        }
        index += 1
    }

    private mutating func scalar() throws(JSONError) -> Unicode.Scalar {
        var number = try hexadecimal()
        if (0xD800..<0xDC00).contains(number), bytes[index...].starts(with: [0x5C, 0x75]) {
            index += 2
            let second = try hexadecimal()
            guard (0xDC00..<0xE000).contains(second) else { throw error("unpaired surrogate") }
            number = 0x10000 + (number - 0xD800) << 10 + (second - 0xDC00)
        }
        guard let scalar = Unicode.Scalar(number) else { throw error("unpaired surrogate") }
        return scalar
    }

    private mutating func hexadecimal() throws(JSONError) -> UInt32 {
        var number: UInt32 = 0
        for _ in 0..<4 {
            guard let byte, byte < 0x80, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
                throw error("expected four hexadecimal digits")
            }
            number = number << 4 + UInt32(digit)
            index += 1
        }
        return number
    }
}
