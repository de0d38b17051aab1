import SwiftSyntax

/// A member that a class gets in its body for a member of its extension, written as in the extension.
struct ClassMember {
    var text: Conditional
    /// The imports of the extension's file.
    var imports: [String]
}

/// The position of the closing brace of a class, where members are inserted.
struct ClassEnd {
    var offset: Int
    var line: Int
    var column: Int
    /// Whether another member ends on its line, so that the next one needs a separator.
    var follows: Bool
}

extension FileAdapter {
    /// Only Objective-C lets members of an extension override, or be overridden. Such a member stays where it is under
    /// another name, and the class gets one of the original name that calls it.
    func adaptOverrides(in node: ExtensionDeclSyntax) {
        let name = node.extendedType.trimmedDescription
        guard node.genericWhereClause == nil else { return }
        guard let type = index.classes[name] else { return renameOverrides(in: node, of: name) }
        let isPrivate = node.modifiers.has("private", "fileprivate")
        for item in Self.members(of: node.memberBlock.members) {
            guard let facts = Self.facts(of: item) else { continue }
            // A member that an extension of another module's class has first is renamed with all its overrides.
            if index.outsideMember(facts.key)?.overriders.contains(name) == true { continue }
            let isOverridden =
                (index.overridden.contains(facts.name) && hasSubclasses(name)
                    || type.isOpen && facts.modifiers.has("open"))
                && !facts.modifiers.has("private", "fileprivate", "static", "class", "final")
            let overrides = facts.modifiers.first { $0.name.text == "override" }
            guard overrides != nil || isOverridden, !isPrivate || type.file == file,
                let forwarder = forwarder(
                    for: item, of: name, prefix: Self.prefix(of: node, hasAccess: facts.modifiers.access != nil))
            else { continue }
            if let overrides { blank(overrides) }
            edits.insert(Self.mark(name), at: facts.place)
            classMembers[name, default: []].append(
                ClassMember(text: Conditional(forwarder, at: item), imports: trailer.imports))
        }
    }

    /// The properties of controllers that UIKit here asks for in extensions too (`ObjectiveCNames.addOverride`).
    private static let decisions: Set<String> = [
        "shouldAutorotate", "supportedInterfaceOrientations", "preferredInterfaceOrientationForPresentation",
        "prefersStatusBarHidden", "preferredStatusBarStyle", "preferredStatusBarUpdateAnimation",
        "prefersHomeIndicatorAutoHidden", "prefersPointerLocked", "childForStatusBarHidden", "childForStatusBarStyle",
        "childForHomeIndicatorAutoHidden", "childForScreenEdgesDeferringSystemGestures",
        "preferredScreenEdgesDeferringSystemGestures",
    ]

    /// An extension of another module's class can't replace a member that the class has or inherits. It stays under
    /// another name. UIKit calls the properties that it asks for there; others are never called.
    private func renameOverrides(in node: ExtensionDeclSyntax, of name: String) {
        for item in Self.members(of: node.memberBlock.members) {
            guard let facts = Self.facts(of: item),
                let word = facts.modifiers.first(where: { $0.name.text == "override" }),
                index.outsideMember(facts.key)?.overriders.contains(name) != true
            else { continue }
            blank(word)
            for access in facts.modifiers where access.name.text == "open" { replace(access, with: "public") }
            edits.insert(Self.mark(name), at: facts.place)
            guard item.is(VariableDeclSyntax.self), Self.decisions.contains(facts.name),
                !facts.modifiers.has("static", "class")
            else { continue }
            let call =
                "ObjectiveCNames.addOverride(\(StringLiteral.text(facts.name)), of: \(name).self) "
                + "{ $0.\(Self.mark(name))\(facts.name) }"
            trailer.calls.append(Conditional(call, at: item))
        }
    }

    /// Begins the names of members that their class has under their own; subclasses have others.
    static func mark(_ type: String) -> String { "_\(type.replacing(".", with: "_"))_" }

    /// Notes where a class gets members.
    func noteEnd(of node: ClassDeclSyntax) {
        guard !node.isLocal, let scope = types.last else { return }
        let brace = node.memberBlock.rightBrace.positionAfterSkippingLeadingTrivia
        let place = source.places.location(for: brace)
        classEnds[scope.qualifiedName] = ClassEnd(
            offset: brace.utf8Offset, line: place.line, column: place.column,
            follows: endsWithMember(node.memberBlock) || registersMembers(of: scope, node))
    }

