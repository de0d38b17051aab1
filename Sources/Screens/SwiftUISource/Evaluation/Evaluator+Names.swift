import AppSources
import SwiftSyntax
import SwiftUI

// Names and members.
extension Evaluator {
    /// The value of a name where it is written.
    func reference(_ name: String, _ node: ExprSyntax, _ scope: Scope) -> Value {
        if name == "self" { return scope.owner ?? unknown(node) }
        if name == "Self" { return scope.type.map { .type($0.name, $0) } ?? unknown(node) }
        if let value = scope.value(name) { return value }
        if name.hasPrefix("$"), name.count > 1, name.dropFirst().first?.isNumber == false {
            return .binding(reference(String(name.dropFirst()), node, scope))
        }
        if let owner = scope.owner, let value = knownMember(name, of: owner) { return value }
        if let type = scope.type, let value = staticMember(name, of: type) { return value }
        if let variable = index.variable(name, from: scope.file) { return global(variable) }
        if name.first?.isUppercase == true {
            return .type(name, index.type(name, from: scope.file, in: scope.type?.name))
        }
        if let function = index.nearest(index.functions(name), to: scope.file, \.file) {
            return .function(FunctionValue(function: function, owner: nil))
        }
        // A view's own modifiers need no "self".
        if let owner = scope.owner, isView(owner), ModifierTable.knows(name) || hasModifier(name) {
            return .modifier(name, of: owner)
        }
        return unknown(node)
    }

    private func global(_ variable: PropertyInfo) -> Value {
        let scope = Scope(file: variable.file, owner: nil, type: nil)
        return cached("." + variable.file.path + "." + variable.name) { value(of: variable, scope) }
    }

    private func cached(_ key: String, _ body: () -> Value) -> Value {
        if let known = statics[key] { return known }
        guard pendingStatics.insert(key).inserted else { return .unknown(Unknown(key)) }
        defer { pendingStatics.remove(key) }
        let value = body()
        statics[key] = value
        return value
    }

    /// The value that a declaration gives its property.
    func value(of property: PropertyInfo, _ scope: Scope) -> Value {
        if let getter = property.getter { return built(run(getter, scope), in: property.type) }
        if let initializer = property.initializer {
            return adapted(evaluate(initializer, scope), to: property.type, scope)
        }
        return .unknown(Unknown(property.name, type: property.type))
    }

    /// The value of a static member or a case of a type; nil if it has none of that name.
    func staticMember(_ name: String, of type: TypeInfo) -> Value? {
        if type.kind == .enumeration, type.cases.contains(where: { $0.name == name }) {
            return .enumeration(EnumValue(type: type, name: name))
        }
        if name == "allCases", type.kind == .enumeration, type.property(name, isStatic: true) == nil {
            return .array(type.cases.map { .enumeration(EnumValue(type: type, name: $0.name)) })
        }
        for part in index.family(of: type) {
            let scope = Scope(file: part.file, owner: .type(type.name, type), type: type)
            if let property = part.property(name, isStatic: true) {
                return cached(type.file.path + "." + type.name + "." + name) { value(of: property, scope) }
            }
            if let function = part.functions[name]?.first(where: \.isStatic) {
                return .function(FunctionValue(function: function, owner: .type(type.name, type)))
            }
        }
        return nil
    }

    /// The static member that extensions of types from elsewhere declare.
    func extensionMember(_ name: String, of types: [String], _ arguments: [Argument]? = nil) -> Value? {
        for type in types {
            for part in index.extensions(of: type) {
                let scope = Scope(file: part.file, owner: .type(type, nil), type: part)
                if let property = part.property(name, isStatic: true) {
                    return cached(part.file.path + "." + type + "." + name) { value(of: property, scope) }
                }
                if let arguments, let function = part.functions[name]?.first(where: \.isStatic) {
                    return call(function, arguments, owner: .type(type, nil), type: part)
                }
            }
        }
        return nil
    }

    func memberAccess(_ node: MemberAccessExprSyntax, _ scope: Scope) -> Value {
        let name = node.declName.baseName.text.trimmingBackticks
        guard let owner = node.base.map({ evaluate($0, scope) }) ?? implicitBases[node.id] else {
            return .member(MemberValue(base: nil, name: name, arguments: nil))
        }
        if name == "self" { return owner }
        return member(name, of: owner, scope) ?? .unknown(Unknown(node.trimmedDescription))
    }

    /// The value of a member; nil where it isn't known.
    func member(_ name: String, of owner: Value, _ scope: Scope) -> Value? {
        switch owner {
        case .type(let typeName, let type):
            if let type, let value = staticMember(name, of: type) { return value }
            if let nested = index.type(typeName + "." + name, from: scope.file) { return .type(nested.name, nested) }
            if let value = extensionMember(name, of: [typeName]) { return value }
            if type != nil { return nil }
            if name.first?.isUppercase == true { return .type(name, index.type(name, from: scope.file)) }
            return .member(MemberValue(base: owner, name: name, arguments: nil))
        case .member:
            return .member(MemberValue(base: owner, name: name, arguments: nil))
        case .none: return Value.none
        case .binding(let value):
            if name == "wrappedValue" || name == "projectedValue" { return value }
            return member(name, of: value, scope).map(Value.binding)
        case .unknown(let unknown): return .unknown(self.member(name, ofUnknown: unknown))
        case .tuple(let parts):
            if let index = Int(name), parts.indices.contains(index) { return parts[index].value }
            return parts.first { $0.label == name }?.value
        default: return knownMember(name, of: owner) ?? StandardMembers.property(name, of: owner)
        }
    }

