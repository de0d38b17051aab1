import SwiftSyntax

extension FileAdapter {
    /// `cellClass.init(style: .default, reuseIdentifier: nil)` makes an object of the class in a variable. Swift lets
    /// that be done only by required initialisers, Objective-C by all; the context of the call determines the class.
    func adaptMaking(_ node: FunctionCallExprSyntax) {
        guard let member = node.calledExpression.as(MemberAccessExprSyntax.self),
            member.declName.baseName.text == "init", let base = member.base, !base.is(SuperExprSyntax.self)
        else { return }
        let text = base.trimmedDescription
        guard text != "self", text != "Self", !text.contains("\n"), text.first?.isUppercase == false,
            !node.description.contains("await ")
        else { return }
        // A closure's own argument isn't known in the closure around the call.
        let isArgument = text.hasPrefix("$")
        guard !isArgument || text.dropFirst().allSatisfy(\.isNumber) && !node.arguments.description.contains("$") else {
            return
        }
        edits.insert(
            "ObjectiveCNames.making(\(text)) { \(isArgument ? "[_made = \(text)] in " : "")",
            at: node.byteRange.lowerBound)
        if isArgument { replace(base, with: "_made") }
        edits.insert(" }", at: node.byteRange.upperBound)
        trailer.add(imports: ["import UIKit"])
    }
}
