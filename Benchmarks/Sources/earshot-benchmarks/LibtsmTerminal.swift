import Foundation

/// Another terminal emulator to compare with, written in C: libtsm, loaded where Debian's package libtsm4 has put it.
final class LibtsmTerminal {
    private typealias NewScreen =
        @convention(c) (
            UnsafeMutablePointer<OpaquePointer?>, UnsafeRawPointer?, UnsafeRawPointer?
        ) -> Int32
    private typealias Answer =
        @convention(c) (
            OpaquePointer?, UnsafePointer<CChar>?, Int, UnsafeMutableRawPointer?
        ) -> Void
    private typealias NewMachine =
        @convention(c) (
            UnsafeMutablePointer<OpaquePointer?>, OpaquePointer, Answer, UnsafeRawPointer?, UnsafeRawPointer?,
            UnsafeRawPointer?
        ) -> Int32
    private typealias Resize = @convention(c) (OpaquePointer, UInt32, UInt32) -> Int32
    private typealias SetScrollback = @convention(c) (OpaquePointer, UInt32) -> Void
    private typealias Input = @convention(c) (OpaquePointer, UnsafeRawPointer?, Int) -> Void
    private typealias Release = @convention(c) (OpaquePointer) -> Void

    private let screen: OpaquePointer
    private let machine: OpaquePointer
    private let input: Input
    private let releaseScreen: Release
    private let releaseMachine: Release

    /// Makes a terminal with an empty screen, or nil without the library.
    init?(rows: Int, columns: Int, scrollbackLines: Int) {
        guard let library = dlopen("libtsm.so.4", RTLD_NOW | RTLD_LOCAL) else { return nil }
        func function<Function>(_ name: String, _ type: Function.Type) -> Function? {
            dlsym(library, name).map { unsafeBitCast($0, to: type) }
        }
        var screen: OpaquePointer?
        var machine: OpaquePointer?
        guard let newScreen = function("tsm_screen_new", NewScreen.self),
            let newMachine = function("tsm_vte_new", NewMachine.self),
            let resize = function("tsm_screen_resize", Resize.self),
            let setScrollback = function("tsm_screen_set_max_sb", SetScrollback.self),
            let input = function("tsm_vte_input", Input.self),
            let releaseScreen = function("tsm_screen_unref", Release.self),
            let releaseMachine = function("tsm_vte_unref", Release.self),
            newScreen(&screen, nil, nil) == 0, let screen, resize(screen, UInt32(columns), UInt32(rows)) == 0,
            newMachine(&machine, screen, { _, _, _, _ in }, nil, nil, nil) == 0, let machine
        else { return nil }
        setScrollback(screen, UInt32(scrollbackLines))
        self.screen = screen
        self.machine = machine
        self.input = input
        self.releaseScreen = releaseScreen
        self.releaseMachine = releaseMachine
    }

    deinit {
        releaseMachine(machine)
        releaseScreen(screen)
    }

    func feed(_ bytes: UnsafeBufferPointer<UInt8>) { input(machine, bytes.baseAddress, bytes.count) }
}
