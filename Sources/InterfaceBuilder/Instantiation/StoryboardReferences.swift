import Foundation
import HeadlessUIKit

/// The storyboards that storyboard references point to, each opened once for all that refer to it.
///
/// Storyboards may refer to each other, so it holds them, and they do not hold it, but for the one that was opened first.
@MainActor final class StoryboardReferences {
    private var storyboards: [String: UIStoryboard] = [:]
    // What could not be opened is not tried again with each passage.
    private var missing: Set<String> = []
    private static let limit = 256

    /// The storyboard of a name in the folder of another one's file, or in its bundle; nil when there is none.
    func storyboard(_ name: String, beside archive: Archive) -> UIStoryboard? {
        // The name comes from a file, and leads to no other folder.
        guard !name.isEmpty, name.utf8.count <= 255, !name.utf8.contains(where: { $0 == UInt8(ascii: "/") || $0 == 0 })
        else { return nil }
        let own = archive.document.file.map { URL(fileURLWithPath: $0).deletingLastPathComponent() }
        let key = (own?.standardizedFileURL.path ?? "") + "/" + name
        if let known = storyboards[key] { return known }
        guard !missing.contains(key), storyboards.count + missing.count < Self.limit else { return nil }
        guard let document = document(name, in: own, archive.bundle) else {
            missing.insert(key)
            return nil
        }
        let storyboard = UIStoryboard(
            document: archive.adaptation.prepare?(document) ?? document, classes: archive.classes,
            limits: archive.limits, traits: archive.traits)
        storyboard.archive.bundle = archive.bundle
        storyboard.archive.adaptation = archive.adaptation
        storyboard.archive.sharedReferences = self
        storyboards[key] = storyboard
        return storyboard
    }

    private func document(_ name: String, in folder: URL?, _ bundle: Bundle?) -> InterfaceBuilderDocument? {
        if let path = folder?.appendingPathComponent(name + ".storyboard").path,
            FileManager.default.fileExists(atPath: path),
            let document = try? InterfaceBuilderDocument.read(path: path)
        {
            return document
        }
        return bundle.flatMap { try? BundleFile.document(name, "storyboard", in: $0) }
    }
}
