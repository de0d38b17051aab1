import AccessibilityTree
import StrictXML

/// Decodes elements that are values, and reports invalid ones.
struct ValueDecoder {
    typealias Value = InterfaceBuilderDocument.Value
    typealias Color = InterfaceBuilderDocument.Color
    typealias Font = InterfaceBuilderDocument.Font
    typealias StyledText = InterfaceBuilderDocument.StyledText

    var notes = NoteList()

    /// Returns the value of the element: nil when it is invalid; `isValue` tests beforehand whether it is one at all.
    mutating func value(_ element: XMLElement) -> Value? {
        if let id = element[.reference] { return .reference(id) }
        switch element.known {
        case .rect, .point, .size, .inset, .edgeInsets, .directionalEdgeInsets: return geometry(element)
        case .string, .mutableString: return text(element).map(Value.text)
        case .nil: return Value.none
        case .bool: return element[.value].map(Value.boolean)
        case .integer, .real: return number(element, .value).map(Value.number)
        case .date: return number(element, .timeIntervalSinceReferenceDate, limit: Self.largestDate).map(Value.date)
        case .color: return .color(color(element))
        case .font, .fontDescription: return .font(font(element))
        case .attributedString: return .styledText(styledText(element))
        case .imageReference: return element[.image].map(Value.image)
        case .array, .mutableArray, .scopeButtonTitles: return .texts(texts(element))
        case .frame, .offsetWrapper, .range, .value: return .measures(measures(element))
        case .audiovisualMediaTypes, .autoresizingMask, .dataDetectorType, .extendedEdge, .popoverArrowDirection,
            .rectEdge:
            return .flags(flags(element))
        default: return nil
        }
    }

    /// Whether an element of this name is a value rather than an object.
    static func isValue(_ element: XMLElement) -> Bool {
        guard let name = element.known else { return false }
        switch name {
        case .rect, .point, .size, .inset, .edgeInsets, .directionalEdgeInsets, .string, .mutableString, .nil, .bool,
            .integer, .real, .date, .color, .font, .fontDescription, .attributedString, .imageReference,
            .scopeButtonTitles, .frame, .offsetWrapper, .range, .value, .audiovisualMediaTypes, .autoresizingMask,
            .dataDetectorType, .extendedEdge, .popoverArrowDirection, .rectEdge, .data, .mutableData:
            return true
        case .array, .mutableArray:
            return element.children.allSatisfy { $0.known == .string || $0.known == .mutableString }
        default: return false
        }
    }

    private mutating func geometry(_ element: XMLElement) -> Value? {
        switch element.known {
        case .rect: four(element, .x, .y, .width, .height).map { .rect(Rect(x: $0, y: $1, width: $2, height: $3)) }
        case .point: two(element, .x, .y).map { .point(Point(x: $0, y: $1)) }
        case .size: two(element, .width, .height).map { .size(Size(width: $0, height: $1)) }
        case .inset: four(element, .minY, .minX, .maxY, .maxX).map { .insets(top: $0, left: $1, bottom: $2, right: $3) }
        case .edgeInsets:
            four(element, .top, .left, .bottom, .right).map { .insets(top: $0, left: $1, bottom: $2, right: $3) }
        default:
            four(element, .top, .leading, .bottom, .trailing).map { .insets(top: $0, left: $1, bottom: $2, right: $3) }
        }
    }

    /// The text of a string element, or nil after a note.
    mutating func text(_ element: XMLElement) -> String? {
        guard element[.base64UTF8] == true else { return element.text }
        let text = readBase64(element.text)
        if text == nil { notes.add(.invalidBase64, at: element.position) }
        return text
    }

    private mutating func texts(_ element: XMLElement) -> [String] {
        var result: [String] = []
        for child in element.children where child.known == .string || child.known == .mutableString {
            if let text = text(child) { result.append(text) }
        }
        return result
    }

    /// Seconds from 2001 to the far future, as `Date.distantFuture` has it.
    private static let largestDate = 63_113_904_000.0

    /// The number in an attribute; nil without a note when it is absent, nil after a note when it is broken or further
    /// from zero than the limit.
    mutating func number(
        _ element: XMLElement, _ name: NumberName, limit: Double = InterfaceBuilderDocument.largestNumber
    ) -> Double? {
        name.lookup.name.flatMap { number(element, $0, limit: limit) }
    }

