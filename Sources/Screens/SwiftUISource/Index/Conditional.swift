import SwiftSyntax

/// Chooses the clauses of `#if` that hold for an iPhone app in a debug build, which previews are.
enum Conditional {
    private static let modules: Set<String> = [
        "AVFoundation", "AVKit", "Combine", "CoreData", "CoreLocation", "Foundation", "MapKit", "PhotosUI", "SwiftData",
        "SwiftUI", "UIKit", "WebKit", "WidgetKit",
    ]

    /// The clause that holds; nil if none does.
    static func clause(_ node: IfConfigDeclSyntax) -> IfConfigClauseSyntax? {
        node.clauses.first { clause in clause.condition.map(holds) ?? true }
    }

    private static func holds(_ condition: ExprSyntax) -> Bool {
        let text = condition.trimmedDescription
        if let call = condition.as(FunctionCallExprSyntax.self) {
            let argument = call.arguments.first?.expression.trimmedDescription ?? ""
            return switch call.calledExpression.trimmedDescription {
            case "os": argument == "iOS"
            case "canImport": modules.contains(argument)
            case "targetEnvironment": argument == "simulator"
            case "swift", "compiler": !argument.contains("<")
            default: false
            }
        }
        if let prefix = condition.as(PrefixOperatorExprSyntax.self), prefix.operator.text == "!" {
            return !holds(prefix.expression)
        }
        if let tuple = condition.as(TupleExprSyntax.self), let only = tuple.elements.first {
            return holds(only.expression)
        }
        if let sequence = condition.as(SequenceExprSyntax.self) {
            let parts = Array(sequence.elements)
            let operators = parts.compactMap { $0.as(BinaryOperatorExprSyntax.self)?.operator.text }
            let operands = parts.filter { !$0.is(BinaryOperatorExprSyntax.self) }.map(holds)
            // "&&" binds before "||".
            var result = false
            var term = operands.first ?? false
            for (name, operand) in zip(operators, operands.dropFirst()) {
                if name == "&&" {
                    term = term && operand
                } else {
                    result = result || term
                    term = operand
                }
            }
            return result || term
        }
        return text == "DEBUG" || text == "true"
    }

    /// The statements of a list, those of the clauses that hold among them.
    static func items(_ list: CodeBlockItemListSyntax) -> [CodeBlockItemSyntax] {
        list.flatMap { item -> [CodeBlockItemSyntax] in
            guard case .decl(let declaration) = item.item, let node = declaration.as(IfConfigDeclSyntax.self) else {
                return [item]
            }
            guard case .statements(let inner)? = clause(node)?.elements else { return [] }
            return items(inner)
        }
    }

    /// The members of a type, those of the clauses that hold among them.
    static func members(_ list: MemberBlockItemListSyntax) -> [MemberBlockItemSyntax] {
        list.flatMap { item -> [MemberBlockItemSyntax] in
            guard let node = item.decl.as(IfConfigDeclSyntax.self) else { return [item] }
            guard case .decls(let inner)? = clause(node)?.elements else { return [] }
            return members(inner)
        }
    }

    /// The cases of a switch, those of the clauses that hold among them.
    static func cases(_ list: SwitchCaseListSyntax) -> [SwitchCaseSyntax] {
        list.flatMap { item -> [SwitchCaseSyntax] in
            switch item {
            case .switchCase(let node): return [node]
            case .ifConfigDecl(let node):
                guard case .switchCases(let inner)? = clause(node)?.elements else { return [] }
                return cases(inner)
            @unknown default: return []
            }
        }
    }
}
