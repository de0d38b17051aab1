import SwiftSyntax

/// A member that an extension adds to a class of another module, with its overrides.
struct OutsideMember {
    /// The class that has it.
    var base: String
    /// The classes that override it, the most derived first.
    var overriders: [String]
}

extension ModuleIndex {
    /// Returns the member that is overridden under a name; nil if there is none, or if its overriding types are
    /// unknown.
    func outsideMember(_ name: MemberName) -> OutsideMember? {
        guard let declared = extensionMembers[name], let all = overriders[name] else { return nil }
        let bases = Set(declared.filter { classes[$0] == nil })
        guard bases.count == 1, let base = bases.first else { return nil }
        var depths: [String: Int] = [:]
        for type in Set(all) {
            let ancestors = ClassTree.ancestors(of: type, self)
            guard let place = ancestors.firstIndex(of: base) else { continue }
            // A class of the module that declares the member itself is meant before an extension.
            if ancestors[..<place].contains(where: { ownMembers[name]?.contains($0) == true }) { continue }
            depths[type] = ancestors.count
        }
        guard !depths.isEmpty else { return nil }
        let sorted = depths.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
        return OutsideMember(base: base, overriders: sorted.map(\.key))
    }

    /// Returns the nearest superclass that declares a member with a name.
    func owner(above type: String, _ member: OutsideMember) -> String? {
        ClassTree.ancestors(of: type, self).first { $0 == member.base || member.overriders.contains($0) }
    }
}

extension FileAdapter {
    /// Only Objective-C lets an extension's member be overridden. Each such member is renamed after its class, and the
    /// class that has it first gets one with the original name, which dispatches to the right one.
    func adaptOutsideMember(_ node: FunctionDeclSyntax) {
        guard let (member, type) = outsideMember(node.memberName, node, node.modifiers) else {
            return
        }
        // In addition to a variadic method there may be one that takes an array.
        let several = node.signature.parameterClause.parameters.contains { $0.ellipsis != nil } ? "several_" : ""
        rename(node.name, node.modifiers, of: type, several)
        for parameter in node.signature.parameterClause.parameters {
            guard let dots = parameter.ellipsis else { continue }
            // Variadic arguments can't be passed on as such; in the body they are an array anyhow.
            replace(parameter.type, with: "[\(parameter.type.trimmedDescription)]")
            blank(dots)
        }
        guard type == member.base else { return }
        let plain = node.attributes.contains(anyOf: ["discardableResult"]) ? "@discardableResult " : ""
        let head =
            "\(plain)\(passedOn(node.modifiers))func \(node.name.text)"
            + (node.genericParameterClause?.trimmedDescription ?? "")
        var parameters: [String] = []
        var arguments: [String] = []
        for (number, parameter) in node.signature.parameterClause.parameters.enumerated() {
            let type = parameter.type.trimmedDescription
            let label = parameter.firstName.text
            let attributes = parameter.attributes.isEmpty ? "" : parameter.attributes.trimmedDescription + " "
            let value = parameter.defaultValue.map { " " + $0.trimmedDescription } ?? ""
            parameters.append("\(attributes)\(label) _p\(number): \(type)\(parameter.ellipsis?.text ?? "")\(value)")
            arguments.append((label == "_" ? "" : label + ": ") + (type.hasPrefix("inout ") ? "&" : "") + "_p\(number)")
        }
        let effects = node.signature.effectSpecifiers
        let calls = (effects?.throwsClause == nil ? "" : "try ") + (effects?.asyncSpecifier == nil ? "" : "await ")
        let tail =
            "(\(parameters.joined(separator: ", ")))" + (effects.map { " " + $0.trimmedDescription } ?? "")
            + (node.signature.returnClause.map { " " + $0.trimmedDescription } ?? "")
            + (node.genericWhereClause.map { " " + $0.trimmedDescription } ?? "")
        let passed = "\(several)\(node.name.plainName)(\(arguments.joined(separator: ", ")))"
        let body =
            reachable(member.overriders).map {
                "if let _other = self as? \($0) { return \(calls)_other.\(Self.mark($0))\(passed) }; "
            }.joined() + "return \(calls)\(Self.mark(type))\(passed)"
        edits.insert("; \(head)\(tail) { \(body) }", at: node.endPositionBeforeTrailingTrivia.utf8Offset)
    }

