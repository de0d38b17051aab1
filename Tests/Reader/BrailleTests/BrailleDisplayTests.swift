import Foundation
import Spawning
import Synchronization
import Testing

@testable import Braille

@Suite struct `A braille display` {
    /// Cells of the letter a.
    private static func cells(_ words: String) -> [UInt8] { words.map { $0 == " " ? 0 : 1 } }

    /// Two cells for a capital, one for any other character.
    private static func translated(_ text: BrailleText) -> BrailleLine {
        var (cells, characters): ([UInt8], [Int]) = ([], [])
        for (index, character) in text.text.enumerated() {
            for cell in (character.isUppercase ? "^" : "") + String(character) {
                cells += Self.cells(String(cell))
                characters.append(index)
            }
        }
        return BrailleLine(cells: cells, characters: characters, cursor: text.cursor)
    }

    private func shown(_ cells: [UInt8]) -> String { String(cells.map { $0 == 0 ? " " : "a" }) }

    @Test func `a line is panned by words, back to where it was, and no further`() {
        var panning = BraillePanning(width: 8)
        panning.show(Self.cells("aaa aaaa aaaaaaaaaaaa a"))
        #expect(shown(panning.window) == "aaa aaaa")
        #expect(panning.panLeft() == false)
        #expect(panning.panRight() == true)
        #expect(shown(panning.window) == "aaaaaaaa")
        #expect(panning.panRight() == true)
        #expect(shown(panning.window) == "aaaa a  ")
        #expect(panning.panRight() == false)
        #expect(panning.panLeft() == true)
        #expect(panning.panLeft() == true)
        #expect(shown(panning.window) == "aaa aaaa")
    }

    @Test func `a line is shown from where its cursor is seen, and the cursor has dots 7 and 8`() {
        let line = Self.translated(BrailleText("aaaa aaaa aA", cursor: 11))
        #expect(line.cursor == 11)
        #expect(line.cells.suffix(3) == [1, 0xC1, 1])
        var panning = BraillePanning(width: 5)
        panning.show(line.cells, revealing: line.cursor)
        #expect(panning.window == [1, 0xC1, 1, 0, 0])
        #expect(panning.panLeft() == true)
        // Behind the text.
        let behind = Self.translated(BrailleText("aA", cursor: 4))
        #expect(behind.cells == [1, 1, 1, 0, 0, 0xC0])
        #expect(behind.characters == [0, 1, 1, 2, 3, 4])
        #expect(Self.translated(BrailleText("", cursor: 0)).cells == [0xC0])
        #expect(Self.translated(BrailleText("a", cursor: .max)).cells.count < 2_000)
        #expect(Self.translated(BrailleText("a", cursor: -1)).cursor == nil)
    }

    @Test func `no word is cut where half of the display is left`() {
        var panning = BraillePanning(width: 8)
        panning.show(Self.cells("aaaaa aaaa"))
        #expect(shown(panning.window) == "aaaaa   ")
        #expect(panning.cell(under: 4) == 4)
        #expect(panning.cell(under: 6) == nil)
        #expect(panning.panRight() == true)
        #expect(panning.cell(under: 0) == 6)
        #expect(panning.cell(under: -1) == nil)
    }

    @Test(arguments: [0, -1, 1, 1_000_000])
    func `a display of any size shows as many cells as it has`(width: Int) {
        var panning = BraillePanning(width: width)
        panning.show([UInt8](repeating: 1, count: 50_000))
        #expect(panning.window.count == panning.width)
        while panning.panRight() {}
        #expect(panning.window.count == panning.width)
    }

    @Test(
        arguments: [
            (0x2000_0017, .panLeft), (0x2000_0018, .panRight), (0x2000_0001, .lineUp), (0x2000_0002, .lineDown),
            (0x2001_0005, .route(5)), (0x1_2001_0005, .route(5)), (0x0000_0017, nil), (0x2002_0000, nil), (.max, nil),
        ] as [(UInt64, BrailleKey?)])
    func `keys are what BRLTTY calls them`(code: UInt64, key: BrailleKey?) {
        #expect(BrailleKey(code: code) == key)
    }

