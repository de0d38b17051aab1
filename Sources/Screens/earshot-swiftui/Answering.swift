import FileScreens
import Foundation
import HeadlessUIKit
import InterfaceBuilder
import SwiftUISource

/// Evaluates the screens of files with the sources of the projects around them.
@MainActor struct Answering {
    private let call: Call

    init(_ call: Call) { self.call = call }

    /// Returns the screens of the files.
    func answer() -> SourceAnswer {
        // Messages about views are for their developers, who see them where the app runs.
        Diagnostics.handler = { _ in }
        MainLoop.main.clock = .virtual
        var answer = SourceAnswer()
        var projects: [String: [String]] = [:]
        for path in call.paths { projects[ProjectResources.root(around: path), default: []].append(path) }
        for (root, paths) in projects.sorted(by: { $0.key < $1.key }) { add(root, paths, to: &answer) }
        return answer
    }

    private func add(_ root: String, _ paths: [String], to answer: inout SourceAnswer) {
        // A file keeps the path by which the user named it.
        let named = Set(paths.map(Self.absolute))
        let others = InterfaceFiles(in: [root], suffixes: ["swift"]).paths.filter { !named.contains(Self.absolute($0)) }
        // The texts of code are in the table of this name unless it names another.
        let table = ProjectResources(around: root)
            .strings(in: call.display.locale ?? "en", of: root + "/Localizable.strings")
        let texts = TextCatalog(table?.entries.mapValues { $0.text.text() } ?? [:])
        let index = SourceIndex(paths + others, texts: texts)
        let wanted = Set(paths)
        answer.omissions += index.omissions.filter { wanted.contains($0.path) }
            .map { SourceAnswer.Omission(path: $0.path, reason: $0.reason) }
        let sources = SourceScreens(index)
        for (place, screen) in sources.screens.enumerated() where wanted.contains(screen.location.file) {
            call.display.apply()
            let shown = sources.show(place, includesAppearance: true)
            answer.screens.append(
                SourceAnswer.Screen(
                    name: screen.name, kind: screen.kind.rawValue, typeName: screen.typeName,
                    location: screen.location, tree: shown.tree, isKnown: shown.isKnown,
                    unknown: shown.unknownViews.merging(shown.unknownModifiers.map { ("." + $0.key, $0.value) }) { $1 })
            )
        }
    }

    private static func absolute(_ path: String) -> String { URL(filePath: path).standardizedFileURL.path }
}
