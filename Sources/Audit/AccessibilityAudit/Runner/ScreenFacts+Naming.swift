import AccessibilityTree

// The names of elements in findings.
extension ScreenFacts {
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
        if let source = tree.source(at: element.index), source.objectID != nil { return identity(at: source) }
        if let identifier = element.identifier, !identifier.isEmpty {
            return "\(identity(at: nil))|id=\(identifier)"
        }
        var hash = StableHash()
        hash.combine(tree.label(at: element.index)?.string ?? "")
        // A part of an object, such as a segment, has no id.
        if let source = source(of: element), source.objectID != nil {
            return "\(identity(at: source))|\(element.className)|\(hash.text)"
        }
        let path = path(of: element).joined(separator: "/")
        return "\(identity(at: nil))|\(path)|\(hash.text)"
    }

    /// Returns the identity of an object in a file, or of the screen where there is none. A screen may show objects of
    /// other files, such as embedded scenes, which are the same objects wherever they are shown.
    func identity(at source: SourceLocation?) -> String {
        guard let source, let object = source.objectID else { return "\(screen.file ?? "")|\(screen.name ?? "")" }
        guard source.file != screen.location?.file, let path = screen.path else {
            return "\(screen.file ?? "")#\(object)"
        }
        return "\(path(source.file))#\(object)"
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
