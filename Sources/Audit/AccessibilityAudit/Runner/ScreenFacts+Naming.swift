import AccessibilityTree

// The names of elements in findings.
extension ScreenFacts {
    /// Returns the reason why code may have fixed an issue of an element; nil where it can't.
    func doubt(about element: AuditedElement, _ aspect: RuleReport.Aspect) -> String? {
        if let declaration = declaration(of: element) {
            let doubt = aspect == .content ? declaration.doubt : declaration.standInDoubt
            if let doubt { return doubt }
        }
        guard aspect == .content else { return nil }
        return screen.elementDoubts[element.node.id] ?? screen.doubt ?? doubt(aboutPartsOf: element)
    }

    // A cell is named by its texts, which code may fill.
    private func doubt(aboutPartsOf element: AuditedElement) -> String? {
        guard !element.touch.isLabelGiven, !element.touch.isControl else { return nil }
        guard !screen.declarations.isEmpty else { return nil }
        for index in tree.subtree(at: element.index).dropFirst().prefix(200) {
            guard let id = tree.source(at: index)?.objectID, let doubt = screen.declarations[id]?.doubt else {
                continue
            }
            return "its label comes from its subviews, and \(doubt)"
        }
        return nil
    }

    /// Returns the reason why a view may be elsewhere in the app: its parent lays it out by code. Nil where it doesn't.
    func layoutDoubt(about index: Int) -> String? {
        let holder = tree.parentIndex(of: index).flatMap { tree.source(at: $0)?.objectID }
        return holder.flatMap { screen.declarations[$0]?.customClass }.map {
            "the custom class \($0) of its superview may lay it out differently"
        }
    }

    /// The reason why code may have fixed an issue of the whole screen; nil where it can't.
    var doubt: String? {
        screen.doubt ?? screen.location?.objectID.flatMap { screen.declarations[$0]?.standInDoubt }
    }

    /// Returns the declaration of an element, or of its nearest ancestor in the file; nil where there is none.
    func declaration(of element: AuditedElement) -> Declaration? {
        guard !screen.declarations.isEmpty else { return nil }
        return source(of: element)?.objectID.flatMap { screen.declarations[$0] }
    }

    /// Returns the location of an element in a file, or that of its ancestor.
    func source(of element: AuditedElement) -> SourceLocation? {
        let place = facts[element.index].source
        return place < 0 ? nil : tree.source(at: Int(place))
    }

    func description(of element: AuditedElement) -> Finding.Element {
        let node = element.node
        var result = Finding.Element(
            className: node.className, label: node.label?.string, identifier: node.identifier, path: path(of: element))
        let frame = node.frame
        result.frame = frame.isFinite ? frame : nil
        result.utterance = element.utterance
        return result
    }

    /// Returns the location of an element in a file: the attribute that causes the issue, else the element itself, else
    /// its ancestor.
    func location(of element: AuditedElement, attribute: String?) -> (start: SourceLocation?, end: Finding.End?) {
        guard var start = source(of: element) else { return (screen.location, nil) }
        // The attributes of its ancestor are not its own.
        guard let attribute, element.own.contains(.hasSource), let place = screen.place else {
            return (start, nil)
        }
        let value: String? =
            switch attribute {
            case "label": element.node.label?.string
            case "hint": element.node.hint?.string
            case "identifier": element.node.identifier
            case "placeholder": element.appearance?.placeholder
            case "image": element.appearance?.imageName
            default: nil
            }
        guard let found = place(SourceFact(attribute, holding: value, of: start)) else { return (start, nil) }
        (start.line, start.column) = (found.line, found.column)
        return (start, Finding.End(line: found.endLine, column: found.endColumn))
    }

    /// Returns the identity of an element while a file is edited: the file, and its object id or, if there is none, its
    /// identifier or its classes and its label.
    func identity(of element: AuditedElement) -> String {
        if let id = tree.source(at: element.index)?.objectID { return identity(object: id) }
        if let identifier = element.identifier, !identifier.isEmpty {
            return "\(identity(object: nil))|id=\(identifier)"
        }
        var hash = StableHash()
        hash.combine(tree.label(at: element.index)?.string ?? "")
        // A part of an object, such as a segment, has no id.
        if let id = source(of: element)?.objectID {
            return "\(identity(object: id))|\(element.className)|\(hash.text)"
        }
        let path = path(of: element).joined(separator: "/")
        return "\(identity(object: nil))|\(path)|\(hash.text)"
    }

    func identity(object: String?) -> String {
        if let object { return "\(screen.file ?? "")#\(object)" }
        return "\(screen.file ?? "")|\(screen.name ?? "")"
    }

    // A tree may be deep; the nearest classes are the most useful.
    private func path(of element: AuditedElement) -> [String] {
        var names: [String] = []
        var index: Int? = element.index
        while let current = index, names.count < 50 {
            names.append(screenClass(at: current).name)
            index = tree.parentIndex(of: current)
        }
        return names.reversed()
    }
}
