/// Reads documents as tools write them, in one pass over the bytes: elements, attributes, text, comments, CDATA sections and
/// the five predefined entities, with ASCII names that have no prefix.
///
/// It accepts nothing that libxml2 would refuse. Where a document has anything else, breaks a limit or is malformed, the
/// parser gives up, and `EventParser` decides over the whole of it and says what is wrong. So there is one place for
/// errors, and this one costs a fraction of a parser that can do everything.
///
/// No byte is allowed that is not among those that are looked for, NUL least of all: it stands for what is behind the end.
struct PlainParser {
    private(set) var elements: [XMLDocument.Element] = []
    private(set) var attributes: [XMLDocument.Attribute] = []
    private(set) var furtherText: [UInt32: [XMLDocument.PoolRange]] = [:]
    /// Values and texts that are not as they are written; their ranges count from the end of the document.
    var decoded: [UInt8] = []
    private(set) var ownNames: [String] = []

    let bytes: UnsafeBufferPointer<UInt8>
    let limits: XMLLimits
    /// The byte that is looked at.
    var cursor: Int

    private let vocabulary: NameTable
    /// The document's own names, whose numbers follow those of the vocabulary.
    private(set) var names = NameTable([])
    /// The number of the last name, and of the last one of an element.
    private var previousName = 0
    private var elementName = 0
    /// By the name before, and for an attribute that of its element, the number and one of the name that followed last; 0
    /// for none. Names that share a place only make guesses worse.
    private var followers = [UInt32](repeating: 0, count: PlainParser.followerCount)
    private static let followerCount = 1_024
    private let vocabularyCount: Int
    private var open: [OpenElement] = []
    /// The element that had each name as an attribute last, and one.
    private var lastUses: [UInt32]
    /// The text since the last tag.
    var pending = PendingText(start: 0)

    private var line: UInt32 = 1
    private var lineStart: Int
    /// How many bytes of the line so far continue a character.
    private var continuations = 0

    private struct OpenElement {
        var index: Int
        var name: Range<Int>
        var hasChildren = false
        var textLength = 0
    }

    /// Text that is not yet given to an element.
    struct PendingText {
        /// Where in `decoded` the text starts.
        var start: Int
        /// How many bytes it has as it is written, markup of CDATA sections aside.
        var length = 0
        var isBlank = true
    }

    /// A parser for the bytes from `start`.
    init(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int, vocabulary: XMLVocabulary, limits: XMLLimits) {
        self.bytes = bytes
        self.limits = limits
        cursor = start
        lineStart = start
        self.vocabulary = vocabulary.table
        vocabularyCount = vocabulary.names.count
        lastUses = Array(repeating: 0, count: vocabularyCount)
        elements.reserveCapacity(bytes.count / 96)
        attributes.reserveCapacity(bytes.count / 32)
    }

    /// Reads the document; false when it is not plain.
    mutating func read() -> Bool {
        guard vocabularyCount < limits.names, skipDeclaration(), skipComments(), startTag() else { return false }
        while !open.isEmpty {
            guard text() else { return false }
            switch byte(1) {
            case UInt8(ascii: "/"): guard endTag() else { return false }
            case UInt8(ascii: "!"): guard keepRun(), comment() || section() else { return false }
            default: guard startTag() else { return false }
            }
        }
        return skipComments() && cursor == bytes.count
    }

    /// The byte so far behind the one that is looked at; 0 behind the end.
    @inline(__always) func byte(_ distance: Int = 0) -> UInt8 {
        cursor + distance < bytes.count ? bytes[cursor + distance] : 0
    }

    /// Whether the bytes that follow are these.
    func follows(_ text: StaticString) -> Bool {
        guard cursor + text.utf8CodeUnitCount <= bytes.count else { return false }
        for place in 0..<text.utf8CodeUnitCount where bytes[cursor + place] != text.utf8Start[place] { return false }
        return true
    }

    // MARK: Places

    /// Notes that the byte is the last of its line.
    @inline(__always) mutating func endLine(at offset: Int) {
        line += 1
        lineStart = offset + 1
        continuations = 0
    }

    /// Goes on behind the byte of a text that is no white space; false where XML allows none such.
    @inline(__always) mutating func skipByte(_ byte: UInt8) -> Bool {
        guard byte >= 0x80 else {
            cursor += 1
            return byte >= 0x20
        }
        return skipCharacter()
    }

    private mutating func skipCharacter() -> Bool {
        let length = ByteCheck.characterLength(bytes, at: cursor)
        // Columns count characters.
        continuations += length - 1
        cursor += length
        return length > 0
    }

