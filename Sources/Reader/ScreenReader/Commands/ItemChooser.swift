import AccessibilityTree
import Foundation

/// The item chooser: the elements of a screen by the alphabet, to search in and to jump to.
public struct ItemChooser: Sendable, Hashable {
    /// An element of the list.
    public struct Item: Sendable, Hashable {
        /// The id of the element that is chosen.
        public let id: NodeID
        /// The text of the element.
        public let text: String
        /// The text by which it is sorted and found.
        fileprivate let key: String
    }

    /// The search text.
    public private(set) var search = ""
    /// The elements that contain the search text, in alphabetical order.
    public private(set) var items: [Item]
    /// The index of the chosen element among `items`.
    public private(set) var position = 0
    private let all: [Item]

    /// Longer texts are sorted and found by their beginning.
    private static let keyLength = 256
    /// The maximum length of a search; finding an element takes less.
    private static let searchLength = 200

    /// Creates the list; elements of the same name stay in the order in which they are given. Neither the case of
    /// letters nor their accents count.
    init(_ elements: [(id: NodeID, text: String)]) {
        let keyed = elements.map { Item(id: $0.id, text: $0.text, key: Self.key($0.text)) }
        all = keyed.enumerated().sorted { ($0.element.key, $0.offset) < ($1.element.key, $1.offset) }.map(\.element)
        items = all
    }

    /// The chosen element, or nil when none matches.
    public var selected: Item? { items.indices.contains(position) ? items[position] : nil }

    private static func key(_ text: String) -> String {
        String(text.prefix(keyLength)).folding(
            options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
    }

    /// Chooses another element; false when there is none.
    mutating func select(_ position: Int) -> Bool {
        guard items.indices.contains(position) else { return false }
        self.position = position
        return true
    }

    /// Appends to the search text.
    mutating func type(_ text: String) {
        find(String((search + text.filter { !$0.isNewline }).prefix(Self.searchLength)))
    }

    /// Takes the last character away; false when there is none.
    mutating func deleteBackward() -> Bool {
        guard !search.isEmpty else { return false }
        find(String(search.dropLast()))
        return true
    }

    /// The chosen element stays chosen if it fits.
    private mutating func find(_ text: String) {
        let chosen = selected?.id
        search = text
        let wanted = Self.key(text)
        items = wanted.isEmpty ? all : all.filter { $0.key.contains(wanted) }
        position = chosen.flatMap { id in items.firstIndex { $0.id == id } } ?? 0
    }
}