    /// Adds members to a class. Conditions take lines, after which the line numbers of the file are restored.
    func receive(_ members: [ClassMember], in name: String) {
        guard let end = classEnds[name] else { return }
        let plain = members.filter { $0.text.condition == nil }.map(\.text.text)
        if !plain.isEmpty {
            edits.insert((end.follows ? "; " : " ") + plain.joined(separator: "; ") + " ", at: end.offset)
        }
        let conditional = members.filter { $0.text.condition != nil }
        if !conditional.isEmpty {
            var text = "\n" + conditional.map(\.text.lines).joined()
            text += "#sourceLocation(file: \(StringLiteral.text(source.path)), line: \(end.line))\n"
            edits.insert(text + String(repeating: " ", count: end.column - 1), at: end.offset)
        }
        for member in members { trailer.add(imports: member.imports.filter { _ in !isOwn(member) }) }
    }

    private func isOwn(_ member: ClassMember) -> Bool { member.imports == trailer.imports }

    /// The member of the class that calls one of an extension; nil for a member whose parameters can't be passed on.
    private func forwarder(for node: DeclSyntax, of type: String, prefix: String) -> String? {
        let mark = Self.mark(type)
        if let function = node.as(FunctionDeclSyntax.self) { return forwarder(for: function, mark, prefix) }
        guard let variable = node.as(VariableDeclSyntax.self), let binding = variable.bindings.first,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier,
            let type = binding.typeAnnotation?.type.trimmedDescription, let block = binding.accessorBlock
        else { return nil }
        let word = "\(prefix)\(words(variable.modifiers))var \(name.text): \(type)"
        let other = "\(mark)\(name.plainName)"
        var canBeSet = false
        if case .accessors(let accessors) = block.accessors {
            canBeSet = accessors.contains { $0.accessorSpecifier.text == "set" }
        }
        return canBeSet ? "\(word) { get { \(other) } set { \(other) = newValue } }" : "\(word) { \(other) }"
    }

    private func forwarder(for node: FunctionDeclSyntax, _ mark: String, _ prefix: String) -> String? {
        var parameters: [String] = []
        var arguments: [String] = []
        for (number, parameter) in node.signature.parameterClause.parameters.enumerated() {
            let type = parameter.type.trimmedDescription
            guard parameter.ellipsis == nil else { return nil }
            let label = parameter.firstName.text
            let value = parameter.defaultValue.map { " " + $0.trimmedDescription } ?? ""
            parameters.append("\(label) _p\(number): \(type)\(value)")
            arguments.append((label == "_" ? "" : label + ": ") + (type.hasPrefix("inout ") ? "&" : "") + "_p\(number)")
        }
        let effects = node.signature.effectSpecifiers
        let words = "\(prefix)\(attributes(node.attributes))\(words(node.modifiers))func \(node.name.text)"
        let calls = (effects?.throwsClause == nil ? "" : "try ") + (effects?.asyncSpecifier == nil ? "" : "await ")
        return "\(words)\(node.genericParameterClause?.trimmedDescription ?? "")(\(parameters.joined(separator: ", ")))"
            + (effects.map { " " + $0.trimmedDescription } ?? "")
            + (node.signature.returnClause.map { " " + $0.trimmedDescription } ?? "")
            + (node.genericWhereClause.map { " " + $0.trimmedDescription } ?? "")
            + " { \(calls)\(mark)\(node.name.plainName)(\(arguments.joined(separator: ", "))) }"
    }

    private func words(_ modifiers: DeclModifierListSyntax) -> String {
        modifiers.filter { $0.name.text != "dynamic" && $0.name.text != "final" }
            .map { $0.trimmedDescription + " " }.joined()
    }

    private func attributes(_ attributes: AttributeListSyntax) -> String {
        // An unavailable member can be called only by unavailable code.
        attributes.lazy.compactMap { $0.as(AttributeSyntax.self) }
            .filter { ["available", "discardableResult"].contains($0.name) }
            .map { $0.trimmedDescription.split(whereSeparator: \.isNewline).joined(separator: " ") + " " }.joined()
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

    private static func facts(
        of node: DeclSyntax
    ) -> (name: String, key: ModuleIndex.MemberName, modifiers: DeclModifierListSyntax, place: Int)? {
        if let function = node.as(FunctionDeclSyntax.self) {
            let name = function.name
            return (name.plainName, function.memberName, function.modifiers, name.byteRange.lowerBound)
        }
        guard let variable = node.as(VariableDeclSyntax.self),
            let name = variable.bindings.first?.pattern.as(IdentifierPatternSyntax.self)
        else { return nil }
        let plain = name.identifier.plainName
        return (plain, [plain], variable.modifiers, name.byteRange.lowerBound)
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
