import SwiftSyntax

extension AttributeListSyntax {
    /// The attribute of a name, also one within `#if`; nil when there is none.
    func named(_ name: String) -> AttributeSyntax? {
        for element in self {
            if case .attribute(let attribute) = element, attribute.name == name { return attribute }
        }
        return nil
    }

    /// Whether there is an attribute of one of the names.
    func contains(anyOf names: Set<String>) -> Bool {
        contains { element in
            if case .attribute(let attribute) = element { names.contains(attribute.name) } else { false }
        }
    }
}

extension AttributeSyntax {
    /// The attribute's name without the `@`.
    var name: String { attributeName.trimmedDescription }
}

extension DeclModifierListSyntax {
    /// Whether there is a modifier of this name, such as "static". `private(set)` is none of the name "private".
    func has(_ names: String...) -> Bool { contains { $0.detail == nil && names.contains($0.name.text) } }

    /// The modifier of access, such as "public"; nil when there is none.
    var access: String? {
        first {
            $0.detail == nil
                && ["private", "fileprivate", "internal", "package", "public", "open"].contains($0.name.text)
        }?
        .name.text
    }
}

extension FunctionDeclSyntax {
    /// The labels of the arguments, "_" for none.
    var labels: [String] { signature.parameterClause.parameters.map(\.firstName.plainName) }

    /// The method among those of a class.
    var memberName: ModuleIndex.MemberName {
        [name.plainName]
            + signature.parameterClause.parameters.map {
                "\($0.firstName.plainName): \($0.type.trimmedDescription)\($0.ellipsis?.text ?? "")"
            }
    }

    /// The selector of the method in Objective-C.
    var selectorName: String {
        if let name = attributes.named("objc")?.arguments { return name.trimmedDescription }
        var selector = SelectorName.method(name.plainName, labels: labels)
        let effects = signature.effectSpecifiers
        if effects?.asyncSpecifier != nil {
            selector += selector.hasSuffix(":") ? "completionHandler:" : "WithCompletionHandler:"
        } else if effects?.throwsClause != nil {
            selector += selector.hasSuffix(":") ? "error:" : "AndReturnError:"
        }
        return selector
    }
}

extension TypeSyntax {
    /// Whether a value of the type may be nil.
    var isOptional: Bool { self.is(OptionalTypeSyntax.self) || self.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) }
}

extension SyntaxProtocol {
    /// The nearest enclosing node of a kind.
    func enclosing<Node: SyntaxProtocol>(_ kind: Node.Type) -> Node? {
        sequence(first: parent, next: { $0?.parent }).lazy.compactMap { $0?.as(kind) }.first
    }

    /// Whether the node is in a body of code, as types of a function and its closures are.
    var isLocal: Bool {
        sequence(first: parent, next: { $0?.parent }).contains { node in
            [.codeBlock, .closureExpr, .accessorBlock].contains(node?.kind)
        }
    }
}
