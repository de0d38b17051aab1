import Testing

@testable import InterfaceBuilder

/// Live objects by their indices: near ones in a list, far ones in addition to it.
struct LiveObjectsTests {
    private final class Thing {}

    @Test(arguments: [[5, 6, 9], [5, 70, 3], [1_000_000, 1, 2], [0, 65, 130, 10_000]])
    func `each is found again, and nothing else`(indices: [Int]) {
        var objects = LiveObjects()
        let things = indices.map { _ in Thing() }
        for (index, thing) in zip(indices, things) { objects[index] = thing }
        for (index, thing) in zip(indices, things) { #expect(objects[index] === thing) }
        for index in [4, 7, 66, 999_999] where !indices.contains(index) { #expect(objects[index] == nil) }
    }

    @Test func `a later one takes the place of an earlier one`() {
        var objects = LiveObjects()
        let (first, second) = (Thing(), Thing())
        for index in [3, 900] {
            objects[index] = first
            objects[index] = second
            #expect(objects[index] === second)
        }
    }
}
