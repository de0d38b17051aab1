import AccessibilityTree
import AppSources
import Foundation
import SwiftSyntax
import SwiftUI

/// Evaluates the declarative part of Swift: the views of a project as far as the source determines them.
///
/// A value that the source doesn't determine is ``Value/unknown(_:)``, which spreads through expressions. Work is
/// bounded: an expression beyond the limits is unknown, too.
@MainActor final class Evaluator {
    /// The maximum number of expressions that are evaluated for one screen.
    static let stepLimit = 100_000
    /// The maximum depth of expressions and calls within each other, which the stack of the program decides.
    static let depthLimit: Int = {
        var limit = rlimit()
        let isKnown = getrlimit(__rlimit_resource_t(RLIMIT_STACK.rawValue), &limit) == 0
        return isKnown ? Int(min(max(limit.rlim_cur / (56 << 10), 64), 1_000)) : 64
    }()
    /// The longest string with values that is made, in bytes.
    static let textLimit = 100_000
    /// The maximum number of views of one screen.
    static let viewLimit = 2_000
    /// The maximum number of rows that a loop makes.
    static let rowLimit = 30

    let index: SourceIndex
    private var steps = 0
    private(set) var depth = 0
    /// The branch that a condition on an unknown value takes, where it has as many.
    var branch = 0
    /// The number of branches of the condition on an unknown value that has the most.
    var branches = 1
    /// The modifiers that are not known, with their numbers.
    var unknownModifiers: [String: Int] = [:]
    /// The views that are not known, with their numbers.
    var unknownViews: [String: Int] = [:]
    /// The values that chains of modifiers within `#if` continue, by the start of the chain.
    var implicitBases: [SyntaxIdentifier: Value] = [:]
    /// The number of views that were made.
    var viewCount = 0
    /// The static properties that were evaluated.
    var statics: [String: Value] = [:]
    var pendingStatics: Set<String> = []

    init(_ index: SourceIndex) { self.index = index }

    /// Whether a limit was reached.
    var isExhausted: Bool { steps > Self.stepLimit }

    // MARK: Expressions

    /// The value of an expression.
    func evaluate(_ expression: ExprSyntax, _ scope: Scope) -> Value {
        steps += 1
        guard steps <= Self.stepLimit, depth < Self.depthLimit else { return unknown(expression) }
        depth += 1
        defer { depth -= 1 }
        switch expression.as(ExprSyntaxEnum.self) {
        case .stringLiteralExpr(let node): return string(node, scope)
        case .integerLiteralExpr, .floatLiteralExpr, .booleanLiteralExpr, .nilLiteralExpr: return literal(expression)
        case .declReferenceExpr(let node): return reference(node.baseName.text.trimmingBackticks, expression, scope)
        case .memberAccessExpr(let node): return memberAccess(node, scope)
        case .functionCallExpr(let node): return call(node, scope)
        case .sequenceExpr(let node): return sequence(Array(node.elements), scope)
        case .closureExpr(let node): return .closure(Closure(syntax: node, scope: scope))
        default: return other(expression, scope)
        }
    }

    private func other(_ expression: ExprSyntax, _ scope: Scope) -> Value {
        switch expression.as(ExprSyntaxEnum.self) {
        case .arrayExpr(let node):
            guard node.elements.count <= 1_000 else { return unknown(expression) }
            return .array(node.elements.map { evaluate($0.expression, scope) })
        case .dictionaryExpr(let node): return dictionary(node, scope)
        case .tupleExpr(let node):
            if node.elements.count == 1, let only = node.elements.first, only.label == nil {
                return evaluate(only.expression, scope)
            }
            return .tuple(node.elements.map { ($0.label?.text, evaluate($0.expression, scope)) })
        case .ternaryExpr(let node):
            return choose(node.condition, node.thenExpression, node.elseExpression, scope)
        case .ifExpr, .switchExpr:
            var results: [Value] = []
            if case .returned(let value) = run(expression, scope, &results) { return value }
            return Self.result(results)
        case .prefixOperatorExpr(let node): return prefix(node.operator.text, node.expression, scope)
        case .optionalChainingExpr(let node): return evaluate(node.expression, scope)
        case .forceUnwrapExpr(let node): return evaluate(node.expression, scope)
        case .tryExpr(let node): return evaluate(node.expression, scope)
        case .awaitExpr(let node): return evaluate(node.expression, scope)
        case .inOutExpr(let node): return evaluate(node.expression, scope)
        case .genericSpecializationExpr(let node): return evaluate(node.expression, scope)
        case .subscriptCallExpr(let node): return subscripted(node, scope)
        case .keyPathExpr(let node):
            return .keyPath(
                node.components.compactMap {
                    $0.component.as(KeyPathPropertyComponentSyntax.self)?.declName.baseName.text
                })
        case .postfixIfConfigExpr(let node): return postfix(node, scope)
        case .superExpr: return scope.owner ?? unknown(expression)
        case .asExpr(let node): return evaluate(node.expression, scope)
        default: return unknown(expression)
        }
    }

