import AccessibilityTree
import AppSources
import SwiftSyntax
import SwiftUI

// Calls of functions, initialisers and closures.
extension Evaluator {
    func call(_ node: FunctionCallExprSyntax, _ scope: Scope) -> Value {
        var callee = node.calledExpression
        if let generic = callee.as(GenericSpecializationExprSyntax.self) { callee = generic.expression }
        if let optional = callee.as(OptionalChainingExprSyntax.self) { callee = optional.expression }
        let arguments = arguments(of: node, scope)
        if let member = callee.as(MemberAccessExprSyntax.self) {
            let name = member.declName.baseName.text.trimmingBackticks
            guard let owner = member.base.map({ evaluate($0, scope) }) ?? implicitBases[member.id] else {
                return .member(MemberValue(base: nil, name: name, arguments: arguments))
            }
            let call = Call(name: name, arguments: arguments, evaluator: self, node: ExprSyntax(node), scope: scope)
            return callMember(of: owner, call)
        }
        let call = Call(
            name: callee.trimmedDescription, arguments: arguments, evaluator: self, node: ExprSyntax(node), scope: scope
        )
        switch evaluate(callee, scope) {
        case .closure(let closure): return self.call(closure, arguments.map(\.value))
        case .function(let function): return self.call(function, call)
        case .type(let name, let type): return make(name, type, call)
        case .modifier(_, let owner): return modify(owner, call)
        // The argument of an autoclosure.
        case let value where arguments.isEmpty && isView(value): return value
        default: break
        }
        return .unknown(Unknown(node.trimmedDescription))
    }

    /// The arguments of a call with the closures that follow it.
    private func arguments(of node: FunctionCallExprSyntax, _ scope: Scope) -> [Argument] {
        var result = node.arguments.map { argument in
            Argument(label: argument.label?.text.trimmingBackticks, value: evaluate(argument.expression, scope))
        }
        if let closure = node.trailingClosure {
            result.append(Argument(value: .closure(Closure(syntax: closure, scope: scope)), isTrailing: true))
        }
        for closure in node.additionalTrailingClosures {
            result.append(
                Argument(
                    label: closure.label.text, value: .closure(Closure(syntax: closure.closure, scope: scope)),
                    isTrailing: true))
        }
        return result
    }

    // MARK: Closures and functions

    /// The value of a closure for arguments.
    func call(_ closure: Closure, _ arguments: [Value]) -> Value {
        let scope = Scope(in: closure.scope)
        var arguments = arguments
        // A closure with several parameters takes the parts of a tuple.
        if arguments.count == 1, case .tuple(let parts) = arguments[0], closure.syntax.parameterCount > 1 {
            arguments = parts.map(\.value)
        }
        for (place, value) in arguments.enumerated() { scope.declare("$\(place)", value) }
        switch closure.syntax.signature?.parameterClause {
        case .simpleInput(let names)?:
            for (name, value) in zip(names, arguments) { scope.declareParameter(name.name.text, value) }
        case .parameterClause(let clause)?:
            for (parameter, value) in zip(clause.parameters, arguments) {
                scope.declareParameter((parameter.secondName ?? parameter.firstName).text, value)
            }
        case nil: break
        @unknown default: break
        }
        return run(closure.syntax.statements, scope)
    }

    /// The value of a closure, a function or a value that takes their place.
    func call(_ value: Value, _ arguments: [Value]) -> Value {
        switch value {
        case .closure(let closure): return call(closure, arguments)
        case .function(let function):
            return call(function.function, arguments.map { Argument(value: $0) }, owner: function.owner)
        case .modifier(let name, let owner):
            return modify(owner, Call(name: name, arguments: arguments.map { Argument(value: $0) }, evaluator: self))
        case .keyPath(let names):
            guard let first = arguments.first else { return value }
            return names.reduce(first) { self.member($1, of: $0) }
        case .type(let name, let type):
            guard let type else { return value }
            return make(name, type, arguments.map { Argument(value: $0) }) ?? value
        default: return value
        }
    }

    /// The value of a member for code that is nowhere in the source.
    func member(_ name: String, of owner: Value) -> Value {
        guard case .instance(let instance) = owner else {
            guard let file = index.files.first?.file else { return .unknown(Unknown(name)) }
            return member(name, of: owner, Scope(file: file, owner: nil, type: nil)) ?? .unknown(Unknown(name))
        }
        return property(name, of: instance) ?? .unknown(Unknown(name))
    }

