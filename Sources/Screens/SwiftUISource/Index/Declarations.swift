import AppSources
import SwiftSyntax

/// A type of the project with its members, those of its extensions among them; or the extensions of one file of a type
/// from elsewhere.
final class TypeInfo {
    enum Kind { case structure, classType, enumeration, protocolType, extensionOnly }

    /// The name with those of the types around it.
    let name: String
    let kind: Kind
    let file: ParsedSource
    let position: AbsolutePosition
    /// The names of superclasses and protocols.
    var inherited: [String] = []
    /// The properties in the order of the source.
    var properties: [PropertyInfo] = []
    var functions: [String: [FunctionInfo]] = [:]
    var initializers: [InitializerInfo] = []
    /// The cases of an enumeration in the order of the source.
    var cases: [CaseInfo] = []

    init(name: String, kind: Kind, file: ParsedSource, position: AbsolutePosition) {
        (self.name, self.kind, self.file, self.position) = (name, kind, file, position)
    }

    /// The name without those of the types around it.
    var simpleName: String { name.split(separator: ".").last.map(String.init) ?? name }

    func property(_ name: String, isStatic: Bool) -> PropertyInfo? {
        properties.first { $0.name == name && $0.isStatic == isStatic }
    }

    func adopts(_ name: String) -> Bool { inherited.contains(name) || inherited.contains("SwiftUI." + name) }
}

/// A property, a global variable or a local one.
struct PropertyInfo {
    let name: String
    let isStatic: Bool
    let isConstant: Bool
    let isComputed: Bool
    let type: TypeSyntax?
    let initializer: ExprSyntax?
    let getter: CodeBlockItemListSyntax?
    /// The property wrappers and other attributes, by name.
    let attributes: [String: AttributeSyntax]
    let file: ParsedSource

    /// Whether the memberwise initialiser takes it.
    var isMemberwise: Bool {
        !isStatic && !isComputed && !(isConstant && initializer != nil)
            && attributes["Environment"] == nil && attributes["EnvironmentObject"] == nil
    }
    /// Whether a closure that is passed for it is called at once.
    var isBuilt: Bool { attributes["ViewBuilder"] != nil && type?.isFunction == false }
}

/// A function.
struct FunctionInfo {
    let syntax: FunctionDeclSyntax
    let isStatic: Bool
    let file: ParsedSource
}

/// An initialiser.
struct InitializerInfo {
    let syntax: InitializerDeclSyntax
    let file: ParsedSource
}

/// A case of an enumeration.
struct CaseInfo {
    let name: String
    let labels: [String?]
    let rawValue: ExprSyntax?
}

extension TypeSyntax {
    /// The name without optional marks, attributes and generic arguments.
    var plainName: String {
        switch self.as(TypeSyntaxEnum.self) {
        case .optionalType(let type): type.wrappedType.plainName
        case .implicitlyUnwrappedOptionalType(let type): type.wrappedType.plainName
        case .attributedType(let type): type.baseType.plainName
        case .someOrAnyType(let type): type.constraint.plainName
        case .identifierType(let type): type.name.text
        case .memberType(let type): type.baseType.plainName + "." + type.name.text
        default: trimmedDescription
        }
    }

    var isFunction: Bool {
        switch self.as(TypeSyntaxEnum.self) {
        case .functionType: true
        case .optionalType(let type): type.wrappedType.isFunction
        case .attributedType(let type): type.baseType.isFunction
        case .tupleType(let type): type.elements.count == 1 && type.elements.first?.type.isFunction == true
        default: false
        }
    }

    /// The type of the elements of a collection; nil for other types.
    var elementType: TypeSyntax? {
        switch self.as(TypeSyntaxEnum.self) {
        case .arrayType(let type): type.element
        case .optionalType(let type): type.wrappedType.elementType
        case .identifierType(let type):
            ["Array", "Set", "FetchedResults", "Results", "Binding"].contains(type.name.text)
                ? type.genericArgumentClause?.arguments.first.flatMap { TypeSyntax($0.argument) } : nil
        default: nil
        }
    }
}

extension AttributeListSyntax {
    /// The attributes by name.
    var named: [String: AttributeSyntax] {
        var result: [String: AttributeSyntax] = [:]
        for case .attribute(let attribute) in self { result[attribute.attributeName.plainName] = attribute }
        return result
    }
}
