import Foundation
import TestSupport
import Testing

@testable import TerminalReader

/// The pages in `docs` that `make docs` makes.
@Suite struct `Manual pages` {
    @Test(arguments: ManualPage.allCases)
    @MainActor func `a page says what the tool says`(page: ManualPage) throws {
        try expectMatches(
            recorded: page.file, in: PackageFolders.root.appending(path: "docs"), actual: page.markdown())
    }

    @Test func `every setting of a terminal is described once`() {
        let profile = Mirror(reflecting: TerminalProfile()).children.compactMap(\.label)
        let described = TerminalSettings.descriptions.map(\.name)
        #expect(Set(profile).union(["engine", "programs"]) == Set(described))
        #expect(Set(described).count == described.count)
    }
}
