import Foundation
import InterfaceBuilder
import TestSupport

@testable import StoryboardWalk

extension WalkFixtures {
    /// Writes files into a new folder, walks the storyboards among them, and judges them together.
    @MainActor static func walk(_ files: [String: String], _ order: [String]) throws -> [Walk] {
        let folder = try temporaryFolder()
        defer { try? FileManager.default.removeItem(at: folder) }
        for (name, text) in files {
            let file = folder.appending(path: name)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
        let paths = order.map { folder.appending(path: $0).path }
        let finder = StoryboardFinder(paths)
        let walks = try paths.map { path in
            StoryboardWalker.walk(try InterfaceBuilderDocument.read(path: path), path: path, finder: finder)
        }
        return WalkJudge(walks).walks.map { walk in
            // The folder's name is another one each time.
            var walk = walk
            walk.file = URL(filePath: walk.file).lastPathComponent
            for index in walk.scenes.indices { walk.scenes[index].location.file = walk.file }
            for index in walk.passages.indices { walk.passages[index].location.file = walk.file }
            return walk
        }
    }
}
