/// A column whose stack was pushed on that of another while the split view is collapsed.
struct CollapsedColumn {
    let column: UISplitViewController.Column
    /// The stack that it had, and has again when the split view expands.
    let stack: UINavigationController
    /// The lowest controller of it.
    weak var bottom: UIViewController?
    /// The lowest controller of a named column, which stays the column's when the user pops it.
    var kept: UIViewController?
}

extension UISplitViewController {
    /// Collapses or expands when the width class has changed.
    final func adaptToWidth() {
        guard isViewLoaded else { return }
        let isCompact = traitCollection.horizontalSizeClass == .compact
        if isCompact != isCollapsed {
            if isCompact { collapse() } else { expand() }
        } else if !isCollapsed {
            modeMayHaveChanged(animated: false)
        }
    }

    /// Ends a change of columns that is under way: the next one starts from where it leads.
    private func finishTransition() {
        if let splitTransition, splitTransition.stage == .running { splitTransition.complete(true) }
    }

    private func collapse() {
        finishTransition()
        takeOut(shown)
        isCollapsed = true
        collapsedContent = style == .unspecified ? collapsePair() : collapseColumns()
        if let collapsedContent { show([collapsedContent], animated: false) }
        updateButton()
        delegate?.splitViewControllerDidCollapse(self)
    }

    private func expand() {
        finishTransition()
        takeOut(shown)
        isCollapsed = false
        if style == .unspecified { expandPair() } else { expandColumns() }
        collapsedContent = nil
        if style != .unspecified {
            let mode = resolvedMode
            let answer = delegate?.splitViewController(self, displayModeForExpandingToProposedDisplayMode: mode) ?? mode
            if answer != mode, answer != .automatic { chosenMode = answer }
        }
        modeMayHaveChanged(animated: false)
        delegate?.splitViewControllerDidExpand(self)
    }

    // MARK: Two controllers

    private func collapsePair() -> UIViewController? {
        let primary = delegate?.primaryViewController(forCollapsing: self) ?? columns[.primary]
        if let primary, let secondary = columns[.secondary] {
            if secondary.parent === self {
                secondary.willMove(toParent: nil)
                secondary.removeFromParent()
            }
            if delegate?.splitViewController(self, collapseSecondary: secondary, onto: primary) ?? false {
                columns[.secondary] = nil
            } else {
                primary.collapseSecondaryViewController(secondary, for: self)
            }
        }
        return primary
    }

    private func expandPair() {
        let primary = delegate?.primaryViewController(forExpanding: self) ?? collapsedContent
        columns[.primary] = primary
        guard let primary else { return }
        let separated =
            delegate?.splitViewController(self, separateSecondaryFrom: primary)
            ?? primary.separateSecondaryViewController(for: self)
        if let separated { columns[.secondary] = separated }
    }

    // MARK: Named columns

