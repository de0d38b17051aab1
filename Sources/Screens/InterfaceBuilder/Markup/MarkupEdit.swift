import StrictXML

/// A change of one fact of an object.
public struct MarkupChange: Sendable, Hashable {
    /// The name of the fact, as in `DocumentMarkup.place(of:holding:in:)`; "traits.NAME" for one trait.
    public var fact: String
    /// The value in the file; nil where the file has none.
    public var old: String?
    /// The new value; nil to remove the fact.
    public var new: String?

    /// Creates a change.
    public init(_ fact: String, from old: String?, to new: String?) {
        (self.fact, self.old, self.new) = (fact, old, new)
    }
}

/// Bytes that replace others.
public struct MarkupEdit: Sendable, Hashable {
    /// The bytes of the file that are replaced; empty for an insertion.
    public var range: Range<Int>
    /// The bytes that replace them.
    public var replacement: [UInt8]

    /// Creates an edit.
    public init(_ range: Range<Int>, _ replacement: [UInt8]) { (self.range, self.replacement) = (range, replacement) }

    /// Whether one of them can't be applied after the other: they share bytes, or insert at the same position.
    public func overlaps(_ other: MarkupEdit) -> Bool {
        range.overlaps(other.range) || range.lowerBound == other.range.lowerBound
            || range.isEmpty && other.range.contains(range.lowerBound)
            || other.range.isEmpty && range.contains(other.range.lowerBound)
    }
}

extension DocumentMarkup {
    /// Returns the edit that makes a change, and no other change; nil where the file doesn't hold the value that the
    /// change expects, or holds it in a form that can't be changed alone.
    ///
    /// Visible text is never changed: a label that comes from a title stays.
    public func edit(_ change: MarkupChange, of object: String) -> MarkupEdit? {
        guard let element = element(object) else { return nil }
        if let trait = change.fact.split(separator: ".").dropFirst().first, change.fact.hasPrefix("traits.") {
            return traitEdit(String(trait), change, element)
        }
        guard let old = change.old else { return change.new.flatMap { adding(change.fact, $0, to: element) } }
        let sites = sites(of: change.fact, element)
        // With several values, VoiceOver would read the others instead of the one that is fixed.
        guard let site = sites.first, site.isGiven, sites.count(where: \.isGiven) == 1, let text = text(of: site),
            text.string == old
        else { return nil }
        guard let new = change.new else { return site.removal.map { MarkupEdit($0, []) } }
        let edit = text.edit(to: new)
        return MarkupEdit(edit.range, edit.replacement)
    }

    private func traitEdit(_ trait: String, _ change: MarkupChange, _ element: XMLElement) -> MarkupEdit? {
        let sites = sites(of: "traits", element)
        guard change.new == nil, sites.count == 1, let tag = startTag(of: xml[sites[0].element]),
            let attribute = tag[trait], Array(bytes[attribute.value]) == Array("YES".utf8)
        else { return nil }
        return MarkupEdit(attribute.rangeWithSpace, [])
    }

    private func adding(_ name: String, _ value: String, to element: XMLElement) -> MarkupEdit? {
        guard let tag = startTag(of: element) else { return nil }
        if let attribute = tag[name] {
            return XMLWrittenText(bytes, attribute.value, in: .attribute).map { text in
                let edit = text.edit(to: value)
                return MarkupEdit(edit.range, edit.replacement)
            }
        }
        let place = tag.attributes.last?.range.upperBound ?? tag.name.upperBound
        // As the other attributes have it.
        let quote = tag.attributes.last.map { bytes[$0.range.upperBound - 1] } ?? UInt8(ascii: "\"")
        guard let written = XMLWrittenText([], 0..<0, in: .attribute)?.edit(to: value).replacement else { return nil }
        return MarkupEdit(
            place..<place,
            [UInt8(ascii: " ")] + Array(name.utf8) + [UInt8(ascii: "="), quote] + written + [quote])
    }
}

extension [MarkupEdit] {
    /// The bytes after the edits, of which none may overlap another.
    public func applied(to bytes: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        var place = 0
        for edit in sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
            precondition(edit.range.lowerBound >= place, "Two edits overlap.")
            result += bytes[place..<edit.range.lowerBound]
            result += edit.replacement
            place = edit.range.upperBound
        }
        return result + bytes[place...]
    }
}
