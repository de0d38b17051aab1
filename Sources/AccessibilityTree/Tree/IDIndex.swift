/// Finds the index of a node by its id: a table while ids are dense, a dictionary otherwise.
struct IDIndex: Sendable {
    private var base: UInt64 = 0
    private var table: [Int32] = []
    private var sparse: [NodeID: Int32]?

    init() {}

    /// Indexes ids by their position; throws when an id occurs twice.
    init(_ ids: [NodeID]) throws(TreeError) {
        guard let first = ids.first else { return }
        var low = first.rawValue
        var high = low
        for id in ids {
            low = min(low, id.rawValue)
            high = max(high, id.rawValue)
        }
        base = low
        if let size = Self.tableSize(low: low, high: high, count: ids.count) {
            table = [Int32](repeating: -1, count: size)
            for index in ids.indices {
                let slot = Int(ids[index].rawValue - low)
                if table[slot] >= 0 { throw .duplicateID(ids[index]) }
                table[slot] = Int32(truncatingIfNeeded: index)
            }
        } else {
            var entries = [NodeID: Int32](minimumCapacity: ids.count)
            for index in ids.indices
            where entries.updateValue(Int32(truncatingIfNeeded: index), forKey: ids[index]) != nil {
                throw .duplicateID(ids[index])
            }
            sparse = entries
        }
    }

    /// Returns the length of a table for these ids, or nil if too much of it would stay empty.
    private static func tableSize(low: UInt64, high: UInt64, count: Int) -> Int? {
        let span = high - low
        guard span < UInt64(count) * 4 + 64 else { return nil }
        return Int(span) + 1
    }

    /// The index of a node, or nil when the id is unknown.
    func callAsFunction(_ id: NodeID) -> Int? {
        if let sparse { return sparse[id].map(Int.init) }
        guard id.rawValue >= base, id.rawValue - base < UInt64(table.count) else { return nil }
        let index = table[Int(id.rawValue - base)]
        return index < 0 ? nil : Int(index)
    }

    /// Forgets ids.
    mutating func remove(_ ids: ArraySlice<NodeID>) {
        for id in ids {
            if sparse != nil {
                sparse?[id] = nil
            } else {
                table[Int(id.rawValue - base)] = -1
            }
        }
    }

    /// Records the indices of ids in a range; new ids must not be recorded yet.
    mutating func place(_ ids: [NodeID], in range: Range<Int>) {
        guard let first = range.first else { return }
        if sparse == nil {
            var low = ids[first].rawValue
            var high = low
            for index in range {
                low = min(low, ids[index].rawValue)
                high = max(high, ids[index].rawValue)
            }
            if !table.isEmpty { high = max(high, base + UInt64(table.count - 1)) }
            guard low >= base, let size = Self.tableSize(low: base, high: high, count: ids.count) else {
                rebuild(ids)
                return
            }
            if size > table.count { table.append(contentsOf: repeatElement(-1, count: size - table.count)) }
        }
        for index in range {
            if sparse != nil {
                sparse?[ids[index]] = Int32(truncatingIfNeeded: index)
            } else {
                table[Int(ids[index].rawValue - base)] = Int32(truncatingIfNeeded: index)
            }
        }
    }

    private mutating func rebuild(_ ids: [NodeID]) {
        // The caller has made sure that no id occurs twice.
        if let index = try? IDIndex(ids) { self = index }
    }
}
