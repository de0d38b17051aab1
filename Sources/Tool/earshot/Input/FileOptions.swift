import ArgumentParser
import CommandIO

/// The option for the size limit of input files.
struct FileOptions: ParsableArguments {
    @Option(help: ArgumentHelp("The size limit for input files in MiB (1 to 1024).", valueName: "size"))
    var maxSize = 64

    func validate() throws {
        guard (1...1024).contains(maxSize) else { throw ValidationError("--max-size must be a number from 1 to 1024") }
    }

    /// A reader with this limit.
    var reader: FileReader { FileReader(limit: maxSize << 20) }
}
