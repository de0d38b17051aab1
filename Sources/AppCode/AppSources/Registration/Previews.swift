import SwiftSyntax

/// The registration of SwiftUI's apps and of previews, so that tests start and open them.
extension FileAdapter {
    /// Lets the app be started.
    func registerApp(_ node: StructDeclSyntax) {
        guard node.attributes.named("main") != nil, node.inheritanceClause?.names(anyOf: ["App"]) == true,
            let scope = types.last
        else { return }
        let name = scope.qualifiedName
        trailer.calls.append(
            Conditional(
                "AppEntryPoints.add(\(StringLiteral.text(name)), file: #filePath) { \(name).launch() }", at: node))
    }

    /// Lets the previews of a provider be opened.
    func registerPreviews(_ node: some DeclSyntaxProtocol, _ inheritance: InheritanceClauseSyntax?) {
        guard inheritance?.names(anyOf: ["PreviewProvider"]) == true, let scope = types.last, scope.isReachable,
            !scope.isPrivateMember, !node.isLocal
        else { return }
        let name = scope.qualifiedName
        let line = source.line(of: node.positionAfterSkippingLeadingTrivia)
        trailer.calls.append(
            Conditional(
                "AppPreview.add(\(StringLiteral.text(scope.name)), file: #filePath, line: \(line)) "
                    + "{ _previewControllers { \(name).previews } }", at: node))
    }

    /// Makes a function of a preview.
    func adaptPreview(_ node: some FreestandingMacroExpansionSyntax) {
        guard let body = node.trailingClosure, node.additionalTrailingClosures.isEmpty, !node.isLocal,
            body.signature == nil,
            !node.arguments.contains(where: { $0.expression.trimmedDescription.contains(".modifier(") })
        else { return blank(node) }
        let function = trailer.nextFunctionName()
        let start = node.pound.positionAfterSkippingLeadingTrivia.utf8Offset
        let end = body.leftBrace.positionAfterSkippingLeadingTrivia.utf8Offset
        let hasState = adaptPreviewables(in: body)
        edits.replace(
            start..<end, of: source.bytes,
            with: "@MainActor private func \(function)() -> AppPreview.Screens { "
                + (hasState ? "struct _PreviewContent: View " : "_previewControllers "))
        edits.insert(
            hasState ? "; return _previewControllers { _PreviewContent() } }" : " }",
            at: node.endPositionBeforeTrailingTrivia.utf8Offset)
        let title = node.arguments.first { $0.label == nil }?.expression.as(StringLiteralExprSyntax.self)
        let line = source.line(of: node.pound.positionAfterSkippingLeadingTrivia)
        trailer.calls.append(
            Conditional(
                "AppPreview.add(\(title?.trimmedDescription ?? "nil"), file: #filePath, line: \(line)) { \(function)() }",
                at: node))
    }

    /// Makes the members of a view of the body of a preview with state.
    ///
    /// - Returns: Whether the preview has state.
    private func adaptPreviewables(in body: ClosureExprSyntax) -> Bool {
        func attribute(_ item: CodeBlockItemSyntax) -> AttributeSyntax? {
            item.item.as(VariableDeclSyntax.self)?.attributes.named("Previewable")
        }
        let attributes = body.statements.compactMap(attribute)
        guard !attributes.isEmpty, let first = body.statements.first(where: { attribute($0) == nil }) else {
            return false
        }
        for attribute in attributes { blank(attribute) }
        edits.insert("var body: some View { ", at: first.positionAfterSkippingLeadingTrivia.utf8Offset)
        edits.insert(" }", at: body.rightBrace.position.utf8Offset)
        return true
    }

    /// Makes a property of the environment, with its key, of one marked with `@Entry`.
    func adaptEntry(_ node: VariableDeclSyntax) {
        guard let entry = node.attributes.named("Entry"), let binding = node.bindings.first,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
            let scope = node.enclosing(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription
        else { return }
        blank(entry)
        let key = "_EntryKey_\(name)"
        let accessors = " { get { self[\(key).self] } set { self[\(key).self] = newValue } }; "
        let end = node.endPositionBeforeTrailingTrivia.utf8Offset
        let type = binding.typeAnnotation?.type.trimmedDescription
        if scope.hasSuffix("FocusedValues") {
            let value = type.map { $0.hasSuffix("?") ? String($0.dropLast()) : $0 } ?? "Never"
            edits.insert(accessors + "private struct \(key): FocusedValueKey { typealias Value = \(value) }", at: end)
            return
        }
        let declaration = accessors + "private struct \(key): EnvironmentKey { "
        guard let initializer = binding.initializer else {
            edits.insert(declaration + "static var defaultValue: \(type ?? "Never") { nil } }", at: end)
            return
        }
        let equal = initializer.equal
        if let type {
            edits.replace(
                equal.byteRange, of: source.bytes, with: declaration + "static var defaultValue: \(type) {")
            edits.insert(" } }", at: end)
        } else {
            let place = binding.pattern.endPositionBeforeTrailingTrivia.utf8Offset
            edits.insert(": \(key).Value", at: place)
            edits.replace(
                equal.byteRange, of: source.bytes,
                with: declaration + "nonisolated(unsafe) static let defaultValue =")
            edits.insert(" }", at: end)
        }
    }
}

extension InheritanceClauseSyntax {
    /// Returns a Boolean value that indicates whether one of the types has one of the names, with or without a module.
    fileprivate func names(anyOf names: Set<String>) -> Bool {
        inheritedTypes.contains { inherited in
            names.contains(inherited.type.trimmedDescription.split(separator: ".").last.map(String.init) ?? "")
        }
    }
}
