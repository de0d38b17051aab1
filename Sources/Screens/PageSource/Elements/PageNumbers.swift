import AccessibilityTree

/// Numbers as documents write them.
enum PageNumbers {
    /// The largest absolute value of a number, so that sums of such numbers stay exact enough to be drawn.
    static let largest = 1_000_000.0

    /// The number in a text, or nil if it is none or too large. Only digits, a point, a sign and an exponent are
    /// allowed: no blanks, no `inf`, no `nan`, no hexadecimal digits.
    static func number(_ text: some StringProtocol) -> Double? {
        guard !text.isEmpty, text.utf8.count <= 40,
            text.utf8.allSatisfy({ ($0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9")) || "+-.eE".utf8.contains($0) }),
            let number = Double(text), number.magnitude <= largest
        else { return nil }
        return number
    }

    /// The rectangle of `[left,top][right,bottom]`, or nil.
    static func bounds(_ text: String) -> Rect? {
        let parts = text.split(whereSeparator: { "[],".contains($0) })
        let numbers = parts.compactMap { number($0) }
        guard parts.count == 4, numbers.count == 4, text.hasPrefix("["), text.hasSuffix("]") else { return nil }
        return Rect(
            x: numbers[0], y: numbers[1], width: max(numbers[2] - numbers[0], 0),
            height: max(numbers[3] - numbers[1], 0))
    }

    /// The rectangle of `{{x, y}, {width, height}}`, as `NSStringFromCGRect` writes it, or nil.
    static func rect(_ text: String) -> Rect? {
        let parts = text.split(whereSeparator: { "{}, ".contains($0) })
        let numbers = parts.compactMap { number($0) }
        guard parts.count == 4, numbers.count == 4 else { return nil }
        return Rect(x: numbers[0], y: numbers[1], width: max(numbers[2], 0), height: max(numbers[3], 0))
    }
}

extension String {
    /// The text, or nil where it is empty.
    var nonEmpty: String? { isEmpty ? nil : self }
}
