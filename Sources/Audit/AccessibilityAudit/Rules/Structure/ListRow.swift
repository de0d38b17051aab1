import AccessibilityTree

/// A view among others that may be a row of a list, with the facts that decide whether they are alike.
struct ListRow {
    /// Its index in the tree.
    let index: Int
    /// The frame, in points on the screen.
    let frame: Rect
    /// The structure of the row.
    let shape: Shape
    /// Whether it is a mark that VoiceOver doesn't announce.
    let isDot: Bool
    /// Whether it is marked as the selected one.
    let isChosen: Bool

    /// Whether the row itself is operated.
    let isInteractive: Bool
    /// Whether it consists of text and another view next to it, as rows do.
    let isComposed: Bool

    /// The common structure of rows of one list.
    struct Shape: Hashable {
        /// The number of its class.
        var classNumber: Int32
        /// The kinds of it and its parts, in tree order, four bits each.
        private var count: Int32 = 0
        private var first: UInt64 = 0
        private var rest: [UInt8] = []

        init(classNumber: Int32) { self.classNumber = classNumber }

        mutating func add(_ kinds: ElementKinds) {
            var bits: UInt8 = 0
            if kinds.contains(.interactive) { bits |= 1 }
            if kinds.contains(.drawsText) { bits |= 2 }
            if kinds.contains(.drawsImage) { bits |= 4 }
            if kinds.contains(.touchTarget) { bits |= 8 }
            if count < 16 { first |= UInt64(bits) << UInt64(count * 4) } else { rest.append(bits) }
            count += 1
        }
    }

    /// nil for a view that is not a row: one without a size, one for text or values, and one without text.
    init?(_ index: Int, _ screen: ScreenFacts) {
        let range = index..<Int(screen.facts[index].end)
        // A switch or a field makes it a line of a form, whose parts belong together and whose position is meaningless.
        for place in range where screen.isShown(at: place) {
            guard screen.facts[place].kinds.isDisjoint(with: [.field, .adjustable]), !Self.switches(place, screen)
            else {
                return nil
            }
        }
        let frame = screen.tree.layoutFrame(at: index)
        guard !frame.hasZeroSize, frame.isFinite else { return nil }
        let own = screen.facts[index]
        let isElement = screen.tree.isElement(at: index)
        isDot = range.count == 1 && own.flags.contains(.paints) && !isElement && !own.own.contains(.isControl)
        guard isDot || screen.isReachable(in: range) else { return nil }
        self.index = index
        self.frame = frame
        isChosen = own.traits.contains(.selected)
        var shape = Shape(classNumber: own.classNumber)
        var (parts, texts, images, isUsed, isInteractive) = (0, 0, 0, false, false)
        var firstText: Int?
        for place in range {
            let kinds = screen.facts[place].kinds
            guard !kinds.isEmpty, screen.isShown(at: place) else { continue }
            if parts == 0 { isInteractive = place == index && kinds.contains(.interactive) }
            parts += 1
            shape.add(kinds)
            if !kinds.isDisjoint(with: [.interactive, .touchTarget]) { isUsed = true }
            if kinds.contains(.drawsText), firstText == nil { firstText = place }
            guard !screen.facts[place].own.contains(.isControl) else { continue }
            if kinds.contains(.drawsText) { texts += 1 }
            if kinds.contains(.drawsImage) { images += 1 }
        }
        self.shape = shape
        self.isInteractive = isInteractive
        // Texts alone may be paragraphs, or several texts about one item; a mark before each of them makes a list.
        let isMarked = texts > 1 && firstText.map { Self.isMark($0, screen) } == true
        // Each of them ends with a line: the items of a menu.
        let isLined = parts == 1 && range.count > 2 && !isElement && Self.hasLine(in: range, screen)
        isComposed = texts > 0 && (images > 0 || isUsed) || isMarked || isLined
    }

    /// Whether it is about as wide as high.
    var isRoughlySquare: Bool { max(frame.width, frame.height) <= 2 * min(frame.width, frame.height) }

    // "•", "-", "1", "2." and their like.
    private static func isMark(_ index: Int, _ screen: ScreenFacts) -> Bool {
        guard let text = ElementAppearance(screen.tree, at: index)?.text, text.count <= 3 else { return false }
        return !text.contains(where: \.isLetter) && text.contains { !$0.isWhitespace }
    }

    private static func hasLine(in range: Range<Int>, _ screen: ScreenFacts) -> Bool {
        range.dropFirst().contains { place in
            guard screen.paints(place), screen.isShown(at: place) else { return false }
            let frame = screen.tree.layoutFrame(at: place)
            return frame.height > 0 && frame.height <= 2 && frame.width > 20
        }
    }

    private static func switches(_ place: Int, _ screen: ScreenFacts) -> Bool {
        let node = screen.facts[place]
        guard !node.kinds.isEmpty else { return false }
        return node.traits.contains(.toggleButton) || screen.screenClass(at: place).name == "UISwitch"
    }

    /// Whether frames are in one line, one below or next to the other, to two points.
    static func areAligned(_ frames: [Rect]) -> Bool {
        guard let first = frames.first else { return false }
        func isNear(_ one: Double, _ other: Double) -> Bool { (one - other).magnitude <= 2 }
        let isColumn = frames.allSatisfy { isNear($0.x, first.x) && isNear($0.width, first.width) }
        let isLine = frames.allSatisfy { isNear($0.y, first.y) && isNear($0.height, first.height) }
        return isColumn || isLine
    }
}
