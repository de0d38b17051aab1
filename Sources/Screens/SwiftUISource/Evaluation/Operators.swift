import SwiftUI

/// Binary operators: their precedence, and the results of those on known values.
@MainActor enum Operators {
    /// The longest string that is made, in bytes, and the most elements of an array.
    private static let (textLimit, countLimit) = (100_000, 10_000)

    /// The precedence as the standard library orders it; higher binds first.
    static func precedence(_ name: String) -> Int {
        switch name {
        case "<<", ">>": 9
        case "*", "/", "%", "&*": 8
        case "+", "-", "|", "^", "&+", "&-": 7
        case "...", "..<": 6
        case "??": 5
        case "<", "<=", ">", ">=", "==", "!=", "===", "!==", "~=": 4
        case "&&": 3
        case "||": 2
        default: 7
        }
    }

    /// The result of an operator on known values; nil where they don't determine it.
    static func apply(_ name: String, _ left: Value, _ right: Value) -> Value? {
        switch (name, left, right) {
        case ("==", _, _): return equal(left, right).map(Value.bool)
        case ("!=", _, _): return equal(left, right).map { .bool(!$0) }
        case ("...", _, _): return .range(lower: left, upper: right, isClosed: true)
        case ("..<", _, _): return .range(lower: left, upper: right, isClosed: false)
        case ("+", .string(let first), .string(let second)):
            guard first.text.utf8.count + second.text.utf8.count <= textLimit else { return nil }
            return .string(TextValue(first.text + second.text))
        case ("+", .array(let first), .array(let second)):
            return first.count + second.count <= countLimit ? .array(first + second) : nil
        case ("+", .view(let first), .view(let second)):
            guard let start = first.text, let end = second.text else { return nil }
            return .view(ViewValue(Text("\(start)\(end)")))
        case ("<", .string(let first), .string(let second)): return .bool(first.text < second.text)
        case (">", .string(let first), .string(let second)): return .bool(first.text > second.text)
        case (_, .int(let first), .int(let second)): return integer(name, first, second)
        default:
            guard let first = left.number, let second = right.number else { return nil }
            return number(name, first, second)
        }
    }

    private static func integer(_ name: String, _ first: Int, _ second: Int) -> Value? {
        func checked(_ result: (partialValue: Int, overflow: Bool)) -> Value? {
            result.overflow ? nil : .int(result.partialValue)
        }
        return switch name {
        case "+": checked(first.addingReportingOverflow(second))
        case "-": checked(first.subtractingReportingOverflow(second))
        case "*": checked(first.multipliedReportingOverflow(by: second))
        case "/": second == 0 ? nil : checked(first.dividedReportingOverflow(by: second))
        case "%": second == 0 ? nil : checked(first.remainderReportingOverflow(dividingBy: second))
        default: number(name, Double(first), Double(second))
        }
    }

    private static func number(_ name: String, _ first: Double, _ second: Double) -> Value? {
        switch name {
        case "+": .double(first + second)
        case "-": .double(first - second)
        case "*": .double(first * second)
        case "/": second == 0 ? nil : .double(first / second)
        case "<": .bool(first < second)
        case "<=": .bool(first <= second)
        case ">": .bool(first > second)
        case ">=": .bool(first >= second)
        default: nil
        }
    }

    /// Whether two values are equal; nil where they don't determine it.
    static func equal(_ left: Value, _ right: Value) -> Bool? {
        switch (left, right) {
        case (.unknown, _), (_, .unknown): return nil
        case (.none, .none): return true
        case (.none, _), (_, .none): return false
        case (.bool(let first), .bool(let second)): return first == second
        case (.string(let first), .string(let second)): return first.text == second.text
        case (.enumeration(let first), .enumeration(let second)):
            return first.name == second.name && first.arguments.isEmpty && second.arguments.isEmpty
                ? true : first.name == second.name ? nil : false
        case (.enumeration(let first), .member(let second)): return first.name == second.name
        case (.member(let first), .enumeration(let second)): return first.name == second.name
        case (.member(let first), .member(let second)):
            return first.arguments == nil && second.arguments == nil ? first.path == second.path : nil
        case (.array(let first), .array(let second)):
            guard first.count == second.count else { return false }
            let pairs = zip(first, second).map { equal($0, $1) }
            return pairs.contains(false) ? false : pairs.contains(nil) ? nil : true
        case (.instance(let first), .instance(let second)): return first === second ? true : nil
        default:
            guard let first = left.number, let second = right.number else { return nil }
            return first == second
        }
    }
}

extension Value {
    /// The number that it is; nil for other values.
    var number: Double? {
        switch self {
        case .int(let number): Double(number)
        case .double(let number): number
        default: nil
        }
    }

    var isUnknown: Bool { if case .unknown = self { true } else { false } }

    var unknown: Unknown? { if case .unknown(let unknown) = self { unknown } else { nil } }
}
