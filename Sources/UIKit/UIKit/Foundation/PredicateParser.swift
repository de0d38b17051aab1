/// Reads a predicate's format.
struct PredicateParser {
    private enum Token: Equatable {
        case word(String)
        case sign(String)
        case text(String)
        case number(Double)
        case place(Character)
    }

    private let format: String
    private var arguments: ArraySlice<Any>
    private var tokens: ArraySlice<Token> = []
    private var depth = 0

    init(_ format: String, _ arguments: [Any]) {
        self.format = format
        self.arguments = arguments[...]
    }

    mutating func parse() -> PredicateCondition {
        tokens = read()[...]
        let condition = disjunction()
        guard tokens.isEmpty else { fail("there is text after its end") }
        return condition
    }

    private func fail(_ why: String) -> Never {
        preconditionFailure("NSPredicate: unable to parse the format string \"\(format)\": \(why)")
    }

    // MARK: Tokens

    private func read() -> [Token] {
        var (tokens, rest) = ([Token](), Substring(format))
        while let first = rest.first {
            if first.isWhitespace {
                rest.removeFirst()
            } else if first == "\"" || first == "'" {
                tokens.append(.text(quoted(&rest)))
            } else if first == "%", let kind = place(&rest) {
                tokens.append(.place(kind))
            } else if first.isNumber {
                let digits = rest.prefix { $0.isNumber || $0 == "." || $0 == "e" }
                guard let number = Double(digits) else { fail("\(digits) is not a number") }
                tokens.append(.number(number))
                rest.removeFirst(digits.count)
            } else if first.isLetter || "_@#$".contains(first) {
                let word = rest.prefix { $0.isLetter || $0.isNumber || "_@#$.".contains($0) }
                tokens.append(.word(String(word)))
                rest.removeFirst(word.count)
            } else {
                let two = String(rest.prefix(2))
                let isPair = ["==", "!=", "<>", "<=", "=<", ">=", "=>", "&&", "||"].contains(two)
                tokens.append(.sign(isPair ? two : String(first)))
                rest.removeFirst(isPair ? 2 : 1)
            }
        }
        return tokens
    }

    private func quoted(_ rest: inout Substring) -> String {
        let quote = rest.removeFirst()
        var text = ""
        while let next = rest.first {
            rest.removeFirst()
            if next == quote { return text }
            if next == "\\", let escaped = rest.first {
                rest.removeFirst()
                text.append(escaped == "n" ? "\n" : escaped == "t" ? "\t" : escaped)
            } else {
                text.append(next)
            }
        }
        fail("a quoted string is not closed")
    }

    private func place(_ rest: inout Substring) -> Character? {
        let kind = rest.dropFirst().prefix { "lhqzt".contains($0) }
        guard let last = rest.dropFirst(1 + kind.count).first else { fail("it ends within a placeholder") }
        guard "@KdDiuUfFgGeExXc".contains(last) else { return nil }
        rest.removeFirst(2 + kind.count)
        return last == "@" || last == "K" ? last : "d"
    }

    // MARK: Conditions

    private mutating func takeWord(_ words: String...) -> Bool {
        switch tokens.first {
        case .word(let word) where words.contains(word.uppercased()): break
        case .sign(let sign) where words.contains(sign): break
        default: return false
        }
        tokens.removeFirst()
        return true
    }

    private mutating func disjunction() -> PredicateCondition {
        var parts = [conjunction()]
        while takeWord("OR", "||") { parts.append(conjunction()) }
        return parts.count == 1 ? parts[0] : .any(parts)
    }

    private mutating func conjunction() -> PredicateCondition {
        var parts = [condition()]
        while takeWord("AND", "&&") { parts.append(condition()) }
        return parts.count == 1 ? parts[0] : .all(parts)
    }

    private mutating func condition() -> PredicateCondition {
        depth += 1
        defer { depth -= 1 }
        guard depth < 100 else { fail("it is nested too deeply") }
        if takeWord("NOT", "!") { return .not(condition()) }
        if takeWord("TRUEPREDICATE") { return .always(true) }
        if takeWord("FALSEPREDICATE") { return .always(false) }
        if takeWord("(") {
            let inner = disjunction()
            guard takeWord(")") else { fail("a parenthesis is not closed") }
            return inner
        }
        return .comparison(comparison())
    }

    private mutating func comparison() -> PredicateComparison {
        var quantity = PredicateComparison.Quantity.one
        if takeWord("ANY", "SOME") { quantity = .any }
        if takeWord("ALL") { quantity = .all }
        if takeWord("NONE") { quantity = .none }
        let left = expression()
        guard let relation = relation() else { fail("a comparison is missing") }
        var options: String.CompareOptions = []
        if takeWord("[") {
            guard case .word(let letters) = tokens.popFirst(), takeWord("]") else { fail("options are not closed") }
            if letters.contains("c") { options.insert(.caseInsensitive) }
            if letters.contains("d") { options.insert(.diacriticInsensitive) }
        }
        return PredicateComparison(
            left: left, relation: relation, right: expression(), options: options, quantity: quantity)
    }

    private mutating func relation() -> PredicateComparison.Relation? {
        if takeWord("=", "==") { return .equal }
        if takeWord("!=", "<>") { return .notEqual }
        if takeWord("<=", "=<") { return .lessOrEqual }
        if takeWord(">=", "=>") { return .greaterOrEqual }
        if takeWord("<") { return .less }
        if takeWord(">") { return .greater }
        if takeWord("BETWEEN") { return .between }
        if takeWord("BEGINSWITH") { return .begins }
        if takeWord("CONTAINS") { return .contains }
        if takeWord("ENDSWITH") { return .ends }
        if takeWord("LIKE") { return .like }
        if takeWord("MATCHES") { return .matches }
        return takeWord("IN") ? .isIn : nil
    }

    // MARK: Expressions

    private mutating func expression() -> PredicateExpression {
        switch tokens.popFirst() {
        case .text(let text): return .value(text)
        case .number(let number): return .value(number)
        case .sign("-"):
            guard case .number(let number) = tokens.popFirst() else { fail("a number is missing after a minus") }
            return .value(-number)
        case .sign("{"): return list()
        case .place(let kind):
            guard let argument = arguments.popFirst() else { fail("there are fewer arguments than placeholders") }
            guard kind == "K" else { return .value(argument is NSNull ? nil : argument) }
            guard let path = argument as? String else { fail("the argument for %K is not a string") }
            return .keyPath(path)
        case .word(let word):
            switch word.uppercased() {
            case "SELF": return .object
            case "TRUE", "YES": return .value(true)
            case "FALSE", "NO": return .value(false)
            case "NIL", "NULL": return .value(nil)
            default: return .keyPath(word)
            }
        default: fail("a value is missing")
        }
    }

    private mutating func list() -> PredicateExpression {
        var items: [PredicateExpression] = []
        while !takeWord("}") {
            if tokens.isEmpty { fail("a list is not closed") }
            items.append(expression())
            if !takeWord(","), tokens.first != .sign("}") { fail("a comma is missing in a list") }
        }
        return .list(items)
    }
}
