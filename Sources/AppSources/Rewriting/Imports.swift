import SwiftSyntax

/// Apple's modules whose types are in the module UIKit here, as far as there are any.
enum ModulesWithin {
    private static let uikit: Set<String> = [
        "CoreFoundation", "CoreGraphics", "ObjectiveC", "QuartzCore", "UniformTypeIdentifiers",
    ]

    /// The module that is imported instead; nil for the same.
    static func replacement(for module: String) -> String? { uikit.contains(module) ? "UIKit" : nil }
}

extension FileAdapter {
    /// Adapts what is imported. Modules of Linux have no parts.
    func adaptImport(_ node: ImportDeclSyntax) {
        guard let first = node.path.first, let last = node.path.last else { return }
        if let other = ModulesWithin.replacement(for: first.name.text) ?? moduleOfTexts(first.name.text) {
            let start = node.importKindSpecifier?.byteRange.lowerBound ?? first.byteRange.lowerBound
            edits.replace(start..<last.byteRange.upperBound, of: source.bytes, with: other)
            trailer.noteImport(node, of: other)
            return
        }
        trailer.noteImport(node, of: first.name.text)
        guard node.importKindSpecifier == nil, node.path.count > 1 else { return }
        edits.blank(first.name.byteRange.upperBound..<last.byteRange.upperBound, of: source.bytes)
    }

    /// UIKit in place of Foundation where texts of the app's language are asked for: its functions look into the app's
    /// folder, and Foundation's into the bundle of a program that has none.
    private func moduleOfTexts(_ module: String) -> String? {
        guard module == "Foundation" else { return nil }
        let asks = ["NSLocalizedString(", "String(localized:"].contains {
            source.bytes.firstRange(of: Array($0.utf8)) != nil
        }
        return asks ? "UIKit" : nil
    }
}
