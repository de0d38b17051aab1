import AccessibilityTree

/// The positions of the numbered markers of a picture.
///
/// Numbers are next to their elements where there is room that holds no text, no control and no other number; else next
/// to the screen, with a line to the element. Those of invisible elements are in a tray below the screen. So no number
/// hides a text or another number.
struct Markers {
    /// One marker.
    struct Marker {
        /// The number, from 1.
        var number: Int
        /// The frame of the element; nil where it is no rectangle on the screen.
        var frame: Rect?
        /// The outlined part of it; nil where none of it is on the screen.
        var outline: Rect?
        /// The box of the number.
        var box: Rect
        /// The line from the number to the element, if they are apart.
        var leader: (from: Point, to: Point)?
    }

    /// The markers, in the order of the entries.
    private(set) var markers: [Marker] = []
    /// The tray below the screen; nil where nothing is in it.
    private(set) var tray: Rect?

    private let screen: Rect
    private let occupied: [Rect]
    private var boxes: [Rect] = []
    private var outlines: [String: Int] = [:]

    /// The room on each side of the screen, in points.
    static let gutter = 34.0
    /// The height of a number's box, in points.
    static let boxHeight = 15.0

    /// The width of a number's box, in points.
    static func boxWidth(_ number: Int) -> Double { 10 + 6 * Double(String(number).utf8.count) }

    init(_ picture: ScreenPicture, on drawing: ScreenDrawing, screen: Rect) {
        self.screen = screen
        occupied = drawing.occupied
        var hidden: [(number: Int, frame: Rect?)] = []
        for (offset, entry) in picture.entries.prefix(ScreenPicture.entryLimit).enumerated() {
            let number = offset + 1
            let (frame, clip) = Self.place(of: entry, picture.tree, drawing, screen)
            if let frame, let clip, let visible = clip.intersection(frame), let marker = marker(number, frame, visible)
            {
                markers.append(marker)
            } else {
                hidden.append((number, frame))
            }
        }
        fillTray(hidden)
        markers.sort { $0.number < $1.number }
    }

    /// Returns the frame of an entry, and the part of the screen that it is visible in.
    private static func place(
        of entry: ScreenPicture.Entry, _ tree: AccessibilityTree, _ drawing: ScreenDrawing, _ screen: Rect
    ) -> (frame: Rect?, clip: Rect?) {
        switch entry.place {
        case .frame(let frame): return (frame.drawable, screen)
        case .node(let id):
            guard let index = tree.index(of: id) else { return (nil, nil) }
            return ((tree[index].pathBounds?.drawable ?? tree[index].frame.drawable), drawing.clips[index])
        }
    }

    private mutating func marker(_ number: Int, _ frame: Rect, _ visible: Rect) -> Marker? {
        let size = (width: Self.boxWidth(number), height: Self.boxHeight)
        var found = Marker(number: number, frame: frame, outline: outline(visible), box: .zero)
        if let box = candidates(around: visible, size).first(where: isFree) {
            found.box = box
        } else if let (box, leader) = boxInGutter(visible, size) {
            found.box = box
            found.leader = leader
        } else {
            return nil
        }
        boxes.append(found.box)
        return found
    }

    // Elements with the same frame have outlines inside each other.
    private mutating func outline(_ visible: Rect) -> Rect {
        let key = "\(visible.x.drawn) \(visible.y.drawn) \(visible.width.drawn) \(visible.height.drawn)"
        let times = outlines[key, default: 0]
        outlines[key] = times + 1
        // A frame around a thin element would hide it.
        let (dx, dy) = (visible.width < 10 ? -3.0 : 0, visible.height < 10 ? -3.0 : 0)
        return visible.inset(Double(times % 4) * 2 + dx, Double(times % 4) * 2 + dy)
    }

    /// Returns boxes for a number, the best first: on the corners, inside them, then next to the element.
    private func candidates(around frame: Rect, _ size: (width: Double, height: Double)) -> [Rect] {
        let (left, right) = (frame.x, frame.maxX - size.width)
        let (top, bottom) = (frame.y, frame.maxY - size.height)
        let (halfWidth, halfHeight) = (size.width / 2, size.height / 2)
        let middle = frame.center.y - halfHeight
        let origins = [
            (left - halfWidth, top - halfHeight), (left - size.width - 1.5, middle), (left, top - size.height),
            (right + halfWidth, top - halfHeight), (left, top), (right, top), (right + size.width + 1.5, middle),
            (right, middle), (left - halfWidth, bottom + halfHeight), (right + halfWidth, bottom + halfHeight),
            (left, bottom), (right, bottom), (left, bottom + size.height), (right, bottom + size.height),
            (right, top - size.height), (frame.center.x - halfWidth, top - size.height),
            (frame.center.x - halfWidth, bottom + size.height),
        ]
        return origins.map { Rect(x: $0.0, y: $0.1, width: size.width, height: size.height) }
    }

    private func isFree(_ box: Rect) -> Bool {
        guard box.x >= screen.x - Self.gutter + 2, box.maxX <= screen.maxX + Self.gutter - 2, box.y >= screen.y - 8,
            box.maxY <= screen.maxY + 8
        else { return false }
        return !occupied.contains(where: box.intersects) && !boxes.contains(where: box.intersects)
    }

    /// Returns a box next to the screen, as near to the element as possible, and the line to the element.
    private func boxInGutter(
        _ frame: Rect, _ size: (width: Double, height: Double)
    ) -> (box: Rect, leader: (from: Point, to: Point))? {
        let isLeft = frame.center.x <= screen.center.x
        let step = size.height + 1
        let wanted = min(max(frame.center.y - size.height / 2, screen.y), max(screen.maxY - size.height, screen.y))
        for isLeft in [isLeft, !isLeft] {
            let x = isLeft ? screen.x - Self.gutter + 2 : screen.maxX + Self.gutter - 2 - size.width
            let count = Int((screen.height / step).rounded(.up))
            for distance in 0...max(count, 0) {
                for y in [wanted + Double(distance) * step, wanted - Double(distance) * step] {
                    let box = Rect(x: x, y: y, width: size.width, height: size.height)
                    guard isFree(box) else { continue }
                    let from = Point(x: isLeft ? box.maxX : box.x, y: box.center.y)
                    let end = min(max(box.center.y, frame.y), frame.maxY)
                    return (box, (from, Point(x: isLeft ? frame.x : frame.maxX, y: end)))
                }
            }
        }
        return nil
    }

    private mutating func fillTray(_ hidden: [(number: Int, frame: Rect?)]) {
        guard !hidden.isEmpty else { return }
        let room = Rect(
            x: screen.x, y: screen.maxY + 14, width: max(screen.width, 120), height: 0)
        var (x, y) = (room.x, room.y + 20)
        for (number, frame) in hidden {
            let width = Self.boxWidth(number)
            if x + width > room.maxX, x > room.x { (x, y) = (room.x, y + Self.boxHeight + 4) }
            markers.append(
                Marker(number: number, frame: frame, box: Rect(x: x, y: y, width: width, height: Self.boxHeight)))
            x += width + 4
        }
        tray = Rect(x: room.x, y: room.y, width: room.width, height: y + Self.boxHeight - room.y)
    }
}
