import SwiftSyntax

/// The optional requirements of a protocol.
struct OptionalRequirements {
    var methods: [FunctionDeclSyntax] = []
    var properties: [VariableDeclSyntax] = []
}

extension FileAdapter {
    /// A protocol of Objective-C is class-bound, which a weak reference requires.
    func bindToClasses(_ node: ProtocolDeclSyntax) {
        guard let clause = node.inheritanceClause, let last = clause.inheritedTypes.last else {
            let name = node.primaryAssociatedTypeClause.map { $0.byteRange } ?? node.name.byteRange
            return edits.insert(": AnyObject", at: name.upperBound)
        }
        let bound: Set<String> = ["AnyObject", "NSObjectProtocol", "class"]
        guard !clause.inheritedTypes.contains(where: { bound.contains($0.type.trimmedDescription) }) else { return }
        edits.insert(", AnyObject", at: last.byteRange.upperBound)
    }

    /// `object.didEnd?()` becomes `object._didEnd()`: a property of the method's own name, as methods with arguments
    /// get one, can't be declared next to it.
    func adaptOptionalCall(_ node: FunctionCallExprSyntax) {
        guard node.arguments.isEmpty, node.trailingClosure == nil,
            let chain = node.calledExpression.as(OptionalChainingExprSyntax.self),
            let member = chain.expression.as(MemberAccessExprSyntax.self),
            case let name = member.declName.baseName.plainName, index.optionalWithoutArguments.contains(name),
            !index.closures.contains(name) || member.base.map(Self.isDelegate) == true
        else { return }
        edits.replace(
            member.declName.byteRange.lowerBound..<chain.questionMark.byteRange.upperBound, of: source.bytes,
            with: "_" + name)
    }

    /// `object.count!(part)` becomes `object.count(part)`: a method that has to be there is called as such.
    func adaptForcedCall(_ node: FunctionCallExprSyntax) {
        guard let forced = node.calledExpression.as(ForceUnwrapExprSyntax.self),
            let member = forced.expression.as(MemberAccessExprSyntax.self),
            case let name = member.declName.baseName.plainName,
            index.optionalMethods.contains(where: { $0.first == name }),
            !index.closures.contains(name) || member.base.map(Self.isDelegate) == true
        else { return }
        blank(forced.exclamationMark)
    }

    /// Whether an object is one that takes on a protocol, by its name; others may have a closure of a method's name.
    private static func isDelegate(_ object: ExprSyntax) -> Bool {
        let name = object.trimmedDescription.lowercased()
        return ["delegate", "datasource", "listener", "observer"].contains { name.contains($0) }
    }

    /// A property that a protocol doesn't require is nil where an object lacks it: in the protocol its type is optional.
    func adaptOptionalProperty(_ node: VariableDeclSyntax) {
        guard node.bindings.count == 1, let binding = node.bindings.first, let type = binding.typeAnnotation?.type,
            !type.isOptional
        else { return }
        // A class's property of the plain type is meant before it.
        edits.insert("@_disfavoredOverload ", at: node.bindingSpecifier.byteRange.lowerBound)
        edits.insert("(", at: type.byteRange.lowerBound)
        edits.insert(")?", at: type.byteRange.upperBound)
        if let block = binding.accessorBlock { replace(block, with: "{ get }") }
    }

    /// Lets a class's property be that of a protocol, where it has another type.
    func implementOptionalProperty(_ node: VariableDeclSyntax) {
        guard node.bindings.count == 1, let scope = types.last, scope.isClass,
            !node.modifiers.has("static", "class", "override", "private", "fileprivate"),
            let name = node.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainName,
            let wanted = index.optionalProperties[name]
        else { return }
        let access = node.modifiers.access.map { ($0 == "open" ? "public" : $0) + " " } ?? ""
        for property in wanted where index.conformances[scope.qualifiedName]?.contains(property.owner) == true {
            let other = "_\(property.owner.replacing(".", with: "_"))_\(name)"
            edits.insert(
                "; @_disfavoredOverload @_implements(\(property.owner), \(name)) \(access)var \(other): (\(property.type))? { let _value: \(property.type) = self.\(name); return _value }",
                at: node.endPositionBeforeTrailingTrivia.utf8Offset)
        }
    }

    /// Adds defaults for optional requirements that an object does not implement, and lets them be called with `?(`.
    func addOptionalRequirements(_ optional: OptionalRequirements, of node: ProtocolDeclSyntax) {
        guard !optional.methods.isEmpty || !optional.properties.isEmpty else { return }
        let writer = OptionalRequirementWriter(
            node, name: (types.last.map { $0.qualifiedName + "." } ?? "") + node.name.text)
        trailer.declarations.append(Conditional(writer.text(for: optional), at: node))
    }
}

/// Writes the replacements of optional requirements.
private struct OptionalRequirementWriter {
    private let name: String
    private let access: String
    private let isolation: String

    init(_ node: ProtocolDeclSyntax, name: String) {
        self.name = name
        switch node.modifiers.access {
        case "public", "open": access = "public "
        case "package": access = "package "
        case "private", "fileprivate": access = "fileprivate "
        default: access = ""
        }
        isolation = node.attributes.named("MainActor") == nil ? "" : "@MainActor "
    }

