import Foundation

extension UICollectionView {
    /// Names a class of cells and how they are filled from an item, in one value (iOS 14).
    @preconcurrency @MainActor public struct CellRegistration<Cell: UICollectionViewCell, Item> {
        /// Fills a cell.
        public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void
        fileprivate let handler: Handler
        fileprivate let identifier = RegistrationName.next()

        /// Creates a registration with a function that fills cells.
        public init(handler: @escaping Handler) {
            self.handler = handler
        }
    }

    /// A class of supplementary views and the way to configure them, in one value (iOS 14).
    @preconcurrency @MainActor public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
        /// Fills a view.
        public typealias Handler = (
            _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
        ) -> Void
        fileprivate let handler: Handler
        fileprivate let elementKind: String
        fileprivate let identifier = RegistrationName.next()

        /// Creates a registration for a kind with a function that fills views.
        public init(elementKind: String, handler: @escaping Handler) {
            self.elementKind = elementKind
            self.handler = handler
        }
    }

    /// A cell that is no longer shown, or a new one, filled for an item; a nil item leaves it unfilled.
    public final func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
        using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
    ) -> Cell {
        let name = registration.identifier
        registerIfNeeded(Cell.self, kind: nil, name)
        let view = dequeueReusableCell(withReuseIdentifier: name, for: indexPath)
        // Only cells of this class carry the registration's name.
        let cell = view as? Cell ?? UICollectionReusableView.make(Cell.self, for: name)
        if let item { registration.handler(cell, indexPath, item) }
        return cell
    }

    /// A view that is no longer shown, or a new one, filled for a section.
    public final func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
        using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
    ) -> Supplementary {
        let (name, kind) = (registration.identifier, registration.elementKind)
        registerIfNeeded(Supplementary.self, kind: kind, name)
        let found = dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: name, for: indexPath)
        // Only views of this class carry the registration's name.
        let view = found as? Supplementary ?? UICollectionReusableView.make(Supplementary.self, for: name)
        registration.handler(view, kind, indexPath)
        return view
    }
}

/// Gives each registration a reuse identifier of its own.
@MainActor private enum RegistrationName {
    private static var count = 0

    static func next() -> String {
        count += 1
        return "registration \(count)"
    }
}
