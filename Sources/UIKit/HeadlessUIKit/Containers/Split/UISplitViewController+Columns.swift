import Foundation

extension UISplitViewController {
    /// Returns the controller whose view is in a column: the app's, or the navigation controller around it.
    final func content(of column: Column) -> UIViewController? { wrappers[column] ?? columns[column] }

    final func replace(_ column: Column, with new: UIViewController?) {
        let old = columns[column]
        guard old !== new else { return }
        if let present = content(of: column), present.parent === self, !isCollapsed || column == .compact {
            takeOut([present])
            present.willMove(toParent: nil)
            present.removeFromParent()
        }
        (content(of: column) as? UINavigationController)?.navigationBar.systemItems = []
        columns[column] = new
        wrappers[column] = nil
        if let new, style != .unspecified, column != .compact, !(new is UINavigationController) {
            let wrapper = makeWrapper(of: column)
            wrapper.setViewControllers([new], animated: false)
            wrappers[column] = wrapper
        }
        if isCollapsed { collapsedColumnsDidChange() } else { modeMayHaveChanged(animated: false) }
    }

    /// Makes the navigation controller around a column. It has an identifier, so that the column's content is saved
    /// with the split view.
    final func makeWrapper(of column: Column) -> UINavigationController {
        let wrapper = UINavigationController(nibName: nil, bundle: nil)
        wrapper.restorationIdentifier = "UISplitViewController.column.\(column.rawValue)"
        return wrapper
    }

    // MARK: The mode

    /// Whether columns fit next to the content: the width exceeds the height.
    final var isWide: Bool {
        let size = viewIfLoaded?.bounds.size ?? UIScreen.main.bounds.size
        return size.width > size.height
    }

    final var resolvedMode: DisplayMode { chosenMode ?? usualMode(isWide: isWide) }

    private func usualMode(isWide: Bool) -> DisplayMode {
        if preferredDisplayMode != .automatic { return preferredDisplayMode }
        return isWide ? .oneBesideSecondary : .secondaryOnly
    }

    /// Returns the mode for a size: the user's choice applies to the current size only.
    private func mode(in size: CGSize) -> DisplayMode {
        size == viewIfLoaded?.bounds.size ? displayMode : usualMode(isWide: size.width > size.height)
    }

    /// The columns of a mode, from where lines start.
    final func visibleColumns(in mode: DisplayMode) -> [Column] {
        let leading: [Column] = style == .tripleColumn ? [.primary, .supplementary] : [.primary]
        return leading.suffix(mode.leadingColumns) + [.secondary]
    }

    /// Shows the columns of the current mode, unless they are already shown.
    final func modeMayHaveChanged(animated: Bool) {
        guard isViewLoaded, !isCollapsed else { return }
        let mode = resolvedMode
        if mode != lastMode {
            delegate?.splitViewController(self, willChangeTo: mode)
            let (old, new) = (visibleColumns(in: lastMode), visibleColumns(in: mode))
            for column in old where !new.contains(column) { delegate?.splitViewController(self, willHide: column) }
            for column in new where !old.contains(column) { delegate?.splitViewController(self, willShow: column) }
            lastMode = mode
        }
        updateButton()
        show(visibleColumns(in: mode).compactMap(content(of:)), animated: animated)
    }

    /// Shows controllers in the place of those that are shown.
    final func show(_ new: [UIViewController], animated: Bool) {
        contentView.setNeedsLayout()
        guard !new.elementsEqual(shown, by: ===) else { return contentView.columnsDidChange() }
        for controller in new where controller.parent !== self {
            addChild(controller)
            controller.didMove(toParent: self)
        }
        splitTransition?.abandonIfWaiting()
        let transition = SplitTransition(in: self, to: new, isAnimated: animated)
        guard appearance.isVisible else { return transition.placeWithoutCallbacks() }
        splitTransition = transition
        if animated { transition.startInNextTurn() } else { transition.start() }
    }

    /// Removes controllers' views at once, with the callbacks for disappearing.
    final func takeOut(_ controllers: [UIViewController]) {
        let going = shown.filter { controller in controllers.contains { $0 === controller } }
        guard !going.isEmpty else { return }
        for controller in going { if appearance.isVisible { controller.beginTransition(false, animated: false) } }
        shown.removeAll { controller in going.contains { $0 === controller } }
        for controller in going {
            controller.viewIfLoaded?.removeFromSuperview()
            if appearance.isVisible { controller.endTransition() }
        }
    }

