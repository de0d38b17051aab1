import AccessibilityTree

/// Two pixels of the screen, one of a text and one of its background, onto which layers are drawn in drawing order.
struct Canvas {
    // A translucent view with all in it, which is drawn as a whole.
    private struct Group {
        let end: Int32
        let opacity: Double
        var background = Pixel()
        var text = Pixel()
        var unknown: String?
    }

    private let screen: ScreenFacts
    private let place: Int32
    private var groups = [Group(end: .max, opacity: 1)]
    // The indices in the tree of the views whose colors can be seen behind or above the text.
    private var visible: [Int32] = []

    /// Creates an empty canvas for a text of the element at an index of the tree.
    init(_ screen: ScreenFacts, _ place: Int32) { (self.screen, self.place) = (screen, place) }

    /// Draws a layer onto both pixels: its own background, or another one in its place.
    mutating func draw(_ part: LayerDrawing.Part, _ other: Appearance.Color?) {
        open(at: part.place)
        let top = groups.count - 1
        let index = Int(part.place)
        let facts = screen.facts[index]
        if let color = other ?? color(at: index), color.alpha > 0 {
            if part.isWhole, color.alpha >= 1 {
                groups[top].unknown = nil
                if top == 0 { visible = [] }
            }
            groups[top].background.paint(color)
            groups[top].text.paint(color)
            visible.append(part.place)
        }
        if let reason = unknown(at: index, facts) {
            groups[top].unknown = reason
            visible.append(part.place)
        }
    }

    /// Draws the text, after a background of its own.
    mutating func write(_ color: Appearance.Color, over background: Appearance.Color? = nil, at place: Int32) {
        open(at: place)
        let top = groups.count - 1
        if let background {
            if background.alpha >= 1 { groups[top].unknown = nil }
            groups[top].background.paint(background)
            groups[top].text.paint(background)
        }
        groups[top].text.paint(color)
    }

    /// Whether a layer hides everything that was drawn before it.
    func covers(_ part: LayerDrawing.Part) -> Bool {
        let facts = screen.facts[Int(part.place)]
        let isFaded = facts.faded >= 0 && opacity(of: facts.faded) < 1
        return !isFaded && (color(at: Int(part.place))?.alpha ?? 0) >= 1
    }

    /// Returns the colors that the pixels came to.
    mutating func finish() -> DrawnColors {
        close(before: .max)
        let group = groups[0]
        let doubt = visible.lazy.compactMap { [screen, place] layer in
            layer == place ? nil : screen.colorDoubt(at: Int(layer))
        }.first
        func pair(_ white: Double) -> DrawnColors.Pair {
            .init(text: group.text.color(onGray: white), background: group.background.color(onGray: white))
        }
        if let unknown = group.unknown { return DrawnColors(pairs: [], unknown: unknown, doubt: doubt) }
        if group.background.alpha > 0.999 { return DrawnColors(pairs: [pair(1)], doubt: doubt) }
        guard group.background.alpha > 0.001 else {
            return DrawnColors(pairs: [], unknown: "the background is unknown", doubt: doubt)
        }
        return DrawnColors(pairs: [pair(1), pair(0)], isRange: true, doubt: doubt)
    }

    private func color(at index: Int) -> Appearance.Color? {
        let number = screen.facts[index].background
        return number < 0 ? nil : screen.colors[Int(number)]
    }

    /// The reason why the drawing of a view is unknown; nil where it is known.
    private func unknown(at index: Int, _ facts: ElementFacts) -> String? {
        if facts.own.contains(.hasBackgroundImage) { return "an image is behind the text" }
        // Controls place their images next to their titles.
        if facts.own.contains(.hasImage), !facts.own.contains(.isControl), index != place {
            return index < place ? "an image is behind the text" : "an image is above the text"
        }
        if let reason = screen.declaration(at: index)?.unknownDrawing { return reason }
        return facts.background < 0 ? screen.screenClass(at: index).unknownBackground : nil
    }

    /// Begins the translucent groups that a node is in, after it has ended those that it is not in.
    private mutating func open(at place: Int32) {
        close(before: place)
        var chain: [Int32] = []
        var faded = screen.facts[Int(place)].faded
        // Nothing real is nested so deeply.
        for _ in 0..<64 where faded >= 0 {
            chain.append(faded)
            let parent = screen.facts[Int(faded)].parent
            faded = parent < 0 ? -1 : screen.facts[Int(parent)].faded
        }
        // The groups that have begun are the outermost of the chain.
        for faded in chain.reversed().dropFirst(groups.count - 1) {
            groups.append(Group(end: screen.facts[Int(faded)].end, opacity: opacity(of: faded)))
        }
    }

    // A view that is fully transparent is drawn only where code may show the text in it.
    private func opacity(of faded: Int32) -> Double {
        let alpha = screen.facts[Int(faded)].alpha
        return alpha < 0.02 ? 1 : min(alpha, 1)
    }

    private mutating func close(before place: Int32) {
        while groups.count > 1, let group = groups.last, group.end <= place {
            groups.removeLast()
            let top = groups.count - 1
            groups[top].background.paint(group.background, opacity: group.opacity)
            groups[top].text.paint(group.text, opacity: group.opacity)
            groups[top].unknown = group.unknown ?? groups[top].unknown
        }
    }
}
