/// A Swift file of an app as it was written.
public struct AppSource: Sendable {
    /// The file's path, by which messages and compiler errors name it.
    public var path: String
    /// The file's content; UTF-8, perhaps with a byte order mark.
    public var bytes: [UInt8]

    /// A file with its content.
    public init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
    }
}

/// A Swift file of an app as it compiles on Linux.
public struct AdaptedSource: Sendable {
    /// The path of the file that it was made of.
    public var path: String
    /// The content, byte for byte the file's own where nothing had to be changed.
    public var bytes: [UInt8]
    /// Whether anything was changed.
    public var isChanged: Bool
}
