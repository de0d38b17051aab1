import Testing

@testable import InterfaceBuilder

@Suite struct TextTableTests {
    @Test func `texts of every length are found again, and others are not`() {
        var table = TextTable<Int>()
        let texts = (0..<40).flatMap { length in
            ["a", "é", "日"].map { "\(length)" + String(repeating: $0, count: length) + $0 }
        }
        for (number, text) in texts.enumerated() { #expect(table.insert(number, for: text) == nil) }
        for (number, text) in texts.enumerated() {
            #expect(table[text] == number)
            #expect(table[text + "x"] == nil)
        }
    }

    @Test func `the first that belongs to a text stays until another takes its place`() {
        var table = TextTable<Int>()
        #expect(table.insert(1, for: "abc-de-fgh") == nil)
        #expect(table.insert(2, for: "abc-de-fgh") == 1)
        #expect(table["abc-de-fgh"] == 1)
        table.replace(3, for: "abc-de-fgh")
        table.replace(3, for: "unknown")
        #expect(table["abc-de-fgh"] == 3)
        #expect(table["unknown"] == nil)
    }

    @Test func `texts are the same that are written so, as in XML`() {
        let table = TextTable(["e\u{301}": 1])
        #expect(table["e\u{301}"] == 1)
        #expect(table["\u{E9}"] == nil)
    }
}
