import Foundation
import Synchronization

/// The functions of libpulse-simple, loaded when they are first needed: Earshot does not link the library.
struct PulseLibrary: Sendable {
    typealias NewStream =
        @convention(c) (
            UnsafePointer<CChar>?, UnsafePointer<CChar>, Int32, UnsafePointer<CChar>?, UnsafePointer<CChar>,
            UnsafeRawPointer, UnsafeRawPointer?, UnsafeRawPointer?, UnsafeMutablePointer<Int32>?
        ) -> OpaquePointer?
    typealias Free = @convention(c) (OpaquePointer) -> Void
    typealias Write = @convention(c) (OpaquePointer, UnsafeRawPointer, Int, UnsafeMutablePointer<Int32>?) -> Int32
    typealias Flush = @convention(c) (OpaquePointer, UnsafeMutablePointer<Int32>?) -> Int32
    typealias Latency = @convention(c) (OpaquePointer, UnsafeMutablePointer<Int32>?) -> UInt64

    /// `pa_sample_spec`: the format, the rate, and the number of channels in one byte.
    static var sampleSpecification: [UInt32] {
        #if _endian(little)
        let native: UInt32 = 3  // PA_SAMPLE_S16LE
        #else
        let native: UInt32 = 4  // PA_SAMPLE_S16BE
        #endif
        return [native, UInt32(SpeechAudio.sampleRate), UInt32(littleEndian: 1)]
    }

    /// `pa_buffer_attr`: the maximum buffer, the target buffer, the minimum before playing, the minimum request and the
    /// fragment, all in bytes; the greatest number leaves a value to the server. Playing starts with the first sample:
    /// until it has started, the server does not report its latency and a query blocks.
    static func bufferAttributes(bytes: UInt32) -> [UInt32] {
        [.max, bytes, 2, bytes / 4, .max]
    }

    let newStream: NewStream
    let free: Free
    let write: Write
    let flush: Flush
    let latency: Latency

    /// The library, or nil where it is not installed.
    static let shared: PulseLibrary? = PulseLibrary()

    private init?() {
        guard let handle = dlopen("libpulse-simple.so.0", RTLD_NOW | RTLD_LOCAL),
            let newStream = dlsym(handle, "pa_simple_new"), let free = dlsym(handle, "pa_simple_free"),
            let write = dlsym(handle, "pa_simple_write"), let flush = dlsym(handle, "pa_simple_flush"),
            let latency = dlsym(handle, "pa_simple_get_latency")
        else { return nil }
        self.newStream = unsafeBitCast(newStream, to: NewStream.self)
        self.free = unsafeBitCast(free, to: Free.self)
        self.write = unsafeBitCast(write, to: Write.self)
        self.flush = unsafeBitCast(flush, to: Flush.self)
        self.latency = unsafeBitCast(latency, to: Latency.self)
    }
}
