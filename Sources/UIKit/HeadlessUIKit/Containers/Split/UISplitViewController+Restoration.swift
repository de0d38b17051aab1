import Foundation

// The state that a split view saves. The keys have a prefix that the app's own are unlikely to have.
extension UISplitViewController {
    private static var columnKey: String { "UISplitViewController.column" }
    private static var collapsedKey: String { "UISplitViewController.collapsed" }
    private static var modeKey: String { "UISplitViewController.displayMode" }

    /// The controllers of columns that are not children at present.
    final var columnsOffScreen: [UIViewController] {
        Column.allCases.compactMap { content(of: $0) }.filter { $0.storedParent == nil }
    }

    final func encodeColumns(with coder: NSCoder) {
        for (column, controller) in columns where controller.restorationIdentifier != nil {
            // A column that the user has popped is not on screen, and has no path.
            let isLaid = laidColumns.contains { $0.stack === controller }
            guard controller.storedParent != nil || !isCollapsed || isLaid else { continue }
            coder.encode(controller, forKey: "\(Self.columnKey).\(column.rawValue)")
        }
        for laid in laidColumns where laid.bottom?.restorationIdentifier != nil {
            coder.encode(laid.bottom, forKey: "\(Self.collapsedKey).\(laid.column.rawValue)")
        }
        if let chosenMode { coder.encode(chosenMode.rawValue, forKey: Self.modeKey) }
    }

    /// The columns that were pushed on another column's stack.
    private var laidColumns: [(column: Column, bottom: UIViewController?, stack: UINavigationController?)] {
        guard isCollapsed, let base = collapsedContent as? UINavigationController else { return [] }
        guard style == .unspecified else {
            return collapsedColumns.filter { $0.bottom?.storedParent === base }
                .map { ($0.column, $0.bottom, $0.stack) }
        }
        if let laid = base.collapsedSecondary { return [(.secondary, laid.bottom, laid.stack)] }
        return base.stack.count > 1 ? [(.secondary, base.stack.last, nil)] : []
    }

    /// Fills the columns that the app has left empty.
    final func decodeColumns(with coder: NSCoder) {
        var saved: [Column: UIViewController] = [:]
        for column in Column.allCases where columns[column] == nil {
            let controller = coder.decodeObject(forKey: "\(Self.columnKey).\(column.rawValue)") as? UIViewController
            guard let controller, controller !== self, controller.storedParent == nil,
                controller.storedPresenter == nil
            else { continue }
            saved[column] = controller
        }
        if style == .unspecified {
            if columns.isEmpty, let primary = saved[.primary] {
                viewControllers = [primary, saved[.secondary]].compactMap { $0 }
            }
        } else {
            for (column, controller) in saved.sorted(by: { $0.key.rawValue < $1.key.rawValue })
            where column != .supplementary || style == .tripleColumn {
                setViewController(controller, for: column)
            }
        }
        for column in Column.allCases {
            let bottom = coder.decodeObject(forKey: "\(Self.collapsedKey).\(column.rawValue)")
            restoredBottoms[column] = bottom as? UIViewController
        }
        if coder.containsValue(forKey: Self.modeKey),
            let mode = DisplayMode(rawValue: coder.decodeInteger(forKey: Self.modeKey)), mode != .automatic
        {
            chosenMode = mode
            modeMayHaveChanged(animated: false)
        }
    }

    /// Takes columns off the stacks on which they were laid: the split view lays them there again where it is narrow.
    final func settleRestoredColumns() {
        let bottoms = restoredBottoms.sorted { $0.key.rawValue > $1.key.rawValue }
        restoredBottoms = [:]
        for (column, bottom) in bottoms {
            guard let base = bottom.storedParent as? UINavigationController,
                let index = base.stack.firstIndex(where: { $0 === bottom }), index > 0
            else { continue }
            let controllers = Array(base.stack[index...])
            if isCollapsed, style == .unspecified {
                base.collapsedSecondary = (columns[column] as? UINavigationController)
                    .map { CollapsedColumn(column: column, stack: $0, bottom: bottom) }
                continue
            }
            base.setStack(Array(base.stack[..<index]), animated: false)
            place(controllers, in: column)
        }
        for (column, wrapper) in wrappers {
            if let first = wrapper.stack.first { columns[column] = first }
        }
        if isCollapsed, style != .unspecified, !bottoms.isEmpty { collapsedColumnsDidChange() }
    }

    private func place(_ controllers: [UIViewController], in column: Column) {
        if let stack = content(of: column) as? UINavigationController {
            stack.setStack(controllers, animated: false)
        } else if style == .unspecified {
            replace(column, with: controllers.first)
        } else {
            let wrapper = makeWrapper(of: column)
            wrapper.setStack(controllers, animated: false)
            wrappers[column] = wrapper
            columns[column] = controllers.first
        }
    }
}
