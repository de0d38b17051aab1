import SwiftSyntax

extension SyntaxProtocol {
    /// Returns the value that a name was given earlier in the enclosing function; nil if unknown.
    func localValue(of name: String) -> ExprSyntax? {
        var place = Syntax(self)
        while let next = place.parent, !next.is(FunctionDeclSyntax.self) {
            let value: ExprSyntax? =
                if let list = next.as(CodeBlockItemListSyntax.self) {
                    list.reversed().lazy.compactMap { $0.value(of: name, before: position) }.first
                } else if let branch = next.as(IfExprSyntax.self), branch.elseBody?.id != place.id {
                    branch.conditions.value(of: name, before: position)
                } else {
                    next.as(WhileStmtSyntax.self)?.conditions.value(of: name, before: position)
                }
            if let value { return value }
            place = next
        }
        return nil
    }
}

extension CodeBlockItemSyntax {
    fileprivate func value(of name: String, before place: AbsolutePosition) -> ExprSyntax? {
        guard endPosition <= place else { return nil }
        if let check = item.as(GuardStmtSyntax.self) { return check.conditions.value(of: name, before: place) }
        return item.as(VariableDeclSyntax.self)?.bindings.first { $0.pattern.trimmedDescription == name }?
            .initializer?.value
    }
}

extension ConditionElementListSyntax {
    fileprivate func value(of name: String, before place: AbsolutePosition) -> ExprSyntax? {
        lazy.filter { $0.endPosition <= place }.compactMap { $0.condition.as(OptionalBindingConditionSyntax.self) }
            .first { $0.pattern.trimmedDescription == name }?
            .initializer?.value
    }
}
