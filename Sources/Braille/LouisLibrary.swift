import Foundation

/// liblouis, loaded at run time: a program that writes no braille needs none, and none is linked.
///
/// The library keeps its tables in variables of its own and is not safe for threads; `BrailleTranslator` lets one
/// caller in at a time. It stays loaded as long as the process, since it cannot give back its tables while one is used.
struct LouisLibrary {
    private typealias Translate =
        @convention(c) (
            UnsafePointer<CChar>, UnsafeRawPointer, UnsafeMutablePointer<Int32>, UnsafeMutableRawPointer,
            UnsafeMutablePointer<Int32>, UnsafeMutableRawPointer?, UnsafeMutablePointer<CChar>?, Int32
        ) -> Int32
    private typealias CheckTable = @convention(c) (UnsafePointer<CChar>) -> Int32
    private typealias CharacterSize = @convention(c) () -> Int32
    private typealias SetLogLevel = @convention(c) (Int32) -> Void

    private let translate: Translate
    private let checkTable: CheckTable
    private let isWide: Bool

    /// Loads the library, or returns why there is none.
    static func load() -> Result<LouisLibrary, BrailleError> {
        guard let handle = dlopen("liblouis.so.20", RTLD_NOW | RTLD_LOCAL) else {
            return .failure(.unavailable("liblouis was not found: install the packages liblouis20 and liblouis-data"))
        }
        guard let translate = dlsym(handle, "lou_translateString"), let check = dlsym(handle, "lou_checkTable"),
            let size = dlsym(handle, "lou_charSize"), let logLevel = dlsym(handle, "lou_setLogLevel")
        else { return .failure(.unavailable("liblouis lacks a function that is needed")) }
        let width = unsafeBitCast(size, to: CharacterSize.self)()
        guard width == 2 || width == 4 else {
            return .failure(.unavailable("liblouis has characters of \(width) bytes"))
        }
        // It would write to standard error of a table that is not there, which is answered by a note of ours.
        unsafeBitCast(logLevel, to: SetLogLevel.self)(60_000)
        return .success(
            LouisLibrary(
                translate: unsafeBitCast(translate, to: Translate.self),
                checkTable: unsafeBitCast(check, to: CheckTable.self), isWide: width == 4))
    }

    /// Whether a table is there and without mistakes.
    func hasTable(_ name: String) -> Bool { checkTable(name) == 1 }

    /// The cells for a text in characters of the Unicode block "Braille Patterns", or nil if the library fails.
    func cells(_ text: [Unicode.Scalar], table: String) -> [Unicode.Scalar]? {
        isWide
            ? cells(text.map(\.value), table: table)
            : cells(String(String.UnicodeScalarView(text)).utf16.map(\.self), table: table)
    }

    private func cells<Unit: FixedWidthInteger>(_ input: [Unit], table: String) -> [Unicode.Scalar]? {
        // A character that the table does not know is written as its number: up to ten cells and a space.
        var output = [Unit](repeating: 0, count: input.count * 16 + 64)
        var inputLength = Int32(clamping: input.count)
        var outputLength = Int32(clamping: output.count)
        let succeeded = output.withUnsafeMutableBytes { output in
            input.withUnsafeBytes { input -> Int32 in
                guard let from = input.baseAddress, let to = output.baseAddress else { return 0 }
                return translate(table, from, &inputLength, to, &outputLength, nil, nil, Self.unicodeCells)
            }
        }
        guard succeeded == 1, Int(inputLength) == input.count, (0...output.count).contains(Int(outputLength)) else {
            return nil
        }
        return output.prefix(Int(outputLength)).compactMap { Unicode.Scalar(UInt32($0)) }
    }

    /// The mode bits of `lou_translateString` for dots (4) as Unicode characters (64).
    private static let unicodeCells: Int32 = 4 | 64
}

/// Why text was not turned into braille.
public enum BrailleError: Error, Sendable, Hashable, CustomStringConvertible {
    /// There is no library, or not the right one.
    case unavailable(String)
    /// There is no such table.
    case unknownTable(String)
    /// The library could not translate the text.
    case untranslatable(table: String)

    /// The reason in words.
    public var description: String {
        switch self {
        case .unavailable(let reason): reason
        case .unknownTable(let name): "liblouis has no table \"\(name)\""
        case .untranslatable(let table): "liblouis could not translate the text with the table \"\(table)\""
        }
    }
}
