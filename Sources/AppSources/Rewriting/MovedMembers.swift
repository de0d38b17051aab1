import SwiftSyntax

/// A member of an extension that has to be in its class.
struct MovingMember {
    var type: String
    var node: DeclSyntax
    /// What the extension says of its members.
    var prefix: String
}

/// A member that is put into its class.
struct MovedMember {
    var path: String
    var line: Int
    var column: Int
    var text: Conditional
    /// What its own file imports.
    var imports: [String]
}

/// Where a class ends.
struct ClassEnd {
    var offset: Int
    var line: Int
    var column: Int
}

extension FileAdapter {
    /// Only Objective-C lets members of an extension override, or be overridden: such ones move into their class.
    func noteMovingMembers(of node: ExtensionDeclSyntax) {
        let name = node.extendedType.trimmedDescription
        guard index.classes[name] != nil, node.genericWhereClause == nil else { return }
        for item in Self.members(of: node.memberBlock.members) {
            guard let facts = Self.facts(of: item) else { continue }
            let isOverridden =
                index.overridden.contains(facts.name) && hasSubclasses(name)
                && !facts.modifiers.has("private", "fileprivate", "static", "final")
            guard facts.modifiers.has("override") || isOverridden else { continue }
            let prefix = Self.prefix(of: node, hasAccess: facts.modifiers.access != nil)
            leaving.append(MovingMember(type: name, node: item, prefix: prefix))
        }
    }

    /// Notes where members of a class can be put.
    func noteEnd(of node: ClassDeclSyntax) {
        guard !node.isLocal, let scope = types.last else { return }
        let brace = node.memberBlock.rightBrace.positionAfterSkippingLeadingTrivia
        let place = source.places.location(for: brace)
        classEnds[scope.qualifiedName] = ClassEnd(offset: brace.utf8Offset, line: place.line, column: place.column)
    }

    /// Takes away what moves, by the class that it moves to.
    func takeMovedMembers() -> [String: [MovedMember]] {
        var moved: [String: [MovedMember]] = [:]
        for member in leaving {
            let range = member.node.byteRange
            let place = source.places.location(for: member.node.positionAfterSkippingLeadingTrivia)
            let text = member.prefix + String(decoding: edits.applied(to: source.bytes, in: range), as: UTF8.self)
            moved[member.type, default: []].append(
                MovedMember(
                    path: source.path, line: place.line, column: place.column,
                    text: Conditional(text, at: member.node), imports: trailer.imports))
        }
        for member in leaving { edits.remove(member.node.byteRange, of: source.bytes) }
        return moved
    }

    /// Puts members into a class, each under the name of the place that it was written at.
    func receive(_ members: [MovedMember], in name: String) {
        guard let end = classEnds[name] else { return }
        var text = "\n"
        for member in members {
            // Directives take lines of their own, which are not to count.
            let first = max(member.line - (member.text.condition == nil ? 0 : 1), 1)
            text += "#sourceLocation(file: \(StringLiteral.text(member.path)), line: \(first))\n"
            var placed = member.text
            placed.text = String(repeating: " ", count: member.column - 1) + placed.text
            text += placed.lines
            if member.path != source.path { trailer.add(imports: member.imports) }
        }
        text += "#sourceLocation(file: \(StringLiteral.text(source.path)), line: \(end.line))\n"
        edits.insert(text + String(repeating: " ", count: end.column - 1), at: end.offset)
    }

    private func hasSubclasses(_ name: String) -> Bool {
        index.classes.values.contains { $0.inherited == name }
    }

    /// The members of a list, those under conditions too.
    private static func members(of list: MemberBlockItemListSyntax) -> [DeclSyntax] {
        list.flatMap { item -> [DeclSyntax] in
            guard let config = item.decl.as(IfConfigDeclSyntax.self) else { return [item.decl] }
            return config.clauses.flatMap { clause -> [DeclSyntax] in
                guard case .decls(let members)? = clause.elements else { return [] }
                return self.members(of: members)
            }
        }
    }

    private static func facts(of node: DeclSyntax) -> (name: String, modifiers: DeclModifierListSyntax)? {
        if let function = node.as(FunctionDeclSyntax.self) { return (function.name.plainName, function.modifiers) }
        guard let variable = node.as(VariableDeclSyntax.self),
            let name = variable.bindings.first?.pattern.as(IdentifierPatternSyntax.self)
        else { return nil }
        return (name.identifier.plainName, variable.modifiers)
    }

    /// The access, availability and isolation that an extension gives its members.
    private static func prefix(of node: ExtensionDeclSyntax, hasAccess: Bool) -> String {
        var words: [String] = []
        for case .attribute(let attribute) in node.attributes where ["available", "MainActor"].contains(attribute.name)
        {
            words.append(attribute.trimmedDescription)
        }
        if !hasAccess, let access = node.modifiers.access { words.append(access == "private" ? "fileprivate" : access) }
        return words.map { $0 + " " }.joined()
    }
}