    private func member(_ name: String, ofUnknown unknown: Unknown) -> Unknown {
        var result = Unknown(unknown.source + "." + name)
        guard let type = unknown.type, let owner = unknown.owner,
            let info = index.type(type.plainName, from: owner.file, in: owner.name)
        else { return result }
        for part in index.family(of: info) {
            guard let property = part.property(name, isStatic: false) else { continue }
            result.type = property.type
            result.owner = part
        }
        return result
    }

    /// The value of a member of an instance or a case; nil where it has none of that name.
    func knownMember(_ name: String, of owner: Value) -> Value? {
        switch owner {
        case .instance(let instance): return property(name, of: instance)
        case .enumeration(let value): return property(name, of: value)
        case .type(_, let type?): return staticMember(name, of: type)
        case .view, .group: return extensionProperty(name, of: ["View"], owner)
        case .string: return extensionProperty(name, of: ["String", "StringProtocol"], owner)
        case .int: return extensionProperty(name, of: ["Int", "BinaryInteger"], owner)
        case .double: return extensionProperty(name, of: ["Double", "CGFloat"], owner)
        case .array: return extensionProperty(name, of: ["Array", "Collection", "Sequence"], owner)
        default: return nil
        }
    }

    /// The value of a property that an extension of a type from elsewhere computes.
    func extensionProperty(_ name: String, of types: [String], _ owner: Value) -> Value? {
        for type in types {
            for part in index.extensions(of: type) {
                guard let property = part.property(name, isStatic: false), property.getter != nil else { continue }
                return value(of: property, Scope(file: part.file, owner: owner, type: part))
            }
        }
        return nil
    }

    private func property(_ name: String, of value: EnumValue) -> Value? {
        for part in index.family(of: value.type) {
            if let property = part.property(name, isStatic: false) {
                return self.value(
                    of: property, Scope(file: part.file, owner: .enumeration(value), type: value.type))
            }
            if let function = part.functions[name]?.first(where: { !$0.isStatic }) {
                return .function(FunctionValue(function: function, owner: .enumeration(value)))
            }
        }
        switch name {
        case "rawValue":
            guard let place = value.type.cases.firstIndex(where: { $0.name == value.name }) else { return nil }
            let scope = Scope(file: value.type.file, owner: nil, type: value.type)
            if let raw = value.type.cases[place].rawValue { return evaluate(raw, scope) }
            return value.type.inherited.first == "Int" ? .int(place) : .string(TextValue(value.name))
        case "hashValue", "id": return .string(TextValue(value.name))
        default: return nil
        }
    }

    /// The value of a property of an instance; nil if it has none of that name.
    func property(_ name: String, of instance: Instance) -> Value? {
        if let stored = instance.stored[name] {
            if case .binding(let value) = stored { return value }
            return stored
        }
        if name.hasPrefix("$"), name.count > 1 {
            return property(String(name.dropFirst()), of: instance).map(Value.binding)
        }
        if name.hasPrefix("_"), let value = instance.stored[String(name.dropFirst())] { return value }
        for part in index.family(of: instance.type) {
            let scope = Scope(file: part.file, owner: .instance(instance), type: instance.type)
            if let property = part.property(name, isStatic: false) {
                guard instance.pending.insert(name).inserted else { return .unknown(Unknown(name)) }
                defer { instance.pending.remove(name) }
                let value = stored(property, scope)
                if !property.isComputed { instance.stored[name] = value }
                return value
            }
            if let function = part.functions[name]?.first(where: { !$0.isStatic }) {
                return .function(FunctionValue(function: function, owner: .instance(instance)))
            }
        }
        return nil
    }

    private func stored(_ property: PropertyInfo, _ scope: Scope) -> Value {
        if property.getter != nil || property.initializer != nil { return value(of: property, scope) }
        let attributes = property.attributes
        if let environment = attributes["Environment"] {
            return EnvironmentDefaults.value(environment.argumentText)
                ?? .unknown(Unknown(property.name, type: property.type))
        }
        if attributes["FocusState"] != nil || attributes["AccessibilityFocusState"] != nil {
            return property.type?.plainName == "Bool" ? .bool(false) : .none
        }
        if property.type?.is(OptionalTypeSyntax.self) == true, !property.isConstant, attributes.isEmpty { return .none }
        // An object of the project is made as its initialiser without arguments makes it.
        if !attributes.isEmpty || property.type != nil,
            let type = property.type.flatMap({ index.type($0.plainName, from: property.file, in: scope.type?.name) }),
            type.kind == .classType, let object = sample(of: type)
        {
            return object
        }
        var unknown = Unknown(property.name, type: property.type)
        unknown.owner = scope.type
        return .unknown(unknown)
    }

    /// An object of a class that needs no arguments; nil for others.
    private func sample(of type: TypeInfo) -> Value? {
        let needsArguments = type.initializers.allSatisfy { initializer in
            !initializer.syntax.signature.parameterClause.parameters.allSatisfy { $0.defaultValue != nil }
        }
        guard type.initializers.isEmpty || !needsArguments else { return nil }
        let instance = Instance(type)
        return .instance(instance)
    }
}

extension AttributeSyntax {
    /// The arguments as they are written.
    var argumentText: String { arguments?.trimmedDescription ?? "" }
}
