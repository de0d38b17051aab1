import AccessibilityAudit
import InterfaceBuilder
import StrictXML
import Synchronization

/// Tells where attributes stand in Interface Builder files, by reading a file again when something was found in it: audits
/// that find nothing, and commands that don't audit, pay nothing.
final class MarkupPlaces: Sendable {
    private let sizeLimit: Int
    private let known = Mutex<[String: DocumentMarkup?]>([:])
    // A screen is made of few files, and the next one often of the same.
    private static let keptFiles = 64

    /// Creates a teller for files of at most so many bytes.
    init(sizeLimit: Int) { self.sizeLimit = sizeLimit }

    /// The place of a fact; nil where the file doesn't state it, or can't be read as it was.
    func place(of fact: SourceFact) -> SourcePlace? {
        guard let id = fact.object.objectID, let markup = markup(of: fact.object.file),
            let object = markup.position(of: id), object.line == fact.object.line, object.column == fact.object.column,
            let place = markup.place(of: fact.name, holding: fact.value, in: id)
        else { return nil }
        return SourcePlace(
            line: place.start.line, column: place.start.column, endLine: place.end.line, endColumn: place.end.column)
    }

    private func markup(of file: String) -> DocumentMarkup? {
        // Standard input can be read once.
        guard file != "-" else { return nil }
        return known.withLock { known in
            if let markup = known[file] { return markup }
            if known.count >= Self.keptFiles { known = [:] }
            let bytes = try? InputFile.read(path: file, maximumSize: sizeLimit)
            let markup = bytes.flatMap { try? DocumentMarkup($0, limits: XMLLimits(fileSize: sizeLimit)) }
            known[file] = .some(markup)
            return markup
        }
    }
}
