import SwiftSyntax

// Members that Objective-C finds at run time and Swift alone does not.
extension FileAdapter {
    /// The class that a member of an unknown object belongs to.
    private static let dynamicMembers: [String: String] = {
        let members = [
            "NSValue": [
                "cgRectValue", "cgPointValue", "cgSizeValue", "cgVectorValue", "cgAffineTransformValue",
                "uiEdgeInsetsValue", "uiOffsetValue", "directionalEdgeInsetsValue", "rangeValue", "caTransform3DValue",
            ],
            "NSNumber": [
                "doubleValue", "floatValue", "intValue", "integerValue", "uintValue", "int32Value", "int64Value",
                "boolValue", "uint64Value", "stringValue",
            ],
            "NSLayoutConstraint": [
                "priority", "constant", "multiplier", "relation", "firstItem", "secondItem", "firstAttribute",
                "secondAttribute",
            ],
            "UIView": ["tag"], "UISwitch": ["isOn"], "UISegmentedControl": ["selectedSegmentIndex"],
        ]
        return Dictionary(uniqueKeysWithValues: members.flatMap { type, names in names.map { ($0, type) } })
    }()

    /// The class that a method of an unknown object belongs to. One of another class ends the program, as there.
    private static let dynamicMethods = ["convert": "UIView", "perform": "NSObject", "responds": "NSObject"]
    /// Properties of UIKit's that may be any object.
    private static let anyObjects: Set<String> = ["accessibilityContainer", "firstItem", "secondItem"]

    /// `(value as AnyObject).doubleValue` finds the member in any class; here it is a number's or a value's. The result
    /// may be nil, as there.
    func adaptDynamicMember(_ node: MemberAccessExprSyntax) {
        let name = node.declName.baseName.plainName
        guard let base = node.base else { return }
        let object = base.unwrapped
        if let type = Self.dynamicMethods[name], node.parent?.is(FunctionCallExprSyntax.self) == true,
            object.id == base.id,
            isAnyObject(base)
        {
            edits.insert("(", at: base.byteRange.lowerBound)
            return edits.insert(" as! \(type))", at: base.byteRange.upperBound)
        }
        guard let type = Self.dynamicMembers[name], isAnyObject(base) else { return }
        edits.insert("ObjectiveCNames.dynamic(", at: node.byteRange.lowerBound)
        edits.replace(
            object.byteRange.upperBound..<node.byteRange.upperBound, of: source.bytes,
            with: ", \\\(type).\(name == "integerValue" ? "intValue" : name))")
        trailer.add(imports: ["import UIKit"])
    }

    /// Whether an object is declared as `AnyObject`: at its use, or at the declaration that it is taken from.
    private func isAnyObject(_ node: ExprSyntax) -> Bool {
        if node.trimmedDescription.contains("as AnyObject") { return true }
        let object = node.unwrapped
        if let name = object.as(DeclReferenceExprSyntax.self)?.baseName.plainName {
            guard let function = node.enclosing(FunctionDeclSyntax.self) else {
                return index.anyObjects.contains(name)
            }
            if let value = node.localValue(of: name) { return isAnyObject(value) }
            let parameter = function.signature.parameterClause.parameters.first {
                ($0.secondName ?? $0.firstName).plainName == name
            }
            return parameter.map { $0.type.isAnyObject } ?? index.anyObjects.contains(name)
        }
        if let item = object.as(SubscriptCallExprSyntax.self) { return isAnyObject(item.calledExpression) }
        guard let member = object.as(MemberAccessExprSyntax.self) else { return false }
        let name = member.declName.baseName.plainName
        if index.anyObjects.contains(name) || Self.anyObjects.contains(name) { return true }
        guard ["first", "last"].contains(name), let whole = member.base else { return false }
        return isAnyObject(whole)
    }

    /// `type(of: object).description()` asks a class that is only determined at run time.
    func adaptClassDescription(_ node: FunctionCallExprSyntax) {
        guard node.arguments.isEmpty, node.trailingClosure == nil,
            let member = node.calledExpression.as(MemberAccessExprSyntax.self),
            member.declName.baseName.text == "description",
            let call = member.base?.as(FunctionCallExprSyntax.self),
            call.calledExpression.trimmedDescription == "type", call.arguments.first?.label?.text == "of",
            let dot = member.period.previousToken(viewMode: .sourceAccurate)
        else { return }
        edits.insert("ObjectiveCNames.description(of: ", at: node.byteRange.lowerBound)
        let end = dot.endPositionBeforeTrailingTrivia.utf8Offset
        edits.replace(end..<node.byteRange.upperBound, of: source.bytes, with: ")")
        trailer.add(imports: ["import UIKit"])
    }

    /// Foundation on Linux finds neither UIKit's classes by their names nor an app's.
    func adaptClassFromString(_ node: FunctionCallExprSyntax) {
        guard let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName,
            name.text == "NSClassFromString"
        else { return }
        edits.replace(name.byteRange, of: source.bytes, with: "ObjectiveCNames.classFromString")
        trailer.add(imports: ["import UIKit"])
    }

    /// Replaces `ProcessInfo()` by `.processInfo`: only Apple's Foundation has a public initializer.
    func adaptProcessInfo(_ node: FunctionCallExprSyntax) {
        guard node.arguments.isEmpty, node.trailingClosure == nil,
            node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "ProcessInfo",
            let left = node.leftParen, let right = node.rightParen
        else { return }
        edits.replace(left.byteRange.lowerBound..<right.byteRange.upperBound, of: source.bytes, with: ".processInfo")
    }

    /// A delegate's window is an optional requirement of Objective-C's, and so twice optional there.
    func adaptOptionalWindow(_ node: OptionalChainingExprSyntax) {
        guard let inner = node.expression.as(OptionalChainingExprSyntax.self),
            inner.expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "window"
        else { return }
        blank(node.questionMark)
    }

    /// The same for a block that is an optional requirement, where it was taken out of the first of its two optionals.
    func adaptOptionalBlock(_ node: OptionalChainingExprSyntax) {
        guard node.parent?.is(FunctionCallExprSyntax.self) == true,
            let name = node.expression.as(DeclReferenceExprSyntax.self)?.baseName.plainName,
            let value = node.localValue(of: name)?.as(MemberAccessExprSyntax.self),
            value.declName.baseName.text == "accessibilityCustomContentBlock"
        else { return }
        blank(node.questionMark)
    }
}

extension TypeSyntax {
    /// Whether it is any object, or a list of any.
    var isAnyObject: Bool {
        ["AnyObject", "[AnyObject]"].contains(trimmedDescription.filter { !"?!".contains($0) })
    }
}

extension ExprSyntax {
    /// The expression without `!` or `?`.
    fileprivate var unwrapped: ExprSyntax {
        self.as(ForceUnwrapExprSyntax.self)?.expression ?? self.as(OptionalChainingExprSyntax.self)?.expression ?? self
    }
}