    private func call(_ value: FunctionValue, _ call: Call) -> Value {
        // Another function of the name may fit the labels better.
        var function = value.function
        let candidates =
            value.owner.map { functions(function.syntax.name.text, of: $0) }
            ?? index.functions(function.syntax.name.text)
        if let better = fitting(candidates, call.arguments, \.syntax.signature) { function = better }
        return self.call(function, call.arguments, owner: value.owner)
    }

    /// The value of a function of the project.
    func call(_ function: FunctionInfo, _ arguments: [Argument], owner: Value?, type: TypeInfo? = nil) -> Value {
        guard depthIsLeft, let body = function.syntax.body else {
            return .unknown(
                Unknown(function.syntax.name.text + "()", type: function.syntax.signature.returnClause?.type))
        }
        let scope = Scope(file: function.file, owner: owner, type: type ?? owner?.typeInfo)
        bind(function.syntax.signature.parameterClause.parameters, arguments, scope)
        return deeper { built(run(body.statements, scope), in: function.syntax.signature.returnClause?.type) }
    }

    /// A group is a view where one is returned.
    func built(_ value: Value, in type: TypeSyntax?) -> Value {
        switch value {
        case .string(let text)
        where type.map({ ["String", "StringProtocol", "Substring"].contains($0.plainName) }) == true:
            .string(TextValue(text.text))
        case .void where type?.plainName == "View": .group([])
        default: value
        }
    }

    /// Declares the parameters of a function with the arguments of a call.
    func bind(_ parameters: FunctionParameterListSyntax, _ arguments: [Argument], _ scope: Scope) {
        var left = arguments[...]
        for parameter in parameters {
            let label = parameter.firstName.text == "_" ? nil : parameter.firstName.text.trimmingBackticks
            let name = (parameter.secondName ?? parameter.firstName).text
            let isBuilt = parameter.attributes.named["ViewBuilder"] != nil
            let takesClosure = parameter.type.isFunction || isBuilt
            var value: Value?
            if let next = left.first, next.label == label && !next.isTrailing || next.isTrailing && next.label == label
            {
                value = left.removeFirst().value
            } else if let next = left.first, next.isTrailing, next.label == nil,
                takesClosure || parameter.defaultValue == nil
            {
                value = left.removeFirst().value
            } else if label != nil, let place = left.firstIndex(where: { $0.label == label }) {
                value = left.remove(at: place).value
            }
            let type = parameter.type
            let bound =
                value.map { adapted($0, to: type, scope) }
                ?? parameter.defaultValue.map { adapted(evaluate($0.value, scope), to: type, scope) }
                ?? .unknown(Unknown(name, type: type))
            if parameter.ellipsis != nil {
                var values = [bound]
                while let next = left.first, next.label == nil, !next.isTrailing {
                    values.append(adapted(next.value, to: type, scope))
                    left.removeFirst()
                }
                scope.declareParameter(name, .array(values))
            } else {
                scope.declareParameter(name, bound)
            }
        }
    }

    /// A value for a variable of a type: a string is shown verbatim, and an implicit member is one of that type.
    func adapted(_ value: Value, to type: TypeSyntax?, _ scope: Scope) -> Value {
        guard let type else { return value }
        switch value {
        case .string(let text):
            return ["String", "Substring"].contains(type.plainName) ? .string(TextValue(text.text)) : value
        case .int(let number):
            return ["Double", "CGFloat", "Float", "TimeInterval"].contains(type.plainName)
                ? .double(Double(number)) : value
        case .member(let member) where member.root == nil:
            guard let info = index.type(type.plainName, from: scope.file, in: scope.type?.name) else { return value }
            return resolved(member, in: info) ?? value
        case .array(let values):
            guard let element = type.elementType else { return value }
            return .array(values.map { adapted($0, to: element, scope) })
        case .unknown(var unknown) where unknown.type == nil:
            unknown.type = type
            unknown.owner = scope.type
            return .unknown(unknown)
        default: return value
        }
    }

    /// The member of a type that an expression without a base means.
    private func resolved(_ member: MemberValue, in type: TypeInfo) -> Value? {
        if case .member(let base)? = member.base {
            guard let owner = resolved(base, in: type) else { return nil }
            guard let arguments = member.arguments else { return self.member(member.name, of: owner) }
            return callMember(of: owner, Call(name: member.name, arguments: arguments, evaluator: self))
        }
        guard let arguments = member.arguments else { return staticMember(member.name, of: type) }
        return callStatic(member.name, of: type, arguments)
    }

