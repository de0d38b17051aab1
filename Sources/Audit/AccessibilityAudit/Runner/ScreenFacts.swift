import AccessibilityTree

/// A screen with the facts about it as a whole that rules need, computed in one walk.
public final class ScreenFacts: Sendable {
    /// The screen that was walked.
    public let screen: AuditedScreen
    /// The elements of the screen.
    public let tree: AccessibilityTree
    /// The order in which a screen reader goes through it.
    public let order: ReadingOrder
    /// The indices in the tree of the modal views.
    public let modals: [Int]
    /// The facts that rules need of each node, by its index in the tree.
    let facts: [ElementFacts]
    /// The indices in the tree of the nodes that rules check, in tree order.
    let looked: [Int32]
    /// The classes, by the numbers that nodes have.
    let classes: [ScreenClass]
    /// The colors, by the numbers that nodes have.
    let colors: [Appearance.Color]
    /// Everything that is drawn, but for texts, in drawing order.
    let layers: PaintedLayers
    /// The enabled touch targets, from top to bottom.
    let targets: [Target]
    /// The indices in the tree of the elements that a screen reader reaches, in tree order.
    private let reached: [Int32]
    // Hashes of the spoken texts; nil unless requested.
    private let announced: HashSet?

    /// A control that is used by touch.
    struct Target: Sendable {
        /// The frame, in points on the screen.
        let frame: Rect
        /// The part of the frame that views around it don't cut off.
        let seen: Rect
        /// Its index in the tree.
        let place: Int32
        /// The index after the last node in it.
        let end: Int32
        let isScrolled: Bool
    }

    /// Walks a screen.
    public init(_ screen: AuditedScreen) {
        self.screen = screen
        // A local constant: each use of the property would copy the tree's arrays.
        let tree = screen.tree
        self.tree = tree
        let order = ReadingOrder(tree)
        self.order = order
        var walk = ScreenWalk(screen, order)
        walk.run()
        (facts, looked, classes, colors) = (walk.facts, walk.looked, walk.classes, walk.colors.all)
        (modals, reached) = (walk.modals, walk.reached)
        layers = PaintedLayers(walk.painters, walk.facts)
        targets = Self.targets(order.places, walk.facts, walk.classes)
        announced = walk.hasUnannouncedText ? Self.announced(order.places, walk.facts) : nil
    }

    private static func announced(_ places: [Int32], _ facts: [ElementFacts]) -> HashSet {
        var announced = HashSet(capacity: places.count)
        for place in places { _ = announced.insert(facts[Int(place)].label.hash) }
        return announced
    }

    private static func targets(
        _ places: [Int32], _ facts: [ElementFacts], _ classes: [ScreenClass]
    ) -> [Target] {
        var targets: [Target] = []
        for place in places {
            let index = Int(place)
            guard facts[index].kinds.contains(.interactive), !facts[index].traits.contains(.notEnabled),
                !facts[index].own.contains(.hasPath), !facts[index].flags.contains(.isMisplaced),
                facts[index].flags.isSuperset(of: [.isShown, .isTouchable]),
                !classes[Int(facts[index].classNumber)].isSystemPart
            else { continue }
            let (frame, seen) = (facts[index].frame, seenFrame(of: index, facts))
            guard frame.isFinite, seen.width > 0, seen.height > 0 else { continue }
            targets.append(
                Target(
                    frame: frame, seen: seen, place: place, end: facts[index].end,
                    isScrolled: facts[index].flags.contains(.isScrolled)))
        }
        return targets.sorted { $0.seen.y < $1.seen.y }
    }

    /// Returns the part of a frame that views around it don't cut off. What a scroll view cuts off can be scrolled in,
    /// and is not under the fingers at the same time.
    private static func seenFrame(of index: Int, _ facts: [ElementFacts]) -> Rect {
        var frame = facts[index].frame
        var parent = Int(facts[index].parent)
        // Nothing real is nested so deeply.
        for _ in 0..<256 where parent >= 0 {
            if facts[parent].own.contains(.clips) { frame = frame.intersection(facts[parent].frame) }
            parent = Int(facts[parent].parent)
        }
        return frame
    }

    /// The elements that rules examine, in tree order: accessibility elements, visible views and touch targets.
    public var elements: AuditedElements { AuditedElements(screen: self, places: looked) }
    /// The elements that a screen reader stops at, in reading order.
    public var inOrder: AuditedElements { AuditedElements(screen: self, places: order.places) }

