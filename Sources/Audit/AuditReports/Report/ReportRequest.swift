import Escaping
import Suggestions

/// A requested report: `NAME=FILE`, or `NAME` for standard output.
public struct ReportRequest: Sendable, Hashable {
    /// The format of the report.
    public var format: ReportFormat
    /// The destination: a path, or nil for standard output.
    public var file: String?

    /// Creates a request.
    public init(_ format: ReportFormat, file: String? = nil) { (self.format, self.file) = (format, file) }

    /// Reads `sarif=out.sarif`. `NAME`, `NAME=-` and `NAME=/dev/stdout` are standard output.
    ///
    /// - Throws: ``Mistake`` for a name that is unknown and for a file without a name.
    public init(argument: String) throws(Mistake) {
        let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let name = String(parts[0])
        guard let format = ReportFormat(name: name) else {
            let meant = Suggestion.text(for: name, among: ReportFormat.allCases.map(\.rawValue))
            throw Mistake("unknown report format \(LineEscaping.quoted(name, limit: 60)); \(meant)")
        }
        self.init(format)
        guard parts.count == 2 else { return }
        let file = String(parts[1])
        guard !file.isEmpty else {
            throw Mistake("--report \(format.rawValue)= has no file name; write \(format.rawValue)=FILE")
        }
        guard !file.utf8.contains(0) else {
            throw Mistake("the file name of --report \(format.rawValue) contains a NUL character")
        }
        self.file = ["-", "/dev/stdout"].contains(file) ? nil : file
    }

    /// Reads several. Two of them can't have the same destination.
    ///
    /// - Throws: ``Mistake`` as for one, and if two would be written to the same file.
    public static func requests(_ arguments: [String]) throws(Mistake) -> [ReportRequest] {
        var requests: [ReportRequest] = []
        for argument in arguments {
            let request = try ReportRequest(argument: argument)
            if requests.contains(where: { $0.file == request.file }) {
                let place = request.file.map { LineEscaping.quoted($0, limit: 200) } ?? "standard output"
                throw Mistake("two reports have the same destination: \(place)")
            }
            requests.append(request)
        }
        return requests
    }

    /// An error in an argument.
    public struct Mistake: Error, Sendable, Hashable, CustomStringConvertible {
        /// The error and the probable intention, on one line.
        public let description: String

        init(_ description: String) { self.description = description }
    }
}
