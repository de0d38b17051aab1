import StrictXML

/// A position at which a file states a fact.
struct MarkupSite {
    /// The form in which it is stated.
    enum Kind {
        /// As an attribute.
        case attribute
        /// As the text of an element.
        case content
        /// As an element with attributes.
        case element
    }

    var kind: Kind
    /// The element that is, has or holds it.
    var element: Int
    /// The bytes that finding it names.
    var range: Range<Int>
    /// The bytes of the value, or nil for an element.
    var value: Range<Int>?
    /// The bytes to remove so that it is no longer stated; nil if that would remove other facts.
    var removal: Range<Int>?
    /// Whether it is an accessibility attribute, and not a text that is also drawn.
    var isGiven = false
}

extension DocumentMarkup {
    /// Returns the positions at which an object states a fact, the one that counts first.
    func sites(of fact: String, _ object: XMLElement) -> [MarkupSite] {
        guard let keyPath = Self.accessibilityFacts[fact] else { return plainSites(of: fact, object) }
        var sites: [MarkupSite] = []
        for child in object.children where child.nameText == "userDefinedRuntimeAttributes" {
            for attribute in child.children
            where attribute[.keyPath] == keyPath && ["string", "localizedString"].contains(attribute[.type]) {
                // Without its value the attribute would have another meaning.
                if var site = attributeSite("value", of: attribute) {
                    site.removal = nil
                    sites.append(site)
                }
            }
        }
        for child in object.children where child.nameText == "accessibility" {
            sites += own(fact, of: child)
            if fact == "traits" {
                sites += child.children.filter { $0.nameText == "accessibilityTraits" }.compactMap(elementSite)
            }
        }
        for index in sites.indices { sites[index].isGiven = true }
        return fact == "label" ? sites + derivedLabels(of: object) : sites
    }

    private static let accessibilityFacts = [
        "label": "accessibilityLabel", "hint": "accessibilityHint", "identifier": "accessibilityIdentifier",
        "traits": "accessibilityTraits",
    ]

    private static let stateFacts = ["image": "image", "textColor": "titleColor"]

    // The prefix of the names of title colours: "titleColor.selected".
    private static let stateColor = "titleColor."

    // An attribute of the object, else an element in it that has this key or this name.
    private func plainSites(of fact: String, _ object: XMLElement) -> [MarkupSite] {
        if let key = Self.stateFacts[fact] {
            // The configuration of a button in its normal state.
            for child in object.children
            where child.nameText == "state" && child[.key] == "normal" || child.nameText == "buttonConfiguration" {
                let sites = own(key, of: child) + child.children.filter { $0[.key] == key }.compactMap(elementSite)
                if !sites.isEmpty { return sites }
            }
        }
        if fact.hasPrefix(Self.stateColor) {
            return object.children.filter {
                $0.nameText == "state" && $0[.key] == String(fact.dropFirst(Self.stateColor.count))
            }
            .flatMap(\.children).filter { $0[.key] == "titleColor" }.compactMap(elementSite)
        }
        let sites = own(fact, of: object)
        if !sites.isEmpty { return sites }
        return object.children.filter { $0[.key] == fact }.compactMap(elementSite)
            + object.children.filter { $0.nameText == fact }.compactMap(elementSite)
    }

    // Returns the sites of the label that a view has by default: UIKit takes the title of a button in its normal state.
    private func derivedLabels(of object: XMLElement) -> [MarkupSite] {
        var sites: [MarkupSite] = []
        for child in object.children {
            switch child.nameText {
            case "state" where child[.key] == "normal": sites += own("title", of: child)
            case "buttonConfiguration": sites += own("title", of: child)
            default: break
            }
        }
        for name in ["title", "text", "placeholder"] { sites += own(name, of: object) }
        return sites
    }

    // A text of an element: an attribute, or a text element for characters that an attribute can't have.
    private func own(_ name: String, of element: XMLElement) -> [MarkupSite] {
        if let site = attributeSite(name, of: element) { return [site] }
        return element.children.filter {
            $0[.key] == name && ($0.nameText == "string" || $0.nameText == "mutableString")
        }.compactMap(contentSite)
    }

    private func attributeSite(_ name: String, of element: XMLElement) -> MarkupSite? {
        guard let attribute = startTag(of: element)?[name] else { return nil }
        return MarkupSite(
            kind: .attribute, element: element.index, range: attribute.range, value: attribute.value,
            removal: attribute.rangeWithSpace)
    }

    private func elementSite(_ element: XMLElement) -> MarkupSite? {
        guard let tag = startTag(of: element) else { return nil }
        return MarkupSite(kind: .element, element: element.index, range: tag.range)
    }

    // Text alone: an element with child elements, comments or character data is left unchanged.
    private func contentSite(_ element: XMLElement) -> MarkupSite? {
        guard let tag = startTag(of: element) else { return nil }
        let name = bytes[tag.name]
        let close = [UInt8(ascii: "<"), UInt8(ascii: "/")] + name
        let end = bytes[tag.range.upperBound...].firstIndex(of: UInt8(ascii: "<")) ?? bytes.count
        guard !tag.isEmpty, bytes[end...].starts(with: close),
            let last = bytes[end...].firstIndex(of: UInt8(ascii: ">"))
        else { return nil }
        let isPlain = tag.attributes.allSatisfy { $0.name == "key" }
        var start = tag.range.lowerBound
        while start > 0, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[start - 1]) { start -= 1 }
        return MarkupSite(
            kind: isPlain ? .content : .element, element: element.index, range: tag.range.lowerBound..<last + 1,
            value: isPlain ? tag.range.upperBound..<end : nil, removal: isPlain ? start..<last + 1 : nil)
    }
}
