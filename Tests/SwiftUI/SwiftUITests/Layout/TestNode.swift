import Foundation

@testable import SwiftUI

/// A node of a layout tree without views, for tests of the layouts alone.
@MainActor final class TestNode: LayoutNode {
    /// The frame in the coordinates of the parent, since the node was placed.
    private(set) var frame: CGRect?
    /// The last place that the node was given.
    private(set) var placement: LayoutPlacement?
    /// The issues that the node's layout has reported.
    private(set) var issues: [LayoutIssue] = []
    /// The number of times the node was measured.
    private(set) var measurements = 0

    private let measure: (ProposedViewSize) -> CGSize
    private let guide: (AlignmentKey, CGSize, ProposedViewSize) -> CGFloat?
    private let placeChildren: (LayoutPlacement) -> Void
    private let getPriority: () -> Double
    private let getSpacing: () -> ViewSpacing
    private var values: [ObjectIdentifier: Any] = [:]
    private let children: [TestNode]
    private let setHandler: (@escaping (LayoutIssue) -> Void) -> Void
    private let setDirection: (LayoutDirection) -> Void
    private let content: TestNode?
    let invalidate: () -> Void
    var name: String?
    private var isScrolling = false
    private var direction = LayoutDirection.leftToRight

    init<L: Layout>(_ layout: L, _ children: [TestNode]) {
        let engine = LayoutEngine(layout, children: LayoutChildren(children))
        measure = { engine.sizeThatFits($0) }
        guide = { engine.explicitAlignment(of: $0, in: $1, proposal: $2) }
        placeChildren = { engine.place(in: $0.frame.size, proposal: $0.proposal, context: $0.context) }
        getPriority = { engine.priority }
        getSpacing = { engine.spacing }
        setHandler = { engine.onIssue = $0 }
        setDirection = { engine.direction = $0 }
        invalidate = { engine.invalidate() }
        self.children = children
        content = L.self is any UnaryLayout.Type ? children.first : nil
        setHandler { [unowned self] in issues.append($0) }
    }

    /// A leaf that answers with `size`.
    init(
        priority: Double = 0, spacing: ViewSpacing = ViewSpacing(),
        guide: @escaping (AlignmentKey, CGSize, ProposedViewSize) -> CGFloat? = { _, _, _ in nil },
        size: @escaping (ProposedViewSize) -> CGSize
    ) {
        measure = size
        self.guide = guide
        placeChildren = { _ in }
        getPriority = { priority }
        getSpacing = { spacing }
        setHandler = { _ in }
        setDirection = { _ in }
        invalidate = {}
        children = []
        content = nil
    }

    var priority: Double { getPriority() }
    var spacing: ViewSpacing { getSpacing() }

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        measurements += 1
        return measure(proposal)
    }

    func explicitAlignment(of guide: AlignmentKey, in size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
        self.guide(guide, size, proposal)
    }

    func layoutValue<K: LayoutValueKey>(_ key: K.Type) -> K.Value {
        if let value = values[ObjectIdentifier(key)] { return value as? K.Value ?? K.defaultValue }
        return content?.layoutValue(key) ?? K.defaultValue
    }

    /// A scroll view, in which the content's frame is moved by the offset as the scrolled content of UIKit is.
    convenience init(scrolling axes: Axis.Set, _ content: TestNode) {
        self.init(ScrollLayout(axes: axes), [content])
        isScrolling = true
    }

    /// Sets a layout value.
    func setting<K: LayoutValueKey>(_ key: K.Type, _ value: K.Value) -> TestNode {
        values[ObjectIdentifier(key)] = value
        return self
    }

    /// Lays out the node and its descendants from right to left.
    func rightToLeft() -> TestNode {
        setDirection(.rightToLeft)
        direction = .rightToLeft
        for child in children { _ = child.rightToLeft() }
        return self
    }

    func place(_ placement: LayoutPlacement) {
        self.placement = placement
        frame = placement.frame
        placeChildren(placement)
    }

    /// Proposes a size to the node, centres it in a screen of that size and returns the named frames in it.
    func frames(in size: CGSize, context: PlacementContext = PlacementContext()) -> [String: CGRect] {
        let answer = sizeThatFits(ProposedViewSize(size))
        let frame = CGRect(
            x: (size.width - answer.width) / 2, y: (size.height - answer.height) / 2, width: answer.width,
            height: answer.height)
        place(
            LayoutPlacement(
                frame: frame, proposal: ProposedViewSize(size), context: context.moved(to: frame.origin)))
        var result: [String: CGRect] = [:]
        collect(at: .zero, into: &result)
        return result
    }

    private func collect(at origin: CGPoint, into result: inout [String: CGRect]) {
        guard let frame else { return }
        let own = frame.offsetBy(dx: origin.x, dy: origin.y)
        if let name { result[name] = own }
        for child in children {
            var inner = own.origin
            if isScrolling, let content = child.frame?.size {
                let offset = ScrollOffset.initial(content: content, visible: own.size, direction: direction)
                inner = CGPoint(x: inner.x - offset.x, y: inner.y - offset.y)
            }
            child.collect(at: inner, into: &result)
        }
    }
}