    /// The same for a property.
    func adaptOutsideMember(_ node: VariableDeclSyntax) {
        guard node.bindings.count == 1, let binding = node.bindings.first,
            let pattern = binding.pattern.as(IdentifierPatternSyntax.self),
            let (member, type) = outsideMember([pattern.identifier.plainName], node, node.modifiers)
        else { return }
        rename(pattern.identifier, node.modifiers, of: type)
        guard type == member.base, let annotation = binding.typeAnnotation?.type.trimmedDescription,
            let block = binding.accessorBlock
        else { return }
        var canBeSet = false
        if case .accessors(let accessors) = block.accessors {
            canBeSet = accessors.contains { $0.accessorSpecifier.text == "set" }
        }
        let name = pattern.identifier.plainName
        let others = reachable(member.overriders)
        let get =
            others.map { "if let _other = self as? \($0) { return _other.\(Self.mark($0))\(name) }; " }.joined()
            + "return \(Self.mark(type))\(name)"
        let set =
            others.map {
                "if let _other = self as? \($0) { _other.\(Self.mark($0))\(name) = newValue; return }; "
            }.joined() + "\(Self.mark(type))\(name) = newValue"
        let body = canBeSet ? "get { \(get) } set { \(set) }" : get
        edits.insert(
            "; \(passedOn(node.modifiers))var \(pattern.identifier.text): \(annotation) { \(body) }",
            at: node.endPositionBeforeTrailingTrivia.utf8Offset)
    }

    /// Has `super` name the member of the class that is meant.
    func adaptSuper(_ node: MemberAccessExprSyntax) {
        guard node.base?.is(SuperExprSyntax.self) == true, let type = types.last?.qualifiedName else { return }
        let name = node.declName.baseName.plainName
        if name == "delegate", isScrollView(type) { return replace(node.declName, with: Self.scrollDelegate) }
        let names = index.overriders.keys.filter { $0.first == name }
        for key in names {
            guard let member = index.outsideMember(key), let owner = index.owner(above: type, member) else { continue }
            edits.insert(Self.mark(owner), at: node.declName.byteRange.lowerBound)
            return
        }
    }

    /// The overridable name of a scroll view's `delegate`.
    private static let scrollDelegate = "delegateOfScrollView"

    /// Whether a class is one of scroll views, other than tables, collections and text views.
    private func isScrollView(_ type: String) -> Bool { index.root(of: type) == "UIScrollView" }

    /// Gives an override of a scroll view's `delegate` the name that can be overridden here.
    func adaptScrollDelegate(_ node: VariableDeclSyntax) {
        guard node.modifiers.has("override"), let type = types.last?.qualifiedName, isScrollView(type),
            let name = node.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier,
            name.plainName == "delegate"
        else { return }
        edits.replace(name.byteRange, of: source.bytes, with: Self.scrollDelegate)
    }

    private func outsideMember(
        _ name: ModuleIndex.MemberName, _ node: some SyntaxProtocol, _ modifiers: DeclModifierListSyntax
    ) -> (OutsideMember, String)? {
        guard !node.isLocal, !modifiers.has("static", "class"), let type = types.last?.qualifiedName,
            let member = index.outsideMember(name)
        else { return nil }
        if modifiers.has("override") { return member.overriders.contains(type) ? (member, type) : nil }
        return type == member.base && node.enclosing(ExtensionDeclSyntax.self) != nil ? (member, type) : nil
    }

    private func rename(
        _ name: TokenSyntax, _ modifiers: DeclModifierListSyntax, of type: String, _ more: String = ""
    ) {
        if let word = modifiers.first(where: { $0.name.text == "override" }) { blank(word) }
        edits.insert(Self.mark(type) + more, at: name.byteRange.lowerBound)
    }

    /// The classes that this file can name.
    private func reachable(_ types: [String]) -> [String] {
        types.filter { !index.privateClasses.contains($0) || index.classes[$0]?.file == file }
    }

    private func passedOn(_ modifiers: DeclModifierListSyntax) -> String {
        modifiers.filter { !["dynamic", "final", "override"].contains($0.name.text) }
            .map { ($0.name.text == "open" ? "public" : $0.trimmedDescription) + " " }.joined()
    }
}
