import ConstraintSolver
import Foundation

/// Solves the constraints of views that are tied to each other: a view whose own size is given, and all views in it
/// that constraints place or relate.
///
/// Everything outside such an island counts only through the size of its root, so that each is solved separately: the
/// cost of a change depends on the island, not on the number of others in the window.
@MainActor final class LayoutEngine {
    /// The purpose of solving, which determines the size of the root.
    enum Purpose {
        /// Layout on the screen: the root has the size of its bounds.
        case screen
        /// As near to a size as priorities allow.
        case fitting(CGSize, UILayoutPriority, UILayoutPriority)
    }

    /// The rank of required constraints that take precedence over all others but those of frames.
    private static let firstRank = -500_000_000

    /// Whether any engine was ever made in this process. Until then a text that changes its size does not search its
    /// superviews for an engine, which would cost apps without constraints a walk to the window for each change. It
    /// affects only that cost.
    private(set) static var isInUse = false

    private let rootLink: LayoutLink
    /// The view whose own size is given, or nil where it is gone.
    var root: UIView? { rootLink.view }
    let purpose: Purpose
    var solver = ConstraintSolver()
    /// The box of each guide, and of each view where the engine is not for the screen.
    var boxes: [ObjectIdentifier: LayoutBox] = [:]
    /// The views to solve, the root first, superviews before subviews.
    private(set) var members: [LayoutBox] = []
    /// The guides that only constraints place.
    var freeGuides: [LayoutBox] = []
    private var records: [LayoutRecord] = []
    /// The solver's id of each constraint, where the engine is not for the screen; otherwise the constraints store
    /// their ids.
    private var ids: [ObjectIdentifier: ConstraintID] = [:]
    /// The number of the latest build: data that constraints store from an earlier one or from another engine is
    /// invalid.
    private var generation = 0
    private static var lastGeneration = 0
    private var added: [NSLayoutConstraint] = []
    /// Boxes whose content or guides must be read again.
    private var staleContent: [LayoutBox] = []
    private var staleGuides: [LayoutBox] = []
    private var needsBuild = true
    private var needsSolve = true
    private var isApplying = false
    /// The number of moves of a view by anything but the constraints.
    private(set) var movesFromOutside = 0
    private var isMirrored = false
    /// Whether lines run from right to left, by view, as long as nothing can change it.
    private var directions: [ObjectIdentifier: Bool]?
    private var base = 0
    var systemRank = -1_000_000_000
    var broken: [UIWindow.BrokenConstraint] = []
    var reported: Set<Int> = []
    var exercises: [ObjectIdentifier: [ConstraintID]] = [:]

    init(_ root: UIView, _ purpose: Purpose = .screen) {
        rootLink = root.layoutRecord.link
        self.purpose = purpose
        LayoutEngine.isInUse = true
    }

    /// Returns the box of a view, or nil where it is not a member.
    func box(for view: UIView) -> LayoutBox? {
        guard isForScreen else { return boxes[ObjectIdentifier(view)] }
        guard let record = view.details?.layout, record.engine === self else { return nil }
        return record.box
    }

    /// Returns the solver's id of a constraint, or nil where it does not have it.
    func id(of constraint: NSLayoutConstraint) -> ConstraintID? {
        guard isForScreen else { return ids[ObjectIdentifier(constraint)] }
        return constraint.solved.generation == generation ? constraint.solved.id : nil
    }

    private func setID(_ id: ConstraintID?, of constraint: NSLayoutConstraint) {
        if isForScreen { constraint.solved = (generation, id) } else { ids[ObjectIdentifier(constraint)] = id }
    }

    var isForScreen: Bool { if case .screen = purpose { true } else { false } }

    /// Whether constraints determine the size of the root: it has no superview, and its frame does not count.
    var isRootOpen: Bool { isForScreen && root?.isFrameDriven == false }

    // MARK: Changes

    func changed() {
        needsSolve = true
        root?.markForConstraints()
    }

    /// Called when the engine's set of views has changed.
    func membersDidChange() {
        needsBuild = true
        changed()
    }

    func add(_ constraint: NSLayoutConstraint) {
        added.append(constraint)
        changed()
    }

    func remove(_ constraint: NSLayoutConstraint) {
        added.removeAll { $0 === constraint }
        guard let id = id(of: constraint) else { return }
        setID(nil, of: constraint)
        solver.remove(id)
        changed()
    }

    func constantDidChange(of constraint: NSLayoutConstraint) {
        guard !needsBuild, let id = id(of: constraint) else { return changed() }
        guard let sum = sum(of: constraint) else { return membersDidChange() }
        solver.setConstant(sum.constant, of: id)
        changed()
    }

    func priorityDidChange(of constraint: NSLayoutConstraint) {
        if let id = id(of: constraint) {
            if constraint.priority.rawValue > 0 {
                solver.setPriority(min(constraint.priority.rawValue, LinearConstraint.required), of: id)
            } else {
                setID(nil, of: constraint)
                solver.remove(id)
            }
        } else {
            added.append(constraint)
        }
        changed()
    }

