/// Cuts bytes into lines of a bounded length, whatever pieces they come in.
struct LineBuffer {
    /// A line, or a marker for one that cannot be returned.
    enum Line: Equatable {
        case bytes([UInt8])
        /// The line was longer than allowed and is gone.
        case tooLong
    }

    private let longest: Int
    private var bytes: [UInt8] = []
    /// The start of the next line.
    private var start = 0
    /// Up to where no line end was found.
    private var searched = 0
    private var isSkipping = false

    /// Creates an empty buffer for lines of at most `longest` bytes without their end.
    init(longest: Int) {
        self.longest = longest
    }

    /// The number of buffered bytes.
    var count: Int { bytes.count - start }

    /// Appends received bytes.
    mutating func append(_ new: some Collection<UInt8>) {
        if start > 0 {
            bytes.removeSubrange(..<start)
            searched -= start
            start = 0
        }
        bytes.append(contentsOf: new)
    }

    /// The next complete line without its end, or nil while there is none.
    mutating func next() -> Line? {
        guard let end = bytes[searched...].firstIndex(of: 0x0A) else {
            searched = bytes.count
            if isSkipping || count > longest {
                let isNew = !isSkipping
                isSkipping = true
                clear()
                return isNew ? .tooLong : nil
            }
            return nil
        }
        let line = bytes[start..<end]
        start = end + 1
        searched = start
        if isSkipping {
            isSkipping = false
            return next()
        }
        return line.count > longest ? .tooLong : .bytes(Array(line))
    }

    /// The rest, which has no line end, once there is no more to come; nil if there is none.
    mutating func last() -> Line? {
        defer { clear() }
        guard !isSkipping, count > 0 else { return nil }
        return count > longest ? .tooLong : .bytes(Array(bytes[start...]))
    }

    private mutating func clear() {
        bytes = []
        start = 0
        searched = 0
    }
}
