import AccessibilityAudit
import InterfaceBuilder
import StrictXML

/// The planned changes to one file.
struct FilePlan {
    /// The path of the file.
    let path: String
    /// Its bytes as they are.
    let bytes: [UInt8]
    /// The edits, of which none overlaps another.
    private(set) var edits: [MarkupEdit] = []
    /// The findings that the edits fix, by their indices in the result.
    private(set) var fixed: [Int] = []
    /// The number of findings whose change would overlap another one.
    private(set) var overlapping = 0
    private var made: [Key: MarkupEdit] = [:]

    private struct Key: Hashable {
        var object: String
        var change: Finding.Change
    }

    /// Plans the changes of findings in a file; nil if there are none.
    ///
    /// - Parameters:
    ///   - findings: those of the file, with their indices in the result.
    ///   - bytes: the bytes of the file, as it was audited.
    init?(_ path: String, _ bytes: [UInt8], _ findings: [(place: Int, finding: Finding)]) {
        (self.path, self.bytes) = (path, bytes)
        let limits = XMLLimits(fileSize: max(bytes.count, 1) + 1_000_000)
        guard let markup = try? DocumentMarkup(bytes, file: path, limits: limits) else { return nil }
        for (place, finding) in findings {
            guard let change = finding.fix?.change, let id = finding.location?.objectID else { continue }
            let key = Key(object: id, change: change)
            // Several screens may show one object.
            if made[key] != nil {
                fixed.append(place)
                continue
            }
            guard let edit = markup.edit(change, of: id) else { continue }
            guard !edits.contains(where: { $0.overlaps(edit) }) else {
                overlapping += 1
                continue
            }
            edits.append(edit)
            made[key] = edit
            fixed.append(place)
        }
        edits.sort { $0.range.lowerBound < $1.range.lowerBound }
        // Whatever was planned, nothing but a document may come of it.
        guard !edits.isEmpty, (try? DocumentMarkup(result, limits: limits)) != nil else { return nil }
    }

    /// The bytes with the edits made.
    var result: [UInt8] { edits.applied(to: bytes) }
}

extension DocumentMarkup {
    /// The edit that makes a change of a finding; nil where it can't be made alone.
    func edit(_ change: Finding.Change, of object: String) -> MarkupEdit? {
        edit(MarkupChange(change.fact, from: change.old, to: change.new), of: object)
    }
}
