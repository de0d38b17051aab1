import Foundation

/// The functions of sd-bus, a D-Bus library in libsystemd, loaded when they are first needed: Earshot does not link it.
///
/// Functions with a variable number of arguments are left out, because Swift can't call them.
struct BusLibrary: Sendable {
    typealias New = @convention(c) (UnsafeMutablePointer<OpaquePointer?>) -> Int32
    typealias SetText = @convention(c) (OpaquePointer, UnsafePointer<CChar>) -> Int32
    typealias SetNumber = @convention(c) (OpaquePointer, Int32) -> Int32
    typealias Act = @convention(c) (OpaquePointer) -> Int32
    typealias Release = @convention(c) (OpaquePointer) -> OpaquePointer?
    typealias NewCall =
        @convention(c) (
            OpaquePointer, UnsafeMutablePointer<OpaquePointer?>, UnsafePointer<CChar>, UnsafePointer<CChar>,
            UnsafePointer<CChar>, UnsafePointer<CChar>
        ) -> Int32
    typealias Append = @convention(c) (OpaquePointer, CChar, UnsafeRawPointer) -> Int32
    typealias Read = @convention(c) (OpaquePointer, CChar, UnsafeMutableRawPointer) -> Int32
    typealias Call =
        @convention(c) (
            OpaquePointer, OpaquePointer, UInt64, UnsafeMutableRawPointer, UnsafeMutablePointer<OpaquePointer?>
        ) -> Int32
    typealias FreeError = @convention(c) (UnsafeMutableRawPointer) -> Void

    /// `sd_bus_error`: the error that a service has answered with.
    struct ServiceError {
        var name: UnsafePointer<CChar>?
        var message: UnsafePointer<CChar>?
        // A number of 32 bits and what fills the structure.
        private var needsFree = 0
    }

    /// Creates a bus object without a connection.
    let new: New
    let setAddress: SetText
    /// Makes it a client of a message bus, not of one peer.
    let setBusClient: SetNumber
    let start: Act
    /// Closes the connection and frees the object.
    let close: Release
    let newCall: NewCall
    /// Sets whether the bus may start a service that does not run.
    let setAutoStart: SetNumber
    let append: Append
    let call: Call
    let read: Read
    let releaseMessage: Release
    let freeError: FreeError

    /// The library, or nil where it is not installed.
    static let shared: BusLibrary? = BusLibrary()

    private init?() {
        guard let handle = dlopen("libsystemd.so.0", RTLD_NOW | RTLD_LOCAL) else { return nil }
        func function<Function>(_ name: String, _ type: Function.Type = Function.self) -> Function? {
            dlsym(handle, "sd_bus_" + name).map { unsafeBitCast($0, to: type) }
        }
        guard let new = function("new", New.self), let setAddress = function("set_address", SetText.self),
            let setBusClient = function("set_bus_client", SetNumber.self), let start = function("start", Act.self),
            let close = function("flush_close_unref", Release.self),
            let newCall = function("message_new_method_call", NewCall.self),
            let setAutoStart = function("message_set_auto_start", SetNumber.self),
            let append = function("message_append_basic", Append.self), let call = function("call", Call.self),
            let read = function("message_read_basic", Read.self),
            let releaseMessage = function("message_unref", Release.self),
            let freeError = function("error_free", FreeError.self)
        else { return nil }
        self.new = new
        self.setAddress = setAddress
        self.setBusClient = setBusClient
        self.start = start
        self.close = close
        self.newCall = newCall
        self.setAutoStart = setAutoStart
        self.append = append
        self.call = call
        self.read = read
        self.releaseMessage = releaseMessage
        self.freeError = freeError
    }
}