    final func showColumn(_ column: Column) {
        if isCollapsed { return showCollapsed(column) }
        guard column == .primary || column == .supplementary && style == .tripleColumn else { return }
        let count = column == .primary && style == .tripleColumn ? 2 : 1
        guard displayMode.leadingColumns < count else { return }
        chosenMode =
            switch (count, splitBehavior) {
            case (1, .overlay): .oneOverSecondary
            case (1, _): .oneBesideSecondary
            case (_, .overlay): .twoOverSecondary
            case (_, .displace): .twoDisplaceSecondary
            default: .twoBesideSecondary
            }
        modeMayHaveChanged(animated: UIView.areAnimationsEnabled)
    }

    final func hideColumn(_ column: Column) {
        if isCollapsed { return hideCollapsed(column) }
        guard visibleColumns(in: displayMode).contains(column), column != .secondary else { return }
        chosenMode =
            column == .primary && style == .tripleColumn && displayMode.leadingColumns == 2
            ? (displayMode.isOverlay ? .oneOverSecondary : .oneBesideSecondary) : .secondaryOnly
        modeMayHaveChanged(animated: UIView.areAnimationsEnabled)
    }

    final func showInPrimary(_ vc: UIViewController, sender: Any?) {
        if isCollapsed {
            collapsedContent?.show(vc, sender: sender)
        } else if let stack = content(of: .primary) as? UINavigationController {
            stack.pushViewController(vc, animated: UIView.areAnimationsEnabled)
        } else {
            replace(.primary, with: vc)
        }
    }

    final func showInSecondary(_ vc: UIViewController, sender: Any?) {
        guard isCollapsed else { return replace(.secondary, with: vc) }
        if style != .unspecified, columns[.compact] == nil, let base = collapsedContent as? UINavigationController {
            return replaceCollapsedSecondary(with: vc, on: base)
        }
        // The split view pushes the app's controller without a wrapper: stacks do not contain stacks.
        columns[.secondary] = vc
        wrappers[.secondary] = nil
        collapsedContent?.collapseSecondaryViewController(vc, for: self)
    }

    // MARK: Places

    final func width(ofLeadingColumn column: Column, in total: CGFloat? = nil) -> CGFloat {
        let total = total ?? viewIfLoaded?.bounds.width ?? UIScreen.main.bounds.width
        let automatic = UISplitViewController.automaticDimension
        if column == .supplementary {
            let asked = preferredSupplementaryColumnWidth
            return min(asked == automatic ? Self.usualWidth : max(asked, 0), total)
        }
        var width = Self.usualWidth
        if preferredPrimaryColumnWidth != automatic {
            width = preferredPrimaryColumnWidth
        } else if preferredPrimaryColumnWidthFraction != automatic {
            width = total * preferredPrimaryColumnWidthFraction
        }
        if minimumPrimaryColumnWidth != automatic { width = max(width, minimumPrimaryColumnWidth) }
        if maximumPrimaryColumnWidth != automatic { width = min(width, maximumPrimaryColumnWidth) }
        return min(max(width, 0), total)
    }

    private static var usualWidth: CGFloat { 320 }

    /// Sets the frames of the shown controllers.
    final func arrange() {
        let bounds = contentView.bounds
        guard !isCollapsed else {
            collapsedContent?.viewIfLoaded?.frame = bounds
            return
        }
        for (controller, frame) in places(in: bounds.size, mode: displayMode)
        where shown.contains(where: { $0 === controller }) {
            controller.viewIfLoaded?.frame = frame
        }
    }

    /// The size that a column gets in a split view of a size; the whole of it while or where that is collapsed.
    final func columnSize(of child: any UIContentContainer, in size: CGSize) -> CGSize {
        let widthClass = comingWidthClass ?? traitCollection.horizontalSizeClass
        guard widthClass != .compact else { return size }
        return places(in: size, mode: mode(in: size)).first { $0.controller === child }?.frame.size ?? size
    }

    /// Returns the frames of a mode's columns in a size.
    private func places(in size: CGSize, mode: DisplayMode) -> [(controller: UIViewController, frame: CGRect)] {
        let isMirrored =
            (contentView.effectiveUserInterfaceLayoutDirection == .rightToLeft) != (primaryEdge == .trailing)
        var taken: CGFloat = 0
        var places: [(controller: UIViewController, frame: CGRect)] = []
        for column in visibleColumns(in: mode) {
            guard let controller = content(of: column) else { continue }
            var width = width(ofLeadingColumn: column, in: size.width)
            var start = taken
            if column == .secondary {
                start = mode.isOverlay ? 0 : taken
                // Content that is pushed aside keeps its width.
                width = mode == .twoDisplaceSecondary ? size.width : max(size.width - start, 0)
            }
            let x = isMirrored ? size.width - start - width : start
            places.append((controller, CGRect(x: x, y: 0, width: width, height: size.height)))
            taken += width
        }
        return places
    }
}
