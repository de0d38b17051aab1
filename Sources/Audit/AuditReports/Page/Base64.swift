/// Bytes as text (RFC 4648, section 4), for sounds in a page.
enum Base64 {
    private static let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

    /// Adds bytes to a text.
    static func append(_ bytes: [UInt8], to text: inout String) {
        let code = [UInt8](unsafeUninitializedCapacity: (bytes.count + 2) / 3 * 4) { buffer, count in
            for start in stride(from: 0, to: bytes.count, by: 3) {
                let present = min(bytes.count - start, 3)
                var group = 0
                for offset in 0..<3 { group = group << 8 | (offset < present ? Int(bytes[start + offset]) : 0) }
                for place in 0..<4 {
                    buffer[count] = place <= present ? digits[group >> (18 - 6 * place) & 63] : UInt8(ascii: "=")
                    count += 1
                }
            }
        }
        text += String(decoding: code, as: UTF8.self)
    }
}
