import Foundation

/// The data that a view and its constraints exchange.
@MainActor final class LayoutRecord {
    /// The view's link in constraints.
    let link: LayoutLink
    /// The constraints that the view holds.
    var held: [NSLayoutConstraint] = []
    /// The constraints that name the view or one of its guides, whichever view holds them.
    var mentions: [NSLayoutConstraint] = []
    /// The number of constraints held by superviews that name an item in the view, itself included.
    var crossings = 0
    /// The guides that the app has added.
    var guides: [UILayoutGuide] = []
    /// The engine that solves the constraints of the view's surroundings, once there is one.
    var engine: LayoutEngine?
    /// The engine's box of the view.
    var box: LayoutBox?
    /// The view's resistance to being larger than its content, by axis.
    var hugging: ByAxis<UILayoutPriority>
    /// The view's resistance to being smaller than its content, by axis.
    var resistance = ByAxis(UILayoutPriority.defaultHigh, UILayoutPriority.defaultHigh)
    /// A size that counts instead of that of the content, or nil.
    var statedContentSize: CGSize?

    init(of view: UIView) {
        link = LayoutLink(to: view)
        hugging = view.defaultHuggingPriorities
        link.belong(to: self)
    }

    /// Removes a constraint that no longer names the view. Freed views release their constraints in the order of
    /// adding.
    func forget(_ constraint: NSLayoutConstraint) {
        for place in mentions.indices where mentions[place] === constraint {
            mentions.remove(at: place)
            return
        }
    }

    /// Called when the frame of the view or the visible part of its content has changed.
    func geometryDidChange(of view: UIView) { engine?.geometryDidChange(of: view) }

    /// Called when the view is freed, after everything that it alone owned: the constraints that it held are no longer
    /// active.
    func viewHasGone() {
        // A constraint that has moved to another view meanwhile no longer belongs to this one.
        for constraint in held where constraint.holderLink === link { constraint.release(from: nil) }
        held = []
        guard let engine else { return }
        engine.membersDidChange()
        if engine.root == nil { engine.forgetMembers() }
        self.engine = nil
        box = nil
    }
}

extension UIView {
    /// The view's record, made when it is first needed.
    final var layoutRecord: LayoutRecord {
        let details = detailsForWriting
        if let record = details.layout { return record }
        let made = LayoutRecord(of: self)
        details.layout = made
        return made
    }

    /// Whether the view's own frame counts as its position among constraints: they do not place it.
    final var isFrameDriven: Bool { !flags.contains(.isPlacedByConstraints) }

    /// Whether the position of the view, or of an item in it, depends on constraints of its surroundings.
    final var isLinkedUp: Bool {
        guard storedSuperview != nil else { return false }
        return (details?.layout?.crossings ?? 0) > 0 || !isFrameDriven
    }

    /// The topmost view with which the view is tied by constraints: nothing beyond it counts but its own size.
    final var islandRoot: UIView {
        var view = self
        while view.isLinkedUp, let superview = view.storedSuperview { view = superview }
        return view
    }

    /// The closest view in which both are, or which is both; nil where they have nothing in common.
    final func closestCommonAncestor(with other: UIView) -> UIView? {
        // Mostly they are close, however deep.
        if other === self || other.storedSuperview === self { return self }
        if storedSuperview === other || (storedSuperview != nil && storedSuperview === other.storedSuperview) {
            return storedSuperview
        }
        var (one, two) = (self, other)
        var (depth, otherDepth) = (one.depth, two.depth)
        while one !== two {
            if depth >= otherDepth {
                guard let superview = one.storedSuperview else { return nil }
                (one, depth) = (superview, depth - 1)
            } else {
                guard let superview = two.storedSuperview else { return nil }
                (two, otherDepth) = (superview, otherDepth - 1)
            }
        }
        return one
    }

    private var depth: Int {
        var depth = 0
        var view = storedSuperview
        while let current = view {
            depth += 1
            view = current.storedSuperview
        }
        return depth
    }

    // MARK: Marks

    /// Marks the view's constraints for the next layout.
    final func markForConstraints() {
        guard !flags.contains(.needsConstraints) else { return }
        flags.insert(.needsConstraints)
        markAncestorsForConstraints()
    }

    private func markAncestorsForConstraints() {
        var view = storedSuperview
        while let current = view, !current.flags.contains(.descendantNeedsConstraints) {
            current.flags.insert(.descendantNeedsConstraints)
            view = current.storedSuperview
        }
        guard let storedWindow else { return }
        MainLoop.main.layOut(storedWindow)
        MainLoop.main.wakeUp()
    }

    /// Called when the set of views solved together has changed.
    final func layoutMembersDidChange() {
        details?.layout?.engine?.membersDidChange()
        markForConstraints()
    }

    /// Margins, the safe area or the keyboard have moved the guides of the view.
    final func layoutInsetsDidChange() {
        if let layout = details?.layout { layout.engine?.guidesDidChange(of: self) }
    }

