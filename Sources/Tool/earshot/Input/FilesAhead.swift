/// The files of a command, opened on other processors while it is at work on those before them.
@MainActor struct FilesAhead {
    /// How many are open at most: enough that nobody waits after a large one, few enough to be no matter of memory.
    static let reach = 8

    private let paths: [String]
    private let options: FileOptions
    private var opening: [Task<Result<OpenedFile, ToolError>, Never>] = []
    private var next = 0

    init(_ paths: [String], _ options: FileOptions) { (self.paths, self.options) = (paths, options) }

    /// The next file, in the order given.
    ///
    /// - Throws: `ToolError` as opening it does.
    mutating func open() async throws(ToolError) -> OpenedFile {
        while next < paths.count, opening.count < Self.reach {
            let (path, options) = (paths[next], options)
            opening.append(
                Task.detached {
                    do throws(ToolError) { return .success(try OpenedFile(path, options)) } catch {
                        return .failure(error)
                    }
                })
            next += 1
        }
        precondition(!opening.isEmpty, "each file is opened once")
        return try await opening.removeFirst().value.get()
    }
}