    var depthIsLeft: Bool { depth < Self.depthLimit && steps <= Self.stepLimit }

    /// Evaluates one level deeper.
    func deeper<Result>(_ body: () -> Result) -> Result {
        depth += 1
        defer { depth -= 1 }
        return body()
    }

    /// The value of a chain of modifiers that continues in the clause of an `#if` that holds.
    private func postfix(_ node: PostfixIfConfigExprSyntax, _ scope: Scope) -> Value {
        let base = node.base.map { evaluate($0, scope) } ?? scope.owner ?? unknown(node)
        guard case .postfixExpression(let chain)? = Conditional.clause(node.config)?.elements else { return base }
        var start = chain
        while let next = start.base { start = next }
        implicitBases[start.id] = base
        defer { implicitBases[start.id] = nil }
        return evaluate(chain, scope)
    }

    func unknown(_ expression: some SyntaxProtocol, type: TypeSyntax? = nil) -> Value {
        .unknown(Unknown(expression.trimmedDescription, type: type))
    }

    private func literal(_ expression: ExprSyntax) -> Value {
        let text = expression.trimmedDescription.filter { $0 != "_" }
        switch expression.as(ExprSyntaxEnum.self) {
        case .booleanLiteralExpr: return .bool(text == "true")
        case .nilLiteralExpr: return .none
        case .integerLiteralExpr:
            let digits = text.dropFirst(2)
            let value =
                text.hasPrefix("0x")
                ? Int(digits, radix: 16)
                : text.hasPrefix("0b")
                    ? Int(digits, radix: 2)
                    : text.hasPrefix("0o") ? Int(digits, radix: 8) : Int(text)
            return value.map(Value.int) ?? unknown(expression)
        default: return Double(text).map(Value.double) ?? unknown(expression)
        }
    }

    private func string(_ node: StringLiteralExprSyntax, _ scope: Scope) -> Value {
        if let whole = node.representedLiteralValue { return .string(TextValue(whole, key: whole, arguments: [])) }
        var (text, key) = ("", "")
        var arguments: [String] = []
        for segment in node.segments {
            switch segment {
            case .stringSegment(let part):
                let piece = Self.unescaped(part.content.text)
                text += piece
                key += piece.replacing("%", with: "%%")
            case .expressionSegment(let part):
                guard let first = part.expressions.first else { continue }
                let value = evaluate(first.expression, scope)
                let shown = description(of: value) ?? Unknown(first.expression.trimmedDescription).placeholder
                text += shown
                arguments.append(shown)
                guard text.utf8.count <= Self.textLimit else { return unknown(node) }
                switch value {
                case .int: key += "%lld"
                case .double: key += "%lf"
                default: key += "%@"
                }
            @unknown default: continue
            }
        }
        return .string(TextValue(text, key: key, arguments: arguments))
    }

    private static func unescaped(_ text: String) -> String {
        guard text.contains("\\") else { return text }
        return text.replacing("\\n", with: "\n").replacing("\\t", with: "\t").replacing("\\\"", with: "\"")
            .replacing("\\\\", with: "\\")
    }

    private func dictionary(_ node: DictionaryExprSyntax, _ scope: Scope) -> Value {
        guard case .elements(let elements) = node.content else { return .dictionary([]) }
        guard elements.count <= 1_000 else { return unknown(node) }
        return .dictionary(elements.map { (evaluate($0.key, scope), evaluate($0.value, scope)) })
    }

    private func prefix(_ name: String, _ operand: ExprSyntax, _ scope: Scope) -> Value {
        switch (name, evaluate(operand, scope)) {
        case ("!", .bool(let value)): return .bool(!value)
        case ("-", .int(let value)): return value == .min ? unknown(operand) : .int(-value)
        case ("-", .double(let value)): return .double(-value)
        case ("...", let upper): return .range(lower: .none, upper: upper, isClosed: true)
        case ("..<", let upper): return .range(lower: .none, upper: upper, isClosed: false)
        default: return .unknown(Unknown(name + operand.trimmedDescription))
        }
    }