    /// Called when the margins have changed.
    final func marginsDidChange() {
        layoutMarginsDidChange()
        viewController?.viewLayoutMarginsDidChange()
        layoutInsetsDidChange()
        setNeedsLayout()
    }

    final func setPlacedByConstraints(_ isPlaced: Bool) {
        guard isPlaced != flags.contains(.isPlacedByConstraints) else { return }
        let root = islandRoot
        flags.formSymmetricDifference(.isPlacedByConstraints)
        root.layoutMembersDidChange()
        layoutMembersDidChange()
    }

    /// Called when the view has been added to a superview.
    final func joinLayout() {
        if flags.contains(.isPlacedByConstraints) { layoutMembersDidChange() }
        guard !flags.isDisjoint(with: [.needsConstraints, .descendantNeedsConstraints]) else { return }
        markAncestorsForConstraints()
    }

    /// Called when the view's index among its siblings has changed: the first ones take precedence where constraints
    /// are ambiguous.
    final func layoutOrderDidChange() {
        if isLinkedUp { islandRoot.layoutMembersDidChange() }
    }

    /// Called when the view is about to leave its superview: removes the constraints with views outside it.
    final func leaveLayout() {
        guard isLinkedUp else { return }
        islandRoot.layoutMembersDidChange()
        if let engine = details?.layout?.engine { forget(engine) }
        guard details?.layout?.crossings ?? 0 > 0 else { return }
        var pending = [self]
        while let view = pending.popLast() {
            guard let record = view.details?.layout, record.crossings > 0 else { continue }
            for constraint in record.mentions {
                if let holder = constraint.holder, !holder.isInside(self) { holder.uninstall(constraint) }
            }
            pending.append(contentsOf: view.storedSubviews)
        }
    }

    /// Removes the view and the views tied to it from an engine.
    private func forget(_ engine: LayoutEngine) {
        var pending = [self]
        while let view = pending.popLast() {
            guard let record = view.details?.layout, record.engine === engine else { continue }
            record.engine = nil
            record.box = nil
            view.markForConstraints()
            pending.append(contentsOf: view.storedSubviews)
        }
    }

    // MARK: Constraints

    /// Adds a constraint that the view holds.
    final func install(_ constraint: NSLayoutConstraint) {
        guard constraint.holder == nil, !constraint.isRefused else { return }
        let own = layoutRecord
        constraint.holderLink = own.link
        own.held.append(constraint)
        constraint.views = LayoutLinks()
        note(constraint, at: constraint.first.link)
        note(constraint, at: constraint.first.originLink)
        note(constraint, at: constraint.second.link)
        note(constraint, at: constraint.second.originLink)
        if let engine = own.engine { engine.add(constraint) } else { markForConstraints() }
    }

    /// Registers a constraint with an item that it names, once for each view.
    private func note(_ constraint: NSLayoutConstraint, at link: LayoutLink?) {
        // Mostly it belongs to a view whose record is available.
        guard let link, let record = link.record ?? link.view?.layoutRecord else { return }
        guard !constraint.views.contains(record.link) else { return }
        constraint.views.append(record.link)
        // Two of each axis, mostly.
        if record.mentions.isEmpty { record.mentions.reserveCapacity(4) }
        record.mentions.append(constraint)
        if let view = record.link.ownView, view !== self { view.countCrossing(1, upTo: self) }
    }

    /// Removes a constraint that the view holds.
    final func uninstall(_ constraint: NSLayoutConstraint) {
        guard constraint.holder === self else { return }
        layoutRecord.held.removeAll { $0 === constraint }
        details?.layout?.engine?.remove(constraint)
        constraint.release(from: self)
    }

    /// Counts a constraint that a superview holds, or no longer holds, in the view and all between.
    fileprivate final func countCrossing(_ change: Int, upTo holder: UIView?) {
        var view: UIView? = self
        while let current = view, current !== holder {
            let record = current.layoutRecord
            record.crossings += change
            // The first one ties the view to its surroundings, the last one leaves it alone.
            let isTurn = record.crossings == (change > 0 ? 1 : 0)
            if isTurn, current.isFrameDriven {
                record.engine?.membersDidChange()
                current.markForConstraints()
                current.storedSuperview?.layoutMembersDidChange()
            }
            view = current.storedSuperview
        }
    }
}

extension NSLayoutConstraint {
    /// Undoes the installation, as far as the views still exist.
    ///
    /// - Parameter holder: The view that held it, or nil where that is gone.
    fileprivate func release(from holder: UIView?) {
        for link in views {
            // Those of views alone are noted.
            guard let view = link.ownView else { continue }
            link.record?.forget(self)
            if view !== holder { view.countCrossing(-1, upTo: holder) }
        }
        views = LayoutLinks()
        self.holder = nil
    }
}
