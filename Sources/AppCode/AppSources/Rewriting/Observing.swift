import SwiftSyntax

extension FileAdapter {
    /// Makes a property that is declared `@objc dynamic` notify its observers when it is set.
    func notifyChanges(of node: VariableDeclSyntax) {
        guard let scope = types.last, scope.isClass, !node.isLocal, node.bindings.count == 1,
            node.modifiers.has("dynamic"), !node.modifiers.has("static", "class", "lazy"),
            node.bindingSpecifier.text == "var", let binding = node.bindings.first,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier
        else { return }
        let key = StringLiteral.text(index.renamedProperties[name.plainName] ?? name.plainName)
        let tell = "ObjectiveCObservation.changed(self, \(key), \\\(scope.name).\(name.text))"
        guard let block = binding.accessorBlock else {
            // A managed property already has accessors.
            guard node.attributes.named("NSManaged") == nil else { return }
            return edits.insert(" { didSet { \(tell) } }", at: binding.byteRange.upperBound)
        }
        guard case .accessors(let accessors) = block.accessors else { return }
        let bodies = Dictionary(
            accessors.compactMap { accessor in accessor.body.map { (accessor.accessorSpecifier.text, $0) } },
            uniquingKeysWith: { first, _ in first })
        if let body = bodies["didSet"] {
            edits.insert(" \(tell); ", at: body.leftBrace.byteRange.upperBound)
        } else if let body = bodies["set"] {
            edits.insert(" defer { \(tell) }; ", at: body.leftBrace.byteRange.upperBound)
        } else if bodies["willSet"] != nil {
            edits.insert(" didSet { \(tell) } ", at: block.rightBrace.byteRange.lowerBound)
        }
    }

    /// Removes `override` from the method that receives changes of observed properties in a direct subclass of UIKit's
    /// or Foundation's classes: it overrides nothing there and is called by its name.
    func adaptObserver(_ node: FunctionDeclSyntax) {
        guard node.name.text == "observeValue", node.labels == ["forKeyPath", "of", "change", "context"],
            let override = node.modifiers.first(where: { $0.name.text == "override" }), let scope = types.last,
            let type = index.classes[scope.qualifiedName]
        else { return }
        if type.inherited.map({ index.classes[$0] == nil }) ?? true { blank(override) }
        types[types.count - 1].statements.append(
            "ObjectiveCNames.addMethod(\"observeValueForKeyPath:ofObject:change:context:\") "
                + "{ (o: \(scope.name), a0: String?, a1: Any?, a2: [NSKeyValueChangeKey: Any]?, "
                + "a3: UnsafeMutableRawPointer?) in "
                + "o.observeValue(forKeyPath: a0, of: a1, change: a2, context: a3) }")
    }
}