    @Test func `keys pan and are handed on with the cell of the line; a display that goes comes back with its line`()
        async throws
    {
        let fake = FakeDisplay(width: 4)
        let (status, report) = AsyncStream<BrailleDisplay.StatusMessage>.makeStream()
        let (keys, press) = AsyncStream<BrailleKey>.makeStream()
        let display = try BrailleDisplay(
            retryAfter: .zero, connect: { () throws(BrailleDisplayError) in try fake.connect() },
            translate: Self.translated, report: { report.yield($0) }, press: { press.yield($0) })
        defer { display.shutdown() }
        display.show(BrailleText("aAaaaaA"))
        fake.press(0x2000_0018)
        fake.press(0x2001_0002)
        var pressed = keys.makeAsyncIterator()
        // The second part is "aaaA" without its last sign: its third cell is the sixth character.
        #expect(await pressed.next() == .route(5))
        fake.press(0x2000_0018)
        fake.press(0x2000_0018)
        #expect(await pressed.next() == .lineDown)
        fake.goAway(times: 3)
        var told = status.makeAsyncIterator()
        #expect(await told.next() == .failed(.gone))
        #expect(await told.next() == .returned)
        fake.press(0x2000_0002)
        #expect(await pressed.next() == .lineDown)
        #expect(fake.shown.last == [1, 1, 1, 1])
    }

    @Test func `a missing library is reported once and not searched for again`() async throws {
        #expect(throws: BrailleDisplayError.self) { try BrlAPILibrary.load("libnothing.so.0") }
        let (status, report) = AsyncStream<BrailleDisplay.StatusMessage>.makeStream()
        let display = try BrailleDisplay(
            retryAfter: .zero,
            connect: { () throws(BrailleDisplayError) in
                _ = try BrlAPILibrary.load("libnothing.so.0")
                throw .gone
            }, translate: Self.translated, report: { report.yield($0) }, press: { _ in })
        var told = status.makeAsyncIterator()
        let reason = "cannot find libnothing.so.0: install the package libbrlapi0.8"
        #expect(await told.next() == .failed(.noLibrary(reason)))
        display.shutdown()
        report.finish()
        #expect(await told.next() == nil)
    }

    @Test(.enabled(if: (try? BrlAPILibrary.load()) != nil, "libbrlapi0.8 is not installed"))
    func `without BRLTTY the reason is one clear line`() {
        #expect {
            try BrlAPIConnection()
        } throws: { error in
            guard case .unreachable(let reason) = error as? BrailleDisplayError else { return false }
            return !reason.contains("\n") && "\(error)".hasSuffix("(is brltty running with a display?)")
        }
    }
}

/// A display of the test's own.
private final class FakeDisplay: Sendable {
    private struct State {
        var keys: [UInt64] = []
        var shown: [[UInt8]] = []
        var absences = 0
        var isGone = false
    }

    private let state = Mutex(State())
    private let wakeUp = WakeUp()
    private let width: Int

    init(width: Int) { self.width = width }

    var shown: [[UInt8]] { state.withLock { $0.shown } }

    func press(_ code: UInt64) {
        state.withLock { $0.keys.append(code) }
        wakeUp?.wake()
    }

    /// Goes, and is not there when it is looked for so often.
    func goAway(times: Int) {
        state.withLock {
            $0.isGone = true
            $0.absences = times
        }
        wakeUp?.wake()
    }

    func connect() throws(BrailleDisplayError) -> any BrailleConnection {
        let isThere = state.withLock { state in
            state.absences -= 1
            state.isGone = state.absences >= 0
            return !state.isGone
        }
        guard isThere else { throw .unreachable("no display") }
        return Connection(display: self)
    }

    private final class Connection: BrailleConnection {
        private let display: FakeDisplay

        init(display: FakeDisplay) { self.display = display }

        var width: Int { display.width }
        var descriptor: Int32 { display.wakeUp?.descriptor ?? -1 }

        func show(_ cells: [UInt8]) throws(BrailleDisplayError) {
            display.state.withLock { $0.shown.append(cells) }
        }

        func nextKey() throws(BrailleDisplayError) -> UInt64? {
            display.wakeUp?.reset()
            let (key, isGone) = display.state.withLock { state in
                (state.keys.isEmpty ? nil : state.keys.removeFirst(), state.isGone)
            }
            if isGone { throw .gone }
            return key
        }
    }
}
