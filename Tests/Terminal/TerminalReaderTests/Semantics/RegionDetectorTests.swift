import Foundation
import TerminalEmulator
import TestSupport
import Testing

@testable import TerminalReader

/// The registry of detectors: each has a screen on which it finds something, and no cell belongs to two.
struct RegionDetectorTests {
    static let names = RegionDetectors.standard.map(\.name)
    private static let folder = "terminal/detectors"

    /// The screen of a detector: 10 rows of 60 columns, with `\e` for Escape.
    private static func features(_ name: String) throws -> ScreenFeatures {
        let file = PackageFolders.expectations.appending(path: "\(folder)/\(name).screen")
        let text = try String(contentsOf: file, encoding: .utf8).trimmingCharacters(in: .newlines)
        var terminal = Terminal(size: Size(rows: 10, columns: 60))
        terminal.feed(
            text.replacing("\\e", with: "\u{1B}").replacing("\\a", with: "\u{07}").replacing("\n", with: "\r\n").utf8)
        // The user's rule for the one screen that has no other hint.
        let told = ConfiguredList(rows: RowRange(first: 2, last: -7), selected: TextPattern("^\\+> (.*)"))
        let lists = ProgramLists(
            configured: name == TaughtListDetector().name ? [told] : [],
            detectors: name == GivenDetectors().name ? [radioButtons, outside] : [])
        return ScreenFeatures(ScreenImage(terminal.screen), lists: lists)
    }

    /// A detector as a user of the package writes it.
    private static let radioButtons = ScreenDetector("radio-buttons") { screen in
        screen.rows.compactMap { row in
            let buttons = row.text.matches(of: /\((.)\) (\S+)/)
            guard let first = buttons.first, let last = buttons.last else { return nil }
            let items = buttons.enumerated().map { place, match in
                ScreenRegion(
                    .item, frame: row.frame(of: match.range), text: String(match.2), isSelected: match.1 == "*",
                    index: place + 1, count: buttons.count)
            }
            return ScreenRegion(
                .list, frame: row.frame(of: first.range.lowerBound..<last.range.upperBound), children: items)
        }
    }

    /// A detector that finds something where no screen is.
    private static let outside = ScreenDetector("outside") { _ in
        [ScreenRegion(.button, frame: CellRegion(rows: 90..<91, columns: 0..<9), text: "OK")]
    }

    private static func dump(_ regions: [ScreenRegion], indent: String = "") -> String {
        regions.map { region in
            var line = "\(indent)\(region.kind) rows \(region.frame.rows) columns \(region.frame.columns)"
            if !region.spoken.isEmpty { line += ": \(region.spoken.replacing("\n", with: " / "))" }
            if region.isSelected { line += " (selected)" }
            if let value = region.value { line += " [\(value)]" }
            return line + "\n" + dump(region.children, indent: indent + "  ")
        }.joined()
    }

    @Test func `no two have one name`() { #expect(Set(Self.names).count == Self.names.count) }

    @Test(arguments: names) func `each finds what its fixture shows`(_ name: String) throws {
        let found = ScreenDetection(try Self.features(name)).regions
        try expectMatches(recorded: "\(Self.folder)/\(name).regions.txt", actual: Self.dump(found))
    }

    @Test(arguments: names) func `none but it finds what its fixture shows`(_ name: String) throws {
        let others = RegionDetectors.standard.filter { $0.name != name }
        let found = ScreenDetection(try Self.features(name)).regions
        let rest = ScreenDetection(try Self.features(name), by: others).regions
        #expect(!Set(found).subtracting(rest).isEmpty)
    }

    @Test(arguments: names) func `no cell belongs to two regions`(_ name: String) throws {
        let features = try Self.features(name)
        let overlays = RegionDetectors.standard.filter { !$0.claims }
        let claimed = Set(ScreenDetection(features).regions).subtracting(
            ScreenDetection(features, by: overlays).regions)
        for row in 0..<10 {
            for column in 0..<60 {
                #expect(claimed.count { $0.frame.contains(row: row, column: column) } <= 1)
            }
        }
    }

    // MARK: The mask

    private struct Taker: RegionDetector {
        var name = "taker"
        var frame: CellRegion
        var kind = ScreenRegion.Kind.rule
        var claims = true
        var depth = ReadingDepth.choices

        func regions(in detection: ScreenDetection) -> [ScreenRegion] { [ScreenRegion(kind, frame: frame)] }
    }

    private static func found(_ takers: [Taker], depth: ReadingDepth = .everything) -> [ScreenRegion.Kind] {
        let terminal = Terminal(size: Size(rows: 4, columns: 10))
        let features = ScreenFeatures(ScreenImage(terminal.screen), depth: depth)
        return ScreenDetection(features, by: takers).regions.map(\.kind)
    }

    @Test func `of two that want a cell the first has it`() {
        let one = Taker(frame: .init(rows: 0..<2, columns: 0..<5), kind: .list)
        let two = Taker(frame: .init(rows: 1..<3, columns: 4..<8), kind: .table)
        let apart = Taker(frame: .init(rows: 1..<3, columns: 5..<8), kind: .tree)
        #expect(Self.found([one, two]) == [.list])
        #expect(Self.found([two, one]) == [.table])
        #expect(Self.found([one, two, apart]) == [.list, .tree])
    }

    @Test func `what claims nothing takes nothing from others, whatever the order`() {
        let frame = CellRegion(rows: 0..<1, columns: 0..<10)
        let taker = Taker(frame: frame, kind: .heading)
        let teller = Taker(frame: frame, kind: .link, claims: false)
        #expect(Self.found([taker, teller]) == [.heading, .link])
        #expect(Self.found([teller, taker]) == [.link, .heading])
    }

    @Test func `where only choices are asked for the rest is not looked for`() {
        let frame = CellRegion(rows: 0..<1, columns: 0..<10)
        let all = Taker(frame: frame, depth: .everything)
        #expect(Self.found([all], depth: .choices) == [] && Self.found([all]) == [.rule])
    }

    @Test func `a claim takes all cells of a region or none`() {
        var mask = ClaimMask(rows: 3)
        let first = mask.claim(.init(rows: 1..<2, columns: 2..<4))
        let overlapping = mask.claim(.init(rows: 0..<3, columns: 3..<6))
        #expect(first && !overlapping)
        #expect(mask.isFree(row: 0) && !mask.isFree(row: 1) && mask.isFree(row: 2))
        let beside = mask.claim(.init(rows: 0..<3, columns: 4..<6))
        #expect(beside)
        #expect(mask.rows == [0, 1, 2])
    }

    // MARK: Kinds

    @Test(arguments: RegionKind.Rotor.allCases) func `each rotor leads somewhere`(_ rotor: RegionKind.Rotor) {
        #expect(ScreenRegion.Kind.allCases.contains { $0.row.rotor == rotor })
    }
}