    private func collapseColumns() -> UIViewController? {
        if let compact = columns[.compact] { return compact }
        let inOrder: [Column] = [.primary, .supplementary, .secondary].filter { content(of: $0) != nil }
        let proposed = inOrder.last ?? .primary
        let top = delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed) ?? proposed
        let stacked = inOrder.prefix { $0.rawValue <= top.rawValue }
        guard let base = stacked.first.flatMap(content(of:)) as? UINavigationController else { return nil }
        for column in stacked.dropFirst() { lay(column, on: base) }
        return base
    }

    private func lay(_ column: Column, on base: UINavigationController, animated: Bool = false) {
        guard let stack = content(of: column) as? UINavigationController, stack !== base else { return }
        if stack.parent === self {
            stack.willMove(toParent: nil)
            stack.removeFromParent()
        }
        // A column that the user has popped comes back with its lowest controller.
        let popped = collapsedColumns.first { $0.column == column }?.kept
        let controllers = stack.viewControllers.isEmpty ? [popped].compactMap(\.self) : stack.viewControllers
        collapsedColumns.removeAll { $0.column == column }
        collapsedColumns.append(
            CollapsedColumn(column: column, stack: stack, bottom: controllers.first, kept: controllers.first))
        stack.setViewControllers([], animated: false)
        base.setViewControllers(base.viewControllers + controllers, animated: animated)
    }

    private func expandColumns() {
        defer { collapsedColumns = [] }
        guard let base = collapsedContent as? UINavigationController, collapsedContent !== columns[.compact] else {
            return
        }
        // From the top down, so that each column takes the controllers from its lowest one upwards.
        for collapsed in collapsedColumns.reversed() {
            let all = base.viewControllers
            guard let bottom = collapsed.bottom, let index = all.firstIndex(where: { $0 === bottom }) else {
                // The user has popped it; restore the controller that the app set.
                if let content = columns[collapsed.column], content !== collapsed.stack {
                    collapsed.stack.setViewControllers([content], animated: false)
                } else if let kept = collapsed.kept {
                    collapsed.stack.setViewControllers([kept], animated: false)
                }
                continue
            }
            base.setViewControllers(Array(all[..<index]), animated: false)
            collapsed.stack.setViewControllers(Array(all[index...]), animated: false)
        }
    }

    /// Called when a column's controller changes while the split view is collapsed.
    final func collapsedColumnsDidChange() {
        guard isViewLoaded else { return }
        finishTransition()
        // Out of sight stacks change immediately.
        takeOut(shown)
        if style != .unspecified { expandColumns() }
        collapsedContent = style == .unspecified ? columns[.primary] : collapseColumns()
        if let collapsedContent { show([collapsedContent], animated: false) }
    }

    /// Pushes the new secondary column, in place of the one that was pushed on the stack.
    final func replaceCollapsedSecondary(with new: UIViewController, on base: UINavigationController) {
        let former = collapsedColumns.first { $0.column == .secondary }?.bottom
        let below = base.viewControllers.prefix { $0 !== former }
        collapsedColumns.removeAll { $0.column == .secondary }
        let own = new as? UINavigationController
        let stack = own ?? makeWrapper(of: .secondary)
        let controllers = own?.viewControllers ?? [new]
        own?.setViewControllers([], animated: false)
        columns[.secondary] = new
        wrappers[.secondary] = own == nil ? stack : nil
        collapsedColumns.append(
            CollapsedColumn(column: .secondary, stack: stack, bottom: controllers.first, kept: controllers.first))
        base.setViewControllers(below + controllers, animated: UIView.areAnimationsEnabled)
    }

    /// Brings a column to the top of the stack, or removes the controllers above it.
    final func showCollapsed(_ column: Column) {
        guard let base = collapsedContent as? UINavigationController, columns[.compact] == nil else { return }
        if let collapsed = collapsedColumns.first(where: { $0.column == column }), let bottom = collapsed.bottom,
            base.viewControllers.contains(where: { $0 === bottom })
        {
            let above = collapsedColumns.drop { $0.column != column }.dropFirst().compactMap(\.bottom)
            let kept = base.viewControllers.prefix { controller in !above.contains { $0 === controller } }
            if let last = kept.last { base.popToViewController(last, animated: UIView.areAnimationsEnabled) }
        } else if column == .primary {
            let above = collapsedColumns.compactMap(\.bottom)
            let kept = base.viewControllers.prefix { controller in !above.contains { $0 === controller } }
            if let last = kept.last { base.popToViewController(last, animated: UIView.areAnimationsEnabled) }
        } else {
            // The columns between come back, too, so that the back button leads through them.
            let laid = collapsedColumns.filter { collapsed in
                base.viewControllers.contains { $0 === collapsed.bottom }
            }
            let top = laid.last?.column ?? .primary
            let missing = [Column.supplementary, .secondary].filter {
                $0.rawValue > top.rawValue && $0.rawValue <= column.rawValue
            }
            for next in missing { lay(next, on: base, animated: next == column && UIView.areAnimationsEnabled) }
        }
    }

    /// Takes a column from the top of the stack.
    final func hideCollapsed(_ column: Column) {
        guard let base = collapsedContent as? UINavigationController,
            let bottom = collapsedColumns.first(where: { $0.column == column })?.bottom,
            let index = base.viewControllers.firstIndex(where: { $0 === bottom }), index > 0
        else { return }
        base.popToViewController(base.viewControllers[index - 1], animated: UIView.areAnimationsEnabled)
    }
}
