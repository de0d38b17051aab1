import ConstraintSolver
import Foundation

extension LayoutEngine {
    /// Returns the sum that a constraint requires to be at least, at most or exactly zero; nil where an item is not a
    /// member.
    func sum(of constraint: NSLayoutConstraint) -> LinearSum? {
        guard let holder = constraint.holder, constraint.first.link?.view != nil else { return nil }
        // In right-to-left layout, positions count from the other side: the constant changes sign too. The view that
        // holds the constraint determines the direction (Stevia's tests).
        let isDirectional =
            constraint.first.attribute.isDirectional || constraint.first.originAttribute.isDirectional
            || constraint.second.attribute.isDirectional || constraint.second.originAttribute.isDirectional
        let isMirrored = isDirectional && runsFromRightToLeft(constraint.directionView ?? holder)
        let context = Context(holder: holder, constraint: constraint, isMirrored: isMirrored)
        // Two ends of two views, mostly.
        var result = LinearSum(reserving: 6)
        guard add(constraint.first, 1, to: &result, context) else { return nil }
        if constraint.second.attribute != .notAnAttribute {
            guard add(constraint.second, -Double(constraint.multiplier), to: &result, context) else { return nil }
        }
        result.constant -= Double(constraint.constant)
        return result
    }

    private struct Context {
        var holder: UIView
        var constraint: NSLayoutConstraint
        var isMirrored: Bool

        /// Whether the constraint names an item in a view.
        @MainActor func reachesInto(_ view: UIView) -> Bool {
            let (first, second) = (constraint.first, constraint.second)
            return reaches(first.link, into: view) || reaches(second.link, into: view)
                || reaches(first.originLink, into: view) || reaches(second.originLink, into: view)
        }

        @MainActor private func reaches(_ link: LayoutLink?, into view: UIView) -> Bool {
            guard let other = link?.view else { return false }
            return other !== view && other.isInside(view)
        }
    }

    /// Adds a multiple of a side; false where an item is not among the members.
    private func add(
        _ side: NSLayoutConstraint.Side, _ factor: Double, to result: inout LinearSum, _ context: Context
    ) -> Bool {
        guard let link = side.link, add(link, side.attribute, factor, to: &result, context) else { return false }
        guard side.originAttribute != .notAnAttribute else { return true }
        guard let origin = side.originLink else { return false }
        return add(origin, side.originAttribute, -factor, to: &result, context)
    }

    /// Adds a multiple of an attribute in the coordinates of the holder.
    private func add(
        _ link: LayoutLink, _ attribute: NSLayoutConstraint.Attribute, _ multiple: Double, to result: inout LinearSum,
        _ context: Context
    ) -> Bool {
        // One of the two: which class an object is of takes long to find out each time.
        var (view, guide, factor) = (link.ownView, link.guide, multiple)
        let (attribute, isMargin) = attribute.withoutMargins
        // For constraints with its content, the edges and margins of a scroll view are those of the content; its size
        // and its center are its own (Auto Layout Guide, "Working with Scroll Views").
        var contentMargins: UILayoutGuide?
        if attribute.kind != .size, !attribute.isMiddle, let scroll = view, ClassFacts.of(scroll).pointee.isScrollView,
            context.reachesInto(scroll), let content = (scroll as? UIScrollView)?.contentLayoutGuide
        {
            if isMargin { contentMargins = scroll.layoutMarginsGuide }
            (view, guide) = (nil, content)
        } else if isMargin, let margins = view?.layoutMarginsGuide {
            (view, guide) = (nil, margins)
        }
        if attribute.isBaseline, let own = view,
            let other = own.viewForBaseline(attribute), other.isInside(own), self.box(for: other) != nil
        {
            view = other
        }
        // Without closures, each of which would have to make sure that it runs on the main thread.
        let found: LayoutBox? =
            if let view { self.box(for: view) } else if let guide { self.box(of: guide) } else { nil }
        guard let box = found else { return false }
        let insets = contentMargins.flatMap { self.box(of: $0)?.known?.insets } ?? box.insets
        switch attribute {
        case .width:
            addLength(of: box, 0, factor, to: &result)
            result.constant -= factor * Double(insets.left + insets.right)
            return true
        case .height:
            addLength(of: box, 1, factor, to: &result)
            result.constant -= factor * Double(insets.top + insets.bottom)
            return true
        default: break
        }
        let axis = attribute.isHorizontalPosition ? 0 : 1
        let mirrors = axis == 0 && context.isMirrored
        // Counted from the other side, a place is the width less itself.
        if mirrors, let width = self.box(for: context.holder)?.length[0] {
            result.add(factor, width)
            factor = -factor
        }
        guard addPath(of: view, guide, box, axis, factor, to: &result, context.holder) else { return false }
        // Measuring text takes long.
        var baselines: (first: CGFloat, last: CGFloat) { view?.baselineOffsets ?? (first: 0, last: 0) }
        let (near, far) = axis == 0 ? (insets.left, insets.right) : (insets.top, insets.bottom)
        switch attribute.end(mirrors) {
        case .start: result.constant += factor * Double(near)
        case .end:
            addLength(of: box, axis, factor, to: &result)
            result.constant -= factor * Double(far)
        case .middle:
            addLength(of: box, axis, 0.5 * factor, to: &result)
            result.constant += factor * Double(near - far) / 2
        case .firstBaseline:
            result.constant += factor * Double(near + baselines.first)
            addSpare(of: box, factor, to: &result)
        case .lastBaseline:
            addLength(of: box, axis, factor, to: &result)
            result.constant -= factor * Double(far + baselines.last)
            addSpare(of: box, -factor, to: &result)
        }
        return true
    }

