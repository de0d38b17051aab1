import AccessibilityTree
import StrictXML

/// Decodes the parts of objects that are neither values nor objects: their accessibility attributes, states,
/// connections, constraints, run-time values and variations.
extension ValueDecoder {
    mutating func accessibility(_ element: XMLElement) -> InterfaceBuilderDocument.AccessibilityFacts {
        var facts = InterfaceBuilderDocument.AccessibilityFacts(position: element.position)
        facts.label = element[.label]
        facts.hint = element[.hint]
        facts.identifier = element[.identifier]
        for child in element.children {
            switch (child.known, child[.key]) {
            case (.bool, "isElement"): facts.isElement = child[.value]
            case (.accessibilityTraits, _): facts.traits = traits(child)
            case (.string, "label"), (.mutableString, "label"): facts.label = text(child)
            case (.string, "hint"), (.mutableString, "hint"): facts.hint = text(child)
            case (.string, "identifier"), (.mutableString, "identifier"): facts.identifier = text(child)
            default: noteIfUnknown(child)
            }
        }
        return facts
    }

    /// The traits whose attributes are "YES". "none" adds nothing: it means that there are no traits.
    private func traits(_ element: XMLElement) -> AccessibilityTraits {
        var traits: AccessibilityTraits = []
        for attribute in element.attributes where attribute.value == "YES" {
            if let trait = AccessibilityTraits(name: attribute.nameText) { traits.insert(trait) }
        }
        return traits
    }

    mutating func state(_ element: XMLElement) -> InterfaceBuilderDocument.ControlState {
        var state = InterfaceBuilderDocument.ControlState(name: element[.key] ?? "normal", position: element.position)
        state.title = element[.title]
        state.image = element[.image]
        state.backgroundImage = element[.backgroundImage]
        for child in element.children {
            switch (child.known, child[.key]) {
            case (.string, "title"), (.mutableString, "title"): state.title = text(child)
            case (.attributedString, _):
                let title = styledText(child)
                (state.title, state.styledTitle) = (title.string, title)
            case (.color, "titleColor"): state.titleColor = color(child)
            case (.imageReference, "image"): state.image = child[.image]
            case (.imageReference, "backgroundImage"): state.backgroundImage = child[.image]
            default: noteIfUnknown(child)
            }
        }
        return state
    }

    mutating func runtimeAttributes(_ element: XMLElement) -> [InterfaceBuilderDocument.RuntimeAttribute] {
        var result: [InterfaceBuilderDocument.RuntimeAttribute] = []
        for child in element.children(.userDefinedRuntimeAttribute) {
            let type = child[.type] ?? ""
            var value: Value?
            if let written = child[WordName.value] {
                switch type {
                case "boolean": value = readFlag(written).map(Value.boolean)
                case "number": value = number(child, .value).map(Value.number)
                case "image": value = .image(written)
                default: value = .text(written)
                }
            } else if let inner = child.children.first(where: { _ in true }) {
                value = self.value(inner)
            }
            result.append(
                InterfaceBuilderDocument.RuntimeAttribute(
                    keyPath: child[.keyPath] ?? "", type: type, value: value,
                    isLocalized: child[.localized] == true || type == "localizedString", position: child.position))
        }
        return result
    }

    mutating func constraint(_ element: XMLElement) -> InterfaceBuilderDocument.Constraint {
        _ = number(element, .constant)
        _ = number(element, .priority)
        if let multiplier = element[.multiplier], readRatio(multiplier) == nil {
            notes.add(
                .invalidNumber(element: element.nameText, attribute: "multiplier", value: multiplier),
                at: element.position)
        }
        var constraint = InterfaceBuilderDocument.Constraint(
            id: element[.id], attributeList: InterfaceBuilderDocument.Attributes(of: element),
            position: element.position)
        for child in element.children {
            if child.known == .variation {
                constraint.variations.append(variation(child))
            } else {
                noteIfUnknown(child)
            }
        }
        return constraint
    }

    mutating func variation(_ element: XMLElement) -> InterfaceBuilderDocument.Variation {
        var variation = InterfaceBuilderDocument.Variation(
            key: element[.key] ?? "default",
            attributes: InterfaceBuilderDocument.Attributes(of: element).all.filter { $0.name != "key" }, values: [],
            includes: [:], excludes: [:])
        for child in element.children {
            guard child.known == .mask else {
                if Self.isValue(child), let value = value(child) {
                    variation.values.append(keyed(value, child))
                } else {
                    noteIfUnknown(child)
                }
                continue
            }
            let collection = child[.key] ?? ""
            for entry in child.children {
                guard let id = entry[.reference] else { continue }
                switch entry.known {
                case .include: variation.includes[collection, default: []].append(id)
                case .exclude: variation.excludes[collection, default: []].append(id)
                default: noteIfUnknown(entry)
                }
            }
        }
        return variation
    }

    /// The value with the key that its element gives: most use "key", a few "name", the others the element's name.
    func keyed(_ value: Value, _ element: XMLElement) -> InterfaceBuilderDocument.KeyedValue {
        let name = element.known == .nil ? element[.name] : nil
        return InterfaceBuilderDocument.KeyedValue(
            key: element[.key] ?? name ?? element.nameText, value: value, position: element.position)
    }

    mutating func noteIfUnknown(_ element: XMLElement) {
        if !Vocabulary.isKnown(element.name) { notes.add(.unknownElement(element.nameText), at: element.position) }
    }
}
