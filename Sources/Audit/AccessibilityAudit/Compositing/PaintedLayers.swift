import AccessibilityTree

/// Everything on a screen that is drawn, but for texts: backgrounds, images and other drawings, in drawing order.
struct PaintedLayers: Sendable {
    /// A view that paints.
    struct Layer: Sendable {
        /// The index of the view in the tree.
        let place: Int32
        /// The part of its frame that views around it leave, in points on the screen. A view that scrolls leaves all:
        /// its content moves.
        let frame: Rect
    }

    /// The layers, in drawing order.
    let all: [Layer]
    // The numbers of the layers in each horizontal band of the screen; empty where there are few.
    private var bands: [Int: [Int32]] = [:]
    // The numbers of the layers that extend over many bands.
    private var tall: [Int32] = []

    private static let bandHeight = 64.0
    /// The number of layers from which on they are kept in bands, and of bands from which on a layer is tall.
    private static let few = 32
    /// The maximum number of layers that are examined for a text: a hostile screen has all in one place.
    private static let limit = 2_048

    /// Creates the layers of a screen.
    ///
    /// - Parameters:
    ///   - painters: The indices in the tree of the views that paint, in drawing order.
    ///   - facts: The facts of all nodes of the tree.
    init(_ painters: [Int32], _ facts: [ElementFacts]) {
        var layers: [Layer] = []
        layers.reserveCapacity(painters.count)
        for place in painters {
            let frame = Self.clipped(Int(place), facts)
            guard frame.isFinite, frame.width > 0, frame.height > 0 else { continue }
            layers.append(Layer(place: place, frame: frame))
        }
        all = layers
        guard layers.count > Self.few else { return }
        for (number, layer) in layers.enumerated() {
            let (first, last) = Self.span(of: layer.frame)
            let number = Int32(truncatingIfNeeded: number)
            if last - first >= Self.few {
                tall.append(number)
            } else {
                for band in first...last { bands[band, default: []].append(number) }
            }
        }
    }

    /// Returns the numbers of the layers that meet a rectangle, in drawing order; nil if there are too many to examine.
    func numbers(at rect: Rect) -> [Int32]? {
        guard all.count > Self.few else { return meeting(rect, Array(0..<Int32(all.count))) }
        let (first, last) = Self.span(of: rect)
        var found = tall
        for band in first...min(last, first + Self.few) { found += bands[band] ?? [] }
        guard found.count <= Self.limit else { return nil }
        found = meeting(rect, found)
        found.sort()
        // A layer in several bands is found in each.
        return found.indices.filter { $0 == 0 || found[$0] != found[$0 - 1] }.map { found[$0] }
    }

    private func meeting(_ rect: Rect, _ numbers: [Int32]) -> [Int32] {
        numbers.filter { all[Int($0)].frame.intersects(rect) }
    }

    private static func span(of rect: Rect) -> (Int, Int) {
        func band(_ y: Double) -> Int { Int(min(max(y / bandHeight, -1e9), 1e9).rounded(.down)) }
        return (band(rect.y), band(rect.maxY))
    }

    private static func clipped(_ index: Int, _ facts: [ElementFacts]) -> Rect {
        var frame = facts[index].frame
        var clip = Int(facts[index].clipped)
        // Nothing real is clipped so often.
        for _ in 0..<64 where clip >= 0 {
            if clip != index { frame = frame.intersection(facts[clip].frame) }
            let parent = Int(facts[clip].parent)
            clip = parent < 0 ? -1 : Int(facts[parent].clipped)
        }
        return frame
    }
}

extension Rect {
    /// The rectangle moved as little as possible so that another one holds it, as far as it fits.
    func moved(into other: Rect) -> Rect {
        var copy = self
        copy.x = max(min(x, other.maxX - width), other.x)
        copy.y = max(min(y, other.maxY - height), other.y)
        return copy
    }
}
