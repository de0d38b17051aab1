import Foundation
import StrictXML
import TestSupport
import Testing

private let corpus = PackageFolders.shared.appending(path: "corpora/interface-builder")

@Suite(.enabled(if: FileManager.default.fileExists(atPath: corpus.path), "the corpus is not beside the package"))
struct CorpusTests {
    @Test func `all real documents but the empty ones are read`() throws {
        let reader = XMLReader()
        var count = 0
        for case let url as URL in FileManager.default.enumerator(at: corpus, includingPropertiesForKeys: nil)
            ?? .init()
        where ["storyboard", "xib"].contains(url.pathExtension) {
            count += 1
            do {
                let document = try reader.read(path: url.path)
                #expect(document.elementCount > 0)
            } catch {
                #expect(error.reason == .empty, "\(error)")
            }
        }
        #expect(count == 942)
    }
}
