/// Turns the parser's events into the arrays of a document, and enforces the limits that need the structure.
struct DocumentBuilder {
    private(set) var elements: [XMLDocument.Element] = []
    private(set) var attributes: [XMLDocument.Attribute] = []
    private(set) var pool: [UInt8] = []
    private(set) var furtherText: [UInt32: [XMLDocument.PoolRange]] = [:]
    private(set) var names: NameInterner

    /// The first error, at which the parser was stopped.
    private(set) var scanError: TagScan.ScanError?

    private let limits: XMLLimits
    private let startTags: [UInt32]
    private var cursor: PositionCursor
    private var open: [OpenElement] = []
    private var pendingText: [UInt8] = []
    private var namespaceCount = 0

    private struct OpenElement {
        var index: Int
        var hasChildren = false
        var textLength = 0
    }

    /// A value from the parser: bytes that are valid during the call.
    struct AttributeEvent {
        var local: UnsafePointer<UInt8>
        var prefix: UnsafePointer<UInt8>?
        var value: UnsafeBufferPointer<UInt8>
    }

    init(startTags: [UInt32], cursor: PositionCursor, vocabulary: XMLVocabulary, limits: XMLLimits) {
        self.startTags = startTags
        self.cursor = cursor
        self.limits = limits
        names = NameInterner(vocabulary: vocabulary, limits: limits)
        elements.reserveCapacity(startTags.count)
        attributes.reserveCapacity(startTags.count * 4)
    }

    /// Whether every start tag became an element and every element was ended.
    var isComplete: Bool { !elements.isEmpty && open.isEmpty && elements.count == startTags.count }

    /// Stores the first error only.
    mutating func fail(_ reason: XMLError.Reason, at offset: Int) {
        if scanError == nil { scanError = TagScan.ScanError(offset: offset, reason: reason) }
    }

    /// Begins an element; false when the parser must stop.
    mutating func startElement(
        local: UnsafePointer<UInt8>, prefix: UnsafePointer<UInt8>?, namespaces: Int
    ) -> Bool {
        let index = elements.count
        guard index < startTags.count else {
            return stop(.malformed("unexpected start tag"), at: cursor.position.offset)
        }
        let offset = Int(startTags[index])
        guard flushText(endsElement: false) else { return false }
        guard open.count < limits.depth else { return stop(.exceeds(.depth, limit: limits.depth), at: offset) }
        namespaceCount += namespaces
        guard namespaceCount <= limits.namespaces else {
            return stop(.exceeds(.namespaces, limit: limits.namespaces), at: offset)
        }
        guard let name = number(local, prefix: prefix, offset: offset) else { return false }
        let position = cursor.advance(to: offset)
        let parent = open.last?.index ?? 0
        if !open.isEmpty { open[open.count - 1].hasChildren = true }
        elements.append(
            XMLDocument.Element(
                name: name, parent: UInt32(parent), end: UInt32(index + 1),
                firstAttribute: UInt32(attributes.count), attributeCount: 0,
                text: XMLDocument.PoolRange(start: 0, count: 0), offset: UInt32(offset),
                line: UInt32(position.line), column: UInt32(position.column)))
        open.append(OpenElement(index: index))
        return true
    }

    /// Adds an attribute to the element begun last; false when the parser must stop.
    mutating func attribute(_ event: AttributeEvent) -> Bool {
        let index = elements.count - 1
        let offset = Int(elements[index].offset)
        guard let name = number(event.local, prefix: event.prefix, offset: offset) else { return false }
        guard event.value.count <= limits.valueLength else {
            return stop(.exceeds(.valueLength, limit: limits.valueLength), at: offset)
        }
        let start = pool.count
        if event.value.contains(0x26) {
            appendWithAmpersands(event.value)
        } else {
            pool.append(contentsOf: event.value)
        }
        let range = XMLDocument.PoolRange(start: UInt32(start), count: UInt32(pool.count - start))
        attributes.append(XMLDocument.Attribute(name: name, value: range))
        elements[index].attributeCount += 1
        return true
    }

    /// Adds text to the innermost element; false when the parser must stop.
    mutating func characters(_ bytes: UnsafeBufferPointer<UInt8>, offset: Int) -> Bool {
        guard let innermost = open.last else { return true }
        guard innermost.textLength + pendingText.count + bytes.count <= limits.valueLength else {
            return stop(.exceeds(.valueLength, limit: limits.valueLength), at: offset)
        }
        pendingText.append(contentsOf: bytes)
        return true
    }

    /// Ends the innermost element; false when the parser must stop.
    mutating func endElement() -> Bool {
        guard flushText(endsElement: true), let closed = open.popLast() else { return false }
        elements[closed.index].end = UInt32(elements.count)
        return true
    }

    /// Counts the target of a processing instruction, which is not kept; false when the parser must stop.
    mutating func processingInstruction(target: UnsafePointer<UInt8>, offset: Int) -> Bool {
        number(target, prefix: nil, offset: offset) != nil
    }

    /// The name's number, or nil after an error.
    private mutating func number(
        _ local: UnsafePointer<UInt8>, prefix: UnsafePointer<UInt8>?, offset: Int
    ) -> UInt32? {
        do {
            return try names.number(local, prefix: prefix)
        } catch {
            switch error {
            case .tooLong: fail(.exceeds(.nameLength, limit: limits.nameLength), at: offset)
            case .tooMany: fail(.exceeds(.names, limit: limits.names), at: offset)
            }
        }
        return nil
    }

    private mutating func stop(_ reason: XMLError.Reason, at offset: Int) -> Bool {
        fail(reason, at: offset)
        return false
    }

    /// Adds the text after the previous tag to the innermost element, unless it is only whitespace between tags.
    private mutating func flushText(endsElement: Bool) -> Bool {
        guard !pendingText.isEmpty, let last = open.indices.last else { return true }
        defer { pendingText.removeAll(keepingCapacity: true) }
        let isContent = endsElement && !open[last].hasChildren
        guard isContent || pendingText.contains(where: { $0 > 0x20 }) else { return true }
        let index = open[last].index
        let range = XMLDocument.PoolRange(start: UInt32(pool.count), count: UInt32(pendingText.count))
        pool.append(contentsOf: pendingText)
        if open[last].textLength == 0 {
            elements[index].text = range
        } else {
            furtherText[UInt32(index), default: []].append(range)
        }
        open[last].textLength += pendingText.count
        return true
    }

    /// libxml2 writes every ampersand of an attribute value as `&#38;` while it does not substitute entities.
    private mutating func appendWithAmpersands(_ value: UnsafeBufferPointer<UInt8>) {
        let written = Array("&#38;".utf8)
        var rest = value[...]
        while let ampersand = rest.firstIndex(of: 0x26) {
            pool.append(contentsOf: rest[...ampersand])
            rest = rest[ampersand...]
            rest = rest.starts(with: written) ? rest.dropFirst(written.count) : rest.dropFirst()
        }
        pool.append(contentsOf: rest)
    }
}
