import CLibXML2

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Runs libxml2's SAX2 parser over bytes in memory: no entity is substituted, nothing is loaded, nothing is repaired.
///
/// The parser is configured to accept huge documents, because its own limits (depth 256 among them) are lower than
/// Earshot's and not all are errors; `TagScan` and `DocumentBuilder` enforce `XMLLimits` instead.
enum EventParser {
    /// libxml2 sets up its tables once; after that its parsers share nothing.
    private static let isInitialized: Bool = {
        xmlInitParser()
        return true
    }()

    /// The state that the callbacks work on.
    struct Session {
        var builder: DocumentBuilder
        let parser: xmlParserCtxtPtr
        /// The number of bytes of the document before those that the parser sees.
        let base: Int
        /// The offset after the last byte.
        let end: Int

        /// The offset up to which the parser has read.
        var offset: Int { base + max(0, xmlByteConsumed(parser)) }
    }

    /// Feeds the events of the bytes from `start` to the builder. An error is left in the builder.
    static func run(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int, builder: inout DocumentBuilder) {
        let document = UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(bytes)[start...])
        guard isInitialized, let base = document.bindMemory(to: CChar.self).baseAddress,
            let parser = xmlCreateMemoryParserCtxt(base, Int32(document.count))
        else {
            builder.fail(.unreadable(code: ENOMEM), at: start)
            return
        }
        defer { xmlFreeParserCtxt(parser) }
        let options = XML_PARSE_NONET.rawValue | XML_PARSE_HUGE.rawValue | XML_PARSE_IGNORE_ENC.rawValue
        xmlCtxtUseOptions(parser, Int32(options))
        parser.pointee.sax.pointee = handler()
        var session = Session(builder: builder, parser: parser, base: start, end: bytes.count)
        withUnsafeMutablePointer(to: &session) { pointer in
            parser.pointee.userData = UnsafeMutableRawPointer(pointer)
            xmlParseDocument(parser)
            parser.pointee.userData = nil
        }
        builder = session.builder
        if builder.scanError == nil, parser.pointee.wellFormed == 0 || !builder.isComplete {
            builder.fail(.malformed("the document is not well-formed"), at: bytes.count)
        }
    }

    private static func handler() -> xmlSAXHandler {
        var handler = xmlSAXHandler()
        handler.initialized = UInt32(XML_SAX2_MAGIC)
        handler.startElementNs = { context, local, prefix, _, namespaceCount, _, count, _, attributes in
            guard let session = session(of: context), let local else { return }
            let goesOn = session.pointee.startElement(
                local: local, prefix: prefix, namespaces: Int(namespaceCount), attributes: attributes,
                count: Int(count))
            if !goesOn { xmlStopParser(session.pointee.parser) }
        }
        handler.endElementNs = { context, _, _, _ in
            guard let session = session(of: context) else { return }
            if !session.pointee.builder.endElement() { xmlStopParser(session.pointee.parser) }
        }
        handler.characters = { context, bytes, count in addText(context, bytes, count) }
        // Equal to `characters`, so that libxml2 does not guess which white space matters.
        handler.ignorableWhitespace = handler.characters
        handler.cdataBlock = { context, bytes, count in addText(context, bytes, count) }
        handler.processingInstruction = { context, target, _ in
            guard let session = session(of: context), let target else { return }
            let offset = session.pointee.offset
            if !session.pointee.builder.processingInstruction(target: target, offset: offset) {
                xmlStopParser(session.pointee.parser)
            }
        }
        handler.internalSubset = { context, _, _, _ in
            guard let session = session(of: context) else { return }
            session.pointee.stop(.documentTypeDeclaration)
        }
        handler.reference = { context, name in
            guard let session = session(of: context) else { return }
            session.pointee.stop(.undefinedEntity(name.map { String(cString: $0) } ?? ""))
        }
        handler.serror = { context, _ in
            guard let session = session(of: context) else { return }
            session.pointee.noteError()
        }
        return handler
    }
}

// The callbacks are C functions, which cannot capture so much as the type that they are written in.

private func session(of context: UnsafeMutableRawPointer?) -> UnsafeMutablePointer<EventParser.Session>? {
    context?.assumingMemoryBound(to: EventParser.Session.self)
}

private func addText(_ context: UnsafeMutableRawPointer?, _ bytes: UnsafePointer<UInt8>?, _ count: Int32) {
    guard let session = session(of: context), let bytes, count > 0 else { return }
    let text = UnsafeBufferPointer(start: bytes, count: Int(count))
    let offset = session.pointee.offset
    if !session.pointee.builder.characters(text, offset: offset) { xmlStopParser(session.pointee.parser) }
}

extension EventParser.Session {
    /// Hands a start tag to the builder. libxml2 gives five pointers an attribute: local name, prefix, namespace,
    /// and the first and the end byte of the value.
    mutating func startElement(
        local: UnsafePointer<UInt8>, prefix: UnsafePointer<UInt8>?, namespaces: Int,
        attributes: UnsafeMutablePointer<UnsafePointer<UInt8>?>?, count: Int
    ) -> Bool {
        guard builder.startElement(local: local, prefix: prefix, namespaces: namespaces) else { return false }
        guard let attributes else { return true }
        for place in 0..<count {
            let fields = attributes + place * 5
            guard let name = fields[0], let first = fields[3], let end = fields[4] else { continue }
            let value = UnsafeBufferPointer(start: first, count: end - first)
            let event = DocumentBuilder.AttributeEvent(local: name, prefix: fields[1], value: value)
            guard builder.attribute(event) else { return false }
        }
        return true
    }

    /// Ends the parse with this error.
    mutating func stop(_ reason: XMLError.Reason) {
        builder.fail(reason, at: offset)
        xmlStopParser(parser)
    }

    /// Ends the parse at libxml2's first error. Warnings are advice about style and don't end it.
    mutating func noteError() {
        guard builder.scanError == nil, let error = xmlCtxtGetLastError(parser) else { return }
        guard error.pointee.level.rawValue >= XML_ERR_ERROR.rawValue else { return }
        let detail = error.pointee.str1.map { String(cString: $0) } ?? ""
        let text = error.pointee.message.map { String(cString: $0) } ?? "error \(error.pointee.code)"
        stop(reason(code: UInt32(bitPattern: error.pointee.code), detail: detail, text: text))
    }

    private func reason(code: UInt32, detail: String, text: String) -> XMLError.Reason {
        switch code {
        case XML_ERR_UNDECLARED_ENTITY.rawValue, XML_WAR_UNDECLARED_ENTITY.rawValue: return .undefinedEntity(detail)
        case XML_ERR_ATTRIBUTE_REDEFINED.rawValue, XML_NS_ERR_ATTRIBUTE_REDEFINED.rawValue:
            return .duplicateAttribute(detail)
        default:
            if offset >= end { return .truncated }
            let words = text.split { $0.isNewline || $0 == " " }
            return .malformed(words.joined(separator: " "))
        }
    }
}