    /// Goes on behind spaces, of which lines begin with many.
    @inline(__always) mutating func skipSpaces() {
        let raw = UnsafeRawBufferPointer(bytes)
        while cursor + 8 <= bytes.count,
            raw.loadUnaligned(fromByteOffset: cursor, as: UInt64.self) == 0x2020_2020_2020_2020
        {
            cursor += 8
        }
        while byte() == 0x20 { cursor += 1 }
    }

    private mutating func skipSpace() {
        while true {
            switch byte() {
            case 0x20, 0x09, 0x0D: break
            case 0x0A: endLine(at: cursor)
            default: return
            }
            cursor += 1
        }
    }

    // MARK: Before and after the root element

    private mutating func skipDeclaration() -> Bool {
        guard follows("<?") else { return true }
        for declaration in Self.declarations where follows(declaration) {
            cursor += declaration.utf8CodeUnitCount
            return true
        }
        return false
    }

    private static let declarations: [StaticString] = [
        #"<?xml version="1.0" encoding="UTF-8"?>"#, #"<?xml version="1.0" encoding="UTF-8" standalone="no"?>"#,
        #"<?xml version="1.0" encoding="UTF-8" standalone="yes"?>"#,
    ]

    private mutating func skipComments() -> Bool {
        skipSpace()
        while byte() == UInt8(ascii: "<"), byte(1) == UInt8(ascii: "!") {
            guard comment() else { return false }
            skipSpace()
        }
        return true
    }

    /// Skips a comment; false where there is none, or none that is well-formed.
    private mutating func comment() -> Bool {
        guard follows("<!--") else { return false }
        cursor += 4
        while true {
            let next = byte()
            if next == UInt8(ascii: "-"), byte(1) == next {
                guard byte(2) == UInt8(ascii: ">") else { return false }
                cursor += 3
                return true
            }
            switch next {
            case 0x0A:
                endLine(at: cursor)
                cursor += 1
            case 0x09, 0x0D: cursor += 1
            default: guard skipByte(next) else { return false }
            }
        }
    }

    // MARK: Tags

    private mutating func startTag() -> Bool {
        let index = elements.count
        guard byte() == UInt8(ascii: "<"), index < limits.elements, open.count < limits.depth,
            giveText(isLast: false)
        else { return false }
        let (offset, column) = (cursor, cursor - lineStart - continuations + 1)
        let startLine = line
        cursor += 1
        let nameStart = cursor
        guard let name = name(guessedAt: elementName &* 53 &+ 511) else { return false }
        (previousName, elementName) = (Int(name), Int(name))
        let nameRange = nameStart..<cursor
        if !open.isEmpty { open[open.count - 1].hasChildren = true }
        let first = attributes.count
        guard let isEmpty = attributesAndEnd(of: index) else { return false }
        elements.append(
            XMLDocument.Element(
                name: name, parent: UInt32(open.last?.index ?? 0), end: UInt32(index + 1),
                firstAttribute: UInt32(first), attributeCount: UInt32(attributes.count - first),
                text: XMLDocument.PoolRange(start: 0, count: 0), offset: UInt32(offset), line: startLine,
                column: UInt32(column)))
        if !isEmpty { open.append(OpenElement(index: index, name: nameRange)) }
        pending = PendingText(start: decoded.count)
        return true
    }

    /// Reads the rest of a start tag; the answer is whether the element ends with it, or nil for one that is not plain.
    private mutating func attributesAndEnd(of element: Int) -> Bool? {
        let first = attributes.count
        while true {
            let before = cursor
            skipSpace()
            switch byte() {
            case UInt8(ascii: ">"):
                cursor += 1
                return false
            case UInt8(ascii: "/"):
                guard byte(1) == UInt8(ascii: ">") else { return nil }
                cursor += 2
                return true
            default:
                guard cursor > before, attributes.count - first < limits.attributes, attribute(of: element) else {
                    return nil
                }
            }
        }
    }

    private mutating func attribute(of element: Int) -> Bool {
        // A declaration of a namespace is no attribute.
        if follows("xmlns") { return false }
        guard let name = attributeName(), lastUses[Int(name)] != UInt32(element + 1) else { return false }
        lastUses[Int(name)] = UInt32(element + 1)
        skipSpace()
        guard byte() == UInt8(ascii: "=") else { return false }
        cursor += 1
        skipSpace()
        guard let value = value() else { return false }
        attributes.append(XMLDocument.Attribute(name: name, value: value))
        return true
    }

    private mutating func endTag() -> Bool {
        guard giveText(isLast: true), let closed = open.popLast() else { return false }
        cursor += 2
        guard cursor + closed.name.count < bytes.count else { return false }
        for place in closed.name {
            guard bytes[place] == bytes[cursor] else { return false }
            cursor += 1
        }
        skipSpace()
        guard byte() == UInt8(ascii: ">") else { return false }
        cursor += 1
        elements[closed.index].end = UInt32(elements.count)
        pending = PendingText(start: decoded.count)
        return true
    }

