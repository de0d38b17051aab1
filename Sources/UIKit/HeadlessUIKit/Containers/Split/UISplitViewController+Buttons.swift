import Foundation

/// The buttons that change the columns of a split view.
struct SplitButtons {
    /// The button that the app has asked for.
    var own: UIBarButtonItem?
    /// The automatic button for the sidebar.
    var sidebar: UIBarButtonItem?
    /// The button that leaves only the secondary column.
    var secondaryOnly: UIBarButtonItem?
}

// The buttons in the bars of a split view with named columns (UISplitViewController.displayModeButtonVisibility).
extension UISplitViewController {
    final func makeSidebarButton() -> UIBarButtonItem {
        UIBarButtonItem(title: nil, primaryAction: UIAction { [weak self] _ in self?.toggleLeadingColumns() })
    }

    /// Whether all columns before the content are visible, so that the button for the sidebar hides the first one.
    private var isSidebarVisible: Bool { displayMode.leadingColumns == (style == .tripleColumn ? 2 : 1) }

    final func toggleLeadingColumns() {
        let target = delegate?.targetDisplayModeForAction(in: self) ?? .automatic
        if target != .automatic {
            chosenMode = target
            modeMayHaveChanged(animated: true)
        } else if isSidebarVisible {
            hideColumn(.primary)
        } else {
            showColumn(style == .tripleColumn && displayMode.leadingColumns == 0 ? .supplementary : .primary)
        }
    }

    private var hasSidebarButton: Bool {
        guard style != .unspecified, !isCollapsed, buttons.own == nil else { return false }
        switch displayModeButtonVisibility {
        case .automatic: return presentsWithGesture
        case .never: return false
        case .always: return true
        }
    }

    /// Updates the labels of the buttons, and their places: the one for the sidebar is in the bar of the first visible
    /// column.
    final func updateButton() {
        buttons.own?.labelWord = isSidebarVisible ? .hideSidebar : .showSidebar
        guard style != .unspecified else { return }
        let visible = isCollapsed ? [] : visibleColumns(in: displayMode).filter { content(of: $0) != nil }
        for column in [Column.primary, .supplementary, .secondary] {
            guard let bar = (content(of: column) as? UINavigationController)?.navigationBar else { continue }
            var items: [UIBarButtonItem] = []
            if column == visible.first, hasSidebarButton { items.append(sidebarButton()) }
            if column == .secondary, !isCollapsed, showsSecondaryOnlyButton, style == .tripleColumn {
                items.append(secondaryOnlyButton())
            }
            if !bar.systemItems.elementsEqual(items, by: ===) { bar.systemItems = items }
        }
    }

    private func sidebarButton() -> UIBarButtonItem {
        let button = buttons.sidebar ?? makeSidebarButton()
        buttons.sidebar = button
        button.labelWord = isSidebarVisible ? .hideSidebar : .showSidebar
        return button
    }

    private func secondaryOnlyButton() -> UIBarButtonItem {
        let button =
            buttons.secondaryOnly
            ?? UIBarButtonItem(
                title: nil,
                primaryAction: UIAction { [weak self] _ in
                    guard let self else { return }
                    guard displayMode.leadingColumns > 0 else { return showColumn(.supplementary) }
                    chosenMode = .secondaryOnly
                    modeMayHaveChanged(animated: true)
                })
        buttons.secondaryOnly = button
        button.labelWord = displayMode.leadingColumns > 0 ? .enterFullScreen : .exitFullScreen
        return button
    }
}
