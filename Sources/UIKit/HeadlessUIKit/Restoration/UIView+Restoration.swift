import Foundation

// The state that UIKit's own views save.
extension UIScrollView {
    private static var offsetKey: String { "UIScrollView.contentOffset" }

    final func encodeOffset(with coder: NSCoder) { coder.encode(contentOffset, forKey: Self.offsetKey) }

    final func decodeOffset(with coder: NSCoder) {
        if coder.containsValue(forKey: Self.offsetKey) { contentOffset = coder.decodeCGPoint(forKey: Self.offsetKey) }
    }
}

/// The visible and selected content of a table or collection view, by the data source's names.
struct ContentMemory {
    private static let selectionKey = "UIDataSourceModelAssociation.selection"
    private static let firstVisibleKey = "UIDataSourceModelAssociation.firstVisible"

    var selection: [String] = []
    var firstVisible: String?

    @MainActor static func encode(
        selected: [IndexPath], firstVisible: IndexPath?, of view: UIView, source: AnyObject?, with coder: NSCoder
    ) {
        guard let names = source as? any UIDataSourceModelAssociation else { return }
        coder.encode(selected.compactMap { names.modelIdentifierForElement(at: $0, in: view) }, forKey: selectionKey)
        if let name = firstVisible.flatMap({ names.modelIdentifierForElement(at: $0, in: view) }) {
            coder.encode(name, forKey: firstVisibleKey)
        }
    }

    init?(from coder: NSCoder) {
        guard coder.containsValue(forKey: Self.selectionKey) else { return nil }
        let names = coder.decodeObject(forKey: Self.selectionKey) as? [Any] ?? []
        selection = names.compactMap { $0 as? String }
        firstVisible = coder.decodeObject(forKey: Self.firstVisibleKey) as? String
    }

    /// Returns the selected and first visible content.
    @MainActor func paths(in view: UIView, source: AnyObject?) -> (selected: [IndexPath], firstVisible: IndexPath?) {
        guard let names = source as? any UIDataSourceModelAssociation else { return ([], nil) }
        return (
            selection.compactMap { names.indexPathForElement(withModelIdentifier: $0, in: view) },
            firstVisible.flatMap { names.indexPathForElement(withModelIdentifier: $0, in: view) }
        )
    }
}
