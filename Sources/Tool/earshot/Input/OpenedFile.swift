import InterfaceBuilder
import PageSource
import StrictXML

/// What is in a file that holds screens, read as far as that takes nothing but the file.
enum OpenedFile: Sendable {
    /// An Interface Builder document.
    case document(InterfaceBuilderDocument)
    /// A page source or a view description.
    case other([UInt8])

    /// Opens a file; "-" is standard input.
    ///
    /// - Throws: `ToolError` when it can't be read, or is an Interface Builder document that is broken or foreign.
    init(_ path: String, _ options: FileOptions) throws(ToolError) {
        let bytes = try options.bytes(of: path)
        guard PageSourceFormat(of: bytes) == nil, Self.isXML(bytes, path) else {
            self = .other(bytes)
            return
        }
        do {
            self = .document(
                try InterfaceBuilderDocument.decode(bytes, file: path, limits: XMLLimits(fileSize: options.limit)))
        } catch {
            throw ToolError(error, path)
        }
    }

    private static func isXML(_ bytes: [UInt8], _ path: String) -> Bool {
        if path.hasSuffix(".storyboard") || path.hasSuffix(".xib") { return true }
        let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
        return start.first { !" \t\r\n".utf8.contains($0) } == UInt8(ascii: "<")
    }
}

extension ToolError {
    /// An Interface Builder document that is broken or foreign.
    fileprivate init(_ error: InterfaceBuilderError, _ path: String) {
        let file = FileOptions.name(of: path)
        switch error {
        case .unreadable(let cause):
            self.init(
                cause.message, file: file, line: cause.line, column: cause.column, remedy: cause.remedy,
                exitCode: .dataError)
        case .foreign(let kind, _): self.init("\(kind)", file: file, exitCode: .dataError)
        }
    }
}
