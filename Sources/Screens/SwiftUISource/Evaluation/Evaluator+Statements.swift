import SwiftSyntax
import SwiftUI

/// The way in which statements ended.
enum Completion {
    case finished
    case returned(Value)
    case left
}

// Statements: of functions, which return a value, and of builders, which collect them.
extension Evaluator {
    /// The value that the statements of a function or a builder have.
    func run(_ items: CodeBlockItemListSyntax, _ scope: Scope) -> Value {
        var results: [Value] = []
        if case .returned(let value) = run(items, Scope(in: scope), &results) { return value }
        return Self.result(results)
    }

    static func result(_ results: [Value]) -> Value {
        let values = results.filter { if case .void = $0 { false } else { true } }
        return values.count == 1 ? values[0] : values.isEmpty ? .void : .group(values)
    }

    func run(_ items: CodeBlockItemListSyntax, _ scope: Scope, _ results: inout [Value]) -> Completion {
        for item in Conditional.items(items) {
            let completion =
                switch item.item {
                case .decl(let declaration): declare(declaration, scope)
                case .stmt(let statement): run(statement, scope, &results)
                case .expr(let expression): run(expression, scope, &results)
                @unknown default: Completion.finished
                }
            guard case .finished = completion else { return completion }
        }
        return .finished
    }

    private func declare(_ declaration: DeclSyntax, _ scope: Scope) -> Completion {
        if let function = declaration.as(FunctionDeclSyntax.self) {
            let info = FunctionInfo(syntax: function, isStatic: false, file: scope.file)
            scope.declare(function.name.text, .function(FunctionValue(function: info, owner: scope.owner)))
        }
        guard let node = declaration.as(VariableDeclSyntax.self) else { return .finished }
        for binding in node.bindings where binding.pattern.is(TuplePatternSyntax.self) {
            if let value = binding.initializer.map({ evaluate($0.value, scope) }) {
                _ = match(binding.pattern, value, scope, binds: true)
            }
        }
        for property in PropertyInfo.all(in: node, scope.file) {
            var value = self.value(of: property, scope)
            // A variable of a structure's type is a copy.
            if !property.isConstant, case .instance(let instance) = value, instance.type.kind == .structure {
                value = .instance(instance.copy())
            }
            scope.declare(property.name, value)
        }
        return .finished
    }

    private func run(_ statement: StmtSyntax, _ scope: Scope, _ results: inout [Value]) -> Completion {
        switch statement.as(StmtSyntaxEnum.self) {
        case .returnStmt(let node): return .returned(node.expression.map { evaluate($0, scope) } ?? .void)
        case .expressionStmt(let node): return run(node.expression, scope, &results)
        case .guardStmt(let node):
            if holds(node.conditions, scope) == false { return run(node.body.statements, Scope(in: scope), &results) }
            return .finished
        case .forStmt(let node): return loop(node, scope, &results)
        case .doStmt(let node): return run(node.body.statements, Scope(in: scope), &results)
        case .breakStmt, .continueStmt, .fallThroughStmt: return .left
        case .throwStmt(let node): return .returned(unknown(node))
        default: return .finished
        }
    }

    private func loop(_ node: ForStmtSyntax, _ scope: Scope, _ results: inout [Value]) -> Completion {
        for element in elements(of: evaluate(node.sequence, scope)) {
            let inner = Scope(in: scope)
            _ = match(node.pattern, element, inner, binds: true)
            if case .returned(let value) = run(node.body.statements, inner, &results) { return .returned(value) }
        }
        return .finished
    }

    func run(_ expression: ExprSyntax, _ scope: Scope, _ results: inout [Value]) -> Completion {
        if let node = expression.as(IfExprSyntax.self) { return run(node, scope, &results) }
        if let node = expression.as(SwitchExprSyntax.self) { return run(node, scope, &results) }
        results.append(evaluate(expression, scope))
        return .finished
    }

    private func run(_ first: IfExprSyntax, _ scope: Scope, _ results: inout [Value]) -> Completion {
        var node = first
        while true {
            let inner = Scope(in: scope)
            let holds = holds(node.conditions, inner)
            let hasElse = node.elseBody != nil
            if holds ?? (takesBranch(of: 2) == 0) { return run(node.body.statements, inner, &results) }
            guard hasElse else { return .finished }
            switch node.elseBody {
            case .ifExpr(let next)?: node = next
            case .codeBlock(let block)?: return run(block.statements, Scope(in: scope), &results)
            case nil: return .finished
            @unknown default: return .finished
            }
        }
    }

