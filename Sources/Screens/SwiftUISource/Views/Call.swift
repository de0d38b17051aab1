import AccessibilityTree
import struct AccessibilityTree.SourceLocation
import AppSources
import SwiftSyntax
import SwiftUI

/// A call of an initialiser or a method with its evaluated arguments.
@MainActor struct Call {
    let name: String
    var arguments: [Argument]
    let evaluator: Evaluator
    /// The expression in the source; nil for a call that is made for an implicit member.
    var node: ExprSyntax?
    var scope: Scope?

    init(name: String, arguments: [Argument], evaluator: Evaluator, node: ExprSyntax? = nil, scope: Scope? = nil) {
        (self.name, self.arguments, self.evaluator, self.node, self.scope) = (name, arguments, evaluator, node, scope)
    }

    /// The call as it is written.
    var text: String { node?.trimmedDescription ?? name + "()" }

    /// The file that it is written in.
    var file: ParsedSource { scope?.file ?? evaluator.anyFile }

    /// The location of the name: that of the modifier, or of the view.
    var location: SourceLocation? {
        guard let node, let file = scope?.file else { return nil }
        var position = node.positionAfterSkippingLeadingTrivia
        if let member = node.as(FunctionCallExprSyntax.self)?.calledExpression.as(MemberAccessExprSyntax.self) {
            position = member.declName.positionAfterSkippingLeadingTrivia
        }
        let place = file.places.location(for: position)
        return SourceLocation(file: file.path, line: place.line, column: place.column)
    }

    // MARK: Arguments

    /// The argument with a label; nil if it wasn't given.
    subscript(label: String) -> Value? { arguments.first { $0.label == label }?.value }

    /// The argument without a label at a position among those.
    func plain(_ place: Int = 0) -> Value? {
        let plain = arguments.filter { $0.label == nil && !$0.isTrailing }
        return plain.indices.contains(place) ? plain[place].value : nil
    }

    /// The content that a closure builds: that with one of the labels, or the first that follows the call.
    func content(_ labels: String..., isFirst: Bool = true, _ values: [Value] = []) -> AnyView? {
        guard let value = closure(labels, isFirst: isFirst) else { return nil }
        return evaluator.view(evaluator.call(value, values)).view
    }

    func closure(_ labels: [String], isFirst: Bool) -> Value? {
        for label in labels { if let value = self[label] { return value } }
        guard isFirst else { return nil }
        return arguments.first { $0.isTrailing && $0.label == nil }?.value
    }

    /// Whether the call has an argument with a label.
    func has(_ label: String) -> Bool { arguments.contains { $0.label == label } }

    /// The text of the argument without a label at a position; nil if it wasn't given.
    func title(_ place: Int = 0) -> Text? { text(of: plain(place)) }

    /// The text of a value; nil for a value that has none.
    func text(of value: Value?) -> Text? { value.flatMap { evaluator.text($0) } }

    /// The string of a value; nil for a value that has none.
    func string(of value: Value?) -> String? { value.flatMap { evaluator.description(of: $0) } }

    /// The string of an argument.
    func string(_ label: String) -> String? { string(of: self[label]) }

    /// The number of an argument.
    func number(_ label: String) -> CGFloat? { self[label]?.number.map { CGFloat($0) } }

    /// The length of an argument, which may be infinite; nil for one that no view can have.
    func length(_ label: String) -> CGFloat? {
        if let number = number(label) { return number.isFinite && number >= 0 ? number : nil }
        return member(label) == "infinity" ? .infinity : nil
    }

    /// The known truth of an argument, or the default.
    func bool(_ value: Value?, default known: Bool) -> Bool {
        switch value {
        case .bool(let value)?: value
        case .binding(.bool(let value))?: value
        default: known
        }
    }

    /// The name of an implicit member such as `.leading`.
    func member(_ label: String) -> String? { self[label].flatMap(Self.name) }

    nonisolated static func name(_ value: Value) -> String? {
        switch value {
        case .member(let member): member.name
        case .enumeration(let value): value.name
        default: nil
        }
    }

    /// The names of an option set: one, or those of an array.
    nonisolated static func names(_ value: Value?) -> [String] {
        switch value {
        case .array(let values)?: values.compactMap(name)
        case let value?: name(value).map { [$0] } ?? []
        case nil: []
        }
    }
}
