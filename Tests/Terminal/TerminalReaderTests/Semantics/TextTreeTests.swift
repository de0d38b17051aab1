import TerminalReader
import Testing

struct `Trees in text` {
    private func found(_ text: String) -> ScreenRegion? {
        ScreenModel(showing: text, rows: 20, columns: 70).regions.first { $0.kind == .tree }
    }

    private static let drawn = """
        .
        ├── Makefile
        ├── Sources
        │   ├── a.swift
        │   └── sub
        │       └── b.swift
        └── README.md

        2 directories, 4 files
        """

    private static let ascii = """
        .
        |-- Makefile
        |-- Sources
        |   |-- a.swift
        |   `-- sub
        |       `-- b.swift
        `-- README.md
        """

    @Test(arguments: [drawn, drawn.replacing("   ", with: "\u{A0}\u{A0} "), ascii])
    func `items of a tree know their level and their place`(_ text: String) throws {
        let tree = try #require(found(text))
        #expect(
            tree.children.map(\.spoken) == [
                "., level 1, 1 of 1", "Makefile, level 2, 1 of 3", "Sources, level 2, 2 of 3",
                "a.swift, level 3, 1 of 2", "sub, level 3, 2 of 2", "b.swift, level 4, 1 of 1",
                "README.md, level 2, 3 of 3",
            ])
        #expect(tree.frame.rows == 0..<7)
    }

    @Test func `a tree of packages has no decoration`() throws {
        let tree = try #require(
            found(
                """
                app@1.0.0 /home/me/app
                ├─┬ express@4.18.2
                │ ├── accepts@1.3.8
                │ └─┬ body-parser@1.20.1
                │   └── bytes@3.1.2
                └── left-pad@1.3.0
                """))
        #expect(tree.children.map(\.level) == [1, 2, 3, 3, 4, 2])
        #expect(tree.children.map(\.text).allSatisfy { $0.first?.isLetter == true })
    }

    @Test func `marks tell which items are folded`() throws {
        let tree = try #require(
            found(
                """
                ▾ Sources
                  ▸ Tool
                  ▾ Library
                      a.swift
                ▸ Tests
                """))
        #expect(
            tree.children.map(\.spoken) == [
                "Sources, expanded, level 1, 1 of 2", "Tool, collapsed, level 2, 1 of 2",
                "Library, expanded, level 2, 2 of 2", "a.swift, level 3, 1 of 1", "Tests, collapsed, level 1, 2 of 2",
            ])
    }

    @Test func `a graph of commits gives the branch and nothing of its lines`() throws {
        let graph = try #require(
            found(
                """
                *   122cfda Merge branch 'topic'
                |\\
                | * 6ec4078 Count lines
                * | d1adbb1 Name the benchmark
                |/
                * 93ded24 Open files
                """))
        #expect(
            graph.children.map(\.text) == [
                "122cfda Merge branch 'topic'", "6ec4078 Count lines", "d1adbb1 Name the benchmark",
                "93ded24 Open files",
            ])
        #expect(graph.children.map(\.level) == [1, 2, 1, 1])
    }

    @Test(arguments: [
        "* one\n* two\n* three", "a | b | c\nd | e | f",
        "3 |     let y = x\n  |         |   |- error: no\n  |         `- note: that",
        "-- a\n-- b", "+-----+\n| a   |\n+-----+", "- item\n  - item\n",
    ])
    func `other texts are no trees`(_ text: String) { #expect(found(text) == nil) }
}