    @discardableResult
    private mutating func number(_ element: XMLElement, _ name: XMLName, limit: Double) -> Double? {
        guard let scanned = element.withValue(name, { scanNumber($0, limit: limit) }) else { return nil }
        if case .number(let number) = scanned { return number }
        let attribute = element.attributes.first { $0.name == name }
        let (text, written) = (attribute?.value ?? "", attribute?.nameText ?? "")
        notes.add(
            scanned == .broken
                ? .invalidNumber(element: element.nameText, attribute: written, value: text)
                : .numberOutOfRange(element: element.nameText, attribute: written, value: text), at: element.position)
        return nil
    }

    /// Notes the numbers of an object that are broken or out of range.
    mutating func checkNumbers(_ element: XMLElement) {
        // A local constant: each use of the property checks whether it was initialised.
        let flags = Vocabulary.numericFlags
        for attribute in element.attributes
        where attribute.name.rawValue < flags.count && flags[attribute.name.rawValue] {
            number(element, attribute.name, limit: InterfaceBuilderDocument.largestNumber)
        }
    }

    /// The numbers in both attributes, or nil when one is missing or broken.
    private mutating func two(_ element: XMLElement, _ first: NumberName, _ second: NumberName) -> (Double, Double)? {
        guard let first = number(element, first), let second = number(element, second) else { return nil }
        return (first, second)
    }

    /// The numbers in all four attributes, or nil when one is missing or broken.
    private mutating func four(
        _ element: XMLElement, _ first: NumberName, _ second: NumberName, _ third: NumberName, _ fourth: NumberName
    ) -> (Double, Double, Double, Double)? {
        guard let (first, second) = two(element, first, second), let (third, fourth) = two(element, third, fourth)
        else { return nil }
        return (first, second, third, fourth)
    }

    private mutating func measures(_ element: XMLElement) -> [String: Double] {
        var result: [String: Double] = [:]
        for name in [NumberName.minX, .minY, .maxX, .maxY, .width, .height, .horizontal, .vertical, .location, .length]
        {
            if let number = number(element, name) { result[name.lookup.text] = number }
        }
        return result
    }

    private func flags(_ element: XMLElement) -> [String] {
        var names: [String] = []
        for attribute in element.attributes where attribute.value == "YES" { names.append(attribute.nameText) }
        return names
    }

    mutating func color(_ element: XMLElement) -> Color {
        var color = Color()
        color.catalogName = element[.name]
        color.systemName =
            element[.systemColor] ?? element[.xcode11CocoaTouchSystemColor] ?? element[.cocoaTouchSystemColor]
        let space = element[.customColorSpace] ?? element[.colorSpace]
        if let white = number(element, .white) {
            color.components = Color.Components(
                red: white, green: white, blue: white, alpha: number(element, .alpha) ?? 1, space: space)
        } else if let red = number(element, .red), let green = number(element, .green),
            let blue = number(element, .blue)
        {
            color.components = Color.Components(
                red: red, green: green, blue: blue, alpha: number(element, .alpha) ?? 1, space: space)
        }
        return color
    }

    private mutating func font(_ element: XMLElement) -> Font {
        var font = Font()
        font.type = element[.type] ?? element[.metaFont]
        font.name = element[.name]
        font.family = element[.family]
        // In text with attributes the size is "size"; in a font description that is a size by name.
        if element.known == .font {
            font.pointSize = number(element, .size)
        } else {
            font.pointSize = number(element, .pointSize) ?? element[.size].flatMap { Font.sizes[$0] }
        }
        font.weight = element[.weight]
        font.textStyle = element[.style].flatMap(Font.textStyle)
        return font
    }

    mutating func styledText(_ element: XMLElement) -> StyledText {
        var fragments: [StyledText.Fragment] = []
        for child in element.children(.fragment) {
            var fragment = StyledText.Fragment(text: child[.content] ?? "")
            for part in child.children {
                switch part.known {
                case .string, .mutableString: fragment.text = text(part) ?? fragment.text
                case .attributes:
                    for value in part.children {
                        switch (value.known, value[.key]) {
                        case (.font, "NSFont"): fragment.font = font(value)
                        case (.color, "NSColor"): fragment.color = color(value)
                        default: break
                        }
                    }
                default: break
                }
            }
            fragments.append(fragment)
        }
        return StyledText(fragments: fragments)
    }
}
