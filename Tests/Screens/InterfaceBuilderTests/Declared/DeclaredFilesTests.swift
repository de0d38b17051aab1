import AccessibilityTree
import InterfaceBuilder
import Testing

/// Files of which all processors tell what they state.
@Suite(.timeLimit(.minutes(1))) @MainActor struct DeclaredFilesTests {
    private static let names = ["settings.storyboard", "cells.xib", "connected.storyboard", "controls.storyboard"]

    private static func documents() throws -> [InterfaceBuilderDocument] {
        let documents = try names.map { try fixture($0) }
        return (0..<60).map { documents[$0 % documents.count] }
    }

    private static func trees(_ screens: [DeclaredScreen]) -> [AccessibilityTree] {
        screens.flatMap { [$0.tree] + $0.prototypes.map(\.tree) }
    }

    @Test(arguments: [0, 1, 3])
    func `answers are those of one file after the other, in the order of the files`(_ helpers: Int) async throws {
        let documents = try Self.documents()
        let alone = DeclaredScreens()
        let expected = documents.map { Self.trees(alone.screens(of: $0)) }
        let files = DeclaredFiles<[AccessibilityTree]>(documents.count, by: DeclaredScreens(), helpers: helpers) {
            .document(documents[$0]) { screens in screens.flatMap { [$0.tree] + $0.prototypes.map(\.tree) } }
        }
        var count = 0
        while let trees = await files.next() {
            #expect(trees == expected[count], "file \(count)")
            count += 1
        }
        #expect(count == documents.count && expected.allSatisfy { !$0.isEmpty })
    }

    @Test func `what is no document is an answer in its place`() async throws {
        let documents = try Self.documents()
        let files = DeclaredFiles<Int>(documents.count, by: DeclaredScreens(), helpers: 2) { file in
            file % 3 == 0 ? .answer(-file) : .document(documents[file]) { _ in file }
        }
        var answers: [Int] = []
        while let answer = await files.next() { answers.append(answer) }
        #expect(answers == documents.indices.map { $0 % 3 == 0 ? -$0 : $0 })
    }

    @Test func `nobody goes on with files that nobody asks for any more`() async throws {
        let documents = try Self.documents()
        let (ends, end) = AsyncStream.makeStream(of: Void.self)
        do {
            let held = Held { end.finish() }
            let files = DeclaredFiles<Int>(documents.count, by: DeclaredScreens(), helpers: 2) { file in
                withExtendedLifetime(held) { .document(documents[file]) { _ in file } }
            }
            #expect(await files.next() == 0)
        }
        for await _ in ends {}
    }

    /// Something that tells when nobody holds it any more.
    private final class Held: Sendable {
        private let tell: @Sendable () -> Void

        init(_ tell: @escaping @Sendable () -> Void) { self.tell = tell }

        deinit { tell() }
    }
}
