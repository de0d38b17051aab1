import Foundation

/// The children of a layout and the places that it gives to them.
@MainActor final class LayoutChildren {
    /// The number of children.
    let count: Int
    private let provider: @MainActor (Int) -> any LayoutNode

    /// The sections of a lazy container, in order.
    let sections: [LazySection]
    /// The size of the enclosing scroll view or screen, if children outside of it needn't be made.
    let viewport: CGSize?

    /// What the layout inherits from its place on the screen, in the coordinates of its bounds, whose leading edge is
    /// on the left.
    var context = PlacementContext() {
        didSet { contexts = [:] }
    }
    /// Receives each issue that is found.
    var onIssue: ((LayoutIssue) -> Void)?

    private var placements: [Placement] = []
    private var contexts: [Int: PlacementContext] = [:]
    private var isRecording = false

    /// Where a layout places a child, in the coordinates of its bounds.
    struct Placement: Sendable {
        var index: Int
        var origin: CGPoint
        var dimensions: ViewDimensions
    }

    /// Children that all exist.
    convenience init(_ nodes: [any LayoutNode]) { self.init(count: nodes.count) { nodes[$0] } }

    /// Children that are made when the layout asks for them.
    ///
    /// - Parameters:
    ///   - sections: The sections into which a lazy container divides the children; by default a single one.
    ///   - viewport: The size of the enclosing scroll view or screen, if children outside of it needn't be made.
    init(
        count: Int, sections: [LazySection] = [], viewport: CGSize? = nil,
        provider: @escaping @MainActor (Int) -> any LayoutNode
    ) {
        self.count = count
        self.sections = sections.isEmpty ? [LazySection(content: 0..<count)] : sections
        self.viewport = viewport
        self.provider = provider
    }

    /// The child at an index.
    func node(at index: Int) -> any LayoutNode { provider(index) }

    /// Returns a size without NaN and negative lengths.
    func checked(_ size: CGSize) -> CGSize {
        if size.width >= 0, size.height >= 0 { return size }
        onIssue?(.invalidSize)
        // A comparison with NaN is false, so that NaN becomes zero.
        return CGSize(width: size.width >= 0 ? size.width : 0, height: size.height >= 0 ? size.height : 0)
    }

    /// Remembers the place of a child while the layout places its children, and has no effect otherwise.
    ///
    /// - Parameter context: What the child inherits, where it differs from what the layout inherits.
    func place(_ placement: Placement, context: PlacementContext? = nil) {
        guard isRecording else { return }
        placements.append(placement)
        if let context { contexts[placement.index] = context }
    }

    /// What a child inherits from its place, in the coordinates of the layout's bounds.
    func context(of child: Int) -> PlacementContext { contexts[child] ?? context }

    /// Runs `body`, which places children, and returns where, in the order of the children.
    ///
    /// Of several places of one child the last applies. Recording may be nested: a layout may ask for its own guides.
    func recordPlacements(in bounds: CGRect, placesAll: Bool, _ body: () -> Void) -> [Placement] {
        let outer = placements
        let wasRecording = isRecording
        placements = []
        placements.reserveCapacity(placesAll ? count : 16)
        isRecording = true
        body()
        let recorded = placements
        placements = outer
        isRecording = wasRecording
        let isInOrder = zip(recorded, recorded.dropFirst()).allSatisfy { $0.index < $1.index }
        if isInOrder, !placesAll || recorded.count == count { return recorded }
        var byIndex: [Int: Placement] = [:]
        for placement in recorded { byIndex[placement.index] = placement }
        if placesAll {
            for index in 0..<count where byIndex[index] == nil {
                byIndex[index] = centredPlacement(of: index, in: bounds)
            }
        }
        return byIndex.values.sorted { $0.index < $1.index }
    }

    private func centredPlacement(of index: Int, in bounds: CGRect) -> Placement {
        let dimensions = LayoutSubview(children: self, index: index).dimensions(in: ProposedViewSize(bounds.size))
        let origin = CGPoint(x: bounds.midX - dimensions.width / 2, y: bounds.midY - dimensions.height / 2)
        return Placement(index: index, origin: origin, dimensions: dimensions)
    }
}
