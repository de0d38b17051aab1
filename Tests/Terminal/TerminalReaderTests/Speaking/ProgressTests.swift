import TerminalReader
import Testing

/// The speech for increasing numbers.
struct ProgressTests {
    private func heard(_ numbers: [Int], _ draw: (Int) -> String) -> [Spoken] {
        var player = Player()
        _ = player.write("$ ")
        _ = player.press("\r")
        _ = player.write("\r\n")
        let spoken = numbers.flatMap { player.write(draw($0), after: 0.3) }
        return spoken.filter { if case .say = $0 { true } else { false } }
    }

    private static func written(_ number: Int) -> String { "\r\u{1B}[KGet \(number)%" }
    private static func reported(_ number: Int) -> String { "\u{1B}]9;4;1;\(number)\u{7}" }

    @Test func `a small fall ends nothing`() {
        let numbers = [10, 30, 45, 5, 20, 40, 60, 80, 100]
        let steps: [Spoken] = [.say("60%"), .say("80%"), .say("100%")]
        #expect(heard(numbers, Self.written).suffix(3) == steps[...])
        #expect(heard(numbers, Self.reported).suffix(3) == steps[...])
        #expect(heard([10, 30, 28, 40, 60, 80, 100], Self.written).suffix(3) == steps[...])
    }

    @Test func `a fall to the beginning is another task`() {
        #expect(heard([40, 45, 3, 10], Self.written).last == .say("Get 3%"))
        #expect(heard([40, 45, 3, 10], Self.reported).last == .say("3%"))
    }

    @Test func `a meter that has fallen several times is no longer announced, but for its end once`() {
        let meter = [30, 20, 40, 20, 60, 45] + Array(repeating: [70, 40], count: 50).flatMap { $0 }
        #expect(heard(meter, Self.written).count <= 6)
        #expect(heard(meter + [100, 98, 100, 97, 100], Self.written).count { $0 == .say("100%") } == 1)
    }

    @Test func `what a program reports is no meter, however often it falls`() {
        let numbers = [60, 55, 70, 65, 74, 70, 74, 60, 74, 50, 80, 100]
        #expect(heard(numbers, Self.reported).suffix(2) == [.say("80%"), .say("100%")])
    }

    @Test func `a progress that is both written and reported is announced once`() {
        let spoken = heard([3, 10, 30, 60, 80, 100]) { Self.written($0) + Self.reported($0) }
        #expect(spoken == [.say("Get 3%"), .say("30%"), .say("60%"), .say("80%"), .say("100%")])
    }
}
