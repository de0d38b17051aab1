import Foundation

/// Standard output, with its errors seen.
package enum StandardOutput {
    /// The error thrown when the reader of a pipe is gone, as with `earshot read … | head`: the tool exits quietly.
    package struct Closed: Error {}

    /// Writes text as it is. Whatever comes from a file must have gone through `SafeText` before.
    package static func write(_ text: String) throws {
        try write(Array(text.utf8))
    }

    /// Writes bytes, such as those of a sound.
    package static func write(_ bytes: [UInt8]) throws {
        try write(bytes, to: STDOUT_FILENO)
    }

    /// Writes a line.
    package static func writeLine(_ text: String = "") throws {
        try write(text + "\n")
    }

    fileprivate static func write(_ bytes: [UInt8], to descriptor: Int32) throws {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
            if count > 0 {
                rest = rest.dropFirst(count)
            } else if errno == EPIPE {
                throw Closed()
            } else if errno != EINTR && errno != EAGAIN {
                throw ToolError(
                    "writing failed: \(String(cString: strerror(errno)))", file: "standard output",
                    exitCode: .cannotCreate)
            }
        }
    }
}

/// Standard error, for which a failure to write can't be reported.
package enum StandardError {
    /// Writes text as it is.
    package static func write(_ text: String) {
        try? StandardOutput.write(Array(text.utf8), to: STDERR_FILENO)
    }
}