    private func run(_ node: SwitchExprSyntax, _ scope: Scope, _ results: inout [Value]) -> Completion {
        let subject = evaluate(node.subject, scope)
        var possible: [(SwitchCaseSyntax, Scope)] = []
        for item in Conditional.cases(node.cases) {
            let inner = Scope(in: scope)
            switch matches(item, subject, inner) {
            case true?:
                possible.append((item, inner))
                return leave(
                    run(possible[takesFirst(of: possible)].0.statements, possible[takesFirst(of: possible)].1, &results)
                )
            case nil: possible.append((item, inner))
            case false?: continue
            }
        }
        guard !possible.isEmpty else { return .finished }
        let choice = possible[takesFirst(of: possible)]
        return leave(run(choice.0.statements, choice.1, &results))
    }

    private func takesFirst(of possible: [(SwitchCaseSyntax, Scope)]) -> Int {
        possible.count == 1 ? 0 : takesBranch(of: possible.count)
    }

    private func leave(_ completion: Completion) -> Completion {
        if case .left = completion { .finished } else { completion }
    }

    /// Whether a case takes a value; nil where the value is unknown.
    private func matches(_ item: SwitchCaseSyntax, _ subject: Value, _ scope: Scope) -> Bool? {
        guard case .case(let label) = item.label else { return true }
        var isUnknown = false
        for part in label.caseItems {
            var found = match(part.pattern, subject, scope, binds: true)
            if found != false, let clause = part.whereClause {
                let condition = evaluate(clause.condition, scope)
                if case .bool(let holds) = condition { found = holds ? found : false } else { found = nil }
            }
            if found == true { return true }
            if found == nil { isUnknown = true }
        }
        return isUnknown ? nil : false
    }

    // MARK: Conditions

    /// Whether conditions hold; nil where an unknown value decides. Names that they bind are declared.
    func holds(_ conditions: ConditionElementListSyntax, _ scope: Scope) -> Bool? {
        var result: Bool? = true
        for element in conditions {
            let part = holds(element.condition, scope)
            if part == false { return false }
            if part == nil { result = nil }
        }
        return result
    }

    private func holds(_ condition: ConditionElementSyntax.Condition, _ scope: Scope) -> Bool? {
        switch condition {
        case .expression(let expression):
            if case .bool(let value) = evaluate(expression, scope) { return value }
            return nil
        case .availability(let node): return node.availabilityKeyword.text != "#unavailable"
        case .matchingPattern(let node):
            return match(node.pattern, evaluate(node.initializer.value, scope), scope, binds: true)
        case .optionalBinding(let node):
            let value =
                node.initializer.map { evaluate($0.value, scope) }
                ?? node.pattern.as(IdentifierPatternSyntax.self).map {
                    reference(
                        $0.identifier.text.trimmingBackticks,
                        ExprSyntax(DeclReferenceExprSyntax(baseName: $0.identifier)), scope)
                } ?? .unknown(Unknown(node.trimmedDescription))
            if case .none = value { return false }
            _ = match(node.pattern, value, scope, binds: true)
            return value.isUnknown ? nil : true
        @unknown default: return nil
        }
    }

    /// Whether a pattern takes a value; nil where the value is unknown. Names in it are declared.
    func match(_ pattern: PatternSyntax, _ value: Value, _ scope: Scope, binds: Bool) -> Bool? {
        switch pattern.as(PatternSyntaxEnum.self) {
        case .identifierPattern(let node):
            scope.declare(node.identifier.text.trimmingBackticks, value)
            return true
        case .wildcardPattern: return true
        case .valueBindingPattern(let node): return match(node.pattern, value, scope, binds: true)
        case .tuplePattern(let node):
            guard case .tuple(let parts) = value, parts.count == node.elements.count else {
                for element in node.elements {
                    _ = match(
                        element.pattern, .unknown(Unknown(element.pattern.trimmedDescription)), scope, binds: true)
                }
                return value.isUnknown ? nil : true
            }
            let found = zip(node.elements, parts).map { match($0.pattern, $1.value, scope, binds: true) }
            return found.contains(false) ? false : found.contains(nil) ? nil : true
        case .expressionPattern(let node): return match(node.expression, value, scope)
        default: return nil
        }
    }

