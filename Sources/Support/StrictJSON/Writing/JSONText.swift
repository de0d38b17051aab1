extension JSONValue: CustomStringConvertible {
    /// The layout of a value as text.
    public enum Layout: Sendable {
        /// On one line, without blanks.
        case compact
        /// A member or an element a line, two blanks a level.
        case indented
    }

    /// The value as compact JSON with the members of objects in their own order.
    public var description: String { text() }

    /// The value as JSON text. Numbers that are not finite, which JSON does not have, are written as `null`.
    ///
    /// - Parameters:
    ///   - layout: One line, or indented.
    ///   - sortsKeys: Whether the members of objects are sorted by their keys.
    public func text(_ layout: Layout = .compact, sortsKeys: Bool = false) -> String {
        var writer = JSONTextWriter(isIndented: layout == .indented, sortsKeys: sortsKeys)
        writer.write(self)
        return writer.text
    }
}

/// One writing of a value. It does not recurse: open containers are kept on an explicit stack.
private struct JSONTextWriter {
    let isIndented: Bool
    let sortsKeys: Bool
    private(set) var text = ""
    private var open: [Container] = []

    init(isIndented: Bool, sortsKeys: Bool) {
        self.isIndented = isIndented
        self.sortsKeys = sortsKeys
    }

    /// An array or an object of which a part is written.
    private enum Container {
        case array(IndexingIterator<[JSONValue]>, isFirst: Bool)
        case object(IndexingIterator<[JSONObject.Member]>, isFirst: Bool)
    }

    mutating func write(_ value: JSONValue) {
        begin(value)
        while let container = open.popLast() {
            switch container {
            case .array(var rest, let isFirst):
                guard let next = rest.next() else {
                    end("]")
                    continue
                }
                open.append(.array(rest, isFirst: false))
                separate(isFirst)
                begin(next)
            case .object(var rest, let isFirst):
                guard let next = rest.next() else {
                    end("}")
                    continue
                }
                open.append(.object(rest, isFirst: false))
                separate(isFirst)
                JSONEscaping.append(next.key, to: &text)
                text += isIndented ? ": " : ":"
                begin(next.value)
            }
        }
    }

    /// Writes a value that holds no others; opens one that does.
    private mutating func begin(_ value: JSONValue) {
        switch value.content {
        case .null: text += "null"
        case .bool(let value): text += value ? "true" : "false"
        case .integer(let value): text += String(value)
        case .number(let value): text += value.isFinite ? Self.number(value) : "null"
        case .string(let value): JSONEscaping.append(value, to: &text)
        case .array(let values):
            text += values.isEmpty ? "[]" : "["
            if !values.isEmpty { open.append(.array(values.makeIterator(), isFirst: true)) }
        case .object(let object):
            text += object.isEmpty ? "{}" : "{"
            let members = sortsKeys ? object.members.sorted { $0.key < $1.key } : object.members
            if !members.isEmpty { open.append(.object(members.makeIterator(), isFirst: true)) }
        }
    }

    /// Whole numbers have no point, as in all that other programs write.
    private static func number(_ value: Double) -> String {
        let text = String(value)
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }

    private mutating func separate(_ isFirst: Bool) {
        if !isFirst { text += "," }
        breakLine()
    }

    private mutating func end(_ bracket: String) {
        breakLine()
        text += bracket
    }

    private mutating func breakLine() {
        guard isIndented else { return }
        text += "\n" + String(repeating: "  ", count: open.count)
    }
}
