/// Texts as literals of Swift.
enum StringLiteral {
    /// A text in quotes.
    static func text(_ value: String) -> String {
        var literal = "\""
        for scalar in value.unicodeScalars {
            switch scalar {
            case "\"", "\\": literal += "\\\(scalar)"
            case _
            where scalar.properties.generalCategory == .control
                || !scalar.isASCII && scalar.properties.isDefaultIgnorableCodePoint:
                literal += "\\u{\(String(scalar.value, radix: 16))}"
            default: literal.unicodeScalars.append(scalar)
            }
        }
        return literal + "\""
    }
}
