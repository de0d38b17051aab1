import AccessibilityTree

/// The containers and elements of a screen as indented lines, for comparison with the expectations of a case.
struct Outline {
    let tree: AccessibilityTree
    let spoken: [NodeID: String]

    /// The lines of an expectation. Recursion is bounded by the depth of the JSON that it was read from.
    static func lines(_ items: [ConformanceCase.Item], depth: Int = 0) -> [String] {
        let indent = String(repeating: "  ", count: depth)
        return items.flatMap { item -> [String] in
            switch item {
            case .element(let text): return [indent + text]
            case .container(let kind, let label, let value, let rows, let columns, let children):
                let facts = [
                    label.map { " label \($0)" }, value.map { " value \($0)" }, rows.map { " rows \($0)" },
                    columns.map { " columns \($0)" },
                ]
                return [indent + "[\(kind)]" + facts.compactMap(\.self).joined()] + lines(children, depth: depth + 1)
            }
        }
    }

    /// The lines of the screen. Facts of a container that no case states are left out, as a case need not state all.
    func lines(matching items: [ConformanceCase.Item]) -> [String] {
        let stated = Stated(items)
        return ReadingOrder(tree).hierarchy.map { item in
            let indent = String(repeating: "  ", count: item.depth)
            switch item.content {
            case .element(let id): return indent + (spoken[id] ?? "")
            case .container(let container):
                let node = tree[container.index]
                let facts = [
                    stated.label ? node.label.map { " label \($0)" } : nil,
                    stated.value ? node.value.map { " value \($0)" } : nil,
                    stated.size ? node.dataTable.map { " rows \($0.rowCount) columns \($0.columnCount)" } : nil,
                ]
                return indent + "[\(container.kind.rawValue)]" + facts.compactMap(\.self).joined()
            }
        }
    }

    /// Which facts of containers a case states anywhere.
    private struct Stated {
        var label = false
        var value = false
        var size = false

        init(_ items: [ConformanceCase.Item]) {
            var pending = items
            while let item = pending.popLast() {
                guard case .container(_, let label, let value, let rows, let columns, let children) = item else {
                    continue
                }
                self.label = self.label || label != nil
                self.value = self.value || value != nil
                size = size || rows != nil || columns != nil
                pending += children
            }
        }
    }
}
