import Foundation
import HeadlessUIKit
import StrictXML
import Testing

@testable import InterfaceBuilder

/// Resources of other people's projects.
@Suite(.enabled(if: FileManager.default.fileExists(atPath: corpus.path), "the corpus is not beside the package"))
struct ResourceCorpusTests {
    @Test func `every file of texts is read whole`() throws {
        let folder = corpus.deletingLastPathComponent().appending(path: "uikit-code")
        let files = (FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.allObjects ?? [])
            .compactMap { ($0 as? URL)?.path }.filter { $0.hasSuffix(".strings") }.sorted()
        var (entries, notes) = (0, [ResourceNote]())
        for file in files {
            var reader = StringTableReader(language: "en")
            reader.addStrings(try InputFile.read(path: file, maximumSize: StringTableReader.sizeLimit), file: file)
            entries += reader.result.entries.count
            notes += reader.result.notes
        }
        #expect(files.count == 343)
        #expect(entries == 16_829)
        #expect(notes.map { "\($0.file):\($0.line ?? 0): \($0.message)" } == [])
    }

    /// The folders of the corpus that were repositories.
    private static let repositories = ((try? FileManager.default.contentsOfDirectory(atPath: corpus.path)) ?? [])
        .filter { $0.contains("+") }.sorted()

    @Test @MainActor func `every document is prepared in its project, and shown on a small phone at the largest size`()
        throws
    {
        var (shown, notes) = (0, [ResourceNote]())
        let paths = corpusPaths()
        try AppProcess().run {
            MainLoop.main.clock = .virtual
            UIApplication.shared.simulate(.accessibilityExtraExtraExtraLarge)
            UIApplication.shared.simulate(.dark)
            let device = try #require(DeviceProfile.named("iPhone SE (1st generation)"))
            let setting = ScreenSetting(device: device, orientation: .landscapeLeft)
            for repository in Self.repositories {
                let root = corpus.appendingPathComponent(repository).path
                let resources = ProjectResources(around: root)
                notes += resources.notes
                for path in paths where path.hasPrefix(root + "/") {
                    let prepared = try InterfaceBuilderDocument.read(path: path).prepared(in: resources, language: "de")
                    notes += prepared.notes
                    for screen in prepared.document.screens(on: setting) {
                        let window = screen.makeWindow()
                        MainLoop.main.advance(by: .zero)
                        let tree = WindowSource(window, includesAppearance: true).captureTree()
                        #expect(tree.count > 0)
                        window.isHidden = true
                        shown += 1
                    }
                }
            }
        }
        #expect(shown >= 1_500)
        #expect(notes.map { "\($0.file):\($0.line ?? 0): \($0.message)" } == [])
    }
}
