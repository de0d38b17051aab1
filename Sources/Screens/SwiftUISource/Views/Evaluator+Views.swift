import AppSources
import AccessibilityTree
import SwiftSyntax
import SwiftUI

// Values as live views.
extension Evaluator {
    /// The view that a value is. A value that is none is shown as a box with its name.
    func view(_ value: Value) -> ViewValue {
        viewCount += 1
        guard viewCount <= Self.viewLimit else { return ViewValue(EmptyView()) }
        switch value {
        case .view(let view): return view
        case .group(let values): return group(values)
        case .array(let values): return group(values)
        case .void, .none: return ViewValue(EmptyView())
        case .instance(let instance): return view(of: instance)
        case .member(let member): return view(of: member)
        case .closure, .function: return view(call(value, []))
        case .binding(let inner): return view(inner)
        case .unknown(let unknown): return box(unknown.source)
        default: return ViewValue(EmptyView())
        }
    }

    private func group(_ values: [Value]) -> ViewValue {
        let views = values.map(view)
        guard views.count != 1 else { return views[0] }
        var result = ViewValue(
            ForEach(Array(views.indices), id: \.self) { index in views[index].view })
        result.parts = values
        let bars = views.compactMap(\.toolbar)
        if !bars.isEmpty { result.toolbar = ToolbarParts(parts: bars) }
        result.isUnknown = views.allSatisfy(\.isUnknown) && !views.isEmpty
        return result
    }

    /// The view of an instance: its body.
    private func view(of instance: Instance) -> ViewValue {
        guard depthIsLeft else { return box(instance.type.simpleName) }
        if let body = property("body", of: instance) {
            var result = deeper { view(body) }
            // One custom view is one view, however many its body has.
            result.parts = nil
            result.text = nil
            result.image = nil
            return result
        }
        // A protocol of a package makes the body of a function with more values.
        if let function = index.family(of: instance.type).lazy.compactMap({ $0.functions["body"]?.first }).first {
            return deeper { view(call(function, [], owner: .instance(instance), type: instance.type)) }
        }
        return box(instance.type.simpleName)
    }

    private func view(of member: MemberValue) -> ViewValue {
        if let color = color(.member(member)) { return ViewValue(color) }
        if let name = member.root ?? member.path.first { return box(name) }
        return ViewValue(EmptyView())
    }

    /// The box in place of a view that isn't known.
    func box(_ source: String) -> ViewValue {
        let name = String(source.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." })
        unknownViews[name, default: 0] += 1
        var result = ViewValue(Text(verbatim: Unknown(name.isEmpty ? source : name).placeholder))
        result.text = nil
        result.isUnknown = true
        return result
    }

    // MARK: Texts

    /// The text for a value; nil for a value that is none.
    func text(_ value: Value) -> Text? {
        switch value {
        case .view(let view): return view.text ?? view.parts?.lazy.compactMap { self.text($0) }.first
        case .string(let text):
            guard let key = text.key else { return Text(verbatim: text.text) }
            guard let found = index.texts[key] else {
                return text.arguments.isEmpty ? Text(LocalizedStringKey(key)) : Text(verbatim: text.text)
            }
            return Text(verbatim: Self.fill(found, text.arguments))
        case .binding(let inner): return self.text(inner)
        case .none, .void, .closure, .function, .array, .group, .keyPath: return nil
        default: return description(of: value).map { Text(verbatim: $0) }
        }
    }

    private static func fill(_ format: String, _ arguments: [String]) -> String {
        guard !arguments.isEmpty else { return format }
        var result = ""
        var next = 0
        var rest = format[...]
        while let sign = rest.firstIndex(of: "%") {
            result += rest[..<sign]
            rest = rest[sign...].dropFirst()
            if rest.first == "%" {
                result += "%"
                rest = rest.dropFirst()
                continue
            }
            let digits = rest.prefix { $0.isNumber }
            if rest.dropFirst(digits.count).first == "$" {
                next = max((Int(digits) ?? 1) - 1, 0)
                rest = rest.dropFirst(digits.count + 1)
            }
            guard let end = rest.firstIndex(where: { "@dufFegGxsc".contains($0) }) else { break }
            rest = rest[end...].dropFirst()
            if arguments.indices.contains(next) { result += arguments[next] }
            next += 1
        }
        return result + rest
    }

    /// The text that a value has in a string; nil for a value that has none.
    func description(of value: Value) -> String? {
        switch value {
        case .string(let text):
            guard let key = text.key, let found = index.texts[key] else { return text.text }
            return Self.fill(found, text.arguments)
        case .int(let number): return String(number)
        case .double(let number):
            return number == number.rounded() && abs(number) < 1e15 ? String(format: "%.1f", number) : String(number)
        case .bool(let value): return String(value)
        case .enumeration(let value): return value.name
        case .unknown(let unknown): return unknown.placeholder
        case .binding(let inner): return description(of: inner)
        case .member(let member): return Unknown(member.path.joined(separator: ".")).placeholder
        case .instance(let instance):
            if let text = property("description", of: instance), case .string(let known) = text { return known.text }
            return Unknown(instance.type.simpleName).placeholder
        default: return nil
        }
    }

    /// Any file of the project, for code that is in none.
    var anyFile: ParsedSource {
        guard let file = index.files.first?.file else { preconditionFailure("an index without files has no code") }
        return file
    }
}

/// The items of a toolbar, one after another.
struct ToolbarParts: ToolbarContent {
    typealias Body = Never
    let parts: [any ToolbarContent]

    func _entries(in collector: _ToolbarCollector) { for part in parts { part._entries(in: collector) } }
}
