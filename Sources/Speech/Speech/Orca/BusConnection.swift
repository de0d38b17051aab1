import Foundation

/// A connection to a D-Bus message bus, for one thread at a time.
final class BusConnection: Sendable {
    /// A method of an object.
    struct Method: Sendable, Hashable {
        var service: String
        var path: String
        var interface: String
        var name: String
    }

    /// A value of a message.
    enum Value: Sendable, Hashable {
        case string(String)
        case bool(Bool)
    }

    /// The reason a method has no result.
    enum Failure: Error, Hashable {
        /// The connection is lost, or there was none.
        case lost(code: Int32)
        /// There was no answer in time.
        case timeout
        /// The service has answered with an error.
        case error(name: String, message: String)
        /// The answer has another type.
        case type
    }

    private let library: BusLibrary
    /// The address of the library's object, which is closed with this one.
    private let address: UInt

    private var bus: OpaquePointer? { OpaquePointer(bitPattern: address) }

    /// Connects to the bus at a D-Bus address.
    init(_ library: BusLibrary, to busAddress: String) throws(Failure) {
        self.library = library
        var bus: OpaquePointer?
        let code = library.new(&bus)
        guard code >= 0, let bus else { throw .lost(code: -code) }
        address = UInt(bitPattern: bus)
        for code in [library.setAddress(bus, busAddress), library.setBusClient(bus, 1), library.start(bus)]
        where code < 0 {
            throw .lost(code: -code)
        }
    }

    deinit { if let bus { _ = library.close(bus) } }

    /// The address of the user's session bus, or nil where there is none.
    static func sessionAddress(_ environment: [String: String]) -> String? {
        if let address = environment["DBUS_SESSION_BUS_ADDRESS"], !address.isEmpty { return address }
        guard let folder = environment["XDG_RUNTIME_DIR"], folder.hasPrefix("/"),
            access(folder + "/bus", F_OK) == 0
        else { return nil }
        // Other bytes are escaped in addresses.
        let path = (folder + "/bus").utf8.map { byte in
            let isPlain = byte.isLetterOrDigit || "-_/.".utf8.contains(byte)
            return isPlain ? String(UnicodeScalar(byte)) : "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
        }
        return "unix:path=" + path.joined()
    }

    /// Calls a method that returns a Boolean.
    func flag(_ method: Method, _ arguments: [Value], within limit: Duration) throws(Failure) -> Bool {
        var flag: Int32 = 0
        try call(method, arguments, within: limit) { library.read($0, CChar(UInt8(ascii: "b")), &flag) }
        return flag != 0
    }

    /// Calls a method that returns a string.
    func text(_ method: Method, _ arguments: [Value] = [], within limit: Duration) throws(Failure) -> String {
        var text = ""
        try call(method, arguments, within: limit) { reply in
            var characters: UnsafePointer<CChar>?
            let code = library.read(reply, CChar(UInt8(ascii: "s")), &characters)
            // The characters belong to the reply.
            if code > 0, let characters { text = String(cString: characters) }
            return code
        }
        return text
    }

    /// Calls a method. A service that does not run is not started.
    private func call(
        _ method: Method, _ arguments: [Value], within limit: Duration, read: (OpaquePointer) -> Int32
    ) throws(Failure) {
        guard let bus else { throw .lost(code: ENOTCONN) }
        var made: OpaquePointer?
        let code = library.newCall(bus, &made, method.service, method.path, method.interface, method.name)
        guard code >= 0, let message = made else { throw .lost(code: -code) }
        defer { _ = library.releaseMessage(message) }
        _ = library.setAutoStart(message, 0)
        for argument in arguments {
            let code = append(argument, to: message)
            guard code >= 0 else { throw .lost(code: -code) }
        }
        var error = BusLibrary.ServiceError()
        defer { library.freeError(&error) }
        var answer: OpaquePointer?
        let microseconds = UInt64(clamping: limit.clampedNanoseconds / 1000)
        let result = library.call(bus, message, microseconds, &error, &answer)
        guard result >= 0, let reply = answer else { throw Self.failure(-result, error) }
        defer { _ = library.releaseMessage(reply) }
        guard read(reply) > 0 else { throw .type }
    }

    private func append(_ value: Value, to message: OpaquePointer) -> Int32 {
        switch value {
        case .string(let text): return text.withCString { library.append(message, CChar(UInt8(ascii: "s")), $0) }
        case .bool(let flag):
            var number: Int32 = flag ? 1 : 0
            return library.append(message, CChar(UInt8(ascii: "b")), &number)
        }
    }

    private static func failure(_ code: Int32, _ error: BusLibrary.ServiceError) -> Failure {
        switch code {
        case ETIMEDOUT: return .timeout
        case ENOTCONN, ECONNRESET, EPIPE, ESHUTDOWN: return .lost(code: code)
        default:
            guard let name = error.name else { return .lost(code: code) }
            return .error(
                name: String(cString: name), message: error.message.map { String(cString: $0) } ?? "")
        }
    }
}

extension UInt8 {
    fileprivate var isLetterOrDigit: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"):
            true
        default: false
        }
    }
}
