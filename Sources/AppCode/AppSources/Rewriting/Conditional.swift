import SwiftSyntax

/// A text that exists only under the conditions of its position.
struct Conditional {
    var text: String
    /// The condition; nil for none.
    var condition: String?

    /// Creates a text for a position.
    init(_ text: String, at node: some SyntaxProtocol) {
        self.text = text
        var conditions: [String] = []
        var current = Syntax(node).parent
        while let node = current {
            if let clause = node.as(IfConfigClauseSyntax.self) { conditions.append(Self.condition(of: clause)) }
            current = node.parent
        }
        condition = conditions.isEmpty ? nil : conditions.reversed().joined(separator: " && ")
    }

    /// The text between the directives, each line ended.
    var lines: String {
        guard let condition else { return text + "\n" }
        return "#if \(condition)\n\(text)\n#endif\n"
    }

    /// When a clause holds: its own condition, and none of those before it.
    private static func condition(of clause: IfConfigClauseSyntax) -> String {
        guard let clauses = clause.parent?.as(IfConfigClauseListSyntax.self) else { return "true" }
        var terms: [String] = []
        for other in clauses {
            let text = other.condition.map { "(\(ConditionWords.adapted($0.trimmedDescription)))" }
            if other.id == clause.id {
                if let text { terms.append(text) }
                break
            }
            if let text { terms.append("!\(text)") }
        }
        return terms.isEmpty ? "true" : terms.joined(separator: " && ")
    }
}

/// The platform conditions, and the answers that an app gets: that it runs on iOS, in a simulator.
enum ConditionWords {
    private static let answers = [
        "os(iOS)": "true", "os(Linux)": "false", "targetEnvironment(simulator)": "true",
    ]

    /// The answer to a question such as "os(iOS)"; nil where the compiler's own is right.
    static func answer(_ question: String) -> String? {
        let plain = question.filter { !$0.isWhitespace }
        guard plain.hasPrefix("canImport("),
            let module = plain.dropFirst(10).split(whereSeparator: { ").,".contains($0) }).first
        else {
            return answers[plain]
        }
        return ModulesWithin.replacement(for: String(module)) == nil ? nil : "true"
    }

    /// A condition with the answers in it.
    static func adapted(_ condition: String) -> String {
        condition.replacing(/\w+\s*\(\s*[\w.]+\s*\)/) { answer(String($0.output)) ?? String($0.output) }
    }
}

extension FileAdapter {
    /// Answers a condition's questions about the platform.
    func adaptCondition(_ condition: ExprSyntax) {
        if let call = condition.as(FunctionCallExprSyntax.self),
            let answer = ConditionWords.answer(call.trimmedDescription)
        {
            return replace(call, with: answer)
        }
        for child in condition.children(viewMode: .sourceAccurate) { adaptCondition(within: child) }
    }

    private func adaptCondition(within node: Syntax) {
        if let expression = node.as(ExprSyntax.self) { return adaptCondition(expression) }
        for child in node.children(viewMode: .sourceAccurate) { adaptCondition(within: child) }
    }
}