    /// The element at an index of the tree.
    func element(_ place: Int32) -> AuditedElement { AuditedElement(self, place) }
    /// Any node of the tree as an element to be named.
    func element(at index: Int) -> AuditedElement {
        AuditedElement(self, Int32(truncatingIfNeeded: index), isBare: true)
    }

    /// Whether a node scrolls its content, by its index in the tree.
    func scrolls(_ index: Int) -> Bool {
        facts[index].own.contains(.scrolls) || classes[Int(facts[index].classNumber)].scrolls
    }

    /// The class of a node, by its index in the tree.
    func screenClass(at index: Int) -> ScreenClass { classes[Int(facts[index].classNumber)] }

    /// The indices in the tree of a view's visible subviews, in view order.
    func shownChildren(of index: Int) -> ShownChildren {
        ShownChildren(screen: self, place: index + 1, end: Int(facts[index].end))
    }

    struct ShownChildren: Sequence, IteratorProtocol {
        fileprivate let screen: ScreenFacts
        fileprivate var place: Int
        fileprivate let end: Int

        mutating func next() -> Int? {
            while place < end {
                let child = place
                place = Int(screen.facts[child].end)
                if screen.isShown(at: child) { return child }
            }
            return nil
        }
    }

    /// Whether a modal view keeps a screen reader from all that is behind it.
    public var isBehindModal: Bool { !modals.isEmpty }

    /// Whether a screen reader reaches any of the nodes at these indices of the tree.
    public func isReachable(in range: Range<Int>) -> Bool { firstReached(from: range.lowerBound) < range.upperBound }

    /// The elements that a screen reader reaches among the nodes at these indices of the tree, by index.
    func reached(in range: Range<Int>) -> ArraySlice<Int32> {
        reached[reachedBefore(range.lowerBound)..<reachedBefore(range.upperBound)]
    }

    /// The first index, from an index on, of an element that a screen reader reaches; the number of nodes if there is
    /// none.
    func firstReached(from place: Int) -> Int {
        let number = reachedBefore(place)
        return number < reached.count ? Int(reached[number]) : tree.count
    }

    private func reachedBefore(_ place: Int) -> Int {
        var (low, high) = (0, reached.count)
        while low < high {
            let middle = (low + high) / 2
            if reached[middle] < place { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// Whether a node draws a background or an image itself, by its index in the tree.
    func paints(_ index: Int) -> Bool { facts[index].flags.contains(.paints) }
    /// Whether a node is visible, by its index in the tree.
    func isShown(at index: Int) -> Bool { facts[index].flags.contains(.isShown) }
    /// Whether it can be seen.
    public func isShown(_ element: AuditedElement) -> Bool { isShown(at: element.index) }
    /// Whether it can be seen, or only objects hide it that code reaches and may show.
    func mayBeShown(_ element: AuditedElement) -> Bool {
        !facts[element.index].flags.isDisjoint(with: [.isShown, .mayBeShown])
    }
    /// Whether a modal view keeps users from it, so that it counts as inactive.
    func isInert(_ element: AuditedElement) -> Bool { facts[element.index].flags.contains(.isInert) }
    /// Whether touches reach it: neither it nor its ancestors refuse them.
    public func isTouchable(_ element: AuditedElement) -> Bool {
        facts[element.index].flags.contains(.isTouchable)
    }
    /// Whether its frame says nothing, because constraints around it conflict.
    func isMisplaced(_ element: AuditedElement) -> Bool {
        facts[element.index].flags.contains(.isMisplaced)
    }
    /// Whether it is inside a scroll view, or scrolls itself.
    public func isScrolled(_ element: AuditedElement) -> Bool { facts[element.index].flags.contains(.isScrolled) }
    /// The index in the tree of the nearest element that contains it, or nil.
    public func elementAround(_ element: AuditedElement) -> Int? {
        let around = facts[element.index].elementAbove
        return around < 0 ? nil : Int(around)
    }

    /// Whether an element has a text as its only announcement.
    public func isAnnounced(_ text: String) -> Bool {
        let hash = LabelScan(text).hash
        return announced?.contains(hash) ?? order.places.contains { facts[Int($0)].label.hash == hash }
    }

    /// Whether it is on the screen at all, not scrolled out of it.
    public func isOnScreen(_ element: AuditedElement) -> Bool {
        element.frame.intersects(tree.environment.screenBounds)
    }
}