    func contentDidChange(of view: UIView) {
        guard let box = box(for: view) else { return }
        if !box.isContentStale { staleContent.append(box) }
        box.isContentStale = true
        changed()
    }

    func guidesDidChange(of view: UIView) {
        guard let box = box(for: view), !box.guides.isEmpty else { return }
        if !box.areGuidesStale { staleGuides.append(box) }
        box.areGuidesStale = true
        changed()
    }

    func geometryDidChange(of view: UIView) {
        guard let box = box(for: view), !needsBuild else { return }
        if !box.guides.isEmpty { guidesDidChange(of: view) }
        if box.offset != nil { changed() }
        guard !box.frameIDs.isEmpty else { return }
        if !isApplying { movesFromOutside += 1 }
        // The autoresizing mask has moved the view to its solved frame, unless its size would have become negative.
        if isApplying, agrees(box, view) { return }
        box.isFrameStale = true
        changed()
    }

    private func agrees(_ box: LayoutBox, _ view: UIView) -> Bool {
        let (origin, size) = (view === root ? .zero : view.untransformedOrigin, view.storedBounds.size)
        func agrees(_ variable: Variable, _ actual: CGFloat) -> Bool {
            abs(CGFloat(solver.value(of: variable)) - actual) < 0.5
        }
        return (box.known != nil || agrees(box.start[0], origin.x) && agrees(box.start[1], origin.y))
            && agrees(box.length[0], size.width) && agrees(box.length[1], size.height)
    }

    /// Removes the members' references to the engine.
    func forgetMembers() {
        for record in records where record.engine === self {
            record.engine = nil
            record.box = nil
        }
        records = []
        members = []
        freeGuides = []
        boxes = [:]
        ids = [:]
        generation = 0
        needsBuild = true
    }

    /// Called when the root has moved to an environment that may have another layout direction.
    func surroundingsDidChange() {
        guard let root, (root.effectiveUserInterfaceLayoutDirection == .rightToLeft) != isMirrored else { return }
        membersDidChange()
        root.setNeedsLayout()
    }

    // MARK: Solving

    /// Brings all values up to date.
    func solveIfNeeded() {
        guard let root else { return }
        let mirrored = root.effectiveUserInterfaceLayoutDirection == .rightToLeft
        guard needsSolve || mirrored != isMirrored else { return }
        if mirrored != isMirrored { needsBuild = true }
        isMirrored = mirrored
        directions = [:]
        if !needsBuild { needsBuild = !workIn() }
        if needsBuild { build(root) }
        directions = nil
        needsSolve = false
        // The height of wrapping text depends on its width; columns of such text may take more than one round.
        for _ in 0..<8 {
            repeat { solver.solve() } while keepPositive()
            if !updateHeights() { break }
        }
        report()
        if isForScreen { requestPlacing() }
    }

    /// Whether a view's layout direction is right to left. Each constraint reads it, and computing it goes through all
    /// superviews.
    func runsFromRightToLeft(_ view: UIView) -> Bool {
        if let known = directions?[ObjectIdentifier(view)] { return known }
        let answer = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        directions?[ObjectIdentifier(view)] = answer
        return answer
    }

    private func workIn() -> Bool {
        for box in members where box.isFrameStale { updateFrame(box) }
        for box in staleGuides { updateGuides(box) }
        for box in members where box.offset != nil { updateOffset(box) }
        for box in staleContent {
            box.isContentStale = false
            updateContent(box)
            updateBaselines(box)
        }
        staleContent = []
        staleGuides = []
        let new = added
        added = []
        for constraint in new where constraint.holder != nil && id(of: constraint) == nil {
            guard put(constraint) else { return false }
        }
        return true
    }

    // Another font has its lines elsewhere.
    func updateBaselines(_ box: LayoutBox) {
        for constraint in (box.item as? UIView)?.details?.layout?.mentions ?? [] where constraint.namesBaseline {
            guard let id = id(of: constraint), let sum = sum(of: constraint) else { continue }
            solver.setConstant(sum.constant, of: id)
        }
    }

    private func build(_ root: UIView) {
        forgetMembers()
        solver = ConstraintSolver()
        exercises = [:]
        added = []
        staleContent = []
        staleGuides = []
        systemRank = -1_000_000_000
        needsBuild = false
        var held: [NSLayoutConstraint] = []
        var pending = [root]
        while let view = pending.popLast() {
            let record = view.layoutRecord
            let box = makeBox(for: view, at: members.count)
            members.append(box)
            if isForScreen {
                record.engine = self
                record.box = box
                records.append(record)
                view.flags.remove(.placesByConstraints)
            }
            held += record.held
            for subview in view.storedSubviews.reversed() where subview.isLinkedUp { pending.append(subview) }
        }
        held = Self.inOrder(held)
        base = held.first?.serial ?? 0
        // A view has four variables, and its content or its frame four constraints.
        Self.lastGeneration += 1
        generation = Self.lastGeneration
        if !isForScreen { ids.reserveCapacity(held.count) }
        solver.reserve(variables: members.count * 5, constraints: members.count * 4 + held.count)
        for box in members { fill(box) }
        for constraint in held where !put(constraint) {
            Diagnostics.warn(Diagnostic.Name.generic, "\(constraint.summary) refers to an item that no longer exists.")
        }
    }

