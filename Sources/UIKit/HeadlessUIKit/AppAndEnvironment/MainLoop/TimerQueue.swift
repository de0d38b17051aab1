/// Delayed work, ordered by due time and then by the order of the requests.
struct TimerQueue {
    /// One piece of work and when it is due.
    struct Entry {
        /// When, on the loop's clock.
        var due: Duration
        /// The order of entries that are due at the same time: lower numbers were requested earlier.
        var number: Int
        /// The work to run.
        var work: @MainActor () -> Void

        fileprivate func isEarlier(than other: Entry) -> Bool {
            due == other.due ? number < other.number : due < other.due
        }
    }

    // A binary heap: each entry is earlier than the two at twice its index.
    private var heap: [Entry] = []
    private var lastNumber = 0

    /// Whether the queue is empty.
    var isEmpty: Bool { heap.isEmpty }
    /// The time when the earliest entry is due.
    var firstDue: Duration? { heap.first?.due }
    /// The number of the entry that was added last.
    var newestNumber: Int { lastNumber }

    /// Removes and returns all entries, in no particular order.
    mutating func removeAll() -> [Entry] {
        defer { heap = [] }
        return heap
    }

    /// Adds work, in O(log n).
    mutating func insert(due: Duration, work: @escaping @MainActor () -> Void) {
        lastNumber += 1
        heap.append(Entry(due: due, number: lastNumber, work: work))
        var child = heap.count - 1
        while child > 0 {
            let parent = (child - 1) / 2
            guard heap[child].isEarlier(than: heap[parent]) else { return }
            heap.swapAt(child, parent)
            child = parent
        }
    }

    /// Removes and returns the earliest entry when it is due and was added no later than a given one, in O(log n).
    mutating func popDue(at now: Duration, addedUpTo number: Int) -> Entry? {
        guard let first = heap.first, first.due <= now, first.number <= number else { return nil }
        let last = heap.removeLast()
        guard !heap.isEmpty else { return first }
        heap[0] = last
        var parent = 0
        while true {
            var earliest = parent
            for child in [2 * parent + 1, 2 * parent + 2]
            where child < heap.count && heap[child].isEarlier(than: heap[earliest]) {
                earliest = child
            }
            guard earliest != parent else { return first }
            heap.swapAt(parent, earliest)
            parent = earliest
        }
    }
}
