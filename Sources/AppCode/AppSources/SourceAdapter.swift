/// Makes Swift files of an app compile on Linux, where Swift has no Objective-C.
///
/// The compiler rejects words such as `@objc`, `#selector` and `@IBOutlet` there. Each is replaced by its equivalent in
/// the module UIKit, and line numbers don't change, so that errors name the user's own lines; on a line, the text
/// before the first selector keeps its column. Names that Objective-C would find at run time are registered at the end
/// of the file.
///
/// All files of a module belong together: a selector's name depends on where its method is declared, and overrides in
/// an extension have to be moved into the class.
public struct SourceAdapter: Sendable {
    /// The options for adapting files.
    public var options: AdaptationOptions

    /// An adapter with options.
    public init(options: AdaptationOptions = AdaptationOptions()) { self.options = options }

    /// Adapts the files of a module.
    ///
    /// - Returns: As many as were given, in their order.
    /// - Throws: `AdaptationError` for the first file that is no Swift, is larger than 8 MiB or nested too deeply.
    public func adapt(_ files: [AppSource]) throws(AdaptationError) -> [AdaptedSource] {
        try DeepStack.run { () throws(AdaptationError) in try adaptHere(files) }
    }

    private func adaptHere(_ files: [AppSource]) throws(AdaptationError) -> [AdaptedSource] {
        var parsed: [ParsedSource] = []
        var index = ModuleIndex()
        for (number, file) in files.enumerated() {
            let source = try ParsedSource(file)
            parsed.append(source)
            let indexer = ModuleIndexer(index, file: number)
            indexer.walk(source.tree)
            index = indexer.index
        }
        let adapters = parsed.enumerated().map { number, source in
            let adapter = FileAdapter(source, file: number, index: index, options: options)
            if !source.isAdapted { adapter.walk(source.tree) }
            return adapter
        }
        var added: [String: [ClassMember]] = [:]
        for adapter in adapters { added.merge(adapter.classMembers) { $0 + $1 } }
        return adapters.enumerated().map { number, adapter in
            for (name, members) in added where index.classes[name]?.file == number {
                adapter.receive(members, in: name)
            }
            let bytes = adapter.result()
            return AdaptedSource(path: files[number].path, bytes: bytes, isChanged: bytes != files[number].bytes)
        }
    }
}
