import Foundation

/// Initialisers of the standard library, Foundation and property wrappers.
@MainActor enum StandardTypes {
    /// A new value; nil for other types, and for values that the source doesn't determine.
    static func make(_ name: String, _ call: Call) -> Value? {
        let first = call.arguments.first?.value
        switch name {
        case "String", "LocalizedStringKey", "LocalizedStringResource", "NSLocalizedString", "AttributedString":
            return string(name, call)
        case "Int": return first?.number.flatMap { Int(exactly: $0.rounded(.towardZero)) }.map(Value.int)
        case "Double", "CGFloat", "Float", "TimeInterval": return first?.number.map(Value.double)
        case "Bool": return first
        case "Array", "Set":
            if call.arguments.isEmpty { return .array([]) }
            if let element = call["repeating"], case .int(let count)? = call["count"] {
                return .array(Array(repeating: element, count: max(0, min(count, Evaluator.rowLimit))))
            }
            if case .array? = first { return first }
            if let first, case .range = first { return .array(call.evaluator.elements(of: first)) }
            return nil
        case "State", "StateObject", "ObservedObject", "Published", "Bindable", "FocusState", "GestureState",
            "AppStorage", "SceneStorage", "ScaledMetric", "EnvironmentObject":
            return call["wrappedValue"] ?? call["initialValue"] ?? first.flatMap { call.plain() == nil ? nil : $0 }
        case "Binding":
            if let inner = call["get"] { return .binding(call.evaluator.call(inner, [])) }
            return first.map(Value.binding)
        default: return nil
        }
    }

    private static func string(_ name: String, _ call: Call) -> Value? {
        guard let first = call.arguments.first else { return .string(TextValue("")) }
        if first.label == "describing" || first.label == "verbatim" || first.label == nil
            || first.label == "stringLiteral"
        {
            if case .string(let text) = first.value {
                return .string(name == "String" && first.label != "localized" ? TextValue(text.text) : text)
            }
            return call.evaluator.description(of: first.value).map { .string(TextValue($0)) }
        }
        if first.label == "localized", case .string(let text) = first.value {
            return .string(text)
        }
        if first.label == "format", case .string(let text) = first.value, call.arguments.count == 1 {
            return .string(TextValue(text.text))
        }
        return nil
    }
}

/// Members of the standard library's values.
@MainActor enum StandardMembers {
    /// The value of a property; nil for others.
    nonisolated static func property(_ name: String, of owner: Value) -> Value? {
        switch (owner, name) {
        case (.string(let text), "isEmpty"): .bool(text.text.isEmpty)
        case (.string(let text), "count"): .int(text.text.count)
        case (.string(let text), "capitalized"): .string(TextValue(text.text.capitalized))
        case (.string(let text), "localizedCapitalized"): .string(TextValue(text.text.capitalized))
        case (.string, "description"), (.string, "localizedDescription"): owner
        case (.array(let values), "isEmpty"): .bool(values.isEmpty)
        case (.array(let values), "count"): .int(values.count)
        case (.array(let values), "first"): values.first ?? Value.none
        case (.array(let values), "last"): values.last ?? Value.none
        case (.array(let values), "indices"):
            .range(lower: .int(0), upper: .int(values.count), isClosed: false)
        case (.dictionary(let pairs), "isEmpty"): .bool(pairs.isEmpty)
        case (.dictionary(let pairs), "count"): .int(pairs.count)
        case (.dictionary(let pairs), "keys"): .array(pairs.map(\.key))
        case (.dictionary(let pairs), "values"): .array(pairs.map(\.value))
        case (.int, "description"), (.double, "description"): owner
        default: nil
        }
    }

    /// The result of a method; nil for others.
    static func call(_ owner: Value, _ call: Call) -> Value? {
        if case .string(let text) = owner { return self.call(text.text, call) }
        guard case .array = owner else {
            if case .range = owner { return self.call(call.evaluator.elements(of: owner), call) }
            return nil
        }
        return self.call(call.evaluator.elements(of: owner), call)
    }

    private static func call(_ text: String, _ call: Call) -> Value? {
        let first = call.plain().flatMap { call.evaluator.description(of: $0) }
        switch call.name {
        case "uppercased": return .string(TextValue(text.uppercased()))
        case "lowercased": return .string(TextValue(text.lowercased()))
        case "capitalized": return .string(TextValue(text.capitalized))
        case "hasPrefix": return first.map { .bool(text.hasPrefix($0)) }
        case "hasSuffix": return first.map { .bool(text.hasSuffix($0)) }
        case "contains": return first.map { .bool(text.contains($0)) }
        case "appending": return first.map { .string(TextValue(text + $0)) }
        default: return nil
        }
    }

    private static func call(_ values: [Value], _ call: Call) -> Value? {
        let evaluator = call.evaluator
        let body = call.arguments.last?.value
        switch call.name {
        case "map", "compactMap", "flatMap":
            guard let body else { return nil }
            let results = values.map { evaluator.call(body, [$0]) }
            if call.name == "compactMap" {
                return .array(results.filter { if case .none = $0 { false } else { true } })
            }
            guard call.name == "flatMap" else { return .array(results) }
            return .array(results.flatMap { value in if case .array(let inner) = value { inner } else { [value] } })
        case "filter":
            guard let body else { return nil }
            return .array(
                values.filter { value in
                    if case .bool(false) = evaluator.call(body, [value]) { false } else { true }
                })
        case "enumerated":
            return .array(values.enumerated().map { .tuple([("offset", .int($0)), ("element", $1)]) })
        case "sorted", "shuffled": return .array(values)
        case "reversed": return .array(values.reversed())
        case "prefix": return call.plain()?.number.map { .array(Array(values.prefix(Int(min(max(0, $0), 1e6))))) }
        case "dropFirst": return .array(Array(values.dropFirst()))
        case "dropLast": return .array(Array(values.dropLast()))
        case "contains":
            guard let value = call.plain() else { return nil }
            let found = values.map { Operators.equal($0, value) }
            return found.contains(true) ? .bool(true) : found.contains(nil) ? nil : .bool(false)
        case "first":
            guard let body else { return values.first ?? Value.none }
            return values.first { if case .bool(true) = evaluator.call(body, [$0]) { true } else { false } }
        case "joined":
            let separator = call["separator"].flatMap { evaluator.description(of: $0) } ?? ""
            return .string(TextValue(values.compactMap { evaluator.description(of: $0) }.joined(separator: separator)))
        case "randomElement": return values.first ?? Value.none
        default: return nil
        }
    }
}
