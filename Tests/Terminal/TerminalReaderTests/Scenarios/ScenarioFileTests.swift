import Foundation
import Testing

struct ScenarioFileTests {
    private func text(_ json: String) throws -> String {
        String(decoding: try JSONDecoder().decode(Scenario.File.self, from: Data(json.utf8)).data, as: UTF8.self)
    }

    @Test func `a list of lines is the file`() throws {
        #expect(try text(#"["one", "two"]"#) == "one\ntwo\n")
        #expect(try text("[]").isEmpty)
    }

    @Test func `a file of a given size repeats its lines`() throws {
        #expect(try text(#"{"lines": ["la", "lo"], "size": 8}"#) == "la\nlo\nla")
        #expect(try text(#"{"size": 3}"#) == "x\nx")
    }

    @Test func `a size that can't be made is an error`() {
        #expect(throws: DecodingError.self) { try text(#"{"lines": [], "size": 3}"#) }
        #expect(throws: DecodingError.self) { try text(#"{"size": -1}"#) }
    }

    @Test func `scenario files are small`() throws {
        let folder = FileManager.default.enumerator(at: LiveScenario.suite, includingPropertiesForKeys: [.fileSizeKey])
        let files = (folder?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "json" }
        #expect(files.count > 150)
        for file in files {
            let size = try #require(file.resourceValues(forKeys: [.fileSizeKey]).fileSize)
            #expect(size < 32_768, "\(file.lastPathComponent): give large files of a scenario a `size`")
        }
    }
}
