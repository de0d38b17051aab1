import Foundation
import Testing

/// Whether the program was built with these tests: a toolchain without swift-syntax has none.
private let isBuilt = FileManager.default.isExecutableFile(
    atPath: URL(filePath: BuiltTool.path).deletingLastPathComponent().appending(path: "earshot-swiftui").path)

/// Swift files as screens.
@Suite(.enabled(if: isBuilt, "earshot-swiftui was not built: the toolchain has no swift-syntax"))
struct SourceToolTests {
    private static let view = """
        import SwiftUI
        struct Hello: View {
            var body: some View {
                VStack { Text("Hello"); Button("Pay") {} }.padding()
            }
        }
        """

    @Test func `the views of a Swift file are read`() throws {
        let output = try ToolTests.run(["read", try ToolTests.file(Self.view, "Hello.swift")])
        #expect(output.out == "Hello\n  Hello\n  Pay, button\n", "\(output)")
    }

    @Test func `a finding names the line and the column of the view's expression`() throws {
        let path = try ToolTests.file(Self.view, "Hello.swift")
        let output = try ToolTests.run(["audit", path, "--rule", "target-size"])
        #expect(output.code == 1 && output.out.contains("Hello.swift:4:33:"), "\(output)")
    }

    @Test func `a file that can't be parsed is an error with its location`() throws {
        let output = try ToolTests.run(["read", try ToolTests.file("import SwiftUI\nstruct A {", "A.swift")])
        #expect(output.code == 65 && output.err.contains("A.swift:2:"), "\(output)")
    }
}
