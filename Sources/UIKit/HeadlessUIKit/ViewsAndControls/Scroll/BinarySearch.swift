/// Binary search by a predicate.
enum BinarySearch {
    /// Returns the first index from which a monotonic predicate holds; the count where it never does.
    static func firstIndex(_ count: Int, where holds: (Int) -> Bool) -> Int {
        var low = 0
        var high = count
        while low < high {
            let middle = low + (high - low) / 2
            if holds(middle) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
