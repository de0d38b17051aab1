import AccessibilityAudit
import AccessibilityTree
import CommandIO
import InterfaceBuilder
import StrictXML

/// Checks an app as a whole: the settings in its `Info.plist` that affect all screens.
struct AppAuditing {
    private let runner: AuditRunner
    private let files: FileReader
    private let root: String

    init(_ runner: AuditRunner, _ files: FileReader, root: String) {
        // The other rules do not apply to a screen without views.
        self.runner = runner.only(Self.rules)
        (self.files, self.root) = (files, root)
    }

    private static let rules: Set<String> = [
        "orientation-lock", "appearance-forced", "app-language-missing", "app-name-not-readable",
    ]

    /// Returns the findings in a property list, or in a project whose build makes some; the rules do not apply to the
    /// lists of libraries, extensions and other systems.
    ///
    /// - Throws: `ToolError` for a file that can't be read.
    func audit(_ path: String) throws(ToolError) -> AuditResult {
        let apps = try Self.apps(in: path, files)
        var result = runner.emptyResult()
        var screen = AuditedScreen(AccessibilityTree())
        screen.file = AuditPath.path(of: path, from: root)
        if apps.isEmpty { result.add(runner.check(screen)) }
        for entries in apps {
            let texts = entries.map { ($0.key, AppDeclaration.Entry($0.texts, at: $0.location)) }
            // The last of two entries with one key counts, as for the system.
            screen.app = AppDeclaration(Dictionary(texts) { $1 })
            result.add(runner.check(screen))
        }
        return result
    }

    /// Returns the declarations of the apps in a property list or a project.
    ///
    /// - Throws: `ToolError` for a file that can't be read.
    static func apps(in path: String, _ files: FileReader) throws(ToolError) -> [[AppPropertyList.Entry]] {
        let bytes = try files.bytes(of: path)
        do throws(AppPropertyList.ParseError) {
            let file = FileReader.name(of: path)
            if AppProject.isNamed(path) { return try AppProject(bytes, file: file).apps.map(\.entries) }
            let list = try AppPropertyList(bytes, file: file)
            return list.isForApp ? [list.entries] : []
        } catch {
            throw ToolError(
                error.message, file: path, line: error.line, column: error.column, exitCode: .dataError)
        }
    }
}
