/// Live objects by the indices of the document's objects.
///
/// Objects that are made together mostly have adjacent indices, so most are kept in an array, which is much faster than
/// a dictionary; the others, however far apart, take no additional room.
struct LiveObjects {
    private var first = 0
    private var near: [AnyObject?] = []
    private var far: [Int: AnyObject] = [:]
    // The maximum number of indices without a live object between two in the list.
    private static let gap = 64

    /// The live object for an index, or nil. Setting nil has no effect: objects stay once they are made.
    subscript(index: Int) -> AnyObject? {
        get {
            let place = index - first
            if place >= 0, place < near.count, let object = near[place] { return object }
            return far.isEmpty ? nil : far[index]
        }
        set {
            guard let newValue else { return }
            if near.isEmpty { first = index }
            let place = index - first
            if place >= 0, place < near.count {
                near[place] = newValue
            } else if place >= 0, place - near.count <= Self.gap {
                for _ in near.count..<place { near.append(nil) }
                near.append(newValue)
            } else {
                far[index] = newValue
            }
        }
    }
}
