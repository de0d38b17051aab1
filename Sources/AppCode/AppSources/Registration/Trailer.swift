import SwiftSyntax

/// The code appended after the last line of a file.
struct Trailer {
    /// The comment before added code, by which an adapted file is recognised.
    static let mark = "// What Objective-C would know by name, put in by earshot adapt."

    /// Calls that register names.
    var calls: [Conditional] = []
    /// Whole declarations.
    var declarations: [Conditional] = []
    /// The file's imports as they are written.
    private(set) var imports: [String] = []
    private(set) var importsUIKit = false
    private var added: [String] = []
    private var functions = 0

    /// A name for a function that no other of the file has.
    mutating func nextFunctionName() -> String {
        defer { functions += 1 }
        return "_objectiveCNames\(functions)"
    }

    mutating func noteImport(_ node: ImportDeclSyntax, of module: String) {
        if module == "UIKit" { importsUIKit = true }
        guard node.enclosing(IfConfigDeclSyntax.self) == nil, node.importKindSpecifier == nil else { return }
        imports.append("import \(module)")
    }

    /// Adds the imports needed by members that came from another file.
    mutating func add(imports other: [String]) {
        for line in other where !imports.contains(line) && !added.contains(line) { added.append(line) }
    }

    /// The text, or nothing.
    func text(of source: ParsedSource) -> String {
        let isScript = source.tree.statements.contains {
            !$0.item.is(DeclSyntax.self) && $0.item.as(MacroExpansionExprSyntax.self)?.macroName.text != "Preview"
        }
        // Code at the top runs in its order, and there nothing is put before it.
        let calls = isScript ? [] : calls
        guard !calls.isEmpty || !declarations.isEmpty || !added.isEmpty else { return "" }
        var text = source.bytes.last == UInt8(ascii: "\n") || source.bytes.isEmpty ? "" : "\n"
        text += Self.mark + "\n"
        if !importsUIKit { text += "import UIKit\n" }
        for line in added where line != "import UIKit" { text += line + "\n" }
        for declaration in declarations { text += declaration.lines }
        guard !calls.isEmpty else { return text }
        text += "@MainActor private func _objectiveCNames() {\n"
        for call in calls { text += call.lines }
        // The loader calls it, as it calls the constructors of C.
        return text + """
            }
            #if compiler(>=6.3)
            @section(".init_array") @used private let _objectiveCNamesWhenLoaded: @convention(c) () -> Void = { ObjectiveCNames.whenNeeded { _objectiveCNames() } }
            #endif

            """
    }
}

extension ParsedSource {
    /// Whether the file is one that was adapted before.
    var isAdapted: Bool {
        let mark = Array(Trailer.mark.utf8)
        return bytes.count >= mark.count && bytes.firstRange(of: mark) != nil
    }
}