    /// Calls a static function, an initialiser or a case with values.
    private func callStatic(_ name: String, of type: TypeInfo, _ arguments: [Argument]) -> Value? {
        if name == "init" { return make(type.name, type, arguments) }
        if let found = type.cases.first(where: { $0.name == name }) {
            _ = found
            return .enumeration(EnumValue(type: type, name: name, arguments: arguments))
        }
        let candidates = index.family(of: type).flatMap { $0.functions[name] ?? [] }.filter(\.isStatic)
        guard let function = fitting(candidates, arguments, \.syntax.signature) else { return nil }
        return call(function, arguments, owner: .type(type.name, type), type: type)
    }

    private func functions(_ name: String, of owner: Value) -> [FunctionInfo] {
        guard let type = owner.typeInfo else { return [] }
        return index.family(of: type).flatMap { $0.functions[name] ?? [] }
    }

    /// The function whose parameters fit arguments best.
    func fitting<Candidate>(
        _ candidates: [Candidate], _ arguments: [Argument], _ signature: (Candidate) -> FunctionSignatureSyntax
    ) -> Candidate? {
        guard candidates.count > 1 else { return candidates.first }
        let labels = arguments.filter { !$0.isTrailing }.map(\.label)
        func score(_ candidate: Candidate) -> Int {
            let parameters = Array(signature(candidate).parameterClause.parameters)
            let names = parameters.map { $0.firstName.text == "_" ? nil : $0.firstName.text }
            let missing = labels.filter { !names.contains($0) }.count
            let unfilled = parameters.filter { parameter in
                let name = parameter.firstName.text == "_" ? nil : parameter.firstName.text
                return parameter.defaultValue == nil && !labels.contains(name)
            }.count
            let trailing = arguments.count - labels.count
            return missing * 10 + abs(unfilled - trailing) * 3 + abs(parameters.count - arguments.count)
        }
        return candidates.min { score($0) < score($1) }
    }

    // MARK: Initialisers

    /// A new value of a type.
    func make(_ name: String, _ type: TypeInfo?, _ call: Call) -> Value {
        if let type { return make(name, type, call.arguments) ?? .unknown(Unknown(call.text)) }
        if let value = StandardTypes.make(name, call) { return value }
        if let row = ViewTable.rows[name] { return row(call).map { .view($0) } ?? .unknown(Unknown(call.text)) }
        if let family = ["Color", "Font", "Angle", "EdgeInsets", "LinearGradient", "Gradient", "UIColor"]
            .first(where: { $0 == name })
        {
            return .member(MemberValue(base: .type(family, nil), name: "init", arguments: call.arguments))
        }
        return unknownView(name, call)
    }

    /// A view that isn't known: its content where it has some, or a box with its name.
    private func unknownView(_ name: String, _ call: Call) -> Value {
        let contents = call.arguments.filter { $0.isTrailing && $0.isClosure }.compactMap { argument -> Value? in
            let proxies = (0..<3).map { Value.unknown(Unknown("$\($0)")) }
            let content = self.call(argument.value, proxies)
            return isView(content) ? content : nil
        }
        guard !contents.isEmpty else { return .unknown(Unknown(call.text)) }
        unknownViews[name, default: 0] += 1
        return .view(view(.group(contents)))
    }

    /// Whether a value is a view, or a group that has one.
    func isView(_ value: Value) -> Bool {
        switch value {
        case .view: true
        case .instance(let instance): index.isView(instance.type)
        case .group(let values): values.contains(where: isView)
        default: false
        }
    }

    /// A new instance; nil where no initialiser fits.
    func make(_ name: String, _ type: TypeInfo, _ arguments: [Argument]) -> Value? {
        if type.kind == .enumeration {
            guard let raw = arguments.first(where: { $0.label == "rawValue" })?.value else { return nil }
            for found in type.cases {
                let value = Value.enumeration(EnumValue(type: type, name: found.name))
                if Operators.equal(member("rawValue", of: value), raw) == true { return value }
            }
            return raw.isUnknown ? nil : Value.none
        }
        guard type.kind != .protocolType, depthIsLeft else { return nil }
        let instance = Instance(type)
        let initializers =
            index.family(of: type).prefix { $0 === type || $0.kind == .classType }
            .first { !$0.initializers.isEmpty }?.initializers ?? []
        guard let initializer = fitting(initializers, arguments, \.syntax.signature) else {
            fill(instance, arguments)
            return .instance(instance)
        }
        // A structure has its memberwise initialiser, too, where others are in extensions.
        if type.kind == .structure, !fits(initializer.syntax.signature, arguments), fitsMembers(of: type, arguments) {
            fill(instance, arguments)
            return .instance(instance)
        }
        let scope = Scope(file: initializer.file, owner: .instance(instance), type: type)
        bind(initializer.syntax.signature.parameterClause.parameters, arguments, scope)
        if let body = initializer.syntax.body { _ = deeper { run(body.statements, scope) } }
        return .instance(instance)
    }

