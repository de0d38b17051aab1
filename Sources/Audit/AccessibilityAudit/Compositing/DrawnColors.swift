import AccessibilityTree

/// The colors of a text or a symbol and of its background, as they are drawn on the screen.
struct DrawnColors: Sendable {
    /// The color of the text on the color behind it.
    struct Pair: Sendable {
        let text: Appearance.Color
        let background: Appearance.Color
    }

    /// The pairs: one, or several where parts of the text have different backgrounds.
    var pairs: [Pair]
    /// Whether the background is translucent over an unknown color: the pairs are its extremes.
    var isRange = false
    /// The reason why the background is unknown; nil where it is known.
    var unknown: String?
    /// The reason why code may change one of the backgrounds; nil where it can't.
    var doubt: String?
}

extension ScreenFacts {
    /// Draws everything at the position of an element, in drawing order: what is behind its text, its own background,
    /// the text, and what is above. The opacity of a view fades the view with all in it.
    ///
    /// - Parameters:
    ///   - color: The color of the text.
    ///   - element: The element that draws it.
    ///   - background: The element's background; nil for that of its appearance.
    /// - Returns: The colors; nil where an opaque view covers the text.
    func drawnColors(
        _ color: Appearance.Color, of element: AuditedElement, over background: Appearance.Color? = nil
    ) -> DrawnColors? {
        let drawing = LayerDrawing(self, element.index, textFrame(of: element), color, background)
        guard let (layers, isPartial) = drawing.layers() else {
            return DrawnColors(pairs: [], unknown: "too many views overlap")
        }
        guard var colors = drawing.colors(of: layers, withPartial: true) else { return nil }
        if isPartial, colors.unknown == nil, let others = drawing.colors(of: layers, withPartial: false) {
            colors.pairs += others.pairs
            colors.unknown = others.unknown
            colors.isRange = colors.isRange || others.isRange
        }
        return colors
    }

    /// The frame of the text of an element, as far as it is known; else of the element.
    private func textFrame(of element: AuditedElement) -> Rect {
        var frame = tree.layoutFrame(at: element.index)
        if element.own.contains(.isControl) {
            // UIKit draws the title of a button by a label in it.
            for index in tree.subtree(at: element.index).dropFirst().prefix(8)
            where screenClass(at: index).name == "UIButtonLabel" && facts[index].own.contains(.hasText) {
                return facts[index].frame.intersection(frame)
            }
        } else if let appearance = element.appearance?.appearance, let lines = appearance.lines, !lines.isEmpty {
            let width = min(lines.reduce(0) { max($0, $1.width) }, frame.width)
            switch appearance.textAlignment {
            case .left: break
            case .right: frame.x += frame.width - width
            case .center: frame.x += (frame.width - width) / 2
            case nil: return frame
            }
            frame.width = width
            // Labels center their lines, which are a little higher than the letters.
            let height = min(Double(lines.count) * (element.fontSize ?? 17) * 1.2, frame.height)
            if !scrolls(element.index) { frame.y += (frame.height - height) / 2 }
            frame.height = height
        }
        return frame
    }
}
