import AccessibilityAudit
import AccessibilityTree
import CommandIO
import InterfaceBuilder
import PageSource
import StrictXML
import Synchronization

/// Locates attributes in files, by reading a file again for its findings: audits without findings, and commands that
/// don't audit, pay nothing.
final class MarkupRanges: Sendable {
    private enum Markup {
        case document(DocumentMarkup)
        case page(PageMarkup)
        case unknown
    }

    private let sizeLimit: Int
    private let known = Mutex<[String: Markup]>([:])
    // A screen is made of few files, and the next one often of the same.
    private static let keptFiles = 64

    /// Creates a locator for files up to a size in bytes.
    init(sizeLimit: Int) { self.sizeLimit = sizeLimit }

    /// Returns the position of a fact; nil if the file doesn't state it, or can't be read as it was.
    func place(of fact: SourceFact) -> SourceRange? {
        let found: (start: XMLPosition, end: XMLPosition)?
        switch (markup(of: fact.object), fact.object.objectID) {
        case (.document(let markup), let id?):
            guard let object = markup.position(of: id), object.line == fact.object.line,
                object.column == fact.object.column
            else { return nil }
            found = markup.place(of: fact.name, holding: fact.value, in: id).map { ($0.start, $0.end) }
        case (.page(let markup), nil):
            found = fact.value.flatMap {
                markup.place(of: fact.name, holding: $0, line: fact.object.line, column: fact.object.column)
            }
        default: found = nil
        }
        return found.map {
            SourceRange(line: $0.start.line, column: $0.start.column, endLine: $0.end.line, endColumn: $0.end.column)
        }
    }

    private func markup(of object: SourceLocation) -> Markup {
        let file = object.file
        // Standard input can be read once.
        guard file != "-", file != FileReader.name(of: "-") else { return .unknown }
        if let markup = known.withLock({ $0[file] }) { return markup }
        // Outside the lock, so that other threads continue: simultaneous requests for the same file are rare.
        let markup = read(file, isDocument: object.objectID != nil)
        known.withLock { known in
            if known.count >= Self.keptFiles { known = [:] }
            known[file] = markup
        }
        return markup
    }

    private func read(_ file: String, isDocument: Bool) -> Markup {
        guard let bytes = try? InputFile.read(path: file, maximumSize: sizeLimit) else { return .unknown }
        guard isDocument else { return PageSourceFormat(of: bytes) == nil ? .unknown : .page(PageMarkup(bytes)) }
        return (try? DocumentMarkup(bytes, limits: XMLLimits(fileSize: sizeLimit))).map(Markup.document) ?? .unknown
    }
}
