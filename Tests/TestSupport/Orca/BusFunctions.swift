import Foundation

/// The functions of sd-bus that a service needs, without those that Swift can't call.
struct BusFunctions: Sendable {
    typealias New = @convention(c) (UnsafeMutablePointer<OpaquePointer?>) -> Int32
    typealias SetText = @convention(c) (OpaquePointer, UnsafePointer<CChar>) -> Int32
    typealias SetNumber = @convention(c) (OpaquePointer, Int32) -> Int32
    typealias Act = @convention(c) (OpaquePointer) -> Int32
    typealias Release = @convention(c) (OpaquePointer) -> OpaquePointer?
    typealias RequestName = @convention(c) (OpaquePointer, UnsafePointer<CChar>, UInt64) -> Int32
    typealias Handler = @convention(c) (OpaquePointer?, UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Int32
    typealias AddFilter =
        @convention(c) (
            OpaquePointer, UnsafeMutablePointer<OpaquePointer?>?, Handler, UnsafeMutableRawPointer?
        ) -> Int32
    typealias Process = @convention(c) (OpaquePointer, UnsafeMutablePointer<OpaquePointer?>?) -> Int32
    typealias Wait = @convention(c) (OpaquePointer, UInt64) -> Int32
    typealias IsCall = @convention(c) (OpaquePointer, UnsafePointer<CChar>?, UnsafePointer<CChar>?) -> Int32
    typealias GetText = @convention(c) (OpaquePointer) -> UnsafePointer<CChar>?
    typealias Read = @convention(c) (OpaquePointer, CChar, UnsafeMutableRawPointer) -> Int32
    typealias NewReply = @convention(c) (OpaquePointer, UnsafeMutablePointer<OpaquePointer?>) -> Int32
    typealias Append = @convention(c) (OpaquePointer, CChar, UnsafeRawPointer) -> Int32
    typealias Send = @convention(c) (OpaquePointer?, OpaquePointer, UnsafeMutablePointer<UInt64>?) -> Int32
    typealias ReplyError = @convention(c) (OpaquePointer, UnsafeRawPointer) -> Int32

    let new: New
    let setAddress: SetText
    let setBusClient: SetNumber
    let start: Act
    let close: Release
    let requestName: RequestName
    let addFilter: AddFilter
    let process: Process
    let wait: Wait
    let isCall: IsCall
    let path: GetText
    let interface: GetText
    let member: GetText
    let read: Read
    let newReply: NewReply
    let append: Append
    let send: Send
    let replyError: ReplyError
    let release: Release

    /// The functions, or nil where libsystemd is not installed.
    static let shared: BusFunctions? = BusFunctions()

    private init?() {
        guard let handle = dlopen("libsystemd.so.0", RTLD_NOW | RTLD_LOCAL) else { return nil }
        func function<Function>(_ name: String, as type: Function.Type = Function.self) -> Function {
            guard let found = dlsym(handle, "sd_bus_" + name) else { preconditionFailure("no sd_bus_\(name)") }
            return unsafeBitCast(found, to: type)
        }
        new = function("new")
        setAddress = function("set_address")
        setBusClient = function("set_bus_client")
        start = function("start")
        close = function("flush_close_unref")
        requestName = function("request_name")
        addFilter = function("add_filter")
        process = function("process")
        wait = function("wait")
        isCall = function("message_is_method_call")
        path = function("message_get_path")
        interface = function("message_get_interface")
        member = function("message_get_member")
        read = function("message_read_basic")
        newReply = function("message_new_method_return")
        append = function("message_append_basic")
        send = function("send")
        replyError = function("reply_method_error")
        release = function("message_unref")
    }
}
