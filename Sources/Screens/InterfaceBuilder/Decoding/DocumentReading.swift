import StrictXML
import Synchronization

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

extension InterfaceBuilderDocument {
    /// Reads a storyboard or a xib.
    ///
    /// - Throws: `InterfaceBuilderError` when the file cannot be read, is not well-formed, or is foreign.
    public static func read(
        path: String, limits: XMLLimits = XMLLimits()
    ) throws(InterfaceBuilderError) -> InterfaceBuilderDocument {
        let reader = XMLReader(vocabulary: Vocabulary.names, limits: limits)
        return try decode(file: path) { () throws(XMLError) in try reader.read(path: path) }
    }

    /// Reads a storyboard or a xib from bytes.
    ///
    /// - Parameters:
    ///   - bytes: The file's content.
    ///   - file: The name that errors and the document bear.
    ///   - limits: How large it may be.
    /// - Throws: `InterfaceBuilderError` when the content is not well-formed or is foreign.
    public static func decode(
        _ bytes: [UInt8], file: String? = nil, limits: XMLLimits = XMLLimits()
    ) throws(InterfaceBuilderError) -> InterfaceBuilderDocument {
        let reader = XMLReader(vocabulary: Vocabulary.names, limits: limits)
        return try decode(file: file) { () throws(XMLError) in try reader.parse(bytes, file: file) }
    }

    /// Reads many files, as many at a time as there are processors.
    ///
    /// - Returns: For each path, in the order given, its document or why there is none.
    public static func read(
        paths: [String], limits: XMLLimits = XMLLimits()
    ) async -> [Result<InterfaceBuilderDocument, InterfaceBuilderError>] {
        typealias Outcome = Result<InterfaceBuilderDocument, InterfaceBuilderError>
        let workers = max(1, min(paths.count, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))))
        // Files differ in size: a task that has read one takes the next, without waiting for the task that collects
        // all.
        let taken = TakenCount()
        return await withTaskGroup(of: [(place: Int, outcome: Outcome)].self) { group in
            for _ in 0..<workers {
                group.addTask {
                    var mine: [(place: Int, outcome: Outcome)] = []
                    mine.reserveCapacity(paths.count)
                    while true {
                        let place = taken.takeOne()
                        guard place < paths.count else { return mine }
                        mine.append((place, outcome(path: paths[place], limits: limits)))
                    }
                }
            }
            var outcomes: [Outcome?] = Array(repeating: nil, count: paths.count)
            for await mine in group {
                for (place, outcome) in mine { outcomes[place] = outcome }
            }
            return outcomes.compactMap { $0 }
        }
    }

    /// The number of files that have been taken for reading.
    private final class TakenCount: Sendable {
        private let count = Atomic(0)

        /// Returns the index of the next one, which it takes.
        func takeOne() -> Int { count.wrappingAdd(1, ordering: .relaxed).oldValue }
    }

    private static func outcome(
        path: String, limits: XMLLimits
    ) -> Result<InterfaceBuilderDocument, InterfaceBuilderError> {
        do {
            return .success(try read(path: path, limits: limits))
        } catch {
            return .failure(error)
        }
    }

    private static func decode(
        file: String?, _ read: () throws(XMLError) -> XMLDocument
    ) throws(InterfaceBuilderError) -> InterfaceBuilderDocument {
        let xml: XMLDocument
        do {
            xml = try read()
        } catch {
            throw error.reason == .empty ? .foreign(.empty, file: file) : .unreadable(error)
        }
        return try DocumentDecoder.decode(xml)
    }
}
