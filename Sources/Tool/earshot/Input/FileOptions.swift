import ArgumentParser
import CommandIO

/// The option of every command that reads a file that can be large: how large it may be.
struct FileOptions: ParsableArguments {
    @Option(help: ArgumentHelp("The largest file that is read, in MiB (1 to 1024).", valueName: "size"))
    var maxSize = 64

    func validate() throws {
        guard (1...1024).contains(maxSize) else { throw ValidationError("--max-size takes a number from 1 to 1024") }
    }

    /// Reads files that are not larger.
    var reader: FileReader { FileReader(limit: maxSize << 20) }
}
