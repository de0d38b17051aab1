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
        // A file keeps the path by which the user named it.
        let named = Set(call.paths.map(Self.absolute))
        let roots = Set(call.paths.map { ProjectResources.root(around: $0) }).sorted()
        let others = InterfaceFiles(in: roots, suffixes: ["swift"]).paths.filter {
            $0.hasSuffix(".swift") && !named.contains(Self.absolute($0))
        }
        let index = SourceIndex(call.paths + others, texts: texts(of: roots))
        let wanted = Set(call.paths)
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
        return answer
    }

    /// The texts of projects: those of the table that code means unless it names another.
    private func texts(of roots: [String]) -> TextCatalog {
        var texts: [String: String] = [:]
        for root in roots {
            let table = ProjectResources(around: root)
                .strings(in: call.display.locale ?? "en", of: root + "/Localizable.strings")
            texts.merge(table?.entries.mapValues { $0.text.text() } ?? [:]) { first, _ in first }
        }
        return TextCatalog(texts)
    }

    private static func absolute(_ path: String) -> String { URL(filePath: path).standardizedFileURL.path }
}