    private func addStart(of box: LayoutBox, _ axis: Int, _ factor: Double, to result: inout LinearSum) {
        if let known = box.known {
            result.constant += factor * known.start[axis]
        } else {
            result.add(factor, box.start[axis])
        }
    }

    private func addLength(of box: LayoutBox, _ axis: Int, _ factor: Double, to result: inout LinearSum) {
        result.add(factor, box.length[axis])
        if let known = box.known { result.constant += factor * known.excess[axis] }
    }

    /// Adds the free space above text that is centered in a view that is higher than its content.
    private func addSpare(of box: LayoutBox, _ factor: Double, to result: inout LinearSum) {
        guard let view = box.item as? UIView, view.centersText else { return }
        result.add(factor / 2, box.length[1])
        let taken = max(box.contentSize.height, 0) + box.insets.top + box.insets.bottom
        result.constant -= factor * Double(taken) / 2
    }

    /// Adds where the frame of an item starts in the coordinates of the holder.
    private func addPath(
        of view: UIView?, _ guide: UILayoutGuide?, _ box: LayoutBox, _ axis: Int, _ factor: Double,
        to result: inout LinearSum, _ holder: UIView
    ) -> Bool {
        var current: UIView
        if let view {
            if view === holder { return true }
            guard let superview = view.storedSuperview else { return false }
            addStart(of: box, axis, factor, to: &result)
            if superview !== holder { subtractOffset(of: superview, axis, factor, &result) }
            current = superview
        } else {
            guard let guide, let view = guide.owningView else { return false }
            addStart(of: box, axis, factor, to: &result)
            if view === holder { return true }
            subtractOffset(of: view, axis, factor, &result)
            current = view
        }
        while current !== holder {
            guard let box = self.box(for: current), let superview = current.storedSuperview else {
                return false
            }
            addStart(of: box, axis, factor, to: &result)
            if superview !== holder { subtractOffset(of: superview, axis, factor, &result) }
            current = superview
        }
        return true
    }

    private func subtractOffset(of view: UIView, _ axis: Int, _ factor: Double, _ result: inout LinearSum) {
        guard ClassFacts.of(view).pointee.isScrollView, let box = box(for: view) else { return }
        result.add(-factor, offset(of: box, view)[axis])
    }

    private func offset(of box: LayoutBox, _ view: UIView) -> [Variable] {
        if let offset = box.offset { return offset.variables }
        let variables = [solver.makeVariable(), solver.makeVariable()]
        let origin = view.storedBounds.origin
        let ids = [fix(variables[0], Double(origin.x)), fix(variables[1], Double(origin.y))]
        box.offset = (variables, ids)
        return variables
    }

    func updateOffset(_ box: LayoutBox) {
        guard let view = box.item as? UIView, let offset = box.offset else { return }
        solver.setConstant(-Double(view.storedBounds.minX), of: offset.ids[0])
        solver.setConstant(-Double(view.storedBounds.minY), of: offset.ids[1])
    }

    /// The box of a guide of a member, which is made when it is first named.
    private func box(of guide: UILayoutGuide) -> LayoutBox? {
        if let box = boxes[ObjectIdentifier(guide)], box.item === guide { return box }
        guard let view = guide.owningView, let owner = box(for: view) else { return nil }
        return makeGuideBox(guide, view, owner)
    }

    /// Makes a variable have a value.
    func fix(_ variable: Variable, _ value: Double) -> ConstraintID { require([Term(variable)], -value) }

    /// Adds a required equation that takes precedence over all of the app's.
    func require(
        _ terms: [Term], _ constant: Double, priority: Float = LinearConstraint.required
    ) -> ConstraintID {
        systemRank += 1
        return solver.add(LinearConstraint(terms, constant: constant, .equal, priority: priority, rank: systemRank))
    }
}

extension NSLayoutConstraint {
    /// Whether the constraint speaks of a line of text.
    final var namesBaseline: Bool {
        first.attribute.isBaseline || second.attribute.isBaseline || first.originAttribute.isBaseline
            || second.originAttribute.isBaseline
    }
}

extension NSLayoutConstraint.Attribute {
    enum End { case start, end, middle, firstBaseline, lastBaseline }

    var isMiddle: Bool { self == .centerX || self == .centerY }

    var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }

    var isDirectional: Bool { kind == .directionalXEdge }

    /// Returns the end of the rectangle that the attribute means; in a mirrored one, leading and trailing are swapped.
    func end(_ isMirrored: Bool) -> End {
        switch self {
        case .leading: isMirrored ? .end : .start
        case .trailing: isMirrored ? .start : .end
        case .right, .bottom: .end
        case .centerX, .centerY: .middle
        case .firstBaseline: .firstBaseline
        case .lastBaseline: .lastBaseline
        default: .start
        }
    }
}
