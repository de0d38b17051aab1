import SwiftSyntax

/// Adapts one file.
final class FileAdapter: SyntaxVisitor {
    let source: ParsedSource
    let index: ModuleIndex
    let options: AdaptationOptions
    var edits = Edits()
    var trailer = Trailer()
    /// The types around the current position, outermost first.
    var types: [TypeScope] = []
    /// The members that classes get for members of the file's extensions, by qualified name.
    var classMembers: [String: [ClassMember]] = [:]
    /// Which file of the module this is.
    let file: Int
    /// The ends of the file's classes, by qualified name.
    var classEnds: [String: ClassEnd] = [:]
    /// Modules that the file imports under another name here, which replaces the original before a type's name.
    var qualifiers: [String: String] = [:]
    /// The optional requirements of the current protocols.
    var optionals: [OptionalRequirements] = []

    /// Attributes that stand for nothing on Linux.
    private static let attributes: Set<String> = [
        "objc", "objcMembers", "nonobjc", "IBOutlet", "IBAction", "IBSegueAction", "IBInspectable", "IBDesignable",
        "GKInspectable", "NSManaged", "NSCopying",
    ]
    private static let entryPoints: Set<String> = ["main", "UIApplicationMain", "NSApplicationMain"]

    init(_ source: ParsedSource, file: Int, index: ModuleIndex, options: AdaptationOptions) {
        self.source = source
        self.file = file
        self.index = index
        self.options = options
        super.init(viewMode: .sourceAccurate)
    }

    func blank(_ node: some SyntaxProtocol) { edits.blank(node.byteRange, of: source.bytes) }

    func replace(_ node: some SyntaxProtocol, with text: String) {
        edits.replace(node.byteRange, of: source.bytes, with: text)
    }

