import SwiftSyntax

extension FileAdapter {
    /// A method or property as `#selector` names it.
    private struct Named {
        /// The expression of which it is a member; nil if it has none.
        var base: ExprSyntax?
        var reference: DeclReferenceExprSyntax
        /// The whole expression.
        var expression: ExprSyntax

        var name: String { reference.baseName.plainName }
        var labels: [String]? { reference.argumentNames?.arguments.map(\.name.plainName) }
    }

    /// `#selector(Screen.save(_:))` becomes ` Selector(Screen.save(_:), objc: "save:")`: the compiler still checks that
    /// there is such a method, and its name finds it in objects of the class.
    func adaptSelector(_ node: MacroExpansionExprSyntax, _ argument: LabeledExprSyntax) {
        guard let named = Self.named(argument.expression) else {
            return replace(node, with: "Selector(\(StringLiteral.text(argument.expression.trimmedDescription)))")
        }
        let property = argument.label?.text
        let selector: String
        switch property {
        case "getter": selector = index.renamedProperties[named.name] ?? named.name
        case "setter": selector = SelectorName.setter(index.renamedProperties[named.name] ?? named.name)
        default: selector = index.selector(named.name, labels: named.labels)
        }
        guard let base = typeName(of: named.base, near: node), property == nil || !base.hasPrefix("type(of:") else {
            return replace(node, with: "Selector(\(StringLiteral.text(selector)))")
        }
        edits.replace(
            node.pound.byteRange.lowerBound..<node.macroName.byteRange.upperBound, of: source.bytes, with: " Selector")
        let mark = property == nil ? "" : "\\"
        if let written = named.base {
            if written.trimmedDescription != base || !mark.isEmpty {
                edits.replace(written.byteRange, of: source.bytes, with: mark + base)
            }
        } else {
            edits.insert("\(mark)\(base).", at: named.reference.byteRange.lowerBound)
        }
        edits.insert(", objc: \(StringLiteral.text(selector))", at: argument.expression.byteRange.upperBound)
    }

    /// Replaces `#keyPath(Track.title)` by its text.
    func adaptKeyPath(_ node: MacroExpansionExprSyntax) {
        let path = node.arguments.first?.expression.trimmedDescription ?? ""
        let names = path.split(separator: ".").map { $0.filter { !$0.isWhitespace && $0 != "?" && $0 != "!" } }
            .drop { $0.first?.isUppercase == true || $0 == "self" }
        replace(
            node, with: StringLiteral.text(names.map { index.renamedProperties[$0] ?? $0 }.joined(separator: ".")))
    }

    /// The member that an argument names, within parentheses and before `as`.
    private static func named(_ expression: ExprSyntax) -> Named? {
        if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
            return named(only.expression)
        }
        if let sequence = expression.as(SequenceExprSyntax.self), let first = sequence.elements.first {
            return named(first)
        }
        if let cast = expression.as(AsExprSyntax.self) { return named(cast.expression) }
        if let member = expression.as(MemberAccessExprSyntax.self) {
            return member.base.map { Named(base: $0, reference: member.declName, expression: expression) }
        }
        return expression.as(DeclReferenceExprSyntax.self).map {
            Named(base: nil, reference: $0, expression: expression)
        }
    }

    /// The type in which a selector's method is looked up; nil when it can't be determined.
    private func typeName(of base: ExprSyntax?, near node: some SyntaxProtocol) -> String? {
        let text = base?.trimmedDescription ?? "self"
        if ["self", "super", "Self"].contains(text) { return types.last?.name }
        let isType = text.split(separator: ".").allSatisfy { $0.first { $0 != "_" }?.isUppercase == true }
        if isType { return index.classes[text]?.isGeneric == true || isProtocol(text) ? nil : text }
        if isMetatype(text, near: node) { return nil }
        // The object's type is determined at run time. If that would have to capture `self`, the name must do.
        guard node.enclosing(ClosureExprSyntax.self) == nil, node.isLocal, !text.contains("?"), !text.contains("\n")
        else {
            return nil
        }
        return "type(of: \(text))"
    }

    /// Whether a type is a protocol: a selector is then known by its name alone.
    private func isProtocol(_ name: String) -> Bool {
        guard index.classes[name] == nil else { return false }
        return index.protocols.contains(name)
            || ["Delegate", "DataSource", "StandardEditActions", "Protocol"].contains { name.hasSuffix($0) }
    }

    /// Whether a name refers to a type at that position, as after `let actions = Actions.self`.
    private func isMetatype(_ name: String, near node: some SyntaxProtocol) -> Bool {
        var current = Syntax(node).parent
        while let scope = current {
            if let list = scope.as(CodeBlockItemListSyntax.self) {
                for case .decl(let declaration) in list.map(\.item) {
                    for binding in declaration.as(VariableDeclSyntax.self)?.bindings ?? []
                    where binding.pattern.trimmedDescription == name {
                        return binding.initializer?.value.trimmedDescription.hasSuffix(".self") == true
                    }
                }
            }
            current = scope.parent
        }
        return false
    }
}
