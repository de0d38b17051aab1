import SwiftSyntax

/// A type or an extension around the adapted code.
struct TypeScope {
    /// The name by which the type is known within itself.
    var name: String
    /// The name by which it is known in the file.
    var qualifiedName: String
    /// Whether it is private and in another type, so that only that one can name it.
    var isPrivateMember = false
    /// Whether members of it can be named without its generic arguments.
    var isReachable = true
    /// Whether every member is known to Objective-C.
    var hasObjectiveCMembers = false
    /// Whether the type is a class, as far as is known.
    var isClass = false
    /// The statements that register its members with `ObjectiveCNames`.
    var statements: [String] = []

    init(_ name: TokenSyntax, _ modifiers: DeclModifierListSyntax, isGeneric: Bool, within types: [TypeScope]) {
        self.name = name.text
        qualifiedName = (types.last.map { $0.qualifiedName + "." } ?? "") + name.text
        isPrivateMember = !types.isEmpty && modifiers.access == "private"
        isReachable = !isGeneric && types.allSatisfy(\.isReachable)
    }

    init(_ node: ClassDeclSyntax, within types: [TypeScope]) {
        self.init(node.name, node.modifiers, isGeneric: node.genericParameterClause != nil, within: types)
        hasObjectiveCMembers = node.attributes.named("objcMembers") != nil
        isClass = true
    }

    init(_ node: ExtensionDeclSyntax, index: ModuleIndex) {
        name = node.extendedType.trimmedDescription
        qualifiedName = name
        hasObjectiveCMembers = node.attributes.named("objc") != nil
        isClass = true
        // Every class around has to be without parameters.
        var path = ""
        for part in name.split(separator: ".") {
            path += (path.isEmpty ? "" : ".") + part
            if index.classes[path]?.isGeneric == true { isReachable = false }
        }
        if node.genericWhereClause != nil || name.contains("<") || name.contains("[") { isReachable = false }
    }
}
