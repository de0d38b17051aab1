/// Reads untrusted XML: all of a well-formed document within the limits, or an error with the location and the reason.
///
/// It refuses document type declarations, entities other than the five predefined ones, encodings other than UTF-8 and
/// every error that other readers repair. It opens no file but the one named and never the network. A reader is a value
/// without state: any number of documents can be read at the same time.
public struct XMLReader: Sendable {
    /// The names with fixed numbers.
    public let vocabulary: XMLVocabulary
    /// The size limits of a document.
    public let limits: XMLLimits

    /// Creates a reader.
    public init(vocabulary: XMLVocabulary = XMLVocabulary(), limits: XMLLimits = XMLLimits()) {
        self.vocabulary = vocabulary
        self.limits = limits.bounded
    }

    /// Reads a file.
    ///
    /// - Throws: `XMLError` when the file cannot be read, is no regular file, or is refused as a document.
    public func read(path: String) throws(XMLError) -> XMLDocument {
        try parse(InputFile.read(path: path, maximumSize: limits.fileSize), file: path)
    }

    /// Reads a document from bytes.
    ///
    /// - Parameters:
    ///   - bytes: The document in UTF-8, with or without a byte order mark.
    ///   - file: The name that errors and the document bear.
    /// - Throws: `XMLError` when the document is refused.
    public func parse(_ bytes: [UInt8], file: String? = nil) throws(XMLError) -> XMLDocument {
        guard !bytes.isEmpty else { throw XMLError(.empty, file: file) }
        guard bytes.count <= limits.fileSize else {
            throw XMLError(.exceeds(.fileSize, limit: limits.fileSize), file: file)
        }
        do {
            return try bytes.withUnsafeBufferPointer { buffer throws(TagScan.ScanError) in
                XMLDocument(storage: XMLDocument.Storage(try build(buffer), file: file))
            }
        } catch {
            let position = bytes.withUnsafeBufferPointer { buffer in
                var cursor = PositionCursor(buffer, from: start(of: buffer))
                return cursor.advance(to: error.offset)
            }
            throw XMLError(error.reason, file: file, at: position)
        }
    }

    /// Reads a document from text.
    ///
    /// - Throws: `XMLError` when the document is refused.
    public func parse(_ text: String, file: String? = nil) throws(XMLError) -> XMLDocument {
        try parse(Array(text.utf8), file: file)
    }

    private func start(of bytes: UnsafeBufferPointer<UInt8>) -> Int {
        bytes.starts(with: ByteCheck.byteOrderMark) ? ByteCheck.byteOrderMark.count : 0
    }

    private func build(_ bytes: UnsafeBufferPointer<UInt8>) throws(TagScan.ScanError) -> DocumentBuilder {
        if let name = ByteCheck.foreignEncoding(bytes) { throw TagScan.ScanError(offset: 0, reason: .encoding(name)) }
        let start = start(of: bytes)
        if let scanError = ByteCheck.firstError(in: bytes, from: start) {
            throw TagScan.ScanError(offset: scanError.offset, reason: scanError.reason)
        }
        let document = bytes[start...]
        if let name = ByteCheck.declaredEncoding(document), name.uppercased() != "UTF-8" {
            throw TagScan.ScanError(offset: start, reason: .encoding(name))
        }
        // libxml2 forgives a second byte order mark, which is text before the root element.
        guard let first = document.firstIndex(where: { $0 > 0x20 }) else {
            throw TagScan.ScanError(offset: start, reason: .empty)
        }
        guard document[first] == 0x3C else {
            throw TagScan.ScanError(offset: first, reason: .malformed("text before the root element"))
        }
        let scan = try TagScan(bytes, from: start, limits: limits)
        var builder = DocumentBuilder(
            startTags: scan.startTags, cursor: PositionCursor(bytes, from: start), vocabulary: vocabulary,
            limits: limits)
        EventParser.run(bytes, from: start, builder: &builder)
        if let scanError = builder.scanError { throw scanError }
        return builder
    }
}
