import CommandIO
import Foundation
import InterfaceBuilder

/// The appearances that the apps of a run force on their screens (`UIUserInterfaceStyle`): no other one is ever shown.
struct ForcedAppearances {
    // The folders with the declarations of apps, and "light", "dark" or nil for each.
    private let apps: [(folder: [String], appearance: String?)]

    /// Reads the property lists and the projects of a run; those that can't be read force nothing.
    init(_ paths: [String], _ files: FileReader) {
        apps = paths.flatMap { path -> [(folder: [String], appearance: String?)] in
            let levels = AppProject.isNamed(path) ? 2 : 1
            let folder = Array(URL(filePath: path).standardizedFileURL.pathComponents.dropLast(levels))
            return ((try? AppAuditing.apps(in: path, files)) ?? []).map { entries in
                let style = entries.last { $0.key == "UIUserInterfaceStyle" }?.texts.first?.lowercased()
                return (folder, style.flatMap { ["light", "dark"].contains($0) ? $0 : nil })
            }
        }
    }

    /// Returns the appearance that the app of a file forces: "light" or "dark"; nil where it follows the user's. The
    /// app is the one whose folder, or the folder around that, is nearest above the file.
    func appearance(of path: String) -> String? {
        guard !apps.isEmpty else { return nil }
        let file = URL(filePath: path).standardizedFileURL.pathComponents
        func rank(_ folder: [String]) -> Int? {
            if file.starts(with: folder) { return folder.count * 2 }
            return file.starts(with: folder.dropLast()) ? folder.count * 2 - 3 : nil
        }
        let ranked = apps.compactMap { app in rank(app.folder).map { (rank: $0, appearance: app.appearance) } }
        let best = ranked.filter { $0.rank == ranked.map(\.rank).max() }.map(\.appearance)
        // Several apps in one folder may differ.
        return best.allSatisfy { $0 == best.first } ? best.first ?? nil : nil
    }
}
