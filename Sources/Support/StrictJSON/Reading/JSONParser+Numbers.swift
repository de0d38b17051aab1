extension JSONParser {
    // No honest number has more digits; reading more of them would cost time for nothing.
    private static let digitLimit = 400

    mutating func number() throws(JSONError) -> JSONValue.Content {
        let start = index
        let place = position
        var isWhole = true
        if byte == UInt8(ascii: "-") { index += 1 }
        let whole = digits()
        guard whole > 0, whole == 1 || bytes[index - whole] != UInt8(ascii: "0") else {
            throw JSONError("this is not a valid JSON number", at: place)
        }
        if byte == UInt8(ascii: ".") {
            index += 1
            isWhole = false
            guard digits() > 0 else { throw error("expected digits after the decimal point") }
        }
        if byte == UInt8(ascii: "e") || byte == UInt8(ascii: "E") {
            index += 1
            isWhole = false
            if byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") { index += 1 }
            guard digits() > 0 else { throw error("expected digits after the exponent") }
        }
        guard index - start <= Self.digitLimit else { throw JSONError("the number has too many digits", at: place) }
        let text = String(decoding: bytes[start..<index], as: UTF8.self)
        if isWhole, let integer = Int64(text) { return .integer(integer) }
        guard let number = Double(text), number.isFinite else {
            throw JSONError("the number is too large", at: place)
        }
        return .number(number)
    }

    private mutating func digits() -> Int {
        let start = index
        while let byte, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { index += 1 }
        return index - start
    }
}