    private func match(_ expression: ExprSyntax, _ value: Value, _ scope: Scope) -> Bool? {
        if let node = expression.as(PatternExprSyntax.self) { return match(node.pattern, value, scope, binds: true) }
        if expression.is(DiscardAssignmentExprSyntax.self) { return true }
        if let node = expression.as(OptionalChainingExprSyntax.self) {
            if case .none = value { return false }
            return match(node.expression, value, scope)
        }
        if let tuple = expression.as(TupleExprSyntax.self) {
            guard case .tuple(let parts) = value, parts.count == tuple.elements.count else {
                return tuple.elements.count == 1
                    ? tuple.elements.first.flatMap { match($0.expression, value, scope) } : nil
            }
            let found = zip(tuple.elements, parts).map { match($0.expression, $1.value, scope) }
            return found.contains(false) ? false : found.contains(nil) ? nil : true
        }
        if let call = expression.as(FunctionCallExprSyntax.self),
            let member = call.calledExpression.as(MemberAccessExprSyntax.self)
        {
            return match(call, member.declName.baseName.text, value, scope)
        }
        let wanted = evaluate(expression, scope)
        if case .range(let lower, let upper, let isClosed) = wanted, let number = value.number {
            return (lower.number ?? -.infinity) <= number
                && (isClosed ? number <= (upper.number ?? .infinity) : number < (upper.number ?? .infinity))
        }
        if case .member(let member) = wanted, member.base == nil, member.name == "none", case .none = value {
            return true
        }
        return Operators.equal(wanted, value)
    }

    /// Matches `.name(let a, b)`.
    private func match(
        _ call: FunctionCallExprSyntax, _ name: String, _ value: Value, _ scope: Scope
    ) -> Bool? {
        var arguments: [Value] = []
        var isKnown = true
        switch value {
        case .enumeration(let found):
            guard found.name == name else { return false }
            arguments = found.arguments.map(\.value)
        case .member(let found):
            guard found.name == name else { return false }
            arguments = found.arguments?.map(\.value) ?? []
        case .none: return false
        default:
            if name == "some" { arguments = [value] } else { isKnown = false }
        }
        for (place, argument) in call.arguments.enumerated() {
            let part =
                arguments.indices.contains(place)
                ? arguments[place]
                : .unknown(Unknown(argument.expression.trimmedDescription.replacing("let ", with: "")))
            if match(argument.expression, part, scope) == false { return false }
        }
        return isKnown ? true : nil
    }

    // MARK: Assignments

    func assign(_ value: Value, to target: ExprSyntax, _ scope: Scope) {
        if let reference = target.as(DeclReferenceExprSyntax.self) {
            let name = reference.baseName.text
            if scope.assign(name, value) { return }
            if case .instance(let instance)? = scope.owner { store(value, name, in: instance) }
        } else if let member = target.as(MemberAccessExprSyntax.self), let base = member.base,
            case .instance(let instance) = evaluate(base, scope)
        {
            store(value, member.declName.baseName.text, in: instance)
        }
    }

    private func store(_ value: Value, _ name: String, in instance: Instance) {
        instance.stored[name.hasPrefix("_") ? String(name.dropFirst()) : name] = value
    }

    /// The elements that a loop has: those of a known collection, or one sample.
    func elements(of collection: Value) -> [Value] {
        switch collection {
        case .array(let values): return Array(values.prefix(Self.rowLimit))
        case .dictionary(let pairs):
            return pairs.prefix(Self.rowLimit).map { .tuple([("key", $0.key), ("value", $0.value)]) }
        case .range(.int(let lower), .int(let upper), let isClosed):
            let end = isClosed ? upper.addingReportingOverflow(1).partialValue : upper
            guard lower < end else { return [] }
            return (lower..<end).prefix(Self.rowLimit).map(Value.int)
        case .binding(let value): return elements(of: value).map(Value.binding)
        case .none: return []
        case .type(_, let type?):
            return type.cases.map { .enumeration(EnumValue(type: type, name: $0.name)) }
        case .unknown(let unknown):
            var sample = Unknown(unknown.source + "[0]", type: unknown.type?.elementType)
            sample.owner = unknown.owner
            return [.unknown(sample)]
        default: return [.unknown(Unknown("element"))]
        }
    }
}
