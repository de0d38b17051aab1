import Foundation
import Synchronization

/// The D-Bus service of an Orca of the test: it records what it is called with and answers by a script.
package final class ScriptedOrca: Sendable {
    /// A version of Orca, with the names of its service.
    package enum Version: String, CaseIterable, Sendable {
        /// Orca 49.
        case speechAndVerbosityManager
        /// Orca 50.
        case speechManager
        /// Later versions.
        case orca1

        fileprivate var service: String { self == .orca1 ? "org.gnome.Orca1.Service" : "org.gnome.Orca.Service" }
        fileprivate var path: String { "/" + service.replacing(".", with: "/") }

        /// The path and the interface of the object that stops speech.
        fileprivate var speech: (path: String, interface: String) {
            switch self {
            case .speechAndVerbosityManager: (path + "/SpeechAndVerbosityManager", "org.gnome.Orca.Module")
            case .speechManager: (path + "/SpeechManager", "org.gnome.Orca.Module")
            case .orca1: (path + "/SpeechManager", "org.gnome.Orca1.SpeechManager")
            }
        }
    }

    /// A call of the service.
    package enum Call: Equatable, Sendable {
        case version
        case present(String)
        case interrupt
    }

    /// An answer to a call.
    package enum Answer: Sendable {
        case success
        case refusal
        case error
        case nothing
    }

    private let functions: BusFunctions
    private let version: Version
    private let received = Mutex<[Call]>([])
    private let script: Mutex<@Sendable (Call) -> Answer>
    private let isEnding = Atomic(false)
    private let ready = DispatchSemaphore(value: 0)
    private let ended = DispatchSemaphore(value: 0)

    /// Starts the service, and returns when its name is on the bus.
    package init(
        _ bus: PrivateBus, _ version: Version = .speechManager,
        _ script: @escaping @Sendable (Call) -> Answer = { _ in .success }
    ) throws {
        guard let functions = BusFunctions.shared else { throw CocoaError(.featureUnsupported) }
        self.functions = functions
        self.version = version
        self.script = Mutex(script)
        let address = bus.address
        Thread.detachNewThread { [self] in
            serve(address)
            ended.signal()
        }
        ready.wait()
    }

    /// The calls in the order in which they came.
    package var calls: [Call] { received.withLock { $0 } }

    /// Answers in another way from now on.
    package func become(_ script: @escaping @Sendable (Call) -> Answer) { self.script.withLock { $0 = script } }

    /// Ends the service, and returns when its name is gone.
    package func end() {
        isEnding.store(true, ordering: .releasing)
        ended.wait()
    }

    // MARK: The thread

    private func serve(_ address: String) {
        var made: OpaquePointer?
        guard functions.new(&made) >= 0, let bus = made else {
            ready.signal()
            return
        }
        defer { _ = functions.close(bus) }
        _ = functions.setAddress(bus, address)
        _ = functions.setBusClient(bus, 1)
        _ = functions.start(bus)
        let context = Unmanaged.passUnretained(self).toOpaque()
        _ = functions.addFilter(
            bus, nil,
            { message, context, _ in
                guard let message, let context else { return 0 }
                return Unmanaged<ScriptedOrca>.fromOpaque(context).takeUnretainedValue().take(message)
            }, context)
        _ = functions.requestName(bus, version.service, 0)
        ready.signal()
        while !isEnding.load(ordering: .acquiring) {
            let code = functions.process(bus, nil)
            if code < 0 { return }
            if code == 0 { _ = functions.wait(bus, 10_000) }
        }
    }

    /// Answers a call. Returns 1 if the message was one.
    private func take(_ message: OpaquePointer) -> Int32 {
        guard functions.isCall(message, nil, nil) > 0 else { return 0 }
        guard let call = call(message) else { return error("UnknownObject", to: message) }
        received.withLock { $0.append(call) }
        switch (script.withLock { $0 }(call), call) {
        case (.nothing, _): return 1
        case (.error, _): return error("Failed", to: message)
        case (_, .version):
            return "49.1".withCString { reply(to: message, UInt8(ascii: "s"), UnsafeRawPointer($0)) }
        case (let answer, _):
            var flag: Int32 = if case .success = answer { 1 } else { 0 }
            return reply(to: message, UInt8(ascii: "b"), &flag)
        }
    }

    private func call(_ message: OpaquePointer) -> Call? {
        func text(_ get: BusFunctions.GetText) -> String { get(message).map { String(cString: $0) } ?? "" }
        let (path, interface, member) = (text(functions.path), text(functions.interface), text(functions.member))
        if path == version.path, interface == version.service {
            if member == "GetVersion" { return .version }
            return member == "PresentMessage" ? string(message).map { .present($0) } : nil
        }
        guard (path, interface) == version.speech else { return nil }
        if version == .orca1 { return member == "InterruptSpeech" ? .interrupt : nil }
        return member == "ExecuteCommand" && string(message) == "InterruptSpeech" ? .interrupt : nil
    }

    private func string(_ message: OpaquePointer) -> String? {
        var text: UnsafePointer<CChar>?
        guard functions.read(message, CChar(UInt8(ascii: "s")), &text) > 0 else { return nil }
        return text.map { String(cString: $0) }
    }

    private func reply(to message: OpaquePointer, _ type: UInt8, _ value: UnsafeRawPointer) -> Int32 {
        var made: OpaquePointer?
        guard functions.newReply(message, &made) >= 0, let reply = made else { return 1 }
        defer { _ = functions.release(reply) }
        _ = functions.append(reply, CChar(type), value)
        _ = functions.send(nil, reply, nil)
        return 1
    }

    private func error(_ name: String, to message: OpaquePointer) -> Int32 {
        "org.freedesktop.DBus.Error.\(name)".withCString { name in
            "it can't be done".withCString { text in
                let error: [UInt] = [UInt(bitPattern: name), UInt(bitPattern: text), 0]
                _ = functions.replyError(message, error)
            }
        }
        return 1
    }
}