    /// The constraints in the order in which they were made, as they mostly are already.
    private nonisolated static func inOrder(_ constraints: [NSLayoutConstraint]) -> [NSLayoutConstraint] {
        let isInOrder = zip(constraints, constraints.dropFirst()).allSatisfy { $0.serial < $1.serial }
        return isInOrder ? constraints : constraints.sorted { $0.serial < $1.serial }
    }

    /// Adds a constraint to the solver; returns false where an item is not among the members.
    private func put(_ constraint: NSLayoutConstraint) -> Bool {
        guard constraint.serial >= base else { return false }
        guard constraint.priority.rawValue > 0 else { return true }
        guard let sum = sum(of: constraint) else { return false }
        let relation: Relation =
            switch constraint.relation {
            case .equal: .equal
            case .lessThanOrEqual: .lessThanOrEqual
            case .greaterThanOrEqual: .greaterThanOrEqual
            }
        let id = solver.add(
            LinearConstraint(
                sum.terms, constant: sum.constant, relation,
                priority: min(constraint.priority.rawValue, LinearConstraint.required),
                // Where content and a constraint of the same priority conflict, content gives way.
                rank: constraint.comesFirst
                    ? Self.firstRank + constraint.serial - base : members.count * 8 + constraint.serial - base))
        setID(id, of: constraint)
        return true
    }

    // MARK: Placing

    /// Requests the layout of the superviews of all members that have moved.
    private func requestPlacing() {
        let scale = UIScreen.main.scale
        for box in members.dropFirst() where box.frameIDs.isEmpty {
            guard let view = box.item as? UIView, let superview = view.storedSuperview else { continue }
            superview.flags.insert(.placesByConstraints)
            if frame(of: box, scale) != CGRect(origin: view.untransformedOrigin, size: view.storedBounds.size) {
                superview.setNeedsLayout()
            }
        }
        for box in members { applyContentSize(box) }
        if isRootOpen, let box = members.first, let root {
            let size = frame(of: box, scale).size
            isApplying = true
            if size != root.storedBounds.size { root.bounds.size = size }
            isApplying = false
        }
    }

    /// Places the subviews of a view.
    func place(in view: UIView) {
        if view === root { solveIfNeeded() }
        let scale = UIScreen.main.scale
        isApplying = true
        defer { isApplying = false }
        for subview in view.storedSubviews { place(subview, scale) }
    }

    /// Places one view, without its siblings.
    func placeAlone(_ view: UIView) {
        guard view !== root else { return }
        isApplying = true
        defer { isApplying = false }
        place(view, UIScreen.main.scale)
    }

    private func place(_ view: UIView, _ scale: CGFloat) {
        guard let box = box(for: view), box.frameIDs.isEmpty else { return }
        let frame = frame(of: box, scale)
        view.restoreGeometry(
            origin: frame.origin, bounds: CGRect(origin: view.storedBounds.origin, size: frame.size))
    }

    // Edges, not sizes, are rounded to pixels, so that adjacent frames still touch.
    private func frame(of box: LayoutBox, _ scale: CGFloat) -> CGRect {
        func pixel(_ value: Double) -> CGFloat { (CGFloat(value) * scale + 1e-4).rounded() }
        let x = box.known?.start[0] ?? solver.value(of: box.start[0])
        let y = box.known?.start[1] ?? solver.value(of: box.start[1])
        let (left, top) = (pixel(x), pixel(y))
        return CGRect(
            x: left / scale, y: top / scale,
            width: max(0, pixel(x + solver.value(of: box.length[0])) - left) / scale,
            height: max(0, pixel(y + solver.value(of: box.length[1])) - top) / scale)
    }

    /// Returns the frame of a guide in its view.
    func frame(of guide: UILayoutGuide, in view: UIView) -> CGRect? {
        boxes[ObjectIdentifier(guide)].map { frame(of: $0, UIScreen.main.scale) }
    }

    /// The size of the root, for engines that compute a fitting one.
    var fittedSize: CGSize {
        guard let box = members.first else { return .zero }
        let scale = UIScreen.main.scale
        func up(_ value: Double) -> CGFloat { max(0, (CGFloat(value) * scale - 1e-3).rounded(.up) / scale) }
        let insets = box.insets
        return CGSize(
            width: up(solver.value(of: box.length[0]) - insets.left - insets.right),
            height: up(solver.value(of: box.length[1]) - insets.top - insets.bottom))
    }
}
