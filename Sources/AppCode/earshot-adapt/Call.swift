/// The parsed arguments of the program.
struct Call {
    /// Files and folders.
    var paths: [String] = []
    /// The folder for adapted files.
    var folder = ""
    /// Whether all files go into the folder itself instead of folders like their own.
    var isFlat = false
    /// Whether files that need no change are written too.
    var writesAll = false
    /// Whether each file begins with the name of the one it was made of.
    var namesOriginals = false
    /// Whether the program's entry point stays at `@main`.
    var keepsEntryPoint = false
    /// A file for compilers that maps original files to their copies.
    var overlay: String?
    /// A file that is written once all others are.
    var mark: String?

    /// Reads the arguments.
    /// - Throws: `Failure` for those that make no sense.
    init(_ arguments: [String]) throws {
        var rest = arguments[...]
        func value(of option: String) throws -> String {
            guard let value = rest.popFirst() else { throw Failure.usage("\(option) needs a value") }
            return value
        }
        while let argument = rest.popFirst() {
            switch argument {
            case "-o": folder = try value(of: argument)
            case "--flat": isFlat = true
            case "--all": writesAll = true
            case "--source-locations": namesOriginals = true
            case "--keep-entry-point": keepsEntryPoint = true
            case "--overlay": overlay = try value(of: argument)
            case "--mark": mark = try value(of: argument)
            case "--":
                paths += rest
                rest = []
            case _ where argument.hasPrefix("-"):
                throw Failure.usage("unknown option \(argument); see earshot adapt --help")
            default: paths.append(argument)
            }
        }
        guard !paths.isEmpty else { throw Failure.usage("name a file or folder; see earshot adapt --help") }
        guard !folder.isEmpty else { throw Failure.usage("-o is missing: name the folder for adapted files") }
    }
}
