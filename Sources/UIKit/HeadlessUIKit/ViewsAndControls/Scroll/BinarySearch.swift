/// Searches among what is in order.
enum BinarySearch {
    /// The first index at which something holds that goes on to hold from there; the count where it never does.
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
