import StrictJSON

/// Writes JSON as it comes, on one line or with a line for each member, without a value in between.
struct JSONStream {
    private var isFirst = true

    /// Begins an array or an object.
    mutating func open(_ bracket: String, to text: inout String) {
        separate(&text)
        text += bracket
        isFirst = true
    }

    /// Begins a member that is an array or an object.
    mutating func open(_ key: String, _ bracket: String, to text: inout String) {
        self.key(key, to: &text)
        text += bracket
        isFirst = true
    }

    /// Ends an array or an object.
    mutating func close(_ bracket: String, to text: inout String) {
        text += bracket
        isFirst = false
    }

    /// Continues after a member that was written by other means.
    mutating func goOn() { isFirst = false }

    /// Writes a member.
    mutating func member(_ key: String, _ value: String, to text: inout String) {
        self.key(key, to: &text)
        JSONEscaping.append(value, to: &text)
    }

    /// Writes a member where there is a value.
    mutating func member(_ key: String, _ value: String?, to text: inout String) {
        if let value { member(key, value, to: &text) }
    }

    /// Writes a member.
    mutating func member(_ key: String, _ value: Int, to text: inout String) {
        self.key(key, to: &text)
        text += String(value)
    }

    /// Writes a member that is an array of texts.
    mutating func member(_ key: String, _ values: [String], to text: inout String) {
        open(key, "[", to: &text)
        for value in values { element(value, to: &text) }
        close("]", to: &text)
    }

    /// Writes an element of an array.
    mutating func element(_ value: String, to text: inout String) {
        separate(&text)
        JSONEscaping.append(value, to: &text)
    }

    /// Writes a key that isn't known when this is compiled, and begins an object as its value.
    mutating func openMember(named key: String, to text: inout String) {
        separate(&text)
        JSONEscaping.append(key, to: &text)
        text += ":{"
        isFirst = true
    }

    private mutating func key(_ key: String, to text: inout String) {
        text += isFirst ? "\"" : ",\""
        text += key
        text += "\":"
        isFirst = false
    }

    private mutating func separate(_ text: inout String) {
        if !isFirst { text += "," }
        isFirst = false
    }
}
