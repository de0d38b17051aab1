import Foundation
import HeadlessUIKit
import ScreenReader
import StrictJSON

/// Keeps the labels that a user has given to elements: one file for all apps, in the folder for state that belongs to a
/// user (`$XDG_STATE_HOME/earshot`, else `~/.local/state/earshot`).
package struct LabelStore {
    /// The file with the labels.
    let file: URL
    /// Which app's labels are meant: the path of the file that is explored.
    let app: String

    private struct Content: Codable {
        var format: String
        var apps: [String: UserLabels]
    }

    private static let format = "earshot-labels/1"
    private static let sizeLimit = 16 << 20

    /// The store of the user for an app.
    ///
    /// - Parameter environment: where `XDG_STATE_HOME` and `HOME` are looked up. A relative folder is ignored, as the
    ///   XDG specification requires.
    package static func standard(
        app: String, environment: [String: String] = ProcessInfo.processInfo.environment
    ) -> LabelStore {
        LabelStore(file: StateFolder.file("labels.json", environment: environment), app: app)
    }

    /// The labels of the app. A file that can't be read as labels is put aside, never overwritten, and `report` says so.
    package func load(_ report: (String) -> Void) -> UserLabels {
        content(report)?.apps[app] ?? UserLabels()
    }

    /// Replaces the labels of the app and leaves those of other apps. False when that could not be done; `report` says what.
    package func save(_ labels: UserLabels, _ report: (String) -> Void) -> Bool {
        // A file that could neither be read nor put aside must not be lost.
        guard var content = content(report) else { return false }
        content.apps[app] = labels.isEmpty ? nil : labels
        do {
            try StateFolder.prepare(for: file)
            let text = try StrictJSONEncoder().encode(content).text(.indented, sortsKeys: true)
            try Data(text.utf8).write(replacing: file)
            return true
        } catch {
            report("cannot save the label in \(file.path)")
            return false
        }
    }

    private func content(_ report: (String) -> Void) -> Content? {
        let empty = Content(format: Self.format, apps: [:])
        guard FileManager.default.fileExists(atPath: file.path) else { return empty }
        let size = (try? FileManager.default.attributesOfItem(atPath: file.path)[.size] as? Int) ?? 0
        if size <= Self.sizeLimit, let data = try? Data(contentsOf: file),
            let content = try? StrictJSONDecoder().decode(Content.self, from: data), content.format == Self.format
        {
            return content
        }
        return putAside(report) ? empty : nil
    }

    private func putAside(_ report: (String) -> Void) -> Bool {
        guard let aside = StateFolder.putAside(file) else {
            report("the saved labels in \(file.path) are damaged and could not be moved away")
            return false
        }
        report("the saved labels are damaged and were moved to \(aside.path)")
        return true
    }
}
