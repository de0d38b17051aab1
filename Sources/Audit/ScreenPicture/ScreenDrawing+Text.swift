import AccessibilityTree

extension ScreenDrawing {
    /// The measures of fonts, in parts of their size: those of the system font of iOS.
    private enum Metrics {
        static let ascent = 0.952
        static let lineHeight = 1.193
    }

    /// The most lines that are drawn of a text.
    private static let lineLimit = 200

    /// Draws the text of a node, as it was laid out where that is known.
    mutating func drawText(_ style: DrawnStyle, of node: Node, _ frame: Rect, _ visible: Rect) {
        let appearance = style.appearance
        let isPlaceholder = (appearance.text ?? "").isEmpty
        guard let text = isPlaceholder ? appearance.placeholder : appearance.visibleText ?? appearance.text,
            !text.isEmpty
        else { return }
        let usual = node.traits.contains(.tabButton) ? 10.0 : 17.0
        let size = appearance.fontSize.flatMap { $0.isFinite && $0 > 0 ? min($0, 1_000) : nil } ?? usual
        let isArea = node.traits.contains(.textArea) || node.className == "UITextView"
        let room = isArea ? frame.inset(5, 8) : appearance.hasBorder == true ? frame.inset(7, 0) : frame
        let lines = lines(isPlaceholder ? nil : appearance.lines, text, appearance, room, size)
        guard !lines.isEmpty else { return }
        let alignment = appearance.textAlignment ?? usualAlignment(of: node)
        let height = size * Metrics.lineHeight
        let top = isArea ? room.y : room.center.y - height * Double(lines.count) / 2
        let isBackwards = text.writtenRightToLeft ?? isRightToLeft
        let attributes = attributes(style, size, alignment, isPlaceholder, isBackwards)
        let x =
            switch alignment {
            case .left: room.x
            case .center: room.center.x
            case .right: room.maxX
            }
        for (number, line) in lines.enumerated() where !line.text.isEmpty {
            let y = top + height * Double(number)
            // Only the visible lines of a text are drawn.
            guard y + height > visible.y, y < visible.maxY else { continue }
            let isMeasured = line.width.isFinite && line.width > 0
            let width = isMeasured ? line.width : TextEstimate.width(line.text, size: size)
            writer.text(
                line.text, x: x, baseline: y + size * Metrics.ascent,
                attributes
                    + (isMeasured && line.text.unicodeScalars.count > 1
                        ? " textLength=\"\(line.width.drawn)\" lengthAdjust=\"spacingAndGlyphs\"" : ""))
            let left =
                switch alignment {
                case .left: x
                case .center: x - width / 2
                case .right: x - width
                }
            occupy(Rect(x: left, y: y, width: width, height: height))
        }
    }

    private func lines(
        _ known: [Appearance.Line]?, _ text: String, _ appearance: Appearance, _ room: Rect, _ size: Double
    ) -> [Appearance.Line] {
        if let known, !known.isEmpty { return Array(known.prefix(Self.lineLimit)) }
        let limit = appearance.numberOfLines ?? 1
        let lines =
            limit == 1
            ? [TextEstimate.fitted(text, width: max(room.width, size * 2), size: size) ?? text.start(40)]
            : TextEstimate.lines(
                of: text, width: room.width, size: size, limit: limit > 0 ? min(limit, Self.lineLimit) : Self.lineLimit)
        return lines.map { Appearance.Line(text: $0, width: 0) }
    }

    private func usualAlignment(of node: Node) -> Appearance.TextAlignment {
        if !node.traits.isDisjoint(with: [.button, .tabButton, .backButton]) { return .center }
        return isRightToLeft ? .right : .left
    }

    private func attributes(
        _ style: DrawnStyle, _ size: Double, _ alignment: Appearance.TextAlignment, _ isPlaceholder: Bool,
        _ isBackwards: Bool
    ) -> String {
        var attributes = "font-size=\"\(size.drawn)\""
        if let weight = style.appearance.fontWeight, weight != 400, (1...1000).contains(weight) {
            attributes += " font-weight=\"\(weight)\""
        }
        let color = isPlaceholder ? Paint(palette.placeholder) : style.color ?? Paint(palette.text)
        attributes += " \(color.fill)"
        // The side at which a line begins depends on the direction.
        switch alignment {
        case .center: attributes += " text-anchor=\"middle\""
        case .left where isBackwards, .right where !isBackwards: attributes += " text-anchor=\"end\""
        case .left, .right: break
        }
        return isBackwards ? attributes + " direction=\"rtl\"" : attributes
    }
}

extension String {
    /// Whether a text is written from right to left: as its first letter is (Unicode Standard Annex 9, P2 and P3); nil
    /// for one without letters.
    var writtenRightToLeft: Bool? {
        for scalar in unicodeScalars.prefix(200) {
            switch scalar.value {
            case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
                if scalar.properties.isAlphabetic { return true }
            default: if scalar.properties.isAlphabetic { return false }
            }
        }
        return nil
    }
}
