import SwiftSyntax

/// The registration of a file's classes with `ObjectiveCNames`.
extension FileAdapter {
    private static let words: Set<String> = [
        "objc", "IBOutlet", "IBAction", "IBSegueAction", "IBInspectable", "GKInspectable", "NSManaged",
    ]

    /// Lets Interface Builder files find a class by its name.
    func registerClass(_ node: ClassDeclSyntax) {
        guard let scope = types.last, scope.isReachable, !node.isLocal else { return }
        guard let root = index.root(of: scope.qualifiedName), trailer.importsUIKit || root.hasPrefix("UI") else {
            return
        }
        let name = scope.name
        let other = node.attributes.named("objc")?.arguments.map {
            ", as: \(StringLiteral.text($0.trimmedDescription))"
        }
        var statements = ["ObjectiveCNames.addClass(\(name).self\(other ?? ""))"]
        if index.isPlainlyInitialized(scope.qualifiedName) {
            statements.append("ObjectiveCNames.addInitializer(of: \(name).self) { _ in \(name)() }")
        }
        if root == "UIStoryboardSegue" {
            statements.append("ObjectiveCNames.addSegue { \(name)(identifier: $0, source: $1, destination: $2) }")
        }
        if node.attributes.contains(anyOf: ["main", "UIApplicationMain"]) {
            statements.append("ObjectiveCNames.addApplicationDelegate(\(name).self)")
        }
        guard scope.statements.isEmpty, !scope.isPrivateMember else {
            types[types.count - 1].statements.insert(contentsOf: statements, at: 0)
            return
        }
        // Without members in its body the class needs nothing there.
        let outside = statements.map { $0.replacing("\(name)(", with: "\(scope.qualifiedName)(") }
            .map { $0.replacing("\(name).self", with: "\(scope.qualifiedName).self") }
        trailer.calls += outside.map { Conditional($0, at: node) }
    }

    /// Lets the methods and properties of a class within a function be found by name, once the function has run.
    func registerLocalClass(_ node: ClassDeclSyntax) {
        guard node.isLocal, let scope = types.last, !scope.statements.isEmpty, scope.isReachable,
            node.parent?.parent?.is(CodeBlockItemSyntax.self) == true
                || node.parent?.is(CodeBlockItemSyntax.self) == true
        else { return }
        edits.insert(
            "; " + scope.statements.joined(separator: "; "), at: node.endPositionBeforeTrailingTrivia.utf8Offset)
    }

    /// Lets a method be called by its selector.
    func registerMethod(_ node: FunctionDeclSyntax) {
        if isNamedOfClass(node.attributes, node.modifiers, node), let scope = types.last {
            types[types.count - 1].statements.append(
                "ObjectiveCNames.addClassMethod(\(StringLiteral.text(node.selectorName)), of: \(scope.name).self)")
        }
        guard isNamed(node.attributes, node.modifiers, node, isRequirement: isOptionalRequirement(node)),
            let scope = types.last
        else { return }
        let effects = node.signature.effectSpecifiers
        guard node.genericParameterClause == nil, effects?.asyncSpecifier == nil, effects?.throwsClause == nil,
            node.signature.returnClause?.type.is(SomeOrAnyTypeSyntax.self) != true
        else { return }
        var parameters: [String] = []
        var arguments: [String] = []
        for (number, parameter) in node.signature.parameterClause.parameters.enumerated() {
            guard parameter.ellipsis == nil, let type = ArgumentType.text(parameter.type) else { return }
            parameters.append(", a\(number): \(type)")
            let label = parameter.firstName.text
            arguments.append((label == "_" ? "" : label + ": ") + "a\(number)")
        }
        let call = "o.\(node.name.text)(\(arguments.joined(separator: ", ")))"
        types[types.count - 1].statements.append(
            "ObjectiveCNames.addMethod(\(StringLiteral.text(node.selectorName))) "
                + "{ (o: \(scope.name)\(parameters.joined())) in \(call) }")
    }

