import AccessibilityTree

/// Draws the layers at the position of a text, and the text.
struct LayerDrawing {
    private let screen: ScreenFacts
    // The index of the element that draws the text, and the index after the last node in it.
    private let place: Int32
    private let end: Int32
    private let color: Appearance.Color
    private let background: Appearance.Color?
    // The frame of the text as views inside each of the scroll views around it see it, the innermost first: content
    // that is scrolled away is in the nearest visible place for those outside. The last one is for all other views.
    private let levels: [(scroller: Int32, frame: Rect)]

    init(
        _ screen: ScreenFacts, _ index: Int, _ frame: Rect, _ color: Appearance.Color, _ background: Appearance.Color?
    ) {
        self.screen = screen
        (place, end) = (Int32(truncatingIfNeeded: index), screen.facts[index].end)
        (self.color, self.background) = (color, background)
        // A label without text has a place, too.
        var frame = frame
        (frame.width, frame.height) = (max(frame.width, 1), max(frame.height, 1))
        var scroller = screen.facts[index].scroller
        var levels = [(scroller, frame)]
        for _ in 0..<16 where scroller >= 0 {
            let uncovered = screen.tree[Int(scroller)].uncoveredFrame ?? screen.facts[Int(scroller)].frame
            frame = frame.moved(into: uncovered)
            scroller = screen.facts[Int(scroller)].scroller
            levels.append((scroller, frame))
        }
        self.levels = levels
    }

    /// A layer at the text.
    struct Part {
        let place: Int32
        /// Whether it extends over the whole text.
        let isWhole: Bool
    }

    /// Returns the layers that are drawn at the text, in drawing order, and whether one is only behind a part of it; nil
    /// if there are too many.
    func layers() -> (parts: [Part], isPartial: Bool)? {
        var numbers: [Int32] = []
        for (index, level) in levels.enumerated() where index == 0 || level.frame != levels[index - 1].frame {
            guard level.frame.isFinite, let found = screen.layers.numbers(at: level.frame) else { return nil }
            numbers += found
        }
        if levels.count > 1 { numbers = Set(numbers).sorted() }
        var isPartial = false
        let parts = numbers.compactMap { number -> Part? in
            guard let part = part(screen.layers.all[Int(number)]) else { return nil }
            if !part.isWhole, part.place < place { isPartial = true }
            return part
        }
        return (parts, isPartial)
    }

    /// Returns the part of a layer at the text; nil where it doesn't meet the text, or isn't drawn.
    private func part(_ layer: PaintedLayers.Layer) -> Part? {
        let own = layer.place
        // The parts of the element are next to its text.
        if own > place, own < end { return nil }
        // A hidden view is drawn where the text in it is drawn, which code may show.
        let hidden = screen.facts[Int(own)].hidden
        if hidden >= 0, !holds(hidden, place) { return nil }
        let frame = levels.first { $0.scroller < 0 || own != $0.scroller && holds($0.scroller, own) }?.frame
        guard let frame else { return nil }
        if own == place { return Part(place: own, isWhole: true) }
        var seen = layer.frame
        var scroller = screen.facts[Int(own)].scroller
        for _ in 0..<16 where scroller >= 0 && !holds(scroller, place) {
            seen = seen.intersection(screen.facts[Int(scroller)].frame)
            scroller = screen.facts[Int(scroller)].scroller
        }
        let shared = seen.intersection(frame)
        guard shared.width > min(1, frame.width / 2), shared.height > min(1, frame.height / 2) else { return nil }
        // Content scrolls out from under a view that covers a part of the screen.
        if own > place, let scroller = levels.first?.scroller, scroller >= 0, !holds(scroller, own),
            !seen.holds(screen.facts[Int(scroller)].frame)
        {
            return nil
        }
        return Part(place: own, isWhole: seen.holds(frame))
    }

    private func holds(_ outer: Int32, _ inner: Int32) -> Bool {
        inner >= outer && inner < screen.facts[Int(outer)].end
    }

    /// Draws the layers and the text. Returns nil where an opaque view covers the text.
    ///
    /// - Parameter withPartial: Whether layers behind a part of the text count as behind all of it, or as nowhere.
    func colors(of parts: [Part], withPartial: Bool) -> DrawnColors? {
        var canvas = Canvas(screen, place)
        var isTextDrawn = false
        for part in parts where part.isWhole || withPartial || part.place > place {
            if !isTextDrawn, part.place >= place {
                isTextDrawn = true
                if part.place == place {
                    canvas.draw(part, background)
                    canvas.write(color, at: place)
                    continue
                }
                canvas.write(color, over: background, at: place)
            }
            // A view above a part of the text leaves the rest.
            if isTextDrawn, !part.isWhole { continue }
            if isTextDrawn, canvas.covers(part) { return nil }
            canvas.draw(part, nil)
        }
        if !isTextDrawn { canvas.write(color, over: background, at: place) }
        return canvas.finish()
    }
}
