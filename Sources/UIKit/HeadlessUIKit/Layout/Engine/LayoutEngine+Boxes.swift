import ConstraintSolver
import Foundation

extension LayoutEngine {
    func makeBox(for view: UIView, at place: Int) -> LayoutBox {
        let box = LayoutBox(view.layoutRecord.link, place: place, in: solver, isRoot: view === root)
        box.insets = view.alignmentRectInsets
        if !isForScreen { boxes[ObjectIdentifier(view)] = box }
        return box
    }

    /// Adds the frame of a view that constraints don't place, and the content size of one that they do.
    func fill(_ box: LayoutBox) {
        guard let view = box.item as? UIView else { return }
        if view === root {
            fillRoot(box, view)
        } else if view.isFrameDriven {
            box.frameIDs = frameSums(box, view).map { require($0.terms, $0.constant) }
        } else {
            updateContent(box)
        }
        for guide in view.layoutGuides { _ = makeGuideBox(guide, view, box) }
    }

    private func fillRoot(_ box: LayoutBox, _ view: UIView) {
        switch purpose {
        case .screen:
            // The topmost view of all gets the size that its constraints determine.
            let priority = isRootOpen ? UILayoutPriority.fittingSizeLevel.rawValue : LinearConstraint.required
            let size = view.storedBounds.size
            box.frameIDs = [
                require([Term(box.length[0])], -Double(size.width), priority: priority),
                require([Term(box.length[1])], -Double(size.height), priority: priority),
            ]
        case .fitting(let size, let horizontal, let vertical):
            for (axis, (target, priority)) in [(size.width, horizontal), (size.height, vertical)].enumerated() {
                solver.add(
                    LinearConstraint([Term(box.length[axis])], .greaterThanOrEqual, rank: -1_999_999_999 + axis))
                guard priority.rawValue > 0 else { continue }
                _ = require(
                    [Term(box.length[axis])], -Double(min(max(target, 0), 1e7)),
                    priority: min(priority.rawValue, LinearConstraint.required))
            }
            updateContent(box)
        }
    }