    private func choose(_ condition: ExprSyntax, _ first: ExprSyntax, _ second: ExprSyntax, _ scope: Scope) -> Value {
        guard case .bool(let holds) = evaluate(condition, scope) else {
            return evaluate(takesBranch(of: 2) == 0 ? first : second, scope)
        }
        return evaluate(holds ? first : second, scope)
    }

    /// The branch of a condition on an unknown value that is taken.
    func takesBranch(of count: Int) -> Int {
        branches = max(branches, count)
        return min(branch, count - 1)
    }

    // MARK: Operators

    private func sequence(_ elements: [ExprSyntax], _ scope: Scope) -> Value {
        var elements = elements
        if let place = elements.firstIndex(where: { $0.is(AssignmentExprSyntax.self) }), place > 0 {
            assign(sequence(Array(elements[(place + 1)...]), scope), to: elements[0], scope)
            return .void
        }
        if elements.count == 3, let name = elements[1].as(BinaryOperatorExprSyntax.self)?.operator.text,
            ["+=", "-=", "*=", "/="].contains(name)
        {
            let result = Operators.apply(
                String(name.first ?? "+"), evaluate(elements[0], scope), evaluate(elements[2], scope))
            assign(result ?? unknown(elements[2]), to: elements[0], scope)
            return .void
        }
        // A ternary takes all that is written around it.
        if let place = elements.firstIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) }),
            let node = elements[place].as(UnresolvedTernaryExprSyntax.self)
        {
            let condition = sequence(Array(elements[..<place]), scope)
            let rest = Array(elements[(place + 1)...])
            guard case .bool(let holds) = condition else {
                return takesBranch(of: 2) == 0 ? evaluate(node.thenExpression, scope) : sequence(rest, scope)
            }
            return holds ? evaluate(node.thenExpression, scope) : sequence(rest, scope)
        }
        elements.removeAll { $0.is(ArrowExprSyntax.self) }
        // Casts keep the value.
        if let place = elements.firstIndex(where: { $0.is(UnresolvedAsExprSyntax.self) }) {
            elements.removeSubrange(place..<min(place + 2, elements.count))
            return sequence(elements, scope)
        }
        if elements.contains(where: { $0.is(UnresolvedIsExprSyntax.self) }) {
            return .unknown(Unknown(elements.map(\.trimmedDescription).joined(separator: " ")))
        }
        guard elements.count > 1 else { return elements.first.map { evaluate($0, scope) } ?? .void }
        return split(elements, scope)
    }

    /// Evaluates around the operator that binds last.
    private func split(_ elements: [ExprSyntax], _ scope: Scope) -> Value {
        var best: (place: Int, precedence: Int, name: String)?
        for place in stride(from: 1, to: elements.count, by: 2) {
            guard let name = elements[place].as(BinaryOperatorExprSyntax.self)?.operator.text else { continue }
            let precedence = Operators.precedence(name)
            // "??" binds from the right, all others from the left.
            if best.map({ precedence < $0.precedence || precedence == $0.precedence && name != "??" }) ?? true {
                best = (place, precedence, name)
            }
        }
        guard let best, elements.count > 2 else {
            return .unknown(Unknown(elements.map(\.trimmedDescription).joined()))
        }
        let left = sequence(Array(elements[..<best.place]), scope)
        func right() -> Value { sequence(Array(elements[(best.place + 1)...]), scope) }
        switch (best.name, left) {
        case ("&&", .bool(false)), ("||", .bool(true)): return left
        case ("&&", .bool(true)), ("||", .bool(false)): return right()
        case ("&&", _):
            if case .bool(false) = right() { return .bool(false) }
        case ("||", _):
            if case .bool(true) = right() { return .bool(true) }
        case ("??", .none): return right()
        case ("??", _): return left
        default:
            if let result = Operators.apply(best.name, left, right()) { return result }
        }
        return .unknown(Unknown(elements.map(\.trimmedDescription).joined(separator: " ")))
    }
}

extension ExprSyntax {
    /// The expression that a chain of members and calls continues; nil at its start.
    fileprivate var base: ExprSyntax? {
        switch self.as(ExprSyntaxEnum.self) {
        case .memberAccessExpr(let node): node.base
        case .functionCallExpr(let node): node.calledExpression
        case .postfixIfConfigExpr(let node): node.base
        case .optionalChainingExpr(let node): node.expression
        case .forceUnwrapExpr(let node): node.expression
        default: nil
        }
    }
}
