import AccessibilityTree

/// The hierarchies that everything is measured on.
enum Shape: String, CaseIterable {
    /// One parent with nothing but elements.
    case flat
    /// A hundred elements in each container.
    case wide
    /// Chains of fifty containers, an element at the end of each container.
    case deep
    /// Screens as apps build them: containers, hidden views, groups, some lists, some out of order.
    case random

    func tree(count: Int) throws -> AccessibilityTree {
        var builder = TreeBuilder()
        builder.reserveCapacity(count)
        builder.open(node(0, isElement: false))
        var depth = 1
        var random: UInt64 = 0x9E37_79B9
        var isOutOfOrder = false
        for number in 1..<count {
            random ^= random << 13
            random ^= random >> 7
            random ^= random << 17
            let opens: Bool
            switch self {
            case .flat: opens = false
            case .wide: opens = number % 101 == 1
            case .deep: opens = number % 2 == 1
            case .random: opens = random % 100 < 46
            }
            guard opens else {
                builder.add(node(number, isElement: true, random, isOutOfOrder))
                continue
            }
            let closes: Bool
            switch self {
            case .flat: closes = false
            case .wide: closes = depth > 1
            case .deep: closes = depth > 50
            case .random: closes = depth > 8 || random >> 8 % 3 == 0
            }
            if closes {
                let levels =
                    switch self {
                    case .deep: depth - 1
                    case .random: Int(random >> 12 % UInt64(depth))
                    case .flat, .wide: 1
                    }
                for _ in 0..<levels { builder.close() }
                depth -= levels
            }
            builder.open(node(number, isElement: false, random))
            isOutOfOrder = random >> 48 % 10 == 0
            depth += 1
        }
        for _ in 0..<depth { builder.close() }
        return try builder.finish()
    }

    private func node(_ number: Int, isElement: Bool, _ random: UInt64 = 0, _ isOutOfOrder: Bool = false) -> Node {
        var node = Node(id: NodeID(UInt64(number)), className: isElement ? "UILabel" : "UIView")
        node.frame = Rect(x: 0, y: Double(number) * 10, width: 100, height: 9)
        node.isElement = isElement
        if isElement { node.label = "Label" }
        if self == .random, number > 0 {
            if random >> 16 % 33 == 0 { node.isHidden = true }
            if !isElement, random >> 24 % 20 == 0 { node.groupsChildren = true }
            if !isElement, random >> 32 % 50 == 0 { node.containerType = .list }
            // One container in ten goes from the bottom up, four elements at a time.
            if isElement, isOutOfOrder { node.frame.y -= Double(number % 4) * 20 }
        }
        return node
    }
}
