import AccessibilityTree

/// Draws a screen, from back to front, as flat shapes: nothing is nested, so that any depth works.
///
/// A view that is partly transparent makes its descendants as transparent, each shape on its own.
struct ScreenDrawing {
    /// The writer of the shapes.
    var writer: SVGWriter
    /// The frames of text and controls, which markers must not hide.
    private(set) var occupied: [Rect] = []
    /// The part of the screen that each node is visible in; nil where it is invisible.
    private(set) var clips: [Rect?]
    /// The number of nodes that were left out because there are too many.
    private(set) var leftOut = 0

    let tree: AccessibilityTree
    let palette: Palette
    let isRightToLeft: Bool
    let screen: Rect

    /// The maximum number of areas that markers avoid.
    private static let occupiedLimit = 4_000

    init(_ tree: AccessibilityTree, screen: Rect, palette: Palette, prefix: String) {
        self.tree = tree
        self.screen = screen
        self.palette = palette
        isRightToLeft = tree.environment.layoutDirection == .rightToLeft
        writer = SVGWriter(prefix: prefix)
        clips = [Rect?](repeating: nil, count: tree.count)
    }

    /// Draws all nodes.
    mutating func run() {
        // The clipping rectangles of the children of each node.
        var inner = [Rect?](repeating: nil, count: tree.count)
        var opacities = [Double](repeating: 1, count: tree.count)
        var drawn = 0
        var index = 0
        while index < tree.count {
            let node = tree[index]
            let parent = tree.parentIndex(of: index)
            guard let clip = parent.map({ inner[$0] }) ?? screen, !node.isHidden, node.alpha > 0 else {
                index = tree.subtree(at: index).upperBound
                continue
            }
            clips[index] = clip
            opacities[index] = (parent.map { opacities[$0] } ?? 1) * node.alpha.clampedToOne
            let frame = node.layoutFrame.drawable
            inner[index] = node.clipsToBounds ? frame.flatMap { clip.intersection($0) } : clip
            if let frame, let visible = clip.intersection(frame), let style = style(of: node, at: index, parent) {
                if drawn < ScreenPicture.nodeLimit {
                    drawn += 1
                    writer.begin(clip: clip.holds(frame) ? nil : clip, opacity: opacities[index])
                    draw(style, of: node, frame, visible)
                } else {
                    leftOut += 1
                }
            }
            index += 1
        }
        writer.end()
    }

    /// Makes markers avoid an area.
    mutating func occupy(_ rect: Rect) {
        if occupied.count < Self.occupiedLimit, let seen = screen.intersection(rect) { occupied.append(seen) }
    }

    // MARK: Drawing of a node

    /// Returns the drawn parts of a node; nil for a node that isn't drawn.
    private func style(of node: Node, at index: Int, _ parent: Int?) -> DrawnStyle? {
        guard node.isView || node.appearance != nil else { return nil }
        var style = DrawnStyle(
            shape: ControlShape(node, isInSegments: parent.map { tree[$0].series } == .segmentedControl))
        guard let appearance = node.appearance ?? backTitle(of: node) else { return style.shape == nil ? nil : style }
        style.appearance = appearance
        style.color = (appearance.textColor ?? (node.traits.contains(.staticText) ? nil : appearance.tintColor))?.drawn
        if node.traits.contains(.backButton), style.color == nil { style.color = Paint(palette.tint) }
        style.drawsText = true
        style.drawsImage = true
        for child in tree.children(at: index) {
            // A button leaves its title and its image to the views that it is made of.
            guard let inside = tree[child].appearance else { continue }
            if inside.text != nil, inside.text == appearance.text { style.drawsText = false }
            if inside.imageName != nil, inside.imageName == appearance.imageName { style.drawsImage = false }
        }
        if let parent, let outside = tree[parent].appearance, outside.text == appearance.text {
            style.color = outside.textColor?.drawn ?? style.color
        }
        return style
    }

