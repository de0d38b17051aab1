import Foundation
import StrictXML
import Testing

/// A temporary directory that is removed at the end.
private final class Scratch {
    let path: String

    init() throws {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("strict-xml-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        path = url.path
    }

    deinit {
        try? FileManager.default.removeItem(atPath: path)
    }

    func write(_ text: String, to name: String) throws -> String {
        try Data(text.utf8).write(to: URL(fileURLWithPath: "\(path)/\(name)"))
        return "\(path)/\(name)"
    }
}

private func refusal(_ path: String, limits: XMLLimits = XMLLimits()) -> XMLError? {
    do {
        _ = try XMLReader(limits: limits).read(path: path)
        return nil
    } catch {
        return error
    }
}

@Suite struct InputFileTests {
    @Test func `a file is read and named in its document and its errors`() throws {
        let scratch = try Scratch()
        let good = try scratch.write("<a/>", to: "good\nname.xml")
        #expect(try XMLReader().read(path: good).file == good)
        let bad = try scratch.write("<a>\n<b></a>", to: "bad.xml")
        #expect(refusal(bad)?.file == bad)
        #expect(refusal(bad)?.line == 2)
    }

    @Test func `row 14: what is not a regular file is refused`() throws {
        let scratch = try Scratch()
        #expect(refusal("/dev/zero")?.reason == .notAFile("a device"))
        #expect(refusal(scratch.path)?.reason == .notAFile("a directory"))
        let pipe = "\(scratch.path)/pipe.xml"
        #expect(mkfifo(pipe, 0o600) == 0)
        #expect(refusal(pipe)?.reason == .notAFile("a named pipe"))
    }

    @Test func `row 14: missing files, dangling and circular links are refused`() throws {
        let scratch = try Scratch()
        #expect(refusal("\(scratch.path)/absent")?.reason == .unreadable(code: ENOENT))
        #expect(refusal("\(scratch.path)/absent")?.position == nil)
        let link = "\(scratch.path)/link"
        #expect(symlink("\(scratch.path)/nowhere", link) == 0)
        #expect(refusal(link)?.reason == .unreadable(code: ENOENT))
        let circle = "\(scratch.path)/circle"
        #expect(symlink(circle, circle) == 0)
        #expect(refusal(circle)?.reason == .unreadable(code: ELOOP))
        let good = try scratch.write("<a/>", to: "a.xml")
        #expect(refusal("\(good)\0.xml")?.reason == .unreadable(code: ENOENT))
    }

    @Test func `row 14: files have a size limit, sparse ones too`() throws {
        let scratch = try Scratch()
        let path = try scratch.write("<a>12345</a>", to: "a.xml")
        #expect(refusal(path, limits: XMLLimits(fileSize: 12)) == nil)
        #expect(refusal(path, limits: XMLLimits(fileSize: 11))?.reason == .exceeds(.fileSize, limit: 11))
        #expect(truncate(path, 1 << 30) == 0)
        #expect(refusal(path)?.reason == .exceeds(.fileSize, limit: 64 << 20))
        #expect(truncate(path, 0) == 0)
        #expect(refusal(path)?.reason == .empty)
    }

    @Test(.enabled(if: FileManager.default.fileExists(atPath: "/proc/self/status"), "needs /proc"))
    func `row 15: a file whose size is not known in advance is read to its end`() throws {
        // Its size is 0 although it has bytes, like a file that grew after its size was read.
        let bytes = try InputFile.read(path: "/proc/self/status", maximumSize: 1 << 20)
        #expect(bytes.starts(with: "Name:".utf8))
        #expect(throws: XMLError(.exceeds(.fileSize, limit: 10), file: "/proc/self/status")) {
            try InputFile.read(path: "/proc/self/status", maximumSize: 10)
        }
    }
}