    func text(for optional: OptionalRequirements) -> String {
        var members: [String] = []
        var types: [String] = []
        for method in optional.methods { members.append(fallback(method)) }
        for property in optional.properties { members += fallbacks(property) }
        var groups: [(name: String, methods: [FunctionDeclSyntax])] = []
        for method in optional.methods {
            guard !method.labels.isEmpty else {
                members.append(plainCall(method))
                continue
            }
            if let index = groups.firstIndex(where: { $0.name == method.name.text }) {
                groups[index].methods.append(method)
            } else {
                groups.append((method.name.text, [method]))
            }
        }
        for group in groups {
            let type = "_\(name.replacing(".", with: "_"))_\(group.name.filter { $0 != "`" })_Calls"
            members.append("\(access)var \(group.name): \(type)? { \(type)(object: self) }")
            types.append(
                "\(isolation)\(access)struct \(type) { fileprivate let object: any \(name); "
                    + group.methods.map(call).joined(separator: "; ") + " }")
        }
        return "\(isolation)extension \(name) { \(members.joined(separator: "; ")) }\n" + types.joined(separator: "\n")
    }

    /// Returns the code that runs if an object does not have the method.
    private func fallback(_ method: FunctionDeclSyntax) -> String {
        "\(access)func \(method.name.text)(\(parameters(method)))\(effects(method))\(result(method)) "
            + "{ ObjectiveCOptional.missing(\(key(method))\(subclassCall(method)))\(method.signature.returnClause == nil ? " as Void" : "") }"
    }

    /// Returns the arguments for looking up a subclass's method. Non-escaping closures can't be passed on.
    private func subclassCall(_ method: FunctionDeclSyntax) -> String {
        let parameters = method.signature.parameterClause.parameters
        guard !parameters.contains(where: { $0.type.is(FunctionTypeSyntax.self) || $0.ellipsis != nil }) else {
            return ""
        }
        let values = parameters.indices.enumerated().map { "_p\($0.offset)" }.joined(separator: ", ")
        return ", self, \(StringLiteral.text(method.selectorName)), [\(values)]"
    }

    private func fallbacks(_ property: VariableDeclSyntax) -> [String] {
        property.bindings.compactMap { binding in
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
                let type = binding.typeAnnotation?.type.trimmedDescription
            else { return nil }
            let canBeSet = binding.accessorBlock?.trimmedDescription.contains("set") == true
            if binding.typeAnnotation?.type.isOptional == false {
                return
                    "@_disfavoredOverload \(access)var \(name): (\(type))? { ObjectiveCOptional.value(\(StringLiteral.text(name)), of: self) }"
            }
            let get = "ObjectiveCOptional.missing(\(StringLiteral.text(name)))"
            return "\(access)var \(name): \(type) { \(canBeSet ? "get { \(get) } set {}" : get) }"
        }
    }

    private func call(_ method: FunctionDeclSyntax) -> String {
        "@discardableResult \(access)func callAsFunction(\(parameters(method)))\(effects(method))\(optionalResult(method)) "
            + "{ \(tries(method))ObjectiveCOptional.call(\(key(method))) { \(tries(method))object.\(method.name.text)(\(arguments(method))) } }"
    }

    private func plainCall(_ method: FunctionDeclSyntax) -> String {
        "@discardableResult \(access)func _\(method.name.plainName)()\(effects(method))\(optionalResult(method)) "
            + "{ \(tries(method))ObjectiveCOptional.call(\(key(method))) { \(tries(method))self.\(method.name.text)() } }"
    }

    private func key(_ method: FunctionDeclSyntax) -> String {
        StringLiteral.text("\(name).\(method.name.plainName)(\(method.labels.map { $0 + ":" }.joined()))")
    }

    private func parameters(_ method: FunctionDeclSyntax) -> String {
        method.signature.parameterClause.parameters.enumerated().map { number, parameter in
            "\(parameter.firstName.text) _p\(number): \(parameter.type.trimmedDescription)"
        }
        .joined(separator: ", ")
    }

    private func arguments(_ method: FunctionDeclSyntax) -> String {
        method.signature.parameterClause.parameters.enumerated().map { number, parameter in
            (parameter.firstName.text == "_" ? "" : parameter.firstName.text + ": ") + "_p\(number)"
        }
        .joined(separator: ", ")
    }

    private func effects(_ method: FunctionDeclSyntax) -> String {
        method.signature.effectSpecifiers?.throwsClause == nil ? "" : " throws"
    }

    private func tries(_ method: FunctionDeclSyntax) -> String {
        method.signature.effectSpecifiers?.throwsClause == nil ? "" : "try "
    }

    private func result(_ method: FunctionDeclSyntax) -> String {
        method.signature.returnClause.map { " -> \($0.type.trimmedDescription)" } ?? ""
    }

    private func optionalResult(_ method: FunctionDeclSyntax) -> String {
        guard let type = method.signature.returnClause?.type else { return " -> Void?" }
        if type.is(OptionalTypeSyntax.self) { return " -> \(type.trimmedDescription)" }
        if let unwrapped = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
            return " -> \(unwrapped.wrappedType.trimmedDescription)?"
        }
        return " -> (\(type.trimmedDescription))?"
    }
}