    // Bars draw these themselves: an arrow and where it leads.
    private func backTitle(of node: Node) -> Appearance? {
        guard node.traits.contains(.backButton), let label = node.label?.string else { return nil }
        var appearance = Appearance()
        appearance.text = (isRightToLeft ? "\u{203A} " : "\u{2039} ") + label
        appearance.textAlignment = isRightToLeft ? .right : .left
        return appearance
    }

    /// The drawn parts of a node.
    struct DrawnStyle {
        var shape: ControlShape?
        var appearance = Appearance()
        var color: Paint?
        var drawsText = false
        var drawsImage = false
    }

    private mutating func draw(_ style: DrawnStyle, of node: Node, _ frame: Rect, _ visible: Rect) {
        let appearance = style.appearance
        let background = appearance.backgroundColor?.drawn
        // A field fills its rounded frame.
        if let background, background.opacity > 0, style.shape != .field { writer.rect(frame, background.fill) }
        if let shape = style.shape { draw(shape, of: node, appearance, frame) }
        var textFrame = frame
        if style.drawsImage, let name = appearance.imageName {
            let text = appearance.text ?? ""
            let place = imagePlace(
                appearance, frame, isBesideText: !text.isEmpty, isTab: node.traits.contains(.tabButton))
            drawImage(name, appearance, place.image)
            textFrame = place.text
        }
        if style.drawsText { drawText(style, of: node, textFrame, visible) }
    }

}

// MARK: Images

extension ScreenDrawing {
    // Tabs have the image above the title; elsewhere it is before it.
    private func imagePlace(
        _ appearance: Appearance, _ frame: Rect, isBesideText: Bool, isTab: Bool
    ) -> (image: Rect, text: Rect) {
        if isTab {
            let side = min(24, frame.height * 0.5, frame.width)
            let image = Rect(x: frame.center.x - side / 2, y: frame.y + 4, width: side, height: side)
            let text = Rect(
                x: frame.x, y: image.maxY, width: frame.width, height: max(frame.maxY - image.maxY - 2, 0))
            return (image, text)
        }
        guard isBesideText || appearance.isSymbol == true else { return (frame, frame) }
        let side = min(22, frame.height, frame.width)
        let x = isBesideText ? (isRightToLeft ? frame.maxX - side : frame.x) : frame.center.x - side / 2
        let image = Rect(x: x, y: frame.center.y - side / 2, width: side, height: side)
        guard isBesideText else { return (image, frame) }
        let rest = Rect(
            x: isRightToLeft ? frame.x : frame.x + side + 4, y: frame.y, width: max(frame.width - side - 4, 0),
            height: frame.height)
        return (image, rest)
    }

    /// A framed box with the image's name, which is rounded and in the tint color for a symbol.
    private mutating func drawImage(_ name: String, _ appearance: Appearance, _ frame: Rect) {
        let box = frame.inset(0.5, 0.5)
        if appearance.isSymbol == true {
            let tint = appearance.tintColor?.drawn ?? Paint(palette.tint)
            let radius = min(box.width, box.height) * 0.3
            writer.rect(
                box, radius: radius,
                "fill=\"\(tint.color)\" fill-opacity=\"\((tint.opacity * 0.16).drawn)\" stroke=\"\(tint.color)\" "
                    + "stroke-opacity=\"\(tint.opacity.drawn)\"", title: name)
            writer.circle(
                box.center, radius: min(box.width, box.height) * 0.16,
                "fill=\"\(tint.color)\" fill-opacity=\"\(tint.opacity.drawn)\"")
        } else {
            writer.rect(
                box, "fill=\"\(palette.image)\" fill-opacity=\"0.8\" stroke=\"\(palette.placeholder)\"", title: name)
        }
        guard box.height >= 14, let caption = TextEstimate.fitted(name, width: box.width - 6, size: 9) else { return }
        let width = TextEstimate.width(caption, size: 9)
        let place = Rect(x: box.center.x - width / 2, y: box.center.y - 6, width: width, height: 12)
        writer.text(
            caption, x: box.center.x, baseline: box.center.y + 3,
            "font-size=\"9\" text-anchor=\"middle\" fill=\"\(palette.text)\"")
        occupy(place)
    }
}
