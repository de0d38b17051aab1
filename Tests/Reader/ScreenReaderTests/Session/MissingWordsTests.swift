import AccessibilityTree
import Speech
import Testing

@testable import ScreenReader

@Suite struct MissingWordsTests {
    private func reader(_ languages: [String?], strings: StringCatalog = .builtIn) throws -> ScreenReader {
        var builder = TreeBuilder(environment: Environment())
        builder.open(Node(id: NodeID(1000), className: "UIWindow"))
        for (index, language) in languages.enumerated() {
            var node = Node.element(UInt64(index + 1), "\(index)")
            node.language = language
            builder.open(node)
            builder.close()
        }
        builder.close()
        return ScreenReader(tree: try builder.finish(), strings: strings)
    }

    private func told(_ reader: ScreenReader, steps: Int) -> [Event] {
        var reader = reader
        return (0..<steps).flatMap { _ in reader.handle(.command(.next)) }.compactMap { effect in
            guard case .log(let event) = effect, case .missingWords = event else { return nil }
            return event
        }
    }

    @Test func `a language without words is reported once`() throws {
        let reader = try reader(["nl", "nl", "nl-BE", nil, "fr"])
        #expect(told(reader, steps: 5) == [.missingWords(language: "nl", words: nil)])
    }

    @Test func `missing words are named`() throws {
        let keys = StringKey.allCases.filter { $0 != .button && $0 != .link }
        let german = StringTable(
            language: "de", spoken: Dictionary(uniqueKeysWithValues: keys.map { ($0, .text("x")) }))
        let catalog = StringCatalog(fallback: .english, tables: [german])
        let events = told(try reader(["de", "de"], strings: catalog), steps: 2)
        #expect(events == [.missingWords(language: "de", words: ["button", "link"])])
        #expect(events.first?.description == #"missingWords "de" button link"#)
    }

    @Test func `complete languages are not reported`() throws {
        #expect(told(try reader(["de", "ar", "ja", "en-GB"]), steps: 4).isEmpty)
    }

    @Test func `an app that makes up languages is not listed without end`() throws {
        let languages = (0..<200).map { index -> String? in "x" + String(index, radix: 36) + "a" }
        #expect(told(try reader(languages), steps: 200).count <= 64)
    }
}
