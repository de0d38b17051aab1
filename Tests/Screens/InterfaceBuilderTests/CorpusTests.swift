import Foundation
import InterfaceBuilder
import Testing

let corpus = packageRoot.deletingLastPathComponent().appendingPathComponent("shared/corpora/interface-builder")

/// The storyboards and xibs of the corpus, in order.
func corpusPaths() -> [String] {
    let files = FileManager.default.enumerator(at: corpus, includingPropertiesForKeys: nil)
    return (files?.allObjects ?? []).compactMap { ($0 as? URL)?.path }
        .filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }.sorted()
}

@Suite(.enabled(if: FileManager.default.fileExists(atPath: corpus.path), "the corpus is not beside the package"))
struct CorpusTests {
    @Test func `every real document is decoded whole`() async throws {
        let paths = corpusPaths()
        #expect(paths.count == 942)
        var frames = 0
        var accessibility = 0
        for (path, result) in zip(paths, await InterfaceBuilderDocument.read(paths: paths)) {
            let document = try result.get()
            #expect(document.file == path)
            #expect((document.facts.kind == .xib) == path.hasSuffix(".xib"))
            for note in document.notes {
                // A test file of another tool has two ids twice; nothing else in the corpus is odd.
                #expect(path.hasSuffix("DuplicateID.xib"), "\(path):\(note.position): \(note.message)")
            }
            frames += document.objects.count { $0.frame != nil }
            accessibility += document.objects.count { $0.accessibility != nil }
        }
        #expect(frames == 10_816)
        #expect(accessibility == 225)
    }
}
