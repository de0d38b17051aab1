import Foundation

extension NSAttributedString {
    /// A format of documents.
    public struct DocumentType: RawRepresentable, Hashable, Sendable {
        /// Foundation's name.
        public let rawValue: String
        /// Creates a format from Foundation's name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Plain text.
        public static let plain = DocumentType(rawValue: "NSPlainText")
        /// Rich text.
        public static let rtf = DocumentType(rawValue: "NSRTF")
        /// Rich text with attachments.
        public static let rtfd = DocumentType(rawValue: "NSRTFD")
        /// A page of the web.
        public static let html = DocumentType(rawValue: "NSHTML")
    }
    /// An option for reading a document.
    public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
        /// Foundation's name.
        public let rawValue: String
        /// Creates a key from Foundation's name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The format.
        public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
        /// The attributes of text that has none.
        public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
        /// The encoding.
        public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
        /// The address of relative links.
        public static let baseURL = DocumentReadingOptionKey(rawValue: "BaseURL")
    }
    /// An attribute of a document.
    public struct DocumentAttributeKey: RawRepresentable, Hashable, Sendable {
        /// Foundation's name.
        public let rawValue: String
        /// Creates a key from Foundation's name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The format.
        public static let documentType = DocumentAttributeKey(rawValue: "DocumentType")
        /// The encoding.
        public static let characterEncoding = DocumentAttributeKey(rawValue: "CharacterEncoding")
        /// The attributes of text that has none.
        public static let defaultAttributes = DocumentAttributeKey(rawValue: "DefaultAttributes")
    }

    /// Creates a text from a document: plain text, or the text and the links of a page of the web.
    ///
    /// - Throws: An error for other formats, which aren't read here.
    public convenience init(
        data: Data, options: [DocumentReadingOptionKey: Any] = [:],
        documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
    ) throws {
        let type = options[.documentType] as? DocumentType ?? (options[.documentType] as? String).map(DocumentType.init)
        let encoding = (options[.characterEncoding] as? UInt).map(String.Encoding.init(rawValue:)) ?? .utf8
        guard let text = String(data: data, encoding: encoding) ?? String(data: data, encoding: .isoLatin1),
            type != .rtf, type != .rtfd
        else { throw CocoaError(.fileReadCorruptFile) }
        let attributes = options[.defaultAttributes] as? [NSAttributedString.Key: Any] ?? [:]
        if type == .html || type == nil && text.lowercased().contains("<html") {
            self.init(attributedString: HTMLText.read(text, attributes))
        } else {
            self.init(string: text, attributes: attributes)
        }
    }

    /// Creates a text from the document of a file.
    public convenience init(
        url: URL, options: [DocumentReadingOptionKey: Any] = [:],
        documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
    ) throws {
        try self.init(data: Data(contentsOf: url), options: options, documentAttributes: dict)
    }

    /// Returns a part of the text as a document: its plain text, in a page where one is wanted.
    ///
    /// - Throws: An error for other formats, which aren't written here.
    public func data(from range: NSRange, documentAttributes dict: [DocumentAttributeKey: Any] = [:]) throws -> Data {
        let text = attributedSubstring(from: range).string
        switch dict[.documentType] as? DocumentType ?? .plain {
        case .plain: return Data(text.utf8)
        case .html: return Data("<html><body>\(HTMLText.escaped(text))</body></html>".utf8)
        default: throw CocoaError(.featureUnsupported)
        }
    }
}

/// The text of pages of the web: paragraphs, line breaks, lists and links.
enum HTMLText {
    private static let entities = [
        "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "hellip": "…", "mdash": "—",
        "ndash": "–", "rsquo": "’", "lsquo": "‘", "ldquo": "“", "rdquo": "”", "bull": "•", "copy": "©", "euro": "€",
    ]
    private static let blocks: Set<Substring> = [
        "p", "div", "h1", "h2", "h3", "h4", "h5", "h6", "ul", "ol", "table", "tr", "blockquote", "section", "article",
    ]

    static func escaped(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing("\n", with: "<br>")
    }

    static func read(_ html: String, _ attributes: [NSAttributedString.Key: Any]) -> NSAttributedString {
        let result = NSMutableAttributedString()
        var link: String?
        var hidden: Substring?
        func add(_ text: String) {
            var attributes = attributes
            if let link { attributes[.link] = URL(string: link) ?? link as Any }
            result.append(NSAttributedString(string: text, attributes: attributes))
        }
        func breakLine() { if result.length > 0, !result.string.hasSuffix("\n") { add("\n") } }
        var rest = html[...]
        while let start = rest.firstIndex(of: "<") {
            if hidden == nil { addText(rest[..<start], result.string, add) }
            guard let end = rest[start...].firstIndex(of: ">") else { return result }
            let tag = rest[rest.index(after: start)..<end]
            rest = rest[rest.index(after: end)...]
            let isEnd = tag.hasPrefix("/")
            let word = tag.drop { $0 == "/" }.prefix { $0.isLetter || $0.isNumber }.lowercased()[...]
            if word == "style" || word == "script" || word == "head" {
                hidden = isEnd ? nil : word
            } else if word == "br" {
                add("\n")
            } else if word == "li" {
                breakLine()
                if !isEnd { add("•\t") }
            } else if word == "a" {
                link = isEnd ? nil : attribute("href", of: tag)
            } else if blocks.contains(word) {
                breakLine()
            }
        }
        if hidden == nil { addText(rest, result.string, add) }
        return result
    }

    private static func addText(_ text: Substring, _ before: String, _ add: (String) -> Void) {
        var words = text.split(omittingEmptySubsequences: false) { $0.isWhitespace }.filter { !$0.isEmpty }
            .joined(separator: " ")
        let startsFresh = before.isEmpty || before.last?.isWhitespace == true
        if text.first?.isWhitespace == true, !startsFresh { words = " " + words }
        if text.last?.isWhitespace == true, words.last != " ", !words.isEmpty { words += " " }
        if !words.isEmpty { add(unescaped(words)) }
    }

    private static func attribute(_ name: String, of tag: Substring) -> String? {
        guard let place = tag.range(of: name + "=", options: .caseInsensitive) else { return nil }
        let value = tag[place.upperBound...]
        guard let quote = value.first, quote == "\"" || quote == "'" else {
            return String(value.prefix { !$0.isWhitespace })
        }
        return unescaped(String(value.dropFirst().prefix { $0 != quote }))
    }

    private static func unescaped(_ text: String) -> String {
        text.replacing(#/&(#?\w+);/#) { match in
            let name = String(match.output.1)
            guard name.hasPrefix("#") else { return entities[name] ?? String(match.output.0) }
            let isHexadecimal = name.dropFirst().first?.lowercased() == "x"
            let number = UInt32(name.dropFirst(isHexadecimal ? 2 : 1), radix: isHexadecimal ? 16 : 10)
            return number.flatMap(Unicode.Scalar.init).map { String(Character($0)) } ?? String(match.output.0)
        }
    }
}
