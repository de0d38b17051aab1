import Foundation
import PackagePlugin

/// `swift package audit`: the tool's audit of a package's storyboards, xibs, view descriptions and page sources.
///
/// Arguments are those of `earshot audit`; without a path the whole package is audited.
@main struct AuditPlugin: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) async throws {
        let tool = try context.tool(named: "earshot")
        let process = Process()
        process.executableURL = tool.url
        process.currentDirectoryURL = context.package.directoryURL
        process.arguments = ["audit"] + arguments
        try process.run()
        process.waitUntilExit()
        guard process.terminationReason == .exit else {
            return Diagnostics.error("earshot was terminated by signal \(process.terminationStatus)")
        }
        switch process.terminationStatus {
        case 0: break
        case 1: Diagnostics.error("the audit found accessibility issues")
        case let status: Diagnostics.error("earshot audit failed with exit code \(status)")
        }
    }
}