    /// Lets a property be read and set by its name, as outlets are.
    func registerProperty(_ node: VariableDeclSyntax) {
        if isNamedOfClass(node.attributes, node.modifiers, node), let scope = types.last {
            for binding in node.bindings {
                guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else { continue }
                types[types.count - 1].statements.append(
                    "ObjectiveCNames.addClassProperty(\(StringLiteral.text(name.plainName)), of: \(scope.name).self) "
                        + "{ \(scope.name).\(name.text) }")
            }
        }
        let isRequirement = node.bindings.contains {
            $0.pattern.as(IdentifierPatternSyntax.self).map {
                index.optionalProperties[$0.identifier.plainName] != nil
            } ?? false
        }
        guard
            isNamed(
                node.attributes, node.modifiers, node,
                isRequirement: isRequirement && isMemberOfModule(node, node.modifiers)),
            let scope = types.last
        else { return }
        for binding in node.bindings {
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else { continue }
            let key = index.renamedProperties[name.plainName] ?? name.plainName
            types[types.count - 1].statements.append(
                "ObjectiveCNames.addProperty(\(StringLiteral.text(key)), \\\(scope.name).\(name.text))")
        }
    }

    /// Whether Objective-C would find a member by name, and a class here can have it.
    private func isNamed(
        _ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax, _ node: some SyntaxProtocol,
        isRequirement: Bool = false
    ) -> Bool {
        guard let scope = types.last, isRegistrable(attributes, node), !modifiers.has("static", "class") else {
            return false
        }
        if attributes.contains(anyOf: Self.words) || isRequirement { return true }
        return scope.hasObjectiveCMembers && !modifiers.has("override", "private", "fileprivate")
            && !attributes.contains(anyOf: ["nonobjc"])
    }

    /// Whether Objective-C would find a member of the class itself by name.
    private func isNamedOfClass(
        _ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax, _ node: some SyntaxProtocol
    ) -> Bool {
        guard let scope = types.last, isRegistrable(attributes, node), modifiers.has("static", "class"),
            !attributes.contains(anyOf: ["nonobjc"])
        else { return false }
        return attributes.contains(anyOf: Self.words)
            || (scope.hasObjectiveCMembers && !modifiers.has("override", "private", "fileprivate"))
    }

    /// Whether a member is one of a class that is always there.
    private func isRegistrable(_ attributes: AttributeListSyntax, _ node: some SyntaxProtocol) -> Bool {
        guard let scope = types.last, scope.isClass, scope.isReachable,
            node.parent?.is(MemberBlockItemSyntax.self) == true, !isUnavailable(attributes)
        else { return false }
        return node.enclosing(IfConfigDeclSyntax.self) == nil || !isConditionalMember(node)
    }

    /// Whether a method of a class of the module implements an optional requirement of one of its protocols.
    private func isOptionalRequirement(_ node: FunctionDeclSyntax) -> Bool {
        isMemberOfModule(node, node.modifiers) && index.optionalMethods.contains([node.name.plainName] + node.labels)
    }

    /// Whether a member is one of a class of the module that its file can name.
    private func isMemberOfModule(_ node: some SyntaxProtocol, _ modifiers: DeclModifierListSyntax) -> Bool {
        guard let scope = types.last, scope.isClass, modifiers.access != "private" else { return false }
        return index.classes[scope.qualifiedName] != nil || node.isLocal
    }

    /// Whether a member is only there under a condition within its type, where the line that names it is not.
    private func isConditionalMember(_ node: some SyntaxProtocol) -> Bool {
        guard let block = node.enclosing(MemberBlockSyntax.self), let config = node.enclosing(IfConfigDeclSyntax.self)
        else {
            return false
        }
        return config.position >= block.position
    }

    private func isUnavailable(_ attributes: AttributeListSyntax) -> Bool {
        attributes.named("available")?.arguments?.trimmedDescription.contains("unavailable") == true
    }
}

/// Types of arguments as parameters of a closure.
private enum ArgumentType {
    /// The type's text; nil for one that no message carries.
    static func text(_ type: TypeSyntax) -> String? {
        if let attributed = type.as(AttributedTypeSyntax.self) {
            guard attributed.specifiers.isEmpty else { return nil }
            let kept = attributed.attributes.filter {
                if case .attribute = $0 { true } else { false }
            }
            let isEscaping = attributed.attributes.named("escaping") != nil
            guard isEscaping || !attributed.baseType.is(FunctionTypeSyntax.self) else { return nil }
            return (kept.map(\.trimmedDescription) + [attributed.baseType.trimmedDescription]).joined(separator: " ")
        }
        if let unwrapped = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
            return unwrapped.wrappedType.trimmedDescription + "?"
        }
        if type.is(FunctionTypeSyntax.self) { return nil }
        if let either = type.as(SomeOrAnyTypeSyntax.self), either.someOrAnySpecifier.text == "some" { return nil }
        return type.trimmedDescription == "Self" ? nil : type.trimmedDescription
    }
}