    private func fits(_ signature: FunctionSignatureSyntax, _ arguments: [Argument]) -> Bool {
        let names = signature.parameterClause.parameters.map { $0.firstName.text }
        return arguments.allSatisfy { $0.isTrailing || names.contains($0.label ?? "_") }
    }

    private func fitsMembers(of type: TypeInfo, _ arguments: [Argument]) -> Bool {
        let names = type.properties.filter(\.isMemberwise).map(\.name)
        return arguments.allSatisfy { argument in argument.isTrailing || argument.label.map(names.contains) == true }
    }

    /// Gives an instance the arguments of its memberwise initialiser.
    private func fill(_ instance: Instance, _ arguments: [Argument]) {
        let properties = instance.type.properties.filter(\.isMemberwise)
        var left = arguments
        for property in properties {
            let place =
                left.firstIndex { $0.label == property.name }
                ?? left.firstIndex {
                    $0.isTrailing && $0.label == nil
                        && (property.type?.isFunction == true || property.isBuilt || property.initializer == nil)
                        && property.attributes["State"] == nil
                }
            guard let place else { continue }
            let value = left.remove(at: place).value
            let scope = Scope(file: property.file, owner: nil, type: instance.type)
            instance.stored[property.name] =
                property.isBuilt && Argument(value: value).isClosure
                ? call(value, []) : adapted(value, to: property.type, scope)
        }
    }

    // MARK: Members

    /// Calls a method.
    func callMember(of owner: Value, _ call: Call) -> Value {
        switch owner {
        case .type(let name, let type):
            if let type {
                return callStatic(call.name, of: type, call.arguments)
                    ?? nested(name, call) ?? .unknown(Unknown(call.text))
            }
            if let value = extensionMember(call.name, of: [name], call.arguments) { return value }
            if let value = nested(name, call) { return value }
            if call.name == "init" { return make(name, nil, call) }
            // A type of a module.
            if call.name.first?.isUppercase == true {
                return make(call.name, index.type(call.name, from: call.file), call)
            }
            return .member(MemberValue(base: owner, name: call.name, arguments: call.arguments))
        case .none: return .none
        case .instance(let instance): return callMethod(of: instance, call)
        case .enumeration(let value):
            let candidates = index.family(of: value.type).flatMap { $0.functions[call.name] ?? [] }
            guard let function = fitting(candidates, call.arguments, \.syntax.signature) else { break }
            return self.call(function, call.arguments, owner: owner, type: value.type)
        case .view, .group: return modify(owner, call)
        case .closure, .function:
            if call.name == "callAsFunction" { return self.call(owner, call.arguments.map(\.value)) }
        case .member(let member):
            if let root = member.root, ["Color", "Image", "Material"].contains(root), call.name != "opacity",
                ModifierTable.knows(call.name) || hasModifier(call.name)
            {
                return modify(owner, call)
            }
            return .member(MemberValue(base: owner, name: call.name, arguments: call.arguments))
        case .unknown(let unknown):
            if looksLikeView(unknown), ModifierTable.knows(call.name) || hasModifier(call.name) {
                return modify(owner, call)
            }
            return .unknown(Unknown(call.text))
        default:
            if let value = extensionCall(of: owner, call) { return value }
            if let value = StandardMembers.call(owner, call) { return value }
        }
        return .unknown(Unknown(call.text))
    }

    private func nested(_ name: String, _ call: Call) -> Value? {
        index.type(name + "." + call.name, from: call.file).flatMap { make($0.name, $0, call.arguments) }
    }

    /// Whether an unknown expression is written as a view is: a call of a type.
    private func looksLikeView(_ unknown: Unknown) -> Bool {
        unknown.source.first?.isUppercase == true || unknown.type?.plainName == "View"
            || unknown.type?.plainName == "AnyView" || unknown.type?.plainName == "Content"
    }

    /// Whether the project declares a modifier.
    func hasModifier(_ name: String) -> Bool {
        index.extensions(of: "View").contains { $0.functions[name] != nil }
    }

