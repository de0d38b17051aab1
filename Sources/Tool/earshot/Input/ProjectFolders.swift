import Foundation
import InterfaceBuilder
import Synchronization

/// The resources of projects, each of which is looked through once, for whoever asks on whatever processor.
final class ProjectFolders: Sendable {
    private struct Known {
        /// The resources by the folders of their projects.
        var projects: [String: ProjectResources] = [:]
        /// The folders of projects by the folders of files.
        var roots: [String: String] = [:]
    }

    private let known = Mutex(Known())

    /// The resources of the project around a file.
    func resources(around file: String) -> ProjectResources {
        let own = URL(filePath: file).deletingLastPathComponent().path
        return known.withLock { known in
            let folder = known.roots[own] ?? ProjectResources.root(around: file)
            known.roots[own] = folder
            if let project = known.projects[folder] { return project }
            let found = ProjectResources(around: folder)
            known.projects[folder] = found
            return found
        }
    }
}
