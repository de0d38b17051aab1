/// Which rows a column may stand in: some no longer do, some are named twice.
struct ColumnLists {
    private struct Node {
        var row: Int32
        var next: Int32
    }

    /// The first node of each column, or -1.
    private var heads: [Int32] = []
    // All lists are in one array, so that a screen's thousands of short ones cost no memory block each.
    private var nodes: [Node] = []
    private var free: Int32 = -1

    mutating func reserve(columns: Int, rows: Int) {
        heads.reserveCapacity(columns)
        nodes.reserveCapacity(rows)
    }

    mutating func addColumn() { heads.append(-1) }

    mutating func append(_ row: Int32, to column: Int32) {
        let node = Node(row: row, next: heads[Int(column)])
        if free >= 0 {
            let place = free
            free = nodes[Int(place)].next
            nodes[Int(place)] = node
            heads[Int(column)] = place
        } else {
            heads[Int(column)] = Int32(nodes.count)
            nodes.append(node)
        }
    }

    mutating func clear(_ column: Int32) {
        var place = heads[Int(column)]
        heads[Int(column)] = -1
        while place >= 0 {
            let next = nodes[Int(place)].next
            nodes[Int(place)].next = free
            free = place
            place = next
        }
    }

    /// Whether the rows of a column are each named once, the lowest first.
    func isAscending(_ column: Int32) -> Bool {
        var (last, place): (Int32, Int32) = (-1, heads[Int(column)])
        while place >= 0 {
            let node = nodes[Int(place)]
            guard node.row > last else { return false }
            (last, place) = (node.row, node.next)
        }
        return true
    }

    /// The index of a column's row that was added last, or -1.
    func firstPlace(of column: Int32) -> Int32 { heads[Int(column)] }
    /// The row at an index.
    func row(at place: Int32) -> Int32 { nodes[Int(place)].row }
    /// The index of the row that was added before the one at an index, or -1.
    func place(after place: Int32) -> Int32 { nodes[Int(place)].next }

    /// Replaces the content of a list by the rows of a column, the one added last first.
    func read(_ column: Int32, into list: inout [Int32]) {
        list.removeAll(keepingCapacity: true)
        var place = heads[Int(column)]
        while place >= 0 {
            list.append(nodes[Int(place)].row)
            place = nodes[Int(place)].next
        }
    }
}