    // MARK: Names

    /// The number of the name that starts here; nil for one that is not plain.
    private mutating func name() -> UInt32? {
        let start = cursor
        var hash = NameTable.Hash()
        guard Self.isInName(byte()), byte() >= UInt8(ascii: "A") else { return nil }
        while case let next = byte(), Self.isInName(next) {
            hash.add(next)
            cursor += 1
        }
        guard cursor - start <= limits.nameLength else { return nil }
        let written = UnsafeBufferPointer(rebasing: bytes[start..<cursor])
        if let known = vocabulary.number(of: written, hash) { return UInt32(known) }
        if let known = names.number(of: written, hash) { return UInt32(vocabularyCount + known) }
        guard vocabularyCount + names.count < limits.names, names.insert(written, hash) else { return nil }
        ownNames.append(String(decoding: written, as: UTF8.self))
        lastUses.append(0)
        return UInt32(vocabularyCount + names.count - 1)
    }

    /// The number of the attribute's name that starts here; nil for one that is not plain.
    private mutating func attributeName() -> UInt32? {
        guard let name = name(guessedAt: previousName &* 37 &+ elementName) else { return nil }
        previousName = Int(name)
        return name
    }

    /// The number of the name that starts here; nil for one that is not plain.
    ///
    /// Tools write elements, and the attributes of an element, in the same order again and again: what followed the name
    /// before the last time is tried first, which takes one comparison.
    @inline(__always) private mutating func name(guessedAt number: Int) -> UInt32? {
        let place = number & (Self.followerCount - 1)
        let guess = Int(followers[place]) - 1
        if guess >= 0, let length = length(of: guess), length <= limits.nameLength, !Self.isInName(byte(length)) {
            cursor += length
            return UInt32(guess)
        }
        guard let name = name() else { return nil }
        followers[place] = name + 1
        return name
    }

    /// How long the name with a number is, where it stands here.
    @inline(__always) private func length(of name: Int) -> Int? {
        name < vocabularyCount
            ? vocabulary.length(of: name, in: bytes, at: cursor)
            : names.length(of: name - vocabularyCount, in: bytes, at: cursor)
    }

    /// Whether the byte is a letter, a digit, "-", "." or "_".
    @inline(__always) private static func isInName(_ byte: UInt8) -> Bool {
        let bits: UInt64 = byte < 64 ? 0x03FF_6000_0000_0000 : 0x07FF_FFFE_87FF_FFFE
        return byte < 128 && bits >> UInt64(byte & 63) & 1 != 0
    }

    // MARK: Text

    /// Gives the text since the last tag to the innermost element, unless it only sets tags apart; false when it is not
    /// plain or too long.
    ///
    /// `text()` has left the part behind the last reference, comment or section in `run`.
    private mutating func giveText(isLast: Bool) -> Bool {
        let run = run
        self.run = TextRun(range: cursor..<cursor)
        let before = pending
        guard let innermost = open.indices.last else { return true }
        guard open[innermost].textLength + before.length + run.range.count <= limits.valueLength else { return false }
        let isContent = isLast && !open[innermost].hasChildren
        guard isContent || !before.isBlank || !run.isBlank else {
            decoded.removeLast(decoded.count - before.start)
            return true
        }
        let isWhole = decoded.count == before.start
        guard !isWhole || !run.range.isEmpty else { return true }
        guard !run.hasReturn else { return false }
        if !isWhole { decoded.append(contentsOf: bytes[run.range]) }
        let range = isWhole ? written(run.range) : decoded(from: before.start)
        let index = open[innermost].index
        if open[innermost].textLength == 0 {
            elements[index].text = range
        } else {
            furtherText[UInt32(index), default: []].append(range)
        }
        open[innermost].textLength += before.length + run.range.count
        return true
    }

    /// The stretch of text that ends here, as it is written.
    var run = TextRun(range: 0..<0)

    struct TextRun {
        var range: Range<Int>
        var isBlank = true
        /// Whether there are carriage returns, which XML takes for parts of line ends.
        var hasReturn = false
    }

    /// A stretch of the document in the pool, which begins with the document.
    func written(_ range: Range<Int>) -> XMLDocument.PoolRange {
        XMLDocument.PoolRange(start: UInt32(range.lowerBound), count: UInt32(range.count))
    }

    /// What was decoded last, in the pool.
    func decoded(from start: Int) -> XMLDocument.PoolRange {
        XMLDocument.PoolRange(start: UInt32(bytes.count + start), count: UInt32(decoded.count - start))
    }
}