    /// Returns the current frame, relative to the size of the superview if the autoresizing mask depends on it.
    private func frameSums(_ box: LayoutBox, _ view: UIView) -> [LinearSum] {
        let frame = CGRect(origin: view.untransformedOrigin, size: view.storedBounds.size)
        let mask = view.autoresizingMask
        guard let superview = view.storedSuperview, let outer = self.box(for: superview) else { return [] }
        let room = superview.storedBounds.size
        let follows = superview.flags.contains(.autoresizesSubviews)
        let axes: [(CGFloat, CGFloat, CGFloat, (Bool, Bool, Bool))] = [
            (
                frame.minX, frame.width, room.width,
                (mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth), mask.contains(.flexibleRightMargin))
            ),
            (
                frame.minY, frame.height, room.height,
                (
                    mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
                    mask.contains(.flexibleBottomMargin)
                )
            ),
        ]
        var result: [LinearSum] = []
        for (axis, (start, length, room, flexible)) in axes.enumerated() {
            var shares = (0.0, 0.0)
            if follows {
                // The effect of a change of one point on the frame.
                let (moved, stretched) = UIView.stretch(
                    start, length, room, room + 1, flexible.0, flexible.1, flexible.2)
                shares = (Double(moved - start), Double(stretched - length))
            }
            for (variable, value, share) in [
                (box.start[axis], start, shares.0), (box.length[axis], length, shares.1),
            ] {
                var sum = LinearSum()
                sum.add(1, variable)
                sum.add(-share, outer.length[axis])
                sum.constant = share * Double(room) - Double(value)
                result.append(sum)
            }
        }
        return result
    }

    /// Updates the changed frame of a view that constraints don't place.
    func updateFrame(_ box: LayoutBox) {
        box.isFrameStale = false
        guard let view = box.item as? UIView else { return }
        if view === root {
            let size = view.storedBounds.size
            solver.setConstant(-Double(size.width), of: box.frameIDs[0])
            solver.setConstant(-Double(size.height), of: box.frameIDs[1])
            return
        }
        for id in box.frameIDs { solver.remove(id) }
        box.frameIDs = frameSums(box, view).map { require($0.terms, $0.constant) }
    }

    // MARK: Content

    /// Reads the size of a view's content.
    func updateContent(_ box: LayoutBox) {
        guard let view = box.item as? UIView, box.frameIDs.isEmpty else { return }
        box.contentSize = view.layoutRecord.statedContentSize ?? view.intrinsicContentSize
        box.measuredWidth = nil
        if contentHeight(of: view, .infinity) != nil, box.contentIDs[1] != nil {
            // The width may have stayed, so that only the height is another.
            let width = solver.value(of: box.length[0])
            if width > 0, let height = contentHeight(of: view, measured(width, UIScreen.main.scale)) {
                box.contentSize.height = height
            }
        }
        for axis in 0...1 { updateContent(box, view, axis) }
    }

    private func updateContent(_ box: LayoutBox, _ view: UIView, _ axis: Int) {
        let content = axis == 0 ? box.contentSize.width : box.contentSize.height
        let insets = axis == 0 ? box.insets.left + box.insets.right : box.insets.top + box.insets.bottom
        let record = view.layoutRecord
        let (hugging, resistance) = (record.hugging[axis].rawValue, record.resistance[axis].rawValue)
        guard content.isFinite, content >= 0 else {
            if let ids = box.contentIDs[axis] {
                solver.remove(ids.atMost)
                solver.remove(ids.atLeast)
                box.contentIDs[axis] = nil
            }
            return
        }
        let constant = -Double(content + insets)
        let isRequired = (hugging >= LinearConstraint.required, resistance >= LinearConstraint.required)
        if let ids = box.contentIDs[axis], box.isContentRequired[axis] == isRequired {
            solver.setConstant(constant, of: ids.atMost)
            solver.setPriority(Self.contentPriority(hugging), of: ids.atMost)
            solver.setConstant(constant, of: ids.atLeast)
            solver.setPriority(Self.contentPriority(resistance), of: ids.atLeast)
            return
        }
        if let ids = box.contentIDs[axis] {
            solver.remove(ids.atMost)
            solver.remove(ids.atLeast)
        }
        box.isContentRequired[axis] = isRequired
        // Among required constraints those of the highest ranks are broken, otherwise errors fall on the lowest:
        // content gives way in both cases.
        let rank = box.place * 8 + axis * 2
        let term = [Term(box.length[axis])]
        let atMost = solver.add(
            LinearConstraint(
                term, constant: constant, .lessThanOrEqual, priority: Self.contentPriority(hugging),
                rank: (isRequired.0 ? 1_000_000_000 : 0) + rank))
        let atLeast = solver.add(
            LinearConstraint(
                term, constant: constant, .greaterThanOrEqual, priority: Self.contentPriority(resistance),
                rank: (isRequired.1 ? 1_000_000_000 : 0) + rank + 1))
        box.contentIDs[axis] = (atMost, atLeast)
    }

    private static func contentPriority(_ priority: Float) -> Float {
        min(max(priority, 0.001), LinearConstraint.required)
    }

    private func contentHeight(of view: UIView, _ width: CGFloat) -> CGFloat? {
        view.layoutRecord.statedContentSize == nil ? view.contentHeight(forWidth: width) : nil
    }

    private func measured(_ width: Double, _ scale: CGFloat) -> CGFloat {
        (CGFloat(width) * scale - 1e-3).rounded(.up) / scale
    }

    /// Sets the height of wrapping text at its width, and returns whether any has changed.
    func updateHeights() -> Bool {
        var isChanged = false
        let scale = UIScreen.main.scale
        for box in members where box.contentIDs[1] != nil {
            let width = measured(solver.value(of: box.length[0]), scale) - box.insets.left - box.insets.right
            guard width != box.measuredWidth, let view = box.item as? UIView else { continue }
            box.measuredWidth = width
            guard let height = contentHeight(of: view, width), height.isFinite,
                abs(height - box.contentSize.height) > 1e-3
            else { continue }
            box.contentSize.height = height
            updateContent(box, view, 1)
            updateBaselines(box)
            isChanged = true
        }
        return isChanged
    }

    // MARK: Guides

    @discardableResult func makeGuideBox(_ guide: UILayoutGuide, _ view: UIView, _ owner: LayoutBox) -> LayoutBox {
        if let box = boxes[ObjectIdentifier(guide)], box.item === guide { return box }
        let box: LayoutBox
        if let rectangle = guide.rectangle, !guide.isContent {
            box = LayoutBox(guide.link, in: owner, KnownPlace(rectangle(view), in: view.storedBounds.size))
        } else {
            box = LayoutBox(guide.link, place: owner.place, in: solver)
        }
        boxes[ObjectIdentifier(guide)] = box
        if guide.rectangle != nil { owner.guides.append(guide) }
        if guide.isContent {
            box.frameIDs = [fix(box.start[0], 0), fix(box.start[1], 0)]
        } else if guide.rectangle == nil {
            freeGuides.append(box)
        }
        return box
    }

    /// Forbids lengths below zero where there are some, and returns whether there were. Most lengths are positive
    /// without a constraint, which then need not be solved for.
    func keepPositive() -> Bool {
        var isChanged = false
        func keep(_ box: LayoutBox) {
            for axis in 0...1 where !box.isKeptPositive[axis] && solver.value(of: box.length[axis]) < -1e-9 {
                box.isKeptPositive[axis] = true
                systemRank += 1
                solver.add(LinearConstraint([Term(box.length[axis])], .greaterThanOrEqual, rank: systemRank))
                isChanged = true
            }
        }
        for box in members.dropFirst() where box.frameIDs.isEmpty { keep(box) }
        for box in freeGuides { keep(box) }
        return isChanged
    }

    /// The guides of a view are elsewhere in it.
    func updateGuides(_ owner: LayoutBox) {
        owner.areGuidesStale = false
        guard let view = owner.item as? UIView else { return }
        var guides: [LayoutBox] = []
        var numbers: [Double] = []
        for guide in owner.guides where !guide.isContent {
            guard let rectangle = guide.rectangle, let box = boxes[ObjectIdentifier(guide)] else { continue }
            guides.append(box)
            numbers += KnownPlace(rectangle(view), in: view.storedBounds.size).numbers
        }
        if owner.settling.move(to: numbers, in: LayoutRound.current, movesFromOutside) { reportFeedback(of: view) }
        let settled = owner.settling.numbers
        var isChanged = false
        for (index, box) in guides.enumerated() where settled.count >= index * 4 + 4 {
            let place = KnownPlace(settled[index * 4..<index * 4 + 4])
            if box.known != place { isChanged = true }
            box.known = place
        }
        guard isChanged else { return }
        for constraint in view.details?.layout?.mentions ?? [] {
            guard let id = id(of: constraint), let sum = sum(of: constraint) else { continue }
            solver.setConstant(sum.constant, of: id)
        }
    }

    /// Sets the content size of a scroll view as far as constraints determine it.
    func applyContentSize(_ box: LayoutBox) {
        guard let view = box.item as? UIScrollView,
            let content = box.guides.first(where: \.isContent).flatMap({ boxes[ObjectIdentifier($0)] })
        else { return }
        var size = view.contentSize
        let open = Set(solver.ambiguousVariables)
        func fitted(_ axis: Int) -> CGFloat? {
            guard !open.contains(content.length[axis]) else { return nil }
            let scale = UIScreen.main.scale
            return (CGFloat(solver.value(of: content.length[axis])) * scale + 1e-4).rounded() / scale
        }
        if let width = fitted(0) { size.width = width }
        if let height = fitted(1) { size.height = height }
        if size != view.contentSize { view.contentSize = size }
    }
}
