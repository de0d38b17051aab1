import AccessibilityTree

/// A tree in a few words: every node has a name, which is also the label that tests compare.
struct Sketch {
    var name: String
    var frame: Rect
    var children: [Sketch] = []
    var elements: [String]?
    var adjust: (inout Node) -> Void = { _ in }

    func with(_ change: @escaping (inout Node) -> Void) -> Sketch {
        var copy = self
        let before = adjust
        copy.adjust = { node in
            before(&node)
            change(&node)
        }
        return copy
    }

    func listing(_ names: String...) -> Sketch {
        var copy = self
        copy.elements = names
        return copy
    }

    func tree(_ environment: Environment = Environment()) throws -> AccessibilityTree {
        var numbers: [String: UInt64] = [:]
        var all: [Sketch] = [self]
        while let sketch = all.popLast() {
            numbers[sketch.name] = UInt64(numbers.count + 1)
            all += sketch.children.reversed()
        }
        enum Step {
            case open(Sketch)
            case close
        }
        var builder = TreeBuilder(environment: environment)
        var steps: [Step] = [.open(self)]
        while let step = steps.popLast() {
            switch step {
            case .close: builder.close()
            case .open(let sketch):
                var node = Node(id: NodeID(numbers[sketch.name] ?? 0), className: "UIView", frame: sketch.frame)
                // Unknown names become ids that the tree does not have.
                node.explicitElements = sketch.elements?.map { NodeID(numbers[$0] ?? 999_999) }
                sketch.adjust(&node)
                if node.isElement && node.label == nil { node.label = AttributedText(sketch.name) }
                builder.open(node)
                steps.append(.close)
                steps += sketch.children.reversed().map { .open($0) }
            }
        }
        return try builder.finish()
    }
}

/// A view that is no element.
func view(_ name: String, _ frame: Rect = .unit, _ children: [Sketch] = []) -> Sketch {
    Sketch(name: name, frame: frame, children: children)
}

/// An element at a point.
func element(_ name: String, x: Double = 0, y: Double = 0) -> Sketch {
    Sketch(name: name, frame: Rect(x: x, y: y, width: 5, height: 5)).with { $0.isElement = true }
}

/// An accessibility element that is no view.
func object(_ name: String, x: Double = 0, y: Double = 0) -> Sketch {
    element(name, x: x, y: y).with { $0.isView = false }
}

extension Rect {
    static let unit = Rect(x: 0, y: 0, width: 100, height: 100)
}

extension AccessibilityTree {
    /// The labels of the elements in reading order.
    var spokenOrder: [String] { ReadingOrder(self).labels(in: self) }

    func id(_ label: String) -> NodeID { first(label: label)?.id ?? NodeID(0) }
}

extension ReadingOrder {
    func labels(in tree: AccessibilityTree) -> [String] {
        elements.map { tree[$0]?.label?.string ?? "?" }
    }

    /// The outline with two spaces for each level, containers by kind.
    func outline(in tree: AccessibilityTree) -> [String] {
        hierarchy.map { line in
            let indent = String(repeating: "  ", count: line.depth)
            switch line.content {
            case .element(let id): return indent + (tree[id]?.label?.string ?? "?")
            case .container(let container): return indent + container.kind.rawValue
            }
        }
    }
}
