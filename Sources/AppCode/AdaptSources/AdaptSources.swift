import Foundation
import PackagePlugin

/// Lets a target compile an app's Swift files as they were written for iOS.
///
/// Files below the target's folder that the manifest excludes are adapted, and the copies compiled; errors name the
/// files themselves. A target that excludes none has its own sources adapted in place: the compiler reads the files
/// that `overlay.yaml` in the plugin's folder lists, which the manifest has to pass on with
/// `.unsafeFlags(["-vfsoverlay", ".build/plugins/outputs/PACKAGE/TARGET/destination/AdaptSources/overlay.yaml"])`.
@main struct AdaptSources: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
        guard let module = target as? SwiftSourceModuleTarget else { return [] }
        let tool = try context.tool(named: "earshot-adapt").url
        let folder = context.pluginWorkDirectoryURL
        let own = module.sourceFiles(withSuffix: "swift").map(\.url).sorted { $0.path < $1.path }
        let excluded = swiftFiles(below: target.directoryURL).subtracting(own.map(\.standardizedFileURL.path)).sorted()
        guard excluded.isEmpty else {
            let outputs = try copies(of: excluded, below: target.directoryURL, in: folder)
            return [
                .buildCommand(
                    displayName: "Adapting \(excluded.count) files of \(target.name)", executable: tool,
                    arguments: ["--flat", "--source-locations", "--all", "-o", folder.path] + excluded,
                    inputFiles: excluded.map { URL(filePath: $0) }, outputFiles: outputs)
            ]
        }
        let mark = folder.appending(path: "AdaptedSources.swift")
        return [
            .buildCommand(
                displayName: "Adapting \(own.count) files of \(target.name)", executable: tool,
                arguments: [
                    "--flat", "--all", "-o", folder.path, "--overlay", folder.appending(path: "overlay.yaml").path,
                    "--mark", mark.path,
                ] + own.map(\.path),
                inputFiles: own, outputFiles: [mark])
        ]
    }

    /// Returns the paths of the copies: under unique names, because a module may have each file name only once.
    private func copies(of paths: [String], below root: URL, in folder: URL) throws -> [URL] {
        var names: [String: String] = [:]
        return try paths.map { path in
            let name = URL(filePath: path).lastPathComponent
            if let other = names.updateValue(path, forKey: name) {
                Diagnostics.error("two files of a module can't have the same name: \(other) and \(path)")
                throw SameName()
            }
            return folder.appending(path: name.dropLast(".swift".count) + "+Adapted.swift")
        }
    }

    private struct SameName: Error {}

    private func swiftFiles(below root: URL) -> Set<String> {
        let found = FileManager.default.enumerator(
            at: root, includingPropertiesForKeys: [.isRegularFileKey], options: [.skipsHiddenFiles])
        var paths: Set<String> = []
        while let file = found?.nextObject() as? URL {
            if file.pathExtension == "swift" { paths.insert(file.standardizedFileURL.path) }
        }
        return paths
    }
}
