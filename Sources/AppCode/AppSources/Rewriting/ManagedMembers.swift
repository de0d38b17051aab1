import SwiftSyntax

extension FileAdapter {
    /// Implements a managed property by a value stored with its object, by name; it has no persistent store.
    func fillManaged(_ node: VariableDeclSyntax) {
        for binding in node.bindings {
            guard binding.accessorBlock == nil, binding.initializer == nil,
                let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainName
            else { continue }
            let key = StringLiteral.text(name)
            edits.insert(
                " { get { ObjectiveCManaged.value(\(key), of: self) } set { ObjectiveCManaged.set(newValue, \(key), of: self) } }",
                at: binding.byteRange.upperBound)
        }
    }

    /// A managed method does nothing.
    func fillManaged(_ node: FunctionDeclSyntax) {
        guard node.body == nil else { return }
        let name = StringLiteral.text(node.selectorName)
        let type = node.signature.returnClause == nil ? " as Void" : ""
        edits.insert(" { ObjectiveCOptional.missing(\(name))\(type) }", at: node.byteRange.upperBound)
    }
}
