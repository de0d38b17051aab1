import Foundation
import Speech

/// BRLTTY's library of clients, loaded at run time: a program that shows no braille needs none, and none is linked.
struct BrlAPILibrary: Sendable {
    typealias Handle = UnsafeMutableRawPointer
    typealias ExceptionHandler = @convention(c) (Handle?, Int32, UInt32, UnsafeRawPointer?, Int) -> Void
    typealias HandleSize = @convention(c) () -> Int
    typealias Open = @convention(c) (Handle, UnsafeRawPointer?, UnsafeMutableRawPointer?) -> Int32
    typealias Close = @convention(c) (Handle) -> Void
    typealias DisplaySize =
        @convention(c) (
            Handle, UnsafeMutablePointer<UInt32>, UnsafeMutablePointer<UInt32>
        ) -> Int32
    typealias EnterMode = @convention(c) (Handle, UnsafePointer<Int32>?, Int32, UnsafePointer<CChar>?) -> Int32
    typealias WriteDots = @convention(c) (Handle, UnsafePointer<UInt8>) -> Int32
    typealias ReadKey = @convention(c) (Handle, Int32, UnsafeMutablePointer<UInt64>) -> Int32
    typealias SetExceptionHandler = @convention(c) (Handle, ExceptionHandler) -> ExceptionHandler?
    typealias ErrorLocation = @convention(c) () -> UnsafeRawPointer?
    typealias ErrorText = @convention(c) (UnsafeRawPointer) -> UnsafePointer<CChar>?

    let handleSize: HandleSize
    let open: Open
    let close: Close
    let displaySize: DisplaySize
    let enterMode: EnterMode
    let writeDots: WriteDots
    let readKey: ReadKey
    let setExceptionHandler: SetExceptionHandler
    private let errorLocation: ErrorLocation
    private let errorText: ErrorText

    /// Loads the library. It stays loaded until the process ends.
    static func load(_ name: String = "libbrlapi.so.0.8") throws(BrailleDisplayError) -> BrlAPILibrary {
        guard let library = dlopen(name, RTLD_NOW | RTLD_LOCAL) else {
            throw .noLibrary("cannot find \(name): install the package libbrlapi0.8")
        }
        func function<Function>(_ name: String, _ type: Function.Type) throws(BrailleDisplayError) -> Function {
            guard let address = dlsym(library, name) else { throw .noLibrary("libbrlapi lacks \(name)") }
            return unsafeBitCast(address, to: type)
        }
        return BrlAPILibrary(
            handleSize: try function("brlapi_getHandleSize", HandleSize.self),
            open: try function("brlapi__openConnection", Open.self),
            close: try function("brlapi__closeConnection", Close.self),
            displaySize: try function("brlapi__getDisplaySize", DisplaySize.self),
            enterMode: try function("brlapi__enterTtyModeWithPath", EnterMode.self),
            writeDots: try function("brlapi__writeDots", WriteDots.self),
            readKey: try function("brlapi__readKey", ReadKey.self),
            setExceptionHandler: try function("brlapi__setExceptionHandler", SetExceptionHandler.self),
            errorLocation: try function("brlapi_error_location", ErrorLocation.self),
            errorText: try function("brlapi_strerror", ErrorText.self))
    }

    /// Why the last call of this thread failed.
    var lastError: String {
        guard let error = errorLocation(), let text = errorText(error) else { return "unknown error" }
        return SpeechText.sanitized(String(cString: text))
    }
}

/// A display that BRLTTY drives.
public final class BrlAPIConnection: BrailleConnection {
    private let library: BrlAPILibrary
    private let handle: BrlAPILibrary.Handle
    /// The number of cells.
    public let width: Int
    /// The socket to BRLTTY.
    public let descriptor: Int32

    /// Connects to the BRLTTY of this machine, and takes the display for the terminal in which we run.
    ///
    /// - Throws: `BrailleDisplayError` where there is no library, no BRLTTY or no display.
    public convenience init() throws(BrailleDisplayError) { try self.init(library: BrlAPILibrary.load()) }

    init(library: BrlAPILibrary) throws(BrailleDisplayError) {
        self.library = library
        let handle = BrlAPILibrary.Handle.allocate(
            byteCount: max(library.handleSize(), 1), alignment: MemoryLayout<Int>.alignment * 2)
        let descriptor = library.open(handle, nil, nil)
        guard descriptor >= 0 else {
            defer { handle.deallocate() }
            throw .unreachable(library.lastError)
        }
        // The library's own handler would end the process where BRLTTY goes away.
        _ = library.setExceptionHandler(handle) { _, _, _, _, _ in }
        var (columns, rows): (UInt32, UInt32) = (0, 0)
        let hasSize = library.displaySize(handle, &columns, &rows) == 0
        // BrlAPI finds the terminal by WINDOWPATH and other variables that `brltty` and its terminals set.
        let isIn = hasSize && columns > 0 && library.enterMode(handle, nil, 0, nil) >= 0
        guard isIn, (1...1000).contains(columns), rows > 0, rows <= 100 else {
            let reason = hasSize && columns == 0 ? "BRLTTY has no display" : library.lastError
            library.close(handle)
            handle.deallocate()
            throw .unreachable(reason)
        }
        self.handle = handle
        self.descriptor = descriptor
        // One line is used of displays that have more.
        width = Int(columns)
        height = Int(rows)
    }

    private let height: Int

    deinit {
        library.close(handle)
        handle.deallocate()
    }

    /// Shows cells.
    public func show(_ cells: [UInt8]) throws(BrailleDisplayError) {
        let rest = max(0, width * height - cells.count)
        let all = Array(cells.prefix(width)) + [UInt8](repeating: 0, count: rest)
        guard library.writeDots(handle, all) >= 0 else { throw .gone }
    }

    /// Returns the code of the next key that was pressed; nil when there is none.
    public func nextKey() throws(BrailleDisplayError) -> UInt64? {
        var code: UInt64 = 0
        switch library.readKey(handle, 0, &code) {
        case 1: return code
        case 0: return nil
        default: throw .gone
        }
    }
}