    private func extensionCall(of owner: Value, _ call: Call) -> Value? {
        let types: [String] =
            switch owner {
            case .string: ["String", "StringProtocol", "LocalizedStringKey"]
            case .int: ["Int", "BinaryInteger"]
            case .double: ["Double", "CGFloat"]
            case .array: ["Array", "Collection", "Sequence"]
            default: []
            }
        for type in types {
            for part in index.extensions(of: type) {
                guard let function = fitting(part.functions[call.name] ?? [], call.arguments, \.syntax.signature) else {
                    continue
                }
                return self.call(function, call.arguments, owner: owner, type: part)
            }
        }
        return nil
    }

    private func callMethod(of instance: Instance, _ call: Call) -> Value {
        // An initialiser that calls another one of its type; those of superclasses are not followed.
        if call.name == "init" {
            if !call.text.hasPrefix("super."),
                case .instance(let made)? = make(instance.type.name, instance.type, call.arguments)
            {
                instance.stored.merge(made.stored) { $1 }
            }
            return .void
        }
        let family = index.family(of: instance.type)
        let candidates = family.flatMap { $0.functions[call.name] ?? [] }.filter { !$0.isStatic }
        if let function = fitting(candidates, call.arguments, \.syntax.signature) {
            return self.call(function, call.arguments, owner: .instance(instance), type: instance.type)
        }
        if let value = property(call.name, of: instance), Argument(value: value).isClosure {
            return self.call(value, call.arguments.map(\.value))
        }
        if index.isView(instance.type) { return modify(.instance(instance), call) }
        return .unknown(Unknown(call.text))
    }

    /// Calls a modifier: one of the project, or one of SwiftUI's.
    func modify(_ owner: Value, _ call: Call) -> Value {
        let kinds =
            owner.viewValue?.text != nil
            ? ["Text", "View"] : owner.viewValue?.image != nil ? ["Image", "View"] : ["View"]
        let candidates = kinds.flatMap { index.extensions(of: $0) }.flatMap { part in
            (part.functions[call.name] ?? []).filter { !$0.isStatic }.map { (function: $0, part: part) }
        }
        let own = candidates.filter { fits($0.function.syntax.signature, call.arguments) }
        if let found = index.nearest(own, to: call.file, { $0.function.file }) {
            let best =
                fitting(own.filter { $0.part === found.part }, call.arguments, \.function.syntax.signature) ?? found
            return self.call(best.function, call.arguments, owner: owner, type: best.part)
        }
        return .view(ModifierTable.apply(call, to: owner))
    }

    func subscripted(_ node: SubscriptCallExprSyntax, _ scope: Scope) -> Value {
        let owner = evaluate(node.calledExpression, scope)
        guard let first = node.arguments.first else { return unknown(node) }
        let key = evaluate(first.expression, scope)
        switch (owner, key) {
        case (.array(let values), .int(let place)) where values.indices.contains(place): return values[place]
        case (.dictionary(let pairs), _) where !key.isUnknown:
            if let found = pairs.first(where: { Operators.equal($0.key, key) == true }) { return found.value }
            if let fallback = node.arguments.first(where: { $0.label?.text == "default" }) {
                return evaluate(fallback.expression, scope)
            }
            return pairs.contains { Operators.equal($0.key, key) == nil } ? unknown(node) : .none
        case (.none, _): return .none
        default: break
        }
        guard case .unknown(let unknown) = owner else { return self.unknown(node) }
        var result = Unknown(node.trimmedDescription, type: unknown.type?.elementType)
        result.owner = unknown.owner
        return .unknown(result)
    }
}

extension Scope {
    /// Declares a parameter, and a binding's projected value under its name.
    func declareParameter(_ name: String, _ value: Value) {
        let name = name.trimmingBackticks
        if name.hasPrefix("$") {
            var inner = value
            if case .binding(let wrapped) = value { inner = wrapped }
            declare(name, .binding(inner))
            declare(String(name.dropFirst()), inner)
        } else {
            declare(name, value)
        }
    }
}

extension Value {
    var typeInfo: TypeInfo? {
        switch self {
        case .instance(let instance): instance.type
        case .enumeration(let value): value.type
        case .type(_, let type): type
        default: nil
        }
    }

    var viewValue: ViewValue? { if case .view(let view) = self { view } else { nil } }
}

extension ClosureExprSyntax {
    /// The number of parameters that are named.
    var parameterCount: Int {
        switch signature?.parameterClause {
        case .simpleInput(let names)?: names.count
        case .parameterClause(let clause)?: clause.parameters.count
        case nil: 0
        @unknown default: 0
        }
    }
}
