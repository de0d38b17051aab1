import Foundation

/// The measured sizes of items, by section and item, which replace a layout's estimates.
struct MeasuredSizes {
    private var sizes: [Int: [Int: CGSize]] = [:]

    /// The measured sizes of a section, by item.
    subscript(section section: Int) -> [Int: CGSize] { sizes[section] ?? [:] }

    /// Stores the measured size of an item.
    mutating func set(_ size: CGSize, at path: IndexPath) { sizes[path.section, default: [:]][path.item] = size }

    /// Moves sizes to their items' new places; those of removed items are dropped.
    mutating func move(_ newPlace: (IndexPath) -> IndexPath?) {
        let before = sizes
        sizes = [:]
        for (section, items) in before {
            for (item, size) in items {
                if let path = newPlace(IndexPath(item: item, section: section)) { set(size, at: path) }
            }
        }
    }
}
