/// The groups of a graph's nodes that reach each other: Tarjan's algorithm with a stack instead of recursion.
struct StrongComponents {
    /// The groups that hold a cycle, each sorted, in the order of their first nodes.
    private(set) var cycles: [[Int]] = []

    private let edges: [[Int]]
    private var order: [Int]
    private var low: [Int]
    private var isOnStack: [Bool]
    private var stack: [Int] = []
    private var counter = 0

    /// Finds the groups; `edges` has the targets of each node.
    init(edges: [[Int]]) {
        self.edges = edges
        order = Array(repeating: -1, count: edges.count)
        low = order
        isOnStack = Array(repeating: false, count: edges.count)
        for node in edges.indices where order[node] < 0 && !edges[node].isEmpty { visit(node) }
        cycles.sort { $0[0] < $1[0] }
    }

    private mutating func visit(_ start: Int) {
        var path: [(node: Int, next: Int)] = []
        begin(start, &path)
        while let (node, next) = path.last {
            if next < edges[node].count {
                path[path.count - 1].next += 1
                let target = edges[node][next]
                if order[target] < 0 {
                    begin(target, &path)
                } else if isOnStack[target] {
                    low[node] = min(low[node], order[target])
                }
            } else {
                path.removeLast()
                if let parent = path.last?.node { low[parent] = min(low[parent], low[node]) }
                if low[node] == order[node] { closeGroup(at: node) }
            }
        }
    }

    private mutating func begin(_ node: Int, _ path: inout [(node: Int, next: Int)]) {
        order[node] = counter
        low[node] = counter
        counter += 1
        stack.append(node)
        isOnStack[node] = true
        path.append((node, 0))
    }

    private mutating func closeGroup(at node: Int) {
        var group: [Int] = []
        while let member = stack.popLast() {
            isOnStack[member] = false
            group.append(member)
            if member == node { break }
        }
        if group.count > 1 || edges[node].contains(node) { cycles.append(group.sorted()) }
    }
}
