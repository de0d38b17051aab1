/// A display that is connected. One thread uses it.
public protocol BrailleConnection: AnyObject {
    /// The number of cells.
    var width: Int { get }
    /// Readable when a key was pressed or the display has gone.
    var descriptor: Int32 { get }
    /// Shows cells, as many as it has; a bit for each dot, the lowest for dot 1.
    func show(_ cells: [UInt8]) throws(BrailleDisplayError)
    /// The next key that was pressed, as its code; nil when there is none.
    func nextKey() throws(BrailleDisplayError) -> UInt64?
}

/// Why nothing is shown on a braille display.
public enum BrailleDisplayError: Error, Sendable, Hashable, CustomStringConvertible {
    /// There is no library, or not the right one.
    case noLibrary(String)
    /// BRLTTY does not run, does not let us in, or has no display.
    case unreachable(String)
    /// The connection to the display was lost.
    case gone

    /// The reason, and how to fix it.
    public var description: String {
        switch self {
        case .noLibrary(let reason): reason
        case .unreachable(let reason):
            "cannot connect to a braille display: \(reason) (is brltty running with a display?)"
        case .gone: "the braille display was disconnected"
        }
    }
}
