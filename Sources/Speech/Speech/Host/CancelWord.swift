import Foundation
import Synchronization

/// A word of memory that the host and the helper share: the number of the last request that is cancelled.
///
/// The helper checks it for every chunk of sound, so that cancelling needs no message and no thread.
package final class CancelWord: Sendable {
    /// The file descriptor of the memory, for the helper to inherit; or nil in the helper.
    package let descriptor: Int32?
    private let address: UInt

    /// Makes a word for a new helper.
    ///
    /// - Parameter number: At least this descriptor is used, so that it cannot be one of the standard ones.
    package init(descriptorFrom number: Int32) throws(SynthesisError) {
        let memory = Self.makeMemory()
        let descriptor = memory < 0 ? -1 : fcntl(memory, F_DUPFD_CLOEXEC, number)
        if memory >= 0 { close(memory) }
        guard descriptor >= 0, ftruncate(descriptor, off_t(Self.size)) == 0, let address = Self.map(descriptor) else {
            if descriptor >= 0 { close(descriptor) }
            throw .unavailable("cannot share memory with the speech engine: \(String(cString: strerror(errno)))")
        }
        self.descriptor = descriptor
        self.address = address
    }

    /// Opens the word that the host has made, in the helper; nil if the descriptor is no such memory.
    package init?(inherited descriptor: Int32) {
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_size >= Self.size, let address = Self.map(descriptor) else {
            return nil
        }
        self.descriptor = nil
        self.address = address
    }

    deinit {
        munmap(UnsafeMutableRawPointer(bitPattern: address), Self.size)
        if let descriptor { close(descriptor) }
    }

    /// The number of the last cancelled request, 0 for none.
    package var value: UInt32 {
        get { withWord { $0.pointee.load(ordering: .acquiring) } }
        set { withWord { $0.pointee.store(newValue, ordering: .releasing) } }
    }

    private static let size = 4096

    private typealias MemoryFile = @convention(c) (UnsafePointer<CChar>, UInt32) -> Int32

    /// Memory without a name; where the C library cannot make it, memory whose name is gone before anyone could use it.
    private static func makeMemory() -> Int32 {
        if let function = dlsym(nil, "memfd_create") {
            // 1 is MFD_CLOEXEC.
            let memory = unsafeBitCast(function, to: MemoryFile.self)("earshot", 1)
            if memory >= 0 { return memory }
        }
        let name = "/earshot-\(getpid())-\(UInt64.random(in: 0...UInt64.max))"
        let memory = shm_open(name, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        if memory >= 0 { shm_unlink(name) }
        return memory
    }

    private static func map(_ descriptor: Int32) -> UInt? {
        guard let memory = mmap(nil, size, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0), memory != MAP_FAILED
        else { return nil }
        return UInt(bitPattern: memory)
    }

    /// The mapping lives until this object is freed, is aligned to a page and is only ever used as this one atomic.
    private func withWord<Result>(_ body: (UnsafeMutablePointer<Atomic<UInt32>>) -> Result) -> Result {
        guard let memory = UnsafeMutableRawPointer(bitPattern: address) else {
            preconditionFailure("a mapping is never at address 0")
        }
        return body(memory.assumingMemoryBound(to: Atomic<UInt32>.self))
    }
}
