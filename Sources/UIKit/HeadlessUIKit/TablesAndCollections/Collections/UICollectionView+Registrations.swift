import Foundation

extension UICollectionView {
    /// A class of cells and the way to configure them for an item, in one value (iOS 14).
    @preconcurrency @MainActor public struct CellRegistration<Cell: UICollectionViewCell, Item> {
        /// Configures a cell.
        public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void
        fileprivate let handler: Handler
        fileprivate let identifier = RegistrationName.next()

        /// Creates a registration with a function that configures cells.
        public init(handler: @escaping Handler) {
            self.handler = handler
        }
    }

    /// A class of supplementary views and the way to configure them, in one value (iOS 14).
    @preconcurrency @MainActor public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
        /// Configures a view.
        public typealias Handler = (
            _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
        ) -> Void
        fileprivate let handler: Handler
        fileprivate let elementKind: String
        fileprivate let identifier = RegistrationName.next()

        /// Creates a registration for a kind with a function that configures views.
        public init(elementKind: String, handler: @escaping Handler) {
            self.elementKind = elementKind
            self.handler = handler
        }
    }

    /// Returns a reused or new cell, configured for an item; for a nil item it isn't configured.
    public final func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
        using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
    ) -> Cell {
        let name = registration.identifier
        registerIfNeeded(Cell.self, kind: nil, name)
        let view = dequeueReusableCell(withReuseIdentifier: name, for: indexPath)
        // Only cells of this class have the registration's identifier.
        let cell = view as? Cell ?? UICollectionReusableView.make(Cell.self, for: name)
        if let item { registration.handler(cell, indexPath, item) }
        return cell
    }

    /// Returns a reused or new view, configured for a section.
    public final func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
        using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
    ) -> Supplementary {
        let (name, kind) = (registration.identifier, registration.elementKind)
        registerIfNeeded(Supplementary.self, kind: kind, name)
        let found = dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: name, for: indexPath)
        // Only views of this class have the registration's identifier.
        let view = found as? Supplementary ?? UICollectionReusableView.make(Supplementary.self, for: name)
        registration.handler(view, kind, indexPath)
        return view
    }
}

/// Gives each registration a unique reuse identifier.
@MainActor private enum RegistrationName {
    private static var count = 0

    static func next() -> String {
        count += 1
        return "registration \(count)"
    }
}
