import Foundation
import Testing

@testable import HeadlessUIKit

/// Files that are written atomically, and paths that are no ordinary files.
struct ReplacingTests {
    private let folder: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "earshot-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    @Test func `a file is replaced, and made where there is none`() throws {
        let file = folder.appending(path: "file")
        for text in ["one", "two"] {
            try Data(text.utf8).write(replacing: file)
            #expect(try String(contentsOf: file, encoding: .utf8) == text)
        }
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["file"])
    }

    @Test func `a pipe is written to and stays a pipe, and no state is read from it or removed with it`() throws {
        let pipe = folder.appending(path: "pipe")
        #expect(mkfifo(pipe.path, 0o600) == 0)
        let reader = open(pipe.path, O_RDONLY | O_NONBLOCK)
        defer { close(reader) }
        try Data("hello".utf8).write(replacing: pipe)
        var buffer = [UInt8](repeating: 0, count: 16)
        #expect(read(reader, &buffer, 16) == 5)
        #expect(buffer.starts(with: Array("hello".utf8)))
        let store = StateStore(url: pipe)
        #expect(throws: StateStoreError.self) { try store.validate() }
        try store.remove()
        var status = stat()
        #expect(stat(pipe.path, &status) == 0 && status.st_mode & S_IFMT == S_IFIFO)
    }

    @Test func `a folder is not replaced`() throws {
        let file = folder.appending(path: "inner")
        try FileManager.default.createDirectory(at: file, withIntermediateDirectories: true)
        #expect(throws: (any Error).self) { try Data("x".utf8).write(replacing: file) }
        #expect(!file.isOrdinaryFile)
    }
}
