import Foundation
import PackagePlugin

/// `swift package audit`: the tool's audit of a package's storyboards, xibs, view descriptions and page sources.
///
/// Arguments are those of `earshot audit`; without a path the whole package is audited. An `earshot` in `PATH` is used if
/// its version is that of the package; otherwise the tool is built, which takes minutes.
@main struct AuditPlugin: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) async throws {
        guard let tool = try installedTool(version: version(in: context.package)) ?? builtTool() else { return }
        let process = try started(tool, ["audit"] + arguments, in: context.package.directoryURL)
        process.waitUntilExit()
        guard process.terminationReason == .exit else {
            return Diagnostics.error("earshot was terminated by signal \(process.terminationStatus)")
        }
        switch process.terminationStatus {
        case 0: break
        case 1: Diagnostics.error("the audit found issues")
        case let status: Diagnostics.error("earshot audit ended with exit code \(status)")
        }
    }

    /// The version of Earshot that the package depends on; nil if the dependency is a branch, a commit or a folder.
    private func version(in package: Package) -> String? {
        var packages = [package]
        var seen: Set<String> = []
        while let next = packages.popLast() {
            guard seen.insert(next.id).inserted else { continue }
            if next.products.contains(where: { $0.name == "earshot-synthesizer" }) {
                guard case .repository(_, let version, _) = next.origin else { return nil }
                return version
            }
            packages += next.dependencies.map(\.package)
        }
        return nil
    }

    /// The first `earshot` in `PATH`, if it has a version.
    private func installedTool(version: String?) -> URL? {
        guard let version else { return nil }
        let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
        let tools = folders.map { URL(filePath: String($0)).appending(path: "earshot") }
        guard let tool = tools.first(where: { FileManager.default.isExecutableFile(atPath: $0.path) }) else {
            return nil
        }
        let output = Pipe()
        guard let process = try? started(tool, ["--version"], output: output),
            let text = try? output.fileHandleForReading.readToEnd()
        else { return nil }
        process.waitUntilExit()
        guard String(decoding: text, as: UTF8.self).split(separator: "\n").first.map(String.init) == version else {
            return nil
        }
        Diagnostics.remark("\(tool.path) has version \(version) and is used")
        return tool
    }

    private func builtTool() throws -> URL? {
        Diagnostics.progress("building earshot; an installed earshot of the package's version needs no build")
        let result = try packageManager.build(
            .product("earshot"), parameters: .init(configuration: .debug, logging: .concise))
        guard result.succeeded, let tool = result.builtArtifacts.first(where: { $0.url.lastPathComponent == "earshot" })
        else {
            Diagnostics.error("earshot can't be built:\n\(result.logText)")
            return nil
        }
        return tool.url
    }

    private func started(_ tool: URL, _ arguments: [String], in folder: URL? = nil, output: Pipe? = nil) throws
        -> Process
    {
        let process = Process()
        process.executableURL = tool
        process.arguments = arguments
        if let folder { process.currentDirectoryURL = folder }
        if let output { process.standardOutput = output }
        try process.run()
        return process
    }
}
