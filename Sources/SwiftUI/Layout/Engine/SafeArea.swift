import Foundation

/// The safe area around a node. Its leading edges are on the left side of the coordinates that it is given in.
struct SafeArea: Equatable, Sendable {
    /// The rectangle that content may fill when it ignores the safe area.
    var outer: CGRect
    /// The part of `outer` that no bar covers.
    var container: CGRect
    /// The part of `outer` that the keyboard doesn't cover.
    var keyboard: CGRect

    /// A space in which nothing is covered.
    init() {
        outer = .infinite
        container = .infinite
        keyboard = .infinite
    }

    /// The safe area of a screen.
    ///
    /// - Parameters:
    ///   - container: The insets of bars, in the screen's coordinates: `leading` is the left edge, also from right to
    ///     left. The engine mirrors them where a layout is mirrored.
    ///   - keyboard: The insets of the keyboard, likewise.
    init(screen: CGRect, container: EdgeInsets, keyboard: EdgeInsets = EdgeInsets()) {
        outer = screen
        self.container = screen.inset(by: container)
        self.keyboard = screen.inset(by: keyboard)
    }

    /// The distances from a frame to the edges of the space that it fills when it ignores the safe area.
    ///
    /// Only an edge that touches or crosses the boundary of the safe area extends beyond it.
    func insets(
        around frame: CGRect, regions: SafeAreaRegions = .all, edges: Edge.Set = .all
    ) -> EdgeInsets {
        let safe = container.intersection(keyboard)
        var target = outer
        if !regions.contains(.container) { target = target.intersection(container) }
        if !regions.contains(.keyboard) { target = target.intersection(keyboard) }
        var insets = EdgeInsets()
        for edge in Edge.allCases where edges.contains(.init(edge)) {
            guard frame.position(of: edge) <= safe.position(of: edge) + SafeArea.tolerance else { continue }
            insets[edge] = max(0, frame.position(of: edge) - target.position(of: edge))
        }
        return insets
    }

    /// The distances from the edges of a frame to the boundary of the safe area inside of it.
    func insets(within frame: CGRect) -> EdgeInsets {
        let safe = container.intersection(keyboard)
        var insets = EdgeInsets()
        for edge in Edge.allCases { insets[edge] = max(0, safe.position(of: edge) - frame.position(of: edge)) }
        return insets
    }

    /// The safe area of content that ignores some regions on some edges: there is nothing left to ignore.
    func ignoring(_ regions: SafeAreaRegions, edges: Edge.Set) -> SafeArea {
        var result = self
        for edge in Edge.allCases where edges.contains(.init(edge)) {
            if regions.contains(.container) { result.container.move(edge, to: outer.position(of: edge)) }
            if regions.contains(.keyboard) { result.keyboard.move(edge, to: outer.position(of: edge)) }
        }
        return result
    }

    /// The safe area of content in `frame` when bars of the given lengths cover the frame at its edges.
    func inset(by insets: EdgeInsets, in frame: CGRect) -> SafeArea {
        var result = self
        let safe = container.intersection(keyboard)
        for edge in Edge.allCases where insets[edge] != 0 {
            let position = frame.position(of: edge)
            if position > safe.position(of: edge) + SafeArea.tolerance { result.outer.move(edge, to: position) }
            result.container.move(edge, to: position + insets[edge])
        }
        return result
    }

    func offsetBy(dx: CGFloat, dy: CGFloat) -> SafeArea { map { $0.offsetBy(dx: dx, dy: dy) } }

    func mirrored(in bounds: CGRect) -> SafeArea { map { $0.mirrored(in: bounds) } }

    private func map(_ change: (CGRect) -> CGRect) -> SafeArea {
        // Nothing is covered anywhere: the same is true in other coordinates.
        if self == SafeArea() { return self }
        var result = self
        result.outer = change(outer)
        result.container = change(container)
        result.keyboard = change(keyboard)
        return result
    }

    /// The distance, in points, up to which edges count as the same.
    private static let tolerance: CGFloat = 0.01
}

extension CGRect {
    /// The position of an edge on an axis that points inwards, so that larger values are further inside.
    fileprivate func position(of edge: Edge) -> CGFloat {
        switch edge {
        case .top: minY
        case .leading: minX
        case .bottom: -maxY
        case .trailing: -maxX
        }
    }

    /// Moves one edge to a position on an axis that points inwards.
    fileprivate mutating func move(_ edge: Edge, to position: CGFloat) {
        switch edge {
        case .top: self = CGRect(x: minX, y: position, width: width, height: maxY - position)
        case .leading: self = CGRect(x: position, y: minY, width: maxX - position, height: height)
        case .bottom: self = CGRect(x: minX, y: minY, width: width, height: -position - minY)
        case .trailing: self = CGRect(x: minX, y: minY, width: -position - minX, height: height)
        }
    }
}
