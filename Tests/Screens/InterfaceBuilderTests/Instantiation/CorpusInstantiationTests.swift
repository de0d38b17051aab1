import AccessibilityTree
import Foundation
import HeadlessUIKit
import InterfaceBuilder
import Testing

@Suite(.enabled(if: FileManager.default.fileExists(atPath: corpus.path), "the corpus is not beside the package"))
@MainActor struct InstantiationCorpusTests {
    @Test(.timeLimit(.minutes(2))) func `every scene and every top-level object of real files is made and captured`()
        async throws
    {
        let paths = corpusPaths()
        var scenes = 0
        var items = 0
        var nodes = 0
        var kinds: [String: Int] = [:]
        for result in await InterfaceBuilderDocument.read(paths: paths) {
            let document = try result.get()
            if document.facts.kind == .storyboard {
                let storyboard = UIStoryboard(document: document)
                for scene in storyboard.scenes {
                    #expect(!scene.name.isEmpty)
                    guard let controller = scene.instantiateViewController() else {
                        #expect(scene.isReference)
                        continue
                    }
                    scenes += 1
                    nodes += capture(controller, scene.size).count
                }
                for note in storyboard.notes { kinds[note.message, default: 0] += 1 }
            } else {
                let nib = UINib(document: document)
                for item in nib.items() {
                    #expect(!item.name.isEmpty)
                    items += 1
                    if let view = item.object as? UIView { nodes += capture(view).count }
                }
                #expect(nib.notes.isEmpty)
            }
        }
    }
}
