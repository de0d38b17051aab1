import SwiftSyntax

// What Objective-C finds when the program runs and Swift alone does not.
extension FileAdapter {
    private static let values: Set<String> = [
        "cgRectValue", "cgPointValue", "cgSizeValue", "cgVectorValue", "cgAffineTransformValue", "uiEdgeInsetsValue",
        "uiOffsetValue", "directionalEdgeInsetsValue", "rangeValue", "caTransform3DValue",
    ]
    private static let numbers: Set<String> = [
        "doubleValue", "floatValue", "intValue", "integerValue", "uintValue", "int32Value", "int64Value", "boolValue",
        "uint64Value", "stringValue",
    ]

    /// `(value as AnyObject).doubleValue` finds the member in any class; here it is a number's or a value's. What it gives
    /// may be nothing, as there.
    func adaptDynamicMember(_ node: MemberAccessExprSyntax) {
        let name = node.declName.baseName.plainName
        guard let base = node.base, base.trimmedDescription.contains("as AnyObject"),
            let type = Self.values.contains(name) ? "NSValue" : Self.numbers.contains(name) ? "NSNumber" : nil
        else { return }
        let object = base.unwrapped
        edits.insert("ObjectiveCNames.dynamic(", at: node.byteRange.lowerBound)
        edits.replace(
            object.byteRange.upperBound..<node.byteRange.upperBound, of: source.bytes,
            with: ", \\\(type).\(name == "integerValue" ? "intValue" : name))")
        trailer.add(imports: ["import UIKit"])
    }

    /// `type(of: object).description()` asks a class that is known only when the program runs.
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

    /// A delegate's window is an optional requirement of Objective-C's, and so twice optional there.
    func adaptOptionalWindow(_ node: OptionalChainingExprSyntax) {
        guard let inner = node.expression.as(OptionalChainingExprSyntax.self),
            inner.expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "window"
        else { return }
        blank(node.questionMark)
    }
}

extension ExprSyntax {
    /// Without what is said about its being there.
    fileprivate var unwrapped: ExprSyntax {
        self.as(ForceUnwrapExprSyntax.self)?.expression ?? self.as(OptionalChainingExprSyntax.self)?.expression ?? self
    }
}
