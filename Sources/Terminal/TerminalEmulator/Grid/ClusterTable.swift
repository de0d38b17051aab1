/// The distinct grapheme clusters of more than one scalar. Cells hold their indices.
struct ClusterTable {
    /// More distinct clusters than any screen shows; the scalars of all take at most a few megabytes.
    static let capacity = 65_536

    /// Index 0 stays empty, since a cell with the value 0 is blank.
    private var clusters: [[UInt32]] = [[]]
    private var ids: [[UInt32]: UInt32] = [:]
    private var free: [UInt32] = []

    var isFull: Bool { clusters.count >= Self.capacity && free.isEmpty }
    var count: Int { clusters.count }

    subscript(id: UInt32) -> [UInt32] { Int(id) < clusters.count ? clusters[Int(id)] : [] }

    /// The index of a cluster, or nil when the table is full.
    mutating func intern(_ scalars: [UInt32]) -> UInt32? {
        if let id = ids[scalars] { return id }
        if let id = free.popLast() {
            clusters[Int(id)] = scalars
            ids[scalars] = id
            return id
        }
        guard clusters.count < Self.capacity else { return nil }
        let id = UInt32(clusters.count)
        clusters.append(scalars)
        ids[scalars] = id
        return id
    }

    /// Reclaims the clusters that are not marked as used.
    mutating func sweep(used: [Bool]) {
        free.removeAll()
        for index in clusters.indices.dropFirst().reversed() where index >= used.count || !used[index] {
            if !clusters[index].isEmpty { ids[clusters[index]] = nil }
            clusters[index] = []
            free.append(UInt32(index))
        }
    }
}

/// A hyperlink that a program put on its text (OSC 8). Nothing here opens it.
public struct Hyperlink: Hashable, Sendable {
    /// The target of the link, as the program wrote it: untrusted text.
    public var uri: String
    /// The id that joins the pieces of one link, if the program named it.
    public var id: String

    /// Makes a link.
    public init(uri: String, id: String = "") {
        self.uri = uri
        self.id = id
    }
}

/// The distinct hyperlinks on the grid and in the scrollback. Index 0 means no link.
struct LinkTable {
    static let capacity = 16_384
    /// The bytes that all links may take together.
    static let maximumBytes = 4 << 20

    private var links: [Hyperlink?] = [nil]
    private var ids: [Hyperlink: UInt16] = [:]
    private var free: [UInt16] = []
    private var bytes = 0

    var isFull: Bool { links.count >= Self.capacity && free.isEmpty || bytes >= Self.maximumBytes }
    var count: Int { links.count }

    subscript(id: UInt16) -> Hyperlink? { Int(id) < links.count ? links[Int(id)] : nil }

    /// The index of a link; 0, no link, when the table is full.
    mutating func intern(_ link: Hyperlink) -> UInt16 {
        if let id = ids[link] { return id }
        if isFull { return 0 }
        bytes += link.uri.utf8.count + link.id.utf8.count
        let id: UInt16
        if let reused = free.popLast() {
            id = reused
            links[Int(id)] = link
        } else {
            id = UInt16(links.count)
            links.append(link)
        }
        ids[link] = id
        return id
    }

    /// Reclaims the links that are not marked as used.
    mutating func sweep(used: [Bool]) {
        free.removeAll()
        for index in links.indices.dropFirst().reversed() where index >= used.count || !used[index] {
            if let link = links[index] {
                ids[link] = nil
                bytes -= link.uri.utf8.count + link.id.utf8.count
            }
            links[index] = nil
            free.append(UInt16(index))
        }
    }
}
