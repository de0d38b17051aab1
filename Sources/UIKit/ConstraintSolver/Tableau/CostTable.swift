/// The cost of making a column larger: for each priority in use a number, the higher priority first, and last a number
/// that decides between errors of the same priority.
struct CostTable {
    /// Costs below this come from rounding.
    static let tolerance = 1e-9

    /// The slots in the order in which they count.
    private(set) var order: [Int] = [0]
    private var priorities: [Float] = [0]
    private var uses: [Int] = [1]
    private var stride = 8
    /// The numbers of all columns, and zeros for some that are still to be added.
    private var values: [Double] = []
    private var columnCount = 0

    /// The slot of a priority, which counts as used once more.
    mutating func slot(for priority: Float) -> Int {
        if let slot = order.dropLast().first(where: { priorities[$0] == priority }) {
            uses[slot] += 1
            return slot
        }
        let slot = uses.firstIndex(of: 0) ?? uses.count
        if slot == uses.count {
            uses.append(0)
            priorities.append(0)
            if slot == stride { widen() }
        }
        uses[slot] = 1
        priorities[slot] = priority
        let place = order.dropLast().firstIndex { priorities[$0] < priority } ?? order.count - 1
        order.insert(slot, at: place)
        return slot
    }

    /// Ends one use of a slot.
    mutating func release(_ slot: Int) {
        uses[slot] -= 1
        if uses[slot] == 0 { order.removeAll { $0 == slot } }
    }

    private mutating func widen() {
        var wider = [Double](repeating: 0, count: values.count * 2)
        for column in 0..<(values.count / stride) {
            for slot in 0..<stride { wider[column * stride * 2 + slot] = values[column * stride + slot] }
        }
        values = wider
        stride *= 2
    }

    mutating func addColumn() {
        columnCount += 1
        // Many together, since that costs little more than one.
        if columnCount * stride > values.count { reserve(columns: max(16, columnCount * 2)) }
    }

    mutating func reserve(columns: Int) {
        let missing = columns * stride - values.count
        if missing > 0 { values.append(contentsOf: repeatElement(0, count: missing)) }
    }

    mutating func clear(_ column: Int32) {
        let start = Int(column) * stride
        for slot in 0..<stride { values[start + slot] = 0 }
    }

    mutating func add(_ cost: Double, _ slot: Int, _ column: Int32) { values[Int(column) * stride + slot] += cost }

    /// Adds a multiple of the costs of one column to those of another.
    @inline(__always)
    mutating func add(_ other: Int32, times factor: Double, to column: Int32) {
        let (from, to) = (Int(other) * stride, Int(column) * stride)
        for slot in order { values[to + slot] += factor * values[from + slot] }
    }

    /// -1 where a larger column would lower the cost, 1 where it would raise it, 0 where it makes no difference.
    @inline(__always)
    func sign(_ column: Int32) -> Int {
        let start = Int(column) * stride
        for slot in order {
            let value = values[start + slot]
            if value < -Self.tolerance { return -1 }
            if value > Self.tolerance { return 1 }
        }
        return 0
    }

    /// -1 where one column costs less than another, each divided by its divisor (above zero), 1 where it costs more.
    func compare(_ one: Int32, _ oneDivisor: Double, _ other: Int32, _ otherDivisor: Double) -> Int {
        let (first, second) = (Int(one) * stride, Int(other) * stride)
        for slot in order {
            let difference = values[first + slot] / oneDivisor - values[second + slot] / otherDivisor
            if difference < -Self.tolerance { return -1 }
            if difference > Self.tolerance { return 1 }
        }
        return 0
    }

    /// Whether one column costs less than another, each divided by its divisor (above zero); of equals the first does.
    func isLess(_ one: Int32, _ oneDivisor: Double, _ other: Int32, _ otherDivisor: Double) -> Bool {
        let order = compare(one, oneDivisor, other, otherDivisor)
        return order == 0 ? one < other : order < 0
    }
}
