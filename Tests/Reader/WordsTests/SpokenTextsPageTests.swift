import Foundation
import TestSupport
import Testing
import Words

/// The page that names the source of each English text.
struct SpokenTextsPageTests {
    private static let page = "docs/spoken-texts.md"

    /// Returns the English texts of keys, in all plural forms.
    private static func texts<Key>(_ keys: [Key], _ entry: (Key) -> StringTable.Entry?) -> Set<String> {
        Set(keys.flatMap { entry($0)?.forms ?? [] })
    }

    private static let english = StringTable.english
    private static let tables: [(sections: Set<String>, texts: Set<String>)] = [
        (["Elements", "Messages of the screen reader"], texts(StringKey.allCases) { english.entry($0) }),
        (["UIKit"], texts(InterfaceKey.allCases) { english.entry($0) }),
        (["Terminal"], texts(TerminalKey.allCases) { english.entry($0) }),
    ]

    @Test(arguments: tables) func `the page lists each English text with a source, and no text that nothing speaks`(
        _ sections: Set<String>, _ texts: Set<String>
    ) throws {
        var listed: Set<String> = []
        for section in try Documents.text(Self.page).components(separatedBy: "\n## ") {
            let lines = section.split(separator: "\n")
            guard let title = lines.first, sections.contains(String(title)) else { continue }
            for line in lines where line.hasPrefix("| `") {
                let cells = line.split(separator: "|").filter { !$0.allSatisfy(\.isWhitespace) }
                #expect(cells.count == 2, "\(line) needs a source")
                listed.formUnion(cells[0].matches(of: /`([^`]+)`/).map { String($0.1) })
            }
        }
        #expect(texts.subtracting(listed).isEmpty, "add these to \(Self.page), with their source")
        #expect(listed.subtracting(texts).isEmpty, "no table has these texts of \(Self.page)")
    }
}
