import Foundation
import TestSupport
import Testing

/// The Swift files that a script makes from the table of optional requirements.
struct GeneratedProtocolTests {
    private static let folder = PackageFolders.root.appending(path: "Sources/UIKit/HeadlessUIKit/Generated")
    private static let script = "generate-optional-requirements.py"
    private static let table = "optional-requirements.txt"

    /// Runs the generator on a copy of the table, with lines added to it.
    ///
    /// - Returns: the files that it makes by name, and its error output.
    private func generate(adding lines: String = "") throws -> (files: [String: String], errors: String) {
        let copy = FileManager.default.temporaryDirectory.appending(path: "earshot-generated-\(UUID())")
        try FileManager.default.createDirectory(at: copy, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: copy) }
        for name in [Self.script, Self.table] {
            try FileManager.default.copyItem(at: Self.folder.appending(path: name), to: copy.appending(path: name))
        }
        let table = copy.appending(path: Self.table)
        try (String(contentsOf: table, encoding: .utf8) + lines).write(to: table, atomically: true, encoding: .utf8)
        let generator = Process()
        generator.executableURL = URL(filePath: "/usr/bin/env")
        generator.arguments = ["python3", copy.appending(path: Self.script).path]
        let errors = Pipe()
        generator.standardError = errors
        try generator.run()
        let output = try errors.fileHandleForReading.readToEnd() ?? Data()
        generator.waitUntilExit()
        return (try Self.swiftFiles(in: copy), String(decoding: output, as: UTF8.self))
    }

    private static func swiftFiles(in folder: URL) throws -> [String: String] {
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
        return try Dictionary(
            uniqueKeysWithValues: names.map { name in
                (name, try String(contentsOf: folder.appending(path: name), encoding: .utf8))
            })
    }

    @Test func `the generated files are those that the generator makes from the table`() throws {
        let committed = try Self.swiftFiles(in: Self.folder)
        let (made, errors) = try generate()
        #expect(errors.isEmpty)
        let stale = Set(committed.keys).union(made.keys).filter { committed[$0] != made[$0] }.sorted()
        #expect(stale.isEmpty, "Run Sources/UIKit/HeadlessUIKit/Generated/\(Self.script).")
    }

    @Test func `a line in the table declares a requirement, its default and its call with a question mark`() throws {
        let (made, _) = try generate(
            adding: """
                /// Methods that guess.
                protocol Guessing: AnyObject
                /// The guess for a name.
                optional func guess(for name: String, at index: Int) -> Int = index + 1

                """)
        let text = try #require(made["Guessing.swift"])
        let parts = [
            "    /// The guess for a name.\n    func guess(for name: String, at index: Int) -> Int\n",
            "        OptionalRequirement.noteMissing()\n        return index + 1\n",
            "    public var guess: GuessingGuessCalls? {\n",
            "public func callAsFunction(for name: String, at index: Int) -> Int? {\n",
            "            object.guess(for: name, at: index)\n",
        ]
        for part in parts { #expect(text.contains(part), "\(part)") }
    }

    @Test(arguments: [
        ("/// A guess.\noptional func guess(_ name: String) -> Int\n", "UIKit's result without the method is missing"),
        ("/// A guess.\noptional func guess() -> Int?\n", "an optional requirement needs a parameter"),
        ("/// A guess.\nfunc guess(_ name: String) -> Int = 1\n", "only optional requirements have a default"),
        ("optional func guess(_ name: String)\n", "a documentation comment (///) is missing"),
    ])
    func `the generator refuses an incomplete line and makes nothing`(line: String, error: String) throws {
        let (made, errors) = try generate(adding: line)
        #expect(made.isEmpty)
        #expect(errors.contains(error) && errors.contains("optional-requirements.txt:"))
    }
}
