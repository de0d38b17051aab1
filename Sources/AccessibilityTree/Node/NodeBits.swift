/// The yes-or-no facts and small enumerations of a node in one word.
///
/// The low half has properties of the node. The high half is derived from all properties, once, when a node enters a
/// tree, so that deriving the reading order reads one word for most nodes.
struct NodeBits: OptionSet, Sendable, Hashable {
    var rawValue: UInt32

    static let isView = NodeBits(rawValue: 1 << 0)
    static let isElement = NodeBits(rawValue: 1 << 1)
    static let isHidden = NodeBits(rawValue: 1 << 2)
    static let clipsToBounds = NodeBits(rawValue: 1 << 3)
    static let elementsHidden = NodeBits(rawValue: 1 << 4)
    static let isModal = NodeBits(rawValue: 1 << 5)
    static let groupsChildren = NodeBits(rawValue: 1 << 6)
    static let isOutsideWindow = NodeBits(rawValue: 1 << 12)
    static let isSecret = NodeBits(rawValue: 1 << 13)
    private static let containerTypeShift: UInt32 = 7
    private static let seriesShift: UInt32 = 10

    /// Never visited, and nothing below it either.
    static let isDropped = NodeBits(rawValue: 1 << 16)
    /// Lists its elements in an explicit order.
    static let isExplicit = NodeBits(rawValue: 1 << 17)
    /// Its elements stay together in the order.
    static let isGroup = NodeBits(rawValue: 1 << 18)
    /// A container that stays visible in the hierarchy.
    static let isKept = NodeBits(rawValue: 1 << 19)
    /// Gives context to the elements inside.
    static let givesContext = NodeBits(rawValue: 1 << 20)
    /// A modal view.
    static let isModalView = NodeBits(rawValue: 1 << 21)
    /// Has a sort priority other than 0 among its siblings.
    static let hasPriority = NodeBits(rawValue: 1 << 22)
    /// Has the tab bar trait.
    static let isTabBar = NodeBits(rawValue: 1 << 23)

    /// An element that names itself among its elements: it is read together with them.
    static let isAccompanied = NodeBits(rawValue: 1 << 24)

    static let stated = NodeBits(rawValue: 0xFFFF)
    static let derived = NodeBits(rawValue: 0xFFFF_0000)

    var containerType: ContainerType {
        get { ContainerType(rawValue: Int(rawValue >> Self.containerTypeShift & 7)) ?? .none }
        set {
            rawValue = rawValue & ~(7 << Self.containerTypeShift) | UInt32(newValue.rawValue) << Self.containerTypeShift
        }
    }

    var series: SeriesKind? {
        get {
            switch rawValue >> Self.seriesShift & 3 {
            case 1: .segmentedControl
            case 2: .tabBar
            default: nil
            }
        }
        set {
            let code: UInt32 =
                switch newValue {
                case nil: 0
                case .segmentedControl: 1
                case .tabBar: 2
                }
            rawValue = rawValue & ~(3 << Self.seriesShift) | code << Self.seriesShift
        }
    }

    subscript(bit: NodeBits) -> Bool {
        get { contains(bit) }
        set {
            if newValue { insert(bit) } else { remove(bit) }
        }
    }
}

extension Node {
    /// The node's own bits and those that the reading order derives from them.
    var derivedBits: NodeBits {
        var result = bits.intersection(.stated)
        let isExplicit = explicitElements != nil
        let isElement = bits.contains(.isElement)
        if bits.contains(.isView) {
            let clipsAway = isElement || isExplicit || bits.contains(.clipsToBounds)
            let isUnseen = !bits.isDisjoint(with: [.isHidden, .isOutsideWindow]) || alpha <= 0
            if isUnseen || (clipsAway && layoutFrame.hasZeroSize) { result.insert(.isDropped) }
            // A modal view that is neither visible nor reachable must not silence the screen around it.
            let isReachable = !isUnseen && !bits.contains(.elementsHidden)
            if bits.contains(.isModal) && isReachable { result.insert(.isModalView) }
        } else if !isElement && !isExplicit {
            result.insert(.isDropped)
        }
        if bits.contains(.elementsHidden) { result.insert(.isDropped) }
        if isExplicit { result.insert(.isExplicit) }
        if isElement, isExplicit, explicitElements?.contains(id) == true { result.insert(.isAccompanied) }
        let priority = sortPriority
        if priority != 0, !priority.isNaN { result.insert(.hasPriority) }
        let isTabBar = traits.contains(.tabBar)
        if isTabBar { result.insert(.isTabBar) }
        switch bits.containerType {
        case .none: break
        case .list, .landmark, .dataTable: result.formUnion([.isKept, .givesContext])
        case .semanticGroup:
            if label != nil || value != nil || identifier != nil { result.insert(.isKept) }
        }
        if isTabBar || bits.series == .tabBar { result.formUnion([.isKept, .givesContext]) }
        if bits.series != nil { result.insert(.givesContext) }
        if !result.isDisjoint(with: [.groupsChildren, .isKept, .givesContext]) { result.insert(.isGroup) }
        return result
    }
}
