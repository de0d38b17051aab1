import SwiftSyntax

/// Fills the index from one file.
final class ModuleIndexer: SyntaxVisitor {
    private(set) var index: ModuleIndex
    private let file: Int
    private var types: [String] = []

    init(_ index: ModuleIndex, file: Int) {
        self.index = index
        self.file = file
        super.init(viewMode: .sourceAccurate)
    }

    private func enter(_ name: String) -> SyntaxVisitorContinueKind {
        types.append(name)
        return .visitChildren
    }

    private func enter(declared name: String) -> SyntaxVisitorContinueKind {
        index.typeNames.insert(name)
        return enter(name)
    }

    private func leave() { types.removeLast() }

    private func noteConformances(of name: String, _ clause: InheritanceClauseSyntax?) {
        let inherited = clause?.inheritedTypes.flatMap {
            $0.type.trimmedDescription.split(separator: "&").map { $0.filter { !$0.isWhitespace } }
        }
        index.conformances[name, default: []].formUnion(inherited ?? [])
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        let name = (types + [node.name.plainName]).joined(separator: ".")
        noteConformances(of: name, node.inheritanceClause)
        if !node.isLocal {
            index.classes[name] = ModuleIndex.Class(
                inherited: node.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription,
                isGeneric: node.genericParameterClause != nil,
                isConditional: node.enclosing(IfConfigDeclSyntax.self) != nil, isOpen: node.modifiers.has("open"),
                file: file)
            if node.modifiers.has("private", "fileprivate") { index.privateClasses.insert(name) }
        }
        return enter(declared: node.name.plainName)
    }

    override func visitPost(_ node: ClassDeclSyntax) { leave() }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(declared: node.name.plainName) }
    override func visitPost(_ node: StructDeclSyntax) { leave() }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(declared: node.name.plainName) }
    override func visitPost(_ node: EnumDeclSyntax) { leave() }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { enter(declared: node.name.plainName) }
    override func visitPost(_ node: ActorDeclSyntax) { leave() }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        index.protocols.insert(node.name.plainName)
        return enter(declared: node.name.plainName)
    }
    override func visitPost(_ node: ProtocolDeclSyntax) { leave() }
    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
        index.typeNames.insert(node.name.plainName)
        return .visitChildren
    }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        let name = node.extendedType.trimmedDescription
        noteConformances(of: name, node.inheritanceClause)
        return enter(name)
    }
    override func visitPost(_ node: ExtensionDeclSyntax) { leave() }

    /// Notes a member of a class or an extension that may override another, or be overridden.
    private func note(_ name: ModuleIndex.MemberName, _ node: some SyntaxProtocol, _ modifiers: DeclModifierListSyntax)
    {
        guard !node.isLocal, !modifiers.has("static", "class", "private", "fileprivate") else { return }
        let type = types.joined(separator: ".")
        if modifiers.has("override") {
            index.overriders[name, default: []].append(type)
        } else if node.enclosing(ExtensionDeclSyntax.self).map({ $0.genericWhereClause == nil }) == true {
            index.extensionMembers[name, default: []].append(type)
        } else if node.enclosing(ClassDeclSyntax.self) != nil {
            index.ownMembers[name, default: []].insert(type)
        }
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        let name = node.name.plainName
        note(node.memberName, node, node.modifiers)
        if node.modifiers.has("override") { index.overridden.insert(name) }
        if node.modifiers.has("optional") {
            index.optionalMethods.insert([name] + node.labels)
            if node.labels.isEmpty { index.optionalWithoutArguments.insert(name) }
        }
        if node.attributes.contains(anyOf: ["objc", "IBAction", "IBSegueAction"]) {
            index.methods[name, default: []].insert(
                ModuleIndex.Method(labels: node.labels, selector: node.selectorName))
        }
        return .visitChildren
    }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        guard !node.isLocal, node.parent?.parent?.parent?.parent?.is(ClassDeclSyntax.self) == true else {
            return .visitChildren
        }
        let type = types.joined(separator: ".")
        index.initialized.insert(type)
        let effects = node.signature.effectSpecifiers
        let isPlain =
            node.signature.parameterClause.parameters.isEmpty && node.genericParameterClause == nil
            && node.optionalMark == nil && effects?.throwsClause == nil && effects?.asyncSpecifier == nil
        if isPlain, !node.modifiers.has("override", "private"), node.attributes.named("available") == nil {
            index.plainlyInitialized.insert(type)
        }
        return .visitChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        for binding in node.bindings {
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainName else { continue }
            if node.modifiers.has("override") { index.overridden.insert(name) }
            if node.modifiers.has("optional"), let type = binding.typeAnnotation?.type, !type.isOptional {
                let owner = types.joined(separator: ".")
                index.optionalProperties[name, default: []].insert(
                    ModuleIndex.OptionalProperty(owner: owner, type: type.trimmedDescription))
            }
            note([name], node, node.modifiers)
            if let type = binding.typeAnnotation?.type, type.is(OptionalTypeSyntax.self), !node.isLocal,
                type.trimmedDescription.contains("->")
            {
                index.closures.insert(name)
            }
            if binding.typeAnnotation?.type.isAnyObject == true, !node.isLocal { index.anyObjects.insert(name) }
            if let other = node.attributes.named("objc")?.arguments {
                index.renamedProperties[name] = other.trimmedDescription
            }
        }
        return .visitChildren
    }
}