    // MARK: Words

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
        if Self.attributes.contains(node.name) {
            blank(node)
            return .skipChildren
        }
        if Self.entryPoints.contains(node.name) {
            if !options.keepsEntryPoint { blank(node) } else if node.name != "main" { replace(node, with: "@main") }
            return .skipChildren
        }
        return .visitChildren
    }

    override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
        if node.name.text == "dynamic" || node.name.text == "optional" { blank(node) }
        return .skipChildren
    }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        adaptImport(node)
        return .visitChildren
    }

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        switch node.macroName.text {
        case "selector":
            guard let argument = node.arguments.first else { return .visitChildren }
            adaptSelector(node, argument)
            return .skipChildren
        case "keyPath":
            adaptKeyPath(node)
            return .skipChildren
        case "Preview":
            adaptPreview(node)
            return .visitChildren
        default: return .visitChildren
        }
    }

    override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
        if node.macroName.text == "Preview" { adaptPreview(node) }
        return .visitChildren
    }

    // MARK: Types

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(TypeScope(node, within: types))
        return .visitChildren
    }

    override func visitPost(_ node: ClassDeclSyntax) {
        registerClass(node)
        registerLocalClass(node)
        registerPreviews(node, node.inheritanceClause)
        noteEnd(of: node)
        leave(node.memberBlock, node)
    }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(TypeScope(node, index: index))
        adaptOverrides(in: node)
        return .visitChildren
    }

    override func visitPost(_ node: ExtensionDeclSyntax) { leave(node.memberBlock, node) }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(TypeScope(node.name, node.modifiers, isGeneric: node.genericParameterClause != nil, within: types))
        return .visitChildren
    }

    override func visitPost(_ node: StructDeclSyntax) {
        registerApp(node)
        registerPreviews(node, node.inheritanceClause)
        leave(node.memberBlock, node)
    }

    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(TypeScope(node.name, node.modifiers, isGeneric: node.genericParameterClause != nil, within: types))
        return .visitChildren
    }

    override func visitPost(_ node: EnumDeclSyntax) {
        registerPreviews(node, node.inheritanceClause)
        leave(node.memberBlock, node)
    }

    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(TypeScope(node.name, node.modifiers, isGeneric: node.genericParameterClause != nil, within: types))
        return .visitChildren
    }

    override func visitPost(_ node: ActorDeclSyntax) { leave(node.memberBlock, node) }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(TypeScope(node.name, node.modifiers, isGeneric: false, within: types))
        optionals.append(OptionalRequirements())
        if node.attributes.named("objc") != nil { bindToClasses(node) }
        return .visitChildren
    }

    override func visitPost(_ node: ProtocolDeclSyntax) {
        types.removeLast()
        addOptionalRequirements(optionals.removeLast(), of: node)
    }

    private func enter(_ scope: TypeScope) { types.append(scope) }

    /// Leaves a type, whose members are registered with `ObjectiveCNames` in a function inside it, where private ones
    /// are visible.
    private func leave(_ block: MemberBlockSyntax, _ node: some SyntaxProtocol) {
        let scope = types.removeLast()
        guard registersMembers(of: scope, node) else { return }
        let name = trailer.nextFunctionName()
        let function =
            "\(endsWithMember(block) ? ";" : "") @MainActor fileprivate static func \(name)() { \(scope.statements.joined(separator: "; ")) } "
        edits.insert(function, at: block.rightBrace.positionAfterSkippingLeadingTrivia.utf8Offset)
        if scope.isPrivateMember, !types.isEmpty {
            types[types.count - 1].statements.append("\(scope.name).\(name)()")
        } else {
            trailer.calls.append(Conditional("\(scope.qualifiedName).\(name)()", at: node))
        }
    }

    /// Whether a type gets a function that registers its members.
    func registersMembers(of scope: TypeScope, _ node: some SyntaxProtocol) -> Bool {
        !scope.statements.isEmpty && scope.isReachable && !node.isLocal
    }

    /// Whether a member ends on the line of the block's last brace.
    func endsWithMember(_ block: MemberBlockSyntax) -> Bool {
        guard let last = block.members.last else { return false }
        return source.line(of: last.endPositionBeforeTrailingTrivia)
            == source.line(of: block.rightBrace.positionAfterSkippingLeadingTrivia)
    }

    // MARK: Members

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        if node.modifiers.has("optional") { optionals.indices.last.map { optionals[$0].methods.append(node) } }
        if node.attributes.named("NSManaged") != nil { fillManaged(node) }
        adaptOutsideMember(node)
        registerMethod(node)
        adaptObserver(node)
        return .visitChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        if node.modifiers.has("optional") {
            optionals.indices.last.map { optionals[$0].properties.append(node) }
            adaptOptionalProperty(node)
        } else {
            implementOptionalProperty(node)
        }
        if node.attributes.named("NSManaged") != nil { fillManaged(node) }
        adaptEntry(node)
        adaptOutsideMember(node)
        adaptScrollDelegate(node)
        registerProperty(node)
        notifyChanges(of: node)
        return .visitChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        adaptOptionalCall(node)
        adaptForcedCall(node)
        adaptClassDescription(node)
        adaptMaking(node)
        adaptProcessInfo(node)
        adaptClassFromString(node)
        return .visitChildren
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        adaptSuper(node)
        adaptDynamicMember(node)
        if let base = node.base?.as(DeclReferenceExprSyntax.self) {
            adaptQualifier(base.baseName, before: node.declName.baseName)
        }
        return .visitChildren
    }

    override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
        if let base = node.baseType.as(IdentifierTypeSyntax.self) { adaptQualifier(base.name, before: node.name) }
        return .visitChildren
    }

    override func visit(_ node: OptionalChainingExprSyntax) -> SyntaxVisitorContinueKind {
        adaptOptionalWindow(node)
        adaptOptionalBlock(node)
        return .visitChildren
    }

    override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
        if let condition = node.condition { adaptCondition(condition) }
        return .visitChildren
    }

    // MARK: Result

    /// The whole text.
    func result() -> [UInt8] {
        let body = edits.applied(to: source.bytes, in: 0..<source.bytes.count)
        let end = trailer.text(of: source)
        var result = body + Array(end.utf8)
        if options.namesOriginals, result != source.bytes {
            result = Array("#sourceLocation(file: \(StringLiteral.text(source.path)), line: 1)\n".utf8) + result
        }
        return source.hasByteOrderMark ? [0xEF, 0xBB, 0xBF] + result : result
    }
}
