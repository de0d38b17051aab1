import AccessibilityAudit
import AuditReports
import CommandIO
import FileScreens
import Foundation
import HeadlessUIKit
import InterfaceBuilder
import StrictXML

/// An audit of files and folders.
@MainActor package struct AuditRun {
    /// The patterns of files that are left out, as in a `.gitignore`.
    package var excluded: [String] = []
    /// The commit, branch or tag since which a file has to have changed; nil for all files.
    package var changedSince: String?
    /// The part of the files that is audited; nil for all.
    package var part: AuditShard?
    /// The settings in which screens of Interface Builder files are shown as well.
    package var otherSettings: [OtherSettings] = []
    /// Whether storyboards are walked as well.
    package var walks = false
    /// Whether UIKit's warnings about constraints are written to standard error. The rule broken-constraints reports
    /// them in any case.
    package var isVerbose = false
    /// Whether ``snapshots`` are taken.
    package var takesSnapshots = false
    /// The state of the files before they were read; empty unless snapshots are taken.
    package private(set) var snapshots: FileSnapshots

    private let runner: AuditRunner
    private let paths: [String]
    private let scenes: SceneRequest
    private let files: FileReader
    private let root: String
    private var auditing: ScreenAuditing

    /// Creates an audit.
    ///
    /// - Parameters:
    ///   - runner: The rules that are checked.
    ///   - paths: The files and folders.
    ///   - scenes: The requested screens, and how they are shown.
    ///   - files: Reads the files.
    ///   - root: The folder that paths in the identities of findings are relative to.
    ///   - keepsScreens: Whether ``screens`` are kept.
    package init(
        _ runner: AuditRunner, _ paths: [String], _ scenes: SceneRequest, _ files: FileReader, root: String,
        keepsScreens: Bool
    ) {
        (self.runner, self.paths, self.scenes, self.files, self.root) = (runner, paths, scenes, files, root)
        auditing = ScreenAuditing(
            runner, keepsScreens: keepsScreens, places: MarkupRanges(sizeLimit: files.limit), root: root)
        snapshots = FileSnapshots(sizeLimit: files.limit)
    }

    /// The screens as they were audited, for pictures; none unless they are kept.
    package var screens: [ReportScreen] { auditing.screens }

    /// Returns all findings.
    ///
    /// - Parameter reportPaths: The paths of files in reports, whose order is that of the findings.
    package mutating func run(_ reportPaths: ReportPaths) async throws -> AuditResult {
        let handler = Diagnostics.handler
        defer { Diagnostics.handler = handler }
        if !isVerbose {
            Diagnostics.handler = { if $0.name != Diagnostic.Name.unsatisfiableConstraints { handler($0) } }
        }
        let changes = try changedSince.map { reference throws(ToolError) in try ChangedFiles(since: reference) }
        let found = try ScreenFiles(paths, takesPropertyLists: true)
        let shared = scenes.project(found.paths)
        var auditing = auditing
        auditing.project = shared
        defer { self.auditing = auditing }
        var audits = FileAudits(runner, changes)
        let excluded = IgnoreRules(excluded.joined(separator: "\n"))
        let all = found.paths + found.propertyLists
        let paths = part(of: all.filter { !AuditPath.isMatched($0, by: excluded) })
        let apps = AppAuditing(runner, files, root: root)
        // The app of a file may be described outside of the folders that were named.
        let around = self.paths.filter { $0 != "-" }.flatMap(InterfaceFiles.appDescriptions)
        let forced = ForcedAppearances(found.propertyLists + around, files)
        var storyboards: [(path: String, document: InterfaceBuilderDocument)] = []
        let audited = paths.filter { changes?.contains($0) ?? true || showsOthers($0) }
        let progress = ProgressLine(total: audited.count)
        // Before any is opened: a file that is saved afterwards is not fixed by its old content.
        if takesSnapshots { for path in audited { snapshots.take(path) } }
        for path in audited {
            progress.next(path)
            do {
                if InterfaceFiles.describesApp(path) {
                    await audits.add(FileAudit(path, try apps.audit(path)))
                    continue
                }
                let appearance = scenes.display.appearance == nil ? forced.appearance(of: path) : nil
                let screens = try screens(of: path, appearance, shared)
                var checks = [await auditing.audit(screens, of: path)]
                // A view description has its own size.
                if screens.contains(where: { $0.document != nil }) {
                    for other in otherSettings { checks += try await audit(path, in: other, appearance, auditing) }
                }
                await audits.add(FileAudit(path, checks))
                let unread = screens.reduce(0) { $0 + $1.unreadElements.count }
                if unread > 0, changes?.contains(path) ?? true { audits.leaveUnmeasured(path, unread) }
                if walks, let document = screens.first?.document, document.facts.kind == .storyboard {
                    storyboards.append((path, document))
                }
            } catch let error as ToolError where error.exitCode == .dataError && !found.isSingle {
                guard changes?.contains(path) ?? true else { continue }
                progress.clear()
                audits.skip(path, error.message)
                StandardError.write("earshot: \(error)\n")
            }
        }
        var result = await audits.finish()
        progress.clear()
        // A shard may consist of unreadable files.
        guard !result.files.isEmpty || result.skipped.isEmpty || part != nil else { throw Self.nothingRead }
        WalkAuditing.audit(storyboards, runner, root: root, into: &result) { changes?.contains($0) ?? true }
        result.sort()
        result.order(by: reportPaths.path)
        return result
    }

    /// The error of a run that could read none of its files.
    package nonisolated static let nothingRead = ToolError(
        "no file could be read", remedy: "see the lines above", exitCode: .dataError)

    /// Loads the screens of a file in the appearance that its app forces.
    private func screens(
        of path: String, _ appearance: String?, _ shared: ProjectDocuments
    ) throws -> [LoadedScreen] {
        guard appearance == "dark" else { return try scenes.load(path, files, of: shared) }
        var dark = scenes
        dark.display = try Display(scenes.display.fields.merging(["appearance": "dark"]) { $1 })
        return try dark.load(path, files)
    }

    /// Shows the screens of a file in other settings than the usual one, and checks them there, but for those that its
    /// app never shows because it forces an appearance.
    private func audit(
        _ path: String, in other: OtherSettings, _ appearance: String?, _ auditing: ScreenAuditing
    ) async throws -> [[Task<AuditRunner.Answers, Never>]] {
        var auditing = auditing.asking(other.rules)
        let usual = scenes.display
        defer { usual.apply() }
        var checks: [[Task<AuditRunner.Answers, Never>]] = []
        for (name, fields) in other.settings {
            if appearance != nil, fields["appearance"] != nil { continue }
            let forced = appearance.map { ["appearance": $0] } ?? [:]
            // Options for all screens take precedence.
            let display = try Display(usual.fields.merging(fields) { $1 }.merging(forced) { $1 })
            let screens = try ScreenFile.load(path, files, isBare: scenes.isBare, on: display)
            checks.append(await auditing.audit(try screens.wanted(scenes.scene, in: path), of: path, setting: name))
        }
        return checks
    }

    /// The files of the part that is audited.
    private func part(of paths: [String]) -> [String] {
        guard let part else { return paths }
        let files = paths.map { path in
            var status = stat()
            let size = stat(path, &status) == 0 ? Int(status.st_size) : 0
            return (name: AuditPath.relative(path), size: size)
        }
        return part.places(of: files).map { paths[$0] }
    }

    /// Whether a file shows objects of other files, so that issues of those may only be seen here.
    private func showsOthers(_ path: String) -> Bool {
        guard path != "-", let bytes = try? InputFile.read(path: path, maximumSize: files.limit) else { return true }
        return Data(bytes).range(of: Data("viewControllerPlaceholder".utf8)) != nil
    }
}
