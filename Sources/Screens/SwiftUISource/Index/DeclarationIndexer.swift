import AppSources
import SwiftSyntax

/// The declarations of one file.
struct FileDeclarations {
    var types: [TypeInfo] = []
    var extensions: [TypeInfo] = []
    var functions: [FunctionInfo] = []
    var variables: [PropertyInfo] = []
    var previews: [PreviewInfo] = []
    /// The types that each type of the file names in calls; those of previews are under an empty name.
    var placed: [String: Set<String>] = [:]
}

/// A `#Preview`.
struct PreviewInfo {
    let arguments: LabeledExprListSyntax
    let body: ClosureExprSyntax
    let position: AbsolutePosition
}

/// Collects the declarations of a file. The bodies of functions are only searched for the views that they place.
struct DeclarationIndexer {
    private let file: ParsedSource
    private(set) var found = FileDeclarations()

    init(_ file: ParsedSource) {
        self.file = file
        for item in Conditional.items(file.tree.statements) {
            switch item.item {
            case .decl(let declaration): add(declaration, to: nil, "")
            case .expr(let expression):
                if let macro = expression.as(MacroExpansionExprSyntax.self) { addPreview(macro) }
            case .stmt: break
            @unknown default: break
            }
        }
    }

    private mutating func addPreview(_ macro: some FreestandingMacroExpansionSyntax) {
        let last = macro.arguments.last?.expression.as(ClosureExprSyntax.self)
        guard macro.macroName.text == "Preview", let body = macro.trailingClosure ?? last else { return }
        found.previews.append(
            PreviewInfo(
                arguments: macro.arguments, body: body, position: macro.positionAfterSkippingLeadingTrivia))
    }

    private mutating func add(_ declaration: DeclSyntax, to owner: TypeInfo?, _ prefix: String) {
        switch declaration.as(DeclSyntaxEnum.self) {
        case .structDecl(let node): addType(node, .structure, prefix)
        case .classDecl(let node): addType(node, .classType, prefix)
        case .actorDecl(let node): addType(node, .classType, prefix)
        case .enumDecl(let node): addType(node, .enumeration, prefix)
        case .protocolDecl(let node): addType(node, .protocolType, prefix)
        case .extensionDecl(let node):
            let name = node.extendedType.plainName.replacing("SwiftUI.", with: "")
            let info = TypeInfo(
                name: name, kind: .extensionOnly, file: file, position: node.positionAfterSkippingLeadingTrivia)
            info.inherited = Self.names(node.inheritanceClause)
            addMembers(of: node.memberBlock, to: info, name)
            found.extensions.append(info)
            place(node, in: name)
        case .variableDecl(let node):
            for property in PropertyInfo.all(in: node, file) {
                if let owner { owner.properties.append(property) } else { found.variables.append(property) }
            }
        case .functionDecl(let node):
            let isStatic = node.modifiers.contains { ["static", "class"].contains($0.name.text) }
            let function = FunctionInfo(syntax: node, isStatic: isStatic, file: file)
            if let owner {
                owner.functions[node.name.text, default: []].append(function)
            } else {
                found.functions.append(function)
            }
        case .initializerDecl(let node): owner?.initializers.append(InitializerInfo(syntax: node, file: file))
        case .enumCaseDecl(let node):
            owner?.cases += node.elements.map { element in
                CaseInfo(
                    name: element.name.text,
                    labels: element.parameterClause?.parameters.map { $0.firstName?.text } ?? [],
                    rawValue: element.rawValue?.value)
            }
        case .macroExpansionDecl(let node): addPreview(node)
        default: break
        }
    }

    private mutating func addType(
        _ node: some DeclGroupSyntax & NamedDeclSyntax, _ kind: TypeInfo.Kind, _ prefix: String
    ) {
        let name = prefix.isEmpty ? node.name.text : prefix + "." + node.name.text
        let info = TypeInfo(name: name, kind: kind, file: file, position: node.positionAfterSkippingLeadingTrivia)
        info.inherited = Self.names(node.inheritanceClause)
        found.types.append(info)
        addMembers(of: node.memberBlock, to: info, name)
        if prefix.isEmpty { place(node, in: info.adopts("PreviewProvider") ? "" : name) }
    }

    private mutating func addMembers(of block: MemberBlockSyntax, to owner: TypeInfo, _ prefix: String) {
        for member in Conditional.members(block.members) { add(member.decl, to: owner, prefix) }
    }

    private mutating func place(_ node: some SyntaxProtocol, in owner: String) {
        var pending = [Syntax(node)]
        while let next = pending.popLast() {
            if let call = next.as(FunctionCallExprSyntax.self), let name = call.calledExpression.calledName {
                found.placed[owner, default: []].insert(name)
            }
            pending += next.children(viewMode: .sourceAccurate)
        }
    }

    private static func names(_ clause: InheritanceClauseSyntax?) -> [String] {
        clause?.inheritedTypes.flatMap { type -> [String] in
            if let composition = type.type.as(CompositionTypeSyntax.self) {
                return composition.elements.map(\.type.plainName)
            }
            return [type.type.plainName]
        } ?? []
    }
}

extension ExprSyntax {
    /// The name of the type or function that a call names.
    var calledName: String? {
        if let reference = self.as(DeclReferenceExprSyntax.self) { return reference.baseName.text }
        if let generic = self.as(GenericSpecializationExprSyntax.self) { return generic.expression.calledName }
        if let member = self.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "init" {
            return member.base?.calledName
        }
        if let member = self.as(MemberAccessExprSyntax.self),
            member.declName.baseName.text.first?.isUppercase == true
        {
            return member.declName.baseName.text
        }
        return nil
    }
}

extension PropertyInfo {
    /// The properties that a declaration makes.
    static func all(in node: VariableDeclSyntax, _ file: ParsedSource) -> [PropertyInfo] {
        let isStatic = node.modifiers.contains { ["static", "class"].contains($0.name.text) }
        let attributes = node.attributes.named
        return node.bindings.compactMap { binding in
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { return nil }
            var getter: CodeBlockItemListSyntax?
            var isComputed = false
            switch binding.accessorBlock?.accessors {
            case .getter(let body):
                getter = body
                isComputed = true
            case .accessors(let list):
                getter = list.first { $0.accessorSpecifier.text == "get" }?.body?.statements
                isComputed = list.contains { ["get", "_read"].contains($0.accessorSpecifier.text) }
            case nil: break
            @unknown default: break
            }
            return PropertyInfo(
                name: name.trimmingBackticks, isStatic: isStatic,
                isConstant: node.bindingSpecifier.text == "let", isComputed: isComputed,
                type: binding.typeAnnotation?.type, initializer: binding.initializer?.value, getter: getter,
                attributes: attributes, file: file)
        }
    }
}

extension String {
    /// The name of an identifier that is written in backticks.
    var trimmingBackticks: String { hasPrefix("`") ? String(dropFirst().dropLast()) : self }
}
