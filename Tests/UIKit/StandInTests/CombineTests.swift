#if Combine
import CombineStandIn
import Testing

/// What the stand-in for Combine adds to OpenCombine.
struct CombineTests {
    private struct Failed: Error {}

    @Test func `the last values of publishers are combined`() {
        let first = PassthroughSubject<Int, Never>()
        let second = PassthroughSubject<String, Never>()
        var pairs: [String] = []
        var isFinished = false
        let subscription = first.combineLatest(second) { "\($0)\($1)" }.sink(
            receiveCompletion: { _ in isFinished = true }, receiveValue: { pairs.append($0) })
        first.send(1)
        first.send(2)
        #expect(pairs.isEmpty)
        second.send("a")
        first.send(3)
        first.send(completion: .finished)
        second.send("b")
        #expect(pairs == ["2a", "3a", "3b"] && !isFinished)
        second.send(completion: .finished)
        #expect(isFinished)
        subscription.cancel()
    }

    @Test func `merged publishers publish all values until one fails`() {
        let first = PassthroughSubject<Int, Failed>()
        let second = PassthroughSubject<Int, Failed>()
        var values: [Int] = []
        var failures = 0
        let subscription = Publishers.Merge(first, second).sink(
            receiveCompletion: { if case .failure = $0 { failures += 1 } }, receiveValue: { values.append($0) })
        first.send(1)
        second.send(2)
        first.send(completion: .finished)
        second.send(3)
        second.send(completion: .failure(Failed()))
        #expect(values == [1, 2, 3] && failures == 1)
        subscription.cancel()
    }

    @Test func `merged values wait for a subscriber that takes few`() {
        var values: [Int] = []
        var isFinished = false
        let subscription = Just(1).merge(with: Just(2)).prefix(1).sink(
            receiveCompletion: { _ in isFinished = true }, receiveValue: { values.append($0) })
        #expect(values == [1] && isFinished)
        subscription.cancel()
    }

    @Test func `no value is published after a subscription is cancelled`() {
        let first = CurrentValueSubject<Int, Never>(1)
        let second = CurrentValueSubject<Int, Never>(2)
        var sums: [Int] = []
        let subscription = Publishers.CombineLatest(first, second).map(+).sink { sums.append($0) }
        subscription.cancel()
        first.send(5)
        #expect(sums == [3])
    }
}
#endif
