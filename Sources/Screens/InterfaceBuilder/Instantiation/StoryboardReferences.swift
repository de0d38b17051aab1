import Foundation
import HeadlessUIKit

/// The storyboards that storyboard references point to, each opened once for all that refer to it.
///
/// Storyboards may refer to each other, so it holds them, and they do not hold it, but for the one that was opened
/// first.
@MainActor final class StoryboardReferences {
    private var storyboards: [String: UIStoryboard] = [:]
    // The storyboards that could not be opened, which are not tried again with each segue.
    private var missing: Set<String> = []
    private static let limit = 256

    private lazy var finder = StoryboardFinder()

    /// The storyboard of a name that another one refers to, in its project or its bundle; nil when there is none.
    func storyboard(_ name: String, from archive: Archive) -> UIStoryboard? {
        guard StoryboardFinder.isFileName(name) else { return nil }
        let finder = archive.adaptation.finder ?? finder
        let path = archive.document.file.flatMap { finder.path(of: name, from: $0) }
        let key = path ?? name
        if let known = storyboards[key] { return known }
        guard !missing.contains(key), storyboards.count + missing.count < Self.limit else { return nil }
        guard let document = document(name, at: path, archive.bundle) else {
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

    private func document(_ name: String, at path: String?, _ bundle: Bundle?) -> InterfaceBuilderDocument? {
        if let path, let document = try? InterfaceBuilderDocument.read(path: path) { return document }
        return bundle.flatMap { try? BundleFile.document(name, "storyboard", in: $0) }
    }
}