/// What SwiftUI's views and modifiers do, spelled as in an app.
@MainActor extension TestNode {
    func probe(_ name: String) -> TestNode {
        let node = TestNode(DecorationLayout(), [self])
        node.name = name
        return node
    }

    func with<L: UnaryLayout>(_ layout: L) -> TestNode { TestNode(layout, [self]) }

    func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> TestNode {
        with(FrameLayout(width: width, height: height, alignment: alignment))
    }

    func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
    ) -> TestNode {
        with(
            FlexFrameLayout(
                minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight,
                idealHeight: idealHeight, maxHeight: maxHeight, alignment: alignment))
    }

    func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> TestNode {
        with(PaddingLayout(edges, insets: length.map { EdgeInsets(.all, $0) }))
    }
    func fixedSize(horizontal: Bool = true, vertical: Bool = true) -> TestNode {
        with(FixedSizeLayout(horizontal: horizontal, vertical: vertical))
    }
    func aspectRatio(_ ratio: CGFloat? = nil, contentMode: ContentMode) -> TestNode {
        with(AspectRatioLayout(ratio, contentMode: contentMode))
    }
    func offset(x: CGFloat = 0, y: CGFloat = 0) -> TestNode {
        with(OffsetLayout(offset: CGSize(width: x, height: y)))
    }
    func position(x: CGFloat, y: CGFloat) -> TestNode { with(PositionLayout(position: CGPoint(x: x, y: y))) }
    func layoutPriority(_ value: Double) -> TestNode { with(LayoutPriorityLayout(value: value)) }
    func alignmentGuide(
        _ guide: HorizontalAlignment, _ value: @escaping @Sendable (ViewDimensions) -> CGFloat
    ) -> TestNode { with(AlignmentGuideLayout(guide.key, computeValue: value)) }
    func alignmentGuide(
        _ guide: VerticalAlignment, _ value: @escaping @Sendable (ViewDimensions) -> CGFloat
    ) -> TestNode { with(AlignmentGuideLayout(guide.key, computeValue: value)) }
    func overlay(alignment: Alignment = .center, _ decoration: TestNode) -> TestNode {
        TestNode(DecorationLayout(alignment: alignment), [self, decoration])
    }
}

@MainActor func hStack(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, _ children: TestNode...
) -> TestNode { TestNode(HStackLayout(alignment: alignment, spacing: spacing), children) }

@MainActor func vStack(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, _ children: TestNode...
) -> TestNode { TestNode(VStackLayout(alignment: alignment, spacing: spacing), children) }

@MainActor func zStack(alignment: Alignment = .center, _ children: TestNode...) -> TestNode {
    TestNode(ZStackLayout(alignment: alignment), children)
}

@MainActor var color: TestNode { TestNode(FillLayout(), []) }
@MainActor func box(_ width: CGFloat, _ height: CGFloat) -> TestNode { color.frame(width: width, height: height) }
@MainActor func spacer(_ axis: Axis? = nil, minLength: CGFloat? = nil) -> TestNode {
    TestNode(SpacerLayout(minLength: minLength, axis: axis), []).layoutPriority(SpacerLayout.priority)
}
@MainActor func divider(_ axis: Axis? = nil, pixel: CGFloat = 1) -> TestNode {
    TestNode(DividerLayout(axis: axis, thickness: pixel), [])
}
/// A text of one line whose size is given.
@MainActor func text(_ width: CGFloat, _ height: CGFloat, spacing: ViewSpacing = ViewSpacing()) -> TestNode {
    TestNode(spacing: spacing) { proposal in
        CGSize(width: min(width, proposal.width ?? width), height: height)
    }
}

/// A grid of rows.
@MainActor func grid(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    _ rows: [TestNode]...
) -> TestNode {
    let cells = rows.flatMap { row in
        // The row's identity is that of its first cell.
        row.map { $0.setting(GridRowKey.self, GridRowKey.Row(id: ObjectIdentifier(row[0]))) }
    }
    return TestNode(
        GridLayout(
            alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing), cells)
}

/// A scroll view, shown where it begins.
@MainActor func scroll(_ axes: Axis.Set, _ content: TestNode) -> TestNode {
    TestNode(scrolling: axes, content)
}
