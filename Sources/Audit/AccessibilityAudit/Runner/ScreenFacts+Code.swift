import AccessibilityTree

// What code may change of the objects of a file.
extension ScreenFacts {
    /// Returns the reason why code may change an aspect of an element, so that an issue needs review; nil where it
    /// can't.
    func doubt(about element: AuditedElement, _ aspect: RuleReport.Aspect) -> String? {
        if let doubt = hiddenDoubt(about: element) { return doubt }
        let declaration = declaration(of: element)
        switch aspect {
        case .content:
            return declaration?.contentDoubt ?? screen.elementDoubts[element.node.id] ?? screen.doubt
                ?? doubt(aboutPartsOf: element)
        case .colors: return colorDoubt(at: element.index)
        case .appearance: return declaration?.classDoubt
        }
    }

    /// Returns the reason why code may change the colors of a view: it reaches the view or one around it, from which
    /// it comes to all views inside. Nil where it doesn't.
    func colorDoubt(at index: Int) -> String? {
        guard !screen.declarations.isEmpty else { return nil }
        let place = facts[index].source
        if place >= 0, let declaration = declaration(at: Int(place)) {
            if let access = declaration.access { return "code may change its colors through \(access)" }
            if let doubt = declaration.classDoubt { return doubt }
            if let key = declaration.colorKeys.first { return "code may take a color from its attribute \"\(key)\"" }
            // The item of a bar: its controller reaches the bar and the item.
            if let owner = declaration.owner { return "the custom controller \(owner) may change its colors" }
        }
        let above = facts[index].outletAbove
        guard above >= 0, let outlet = declaration(at: Int(above))?.outlets.first else { return nil }
        return "code may change its colors through the outlet \"\(outlet)\" of a view around it"
    }

    /// Returns the reason why a hidden element may be shown: code reaches it, or the view that hides it. Nil where it is
    /// shown.
    private func hiddenDoubt(about element: AuditedElement) -> String? {
        let flags = facts[element.index].flags
        guard flags.contains(.mayBeShown), !flags.contains(.isShown) else { return nil }
        return "it is hidden, and code may show it"
    }

    // A cell is named by its texts, which code may fill.
    private func doubt(aboutPartsOf element: AuditedElement) -> String? {
        guard !element.touch.isLabelGiven, !element.touch.isControl, !screen.declarations.isEmpty else { return nil }
        for index in tree.subtree(at: element.index).dropFirst().prefix(200) {
            guard let doubt = declaration(at: index)?.contentDoubt else { continue }
            return "its label comes from its subviews, and \(doubt)"
        }
        return nil
    }

    /// Returns the reason why a view may be elsewhere in the app: code changes its constraints, or its parent lays it
    /// out. Nil where neither is so.
    func layoutDoubt(about index: Int) -> String? {
        if let doubt = declaration(at: index)?.placeDoubt { return doubt }
        return tree.parentIndex(of: index).flatMap { declaration(at: $0)?.customClass }.map {
            "the custom class \($0) of its superview may lay it out differently"
        }
    }

    /// Returns the app's own class of a view around two others, or nil.
    func customClass(around one: Int, and other: Int) -> String? {
        guard !screen.declarations.isEmpty else { return nil }
        var place = tree.parentIndex(of: one)
        while let index = place {
            if tree.subtree(at: index).contains(other), let name = declaration(at: index)?.customClass { return name }
            place = tree.parentIndex(of: index)
        }
        return nil
    }

    /// Returns the reason why a view may be elsewhere in the app: constraints of a view next to it, on which its own may
    /// depend, conflict. Nil where none do.
    func conflictDoubt(about index: Int) -> String? {
        guard !screen.misplacedViews.isEmpty, let parent = tree.parentIndex(of: index),
            shownChildren(of: parent).contains(where: { facts[$0].flags.contains(.isMisplaced) })
        else { return nil }
        return "the constraints of a view next to it conflict (see broken-constraints)"
    }

    /// The reason why code may have fixed an issue of the whole screen; nil where it can't.
    var doubt: String? {
        screen.doubt ?? screen.location?.objectID.flatMap { screen.declarations[$0]?.classDoubt }
    }

    /// Returns the declaration of an element, or of its nearest ancestor in the file; nil where there is none.
    func declaration(of element: AuditedElement) -> Declaration? {
        let place = facts[element.index].source
        return place < 0 ? nil : declaration(at: Int(place))
    }

    /// Returns the declaration of the node at an index of the tree; nil where there is none.
    func declaration(at index: Int) -> Declaration? {
        guard !screen.declarations.isEmpty else { return nil }
        return tree.source(at: index)?.objectID.flatMap { screen.declarations[$0] }
    }
}

extension Declaration {
    /// The reason why code may change the content of the object, or nil.
    var contentDoubt: String? {
        if let access { return "code may change it through \(access)" }
        if isTopLevel { return "code that loads the xib may change it" }
        if let key = textKeys.first { return "code may set it from its attribute \"\(key)\"" }
        return owner.map { "the custom controller \($0) may fill it" } ?? classDoubt
    }

    /// The reason why the object may be elsewhere or have another size, or nil.
    var placeDoubt: String? {
        constraintOutlets.first.map { "code may change a constraint through the outlet \"\($0)\"" }
    }

    /// The reason why the app's own class may look or behave otherwise, or nil.
    fileprivate var classDoubt: String? {
        customClass.map { "its custom class \($0) may change it" }
    }
}
