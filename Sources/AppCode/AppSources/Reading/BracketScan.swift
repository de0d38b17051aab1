/// Finds brackets within brackets before the parser does. It tries a list in two ways, each of them for every list
/// within, so that twenty of them take seconds and forty for ever; of other brackets thousands take minutes.
struct BracketScan {
    /// The maximum nesting depth of lists.
    static let listLimit = 14
    /// The maximum nesting depth of brackets of any kind and of `#if` conditions.
    static let limit = 200

    private enum Place {
        /// In code, within this many parentheses since an interpolation left a string.
        case code(parentheses: Int)
        /// In a string with this many number signs and quotes at its end.
        case string(signs: Int, quotes: Int)
    }

    private let bytes: [UInt8]
    private var index = 0
    private var places: [Place] = [.code(parentheses: 0)]
    private var lists = 0
    private var open = 0
    private var conditions = 0

    private init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// Returns the position of the first bracket that is nested too deeply; nil if none is.
    static func tooDeep(in bytes: [UInt8]) -> Int? {
        var scan = BracketScan(bytes)
        return scan.run()
    }

    private mutating func run() -> Int? {
        while index < bytes.count, let place = places.last {
            switch place {
            case .code(let parentheses):
                if let found = code(parentheses) { return found }
            case .string(let signs, let quotes): string(signs, quotes)
            }
        }
        return nil
    }

    private mutating func code(_ parentheses: Int) -> Int? {
        switch bytes[index] {
        case UInt8(ascii: "["):
            lists += 1
            if lists > Self.listLimit { return index }
        case UInt8(ascii: "]"): lists = max(lists - 1, 0)
        case UInt8(ascii: "{"):
            open += 1
            if open > Self.limit { return index }
        case UInt8(ascii: "}"): open = max(open - 1, 0)
        case UInt8(ascii: "("):
            open += 1
            if open > Self.limit { return index }
            places[places.count - 1] = .code(parentheses: parentheses + 1)
        case UInt8(ascii: ")"):
            open = max(open - 1, 0)
            if parentheses == 0, places.count > 1 {
                places.removeLast()
            } else {
                places[places.count - 1] = .code(parentheses: max(parentheses - 1, 0))
            }
        case UInt8(ascii: "/") where has("//", at: index): index = end(of: "\n", from: index)
        case UInt8(ascii: "/") where has("/*", at: index): index = endOfComment()
        case UInt8(ascii: "\""), UInt8(ascii: "#"):
            if has("#if", at: index) { conditions += 1 }
            if has("#endif", at: index) { conditions = max(conditions - 1, 0) }
            if conditions > Self.limit { return index }
            let signs = run(of: UInt8(ascii: "#"), at: index)
            guard index + signs < bytes.count, bytes[index + signs] == UInt8(ascii: "\"") else {
                index += max(signs, 1)
                return nil
            }
            let quotes = has("\"\"\"", at: index + signs) ? 3 : 1
            index += signs + quotes
            places.append(.string(signs: signs, quotes: quotes))
            return nil
        default: break
        }
        index += 1
        return nil
    }

    private mutating func string(_ signs: Int, _ quotes: Int) {
        let byte = bytes[index]
        if byte == UInt8(ascii: "\\"), run(of: UInt8(ascii: "#"), at: index + 1) >= signs {
            let next = index + 1 + signs
            if next < bytes.count, bytes[next] == UInt8(ascii: "(") {
                places.append(.code(parentheses: 0))
                open += 1
            }
            index = next + 1
            return
        }
        if byte == UInt8(ascii: "\""), quotes == 1 || has("\"\"\"", at: index),
            run(of: UInt8(ascii: "#"), at: index + quotes) >= signs
        {
            places.removeLast()
            index += quotes + signs
            return
        }
        // A string of one line that does not end ends with its line.
        if byte == UInt8(ascii: "\n"), quotes == 1 { places.removeLast() }
        index += 1
    }

    private func has(_ text: StaticString, at index: Int) -> Bool {
        text.withUTF8Buffer { bytes[min(index, bytes.count)...].starts(with: $0) }
    }

    private func run(of byte: UInt8, at index: Int) -> Int {
        bytes[min(index, bytes.count)...].prefix { $0 == byte }.count
    }

    private func end(of byte: UnicodeScalar, from index: Int) -> Int {
        bytes[index...].firstIndex(of: UInt8(ascii: byte)) ?? bytes.count
    }

    /// Comments may hold others.
    private func endOfComment() -> Int {
        var depth = 0
        var place = index
        while place < bytes.count {
            if has("/*", at: place) {
                depth += 1
                place += 2
            } else if has("*/", at: place) {
                depth -= 1
                place += 2
                if depth == 0 { return place - 1 }
            } else {
                place += 1
            }
        }
        return bytes.count
    }
}
