import Foundation
import TerminalEmulator

/// Another terminal to compare with: libtsm, loaded where Debian's package libtsm4 has put it.
final class Libtsm {
    /// A cell in the terms that both terminals have.
    struct Cell: Hashable {
        var text: String
        var width = 1
        var rendition: Set<Rendition>
    }

    enum Rendition: UInt32, CaseIterable { case bold, italic, underline, inverse, blink = 5 }

    private typealias New =
        @convention(c) (
            UnsafeMutablePointer<OpaquePointer?>, UnsafeRawPointer?, UnsafeRawPointer?
        ) -> Int32
    private typealias NewMachine =
        @convention(c) (
            UnsafeMutablePointer<OpaquePointer?>, OpaquePointer, Answer, UnsafeRawPointer?, UnsafeRawPointer?,
            UnsafeRawPointer?
        ) -> Int32
    private typealias Answer =
        @convention(c) (
            OpaquePointer?, UnsafePointer<CChar>?, Int, UnsafeMutableRawPointer?
        ) -> Void
    private typealias Release = @convention(c) (OpaquePointer) -> Void
    private typealias Resize = @convention(c) (OpaquePointer, UInt32, UInt32) -> Int32
    private typealias Get = @convention(c) (OpaquePointer) -> UInt32
    private typealias Input = @convention(c) (OpaquePointer, UnsafePointer<CChar>?, Int) -> Void
    private typealias Draw = @convention(c) (OpaquePointer, DrawCell, UnsafeMutableRawPointer?) -> UInt
    private typealias DrawCell =
        @convention(c) (
            OpaquePointer?, UInt64, UnsafePointer<UInt32>?, Int, UInt32, UInt32, UInt32, UnsafeRawPointer?, UInt,
            UnsafeMutableRawPointer?
        ) -> Int32

    private struct Functions {
        var input: Input
        var draw: Draw
        var column: Get
        var row: Get
        var releaseScreen: Release
        var releaseMachine: Release
    }

    private let screen: OpaquePointer
    private let machine: OpaquePointer
    private let functions: Functions
    private let size: Size

    /// Whether the library can be loaded.
    static let isPresent = dlopen("libtsm.so.4", RTLD_NOW | RTLD_LOCAL) != nil

    /// Makes a terminal with an empty screen, or nil without the library.
    init?(size: Size) {
        guard let library = dlopen("libtsm.so.4", RTLD_NOW | RTLD_LOCAL) else { return nil }
        func function<Function>(_ name: String, _ type: Function.Type) -> Function? {
            dlsym(library, name).map { unsafeBitCast($0, to: type) }
        }
        guard let newScreen = function("tsm_screen_new", New.self),
            let newMachine = function("tsm_vte_new", NewMachine.self),
            let resize = function("tsm_screen_resize", Resize.self),
            let input = function("tsm_vte_input", Input.self), let draw = function("tsm_screen_draw", Draw.self),
            let column = function("tsm_screen_get_cursor_x", Get.self),
            let row = function("tsm_screen_get_cursor_y", Get.self),
            let releaseScreen = function("tsm_screen_unref", Release.self),
            let releaseMachine = function("tsm_vte_unref", Release.self)
        else { return nil }
        var screen: OpaquePointer?
        var machine: OpaquePointer?
        guard newScreen(&screen, nil, nil) == 0, let screen,
            resize(screen, UInt32(size.columns), UInt32(size.rows)) == 0,
            newMachine(&machine, screen, { _, _, _, _ in }, nil, nil, nil) == 0, let machine
        else { return nil }
        self.screen = screen
        self.machine = machine
        self.size = size
        functions = Functions(
            input: input, draw: draw, column: column, row: row, releaseScreen: releaseScreen,
            releaseMachine: releaseMachine)
    }

    deinit {
        functions.releaseMachine(machine)
        functions.releaseScreen(screen)
    }

    func feed(_ bytes: some Collection<UInt8>) {
        let characters = bytes.map { CChar(bitPattern: $0) }
        functions.input(machine, characters, characters.count)
    }

    var row: Int { Int(functions.row(screen)) }

    /// The column, counted from 0. It is the number of columns when the next character goes to the next row.
    var column: Int { Int(functions.column(screen)) }

    /// The cells, row by row. The second half of a wide character has no text.
    var cells: [[Cell]] {
        var picture = Picture(columns: size.columns)
        picture.cells = Array(repeating: Cell(text: " ", rendition: []), count: size.rows * size.columns)
        withUnsafeMutablePointer(to: &picture) { picture in
            _ = functions.draw(
                screen,
                { _, _, symbols, count, width, column, row, attributes, _, data in
                    data?.assumingMemoryBound(to: Picture.self).pointee.put(
                        UnsafeBufferPointer(start: symbols, count: count), width: Int(width), column: Int(column),
                        row: Int(row), flags: attributes?.load(fromByteOffset: 8, as: UInt32.self) ?? 0)
                    return 0
                }, picture)
        }
        // Half of a wide character whose other half was overwritten stays in libtsm; in xterm it becomes blank.
        for index in picture.cells.indices {
            let isFirst = index % size.columns == 0
            let isLast = index % size.columns == size.columns - 1
            let hasHead = !isFirst && picture.cells[index - 1].width == 2
            let hasTail = !isLast && picture.cells[index + 1].width == 0
            if picture.cells[index].width == 0 ? !hasHead : picture.cells[index].width == 2 && !hasTail {
                picture.cells[index] = Cell(text: " ", rendition: [])
            }
        }
        return (0..<size.rows).map { Array(picture.cells[$0 * size.columns..<($0 + 1) * size.columns]) }
    }

    private struct Picture {
        var columns: Int
        var cells: [Cell] = []

        mutating func put(
            _ symbols: UnsafeBufferPointer<UInt32>, width: Int, column: Int, row: Int, flags: UInt32
        ) {
            let index = row * columns + column
            guard column < columns, cells.indices.contains(index) else { return }
            var text = ""
            for symbol in symbols where width > 0 { Unicode.Scalar(symbol).map { text.unicodeScalars.append($0) } }
            let rendition = Rendition.allCases.filter { flags >> $0.rawValue & 1 == 1 }
            cells[index] = Cell(
                text: text.isEmpty && width > 0 ? " " : text, width: width,
                rendition: text.isEmpty || text == " " ? [] : Set(rendition))
        }
    }
}
