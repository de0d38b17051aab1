import Foundation

/// liblouis, loaded at run time: a program that writes no braille needs none, and none is linked.
///
/// The library keeps its tables in global variables and is not thread-safe; `BrailleTranslator` lets one caller in at a
/// time. It stays loaded until the process ends, since it cannot free its tables while one is used.
struct LouisLibrary {
    private typealias Translate =
        @convention(c) (
            UnsafePointer<CChar>, UnsafeRawPointer, UnsafeMutablePointer<Int32>, UnsafeMutableRawPointer,
            UnsafeMutablePointer<Int32>, UnsafeMutableRawPointer?, UnsafeMutablePointer<CChar>?,
            UnsafeMutablePointer<Int32>?, UnsafeMutablePointer<Int32>?, UnsafeMutablePointer<Int32>?, Int32
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
            return .failure(.unavailable("cannot find liblouis: install the packages liblouis20 and liblouis-data"))
        }
        guard let translate = dlsym(handle, "lou_translate"), let check = dlsym(handle, "lou_checkTable"),
            let size = dlsym(handle, "lou_charSize"), let logLevel = dlsym(handle, "lou_setLogLevel")
        else { return .failure(.unavailable("liblouis lacks a required function: install a newer version")) }
        let width = unsafeBitCast(size, to: CharacterSize.self)()
        guard width == 2 || width == 4 else {
            return .failure(.unavailable("liblouis uses characters of \(width) bytes"))
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

    /// A cell in a character of the Unicode block "Braille Patterns", and the scalar of the text that it writes.
    struct Cell {
        var pattern: Unicode.Scalar
        var scalar: Int
    }

    /// The cells for a text, or nil if the library fails.
    func cells(_ text: [Unicode.Scalar], table: String) -> [Cell]? {
        if isWide { return cells(text.map(\.value), table: table) { $0 } }
        // Which scalar a unit is of.
        var units: [UInt16] = []
        var scalars: [Int] = []
        for (index, scalar) in text.enumerated() {
            for unit in String(scalar).utf16 {
                units.append(unit)
                scalars.append(index)
            }
        }
        return cells(units, table: table) { scalars.indices.contains($0) ? scalars[$0] : max(0, text.count - 1) }
    }

    private func cells<Unit: FixedWidthInteger>(
        _ input: [Unit], table: String, _ scalar: (Int) -> Int
    ) -> [Cell]? {
        // An unknown character is written as its number: up to ten cells and a space.
        var output = [Unit](repeating: 0, count: input.count * 16 + 64)
        var inputLength = Int32(clamping: input.count)
        var outputLength = Int32(clamping: output.count)
        var positions = [Int32](repeating: 0, count: output.count)
        let succeeded = output.withUnsafeMutableBytes { output in
            input.withUnsafeBytes { input -> Int32 in
                guard let from = input.baseAddress, let to = output.baseAddress else { return 0 }
                return translate(
                    table, from, &inputLength, to, &outputLength, nil, nil, nil, &positions, nil, Self.unicodeCells)
            }
        }
        guard succeeded == 1, Int(inputLength) == input.count, (0...output.count).contains(Int(outputLength)) else {
            return nil
        }
        return zip(output, positions).prefix(Int(outputLength)).compactMap { unit, position in
            let place = scalar(min(max(0, Int(position)), max(0, input.count - 1)))
            return Unicode.Scalar(UInt32(unit)).map { Cell(pattern: $0, scalar: place) }
        }
    }

    /// The mode bits of `lou_translate` for dots (4) as Unicode characters (64).
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
