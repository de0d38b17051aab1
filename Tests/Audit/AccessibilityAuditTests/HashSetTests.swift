import Testing

@testable import AccessibilityAudit

struct HashSetTests {
    @Test func `what was added is there, once, and nothing else is`() {
        // Hashes that differ in a few bits only, at either end.
        let hashes = (0..<500).flatMap { [UInt64($0), UInt64($0) << 48 | 1 << 63] } + [.max]
        var set = HashSet(capacity: hashes.count)
        for hash in hashes {
            // 0 marks free slots, and is stored as 1.
            if hash == 1 { continue }
            #expect(!set.contains(hash))
            let isNew = (set.insert(hash), set.insert(hash))
            #expect(isNew == (true, false))
        }
        #expect(hashes.allSatisfy(set.contains))
        #expect(!set.contains(500) && !set.contains(.max - 1))
    }
}
