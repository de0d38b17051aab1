import Foundation
import HeadlessUIKit

extension UITableView {
    /// Names a nib whose first cell is made for rows; nil takes the name back. A nib without a cell is an error of the
    /// app, as in UIKit.
    public final func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
        guard let nib else { return register(AnyClass?.none, forCellReuseIdentifier: identifier) }
        register(forCellReuseIdentifier: identifier) {
            let cell: UITableViewCell = nib.firstView(for: identifier)
            cell.adopt(reuseIdentifier: identifier)
            return cell
        }
    }

    /// Names a nib whose first view is made for headers and footers; nil takes the name back. A nib without one is an
    /// error of the app, as in UIKit.
    public final func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
        guard let nib else {
            return register(AnyClass?.none, forHeaderFooterViewReuseIdentifier: identifier)
        }
        register(forHeaderFooterViewReuseIdentifier: identifier) {
            let view: UITableViewHeaderFooterView = nib.firstView(for: identifier)
            view.adopt(reuseIdentifier: identifier)
            return view
        }
    }
}

extension UICollectionView {
    /// Names a nib whose first cell is made for items; nil takes the name back. A nib without a cell is an error of the
    /// app, as in UIKit.
    public final func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
        guard let nib else { return register(AnyClass?.none, forCellWithReuseIdentifier: identifier) }
        register(kind: nil, identifier) {
            let cell: UICollectionViewCell = nib.firstView(for: identifier)
            cell.reuseIdentifier = identifier
            return cell
        }
    }

    /// Names a nib whose first view is made beside the items; nil takes the name back. A nib without one is an error of
    /// the app, as in UIKit.
    public final func register(
        _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
    ) {
        guard let nib else {
            return register(AnyClass?.none, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
        }
        register(kind: kind, identifier) {
            let view: UICollectionReusableView = nib.firstView(for: identifier)
            view.reuseIdentifier = identifier
            return view
        }
    }
}

extension UINib {
    /// The first view of a kind among the top-level objects.
    fileprivate func firstView<View: UIView>(for identifier: String) -> View {
        for item in items() {
            if let view = item.object as? View { return view }
        }
        preconditionFailure(
            "The nib registered for the identifier \(identifier) has no \(View.self) among its top-level objects")
    }
}

extension Bundle {
    /// Makes the top-level objects of the nib of a name. A nib that is not there ends the program, as in UIKit.
    ///
    /// - Parameters:
    ///   - name: the name without the suffix "xib".
    ///   - owner: the object behind the placeholder for the file's owner, whose outlets are connected.
    ///   - options: nothing that matters here.
    @discardableResult public func loadNibNamed(
        _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
    ) -> [Any]? {
        // UIKit declares this free of actors, but views are made on the main thread alone, which is checked. The owner and
        // the objects don't leave it.
        nonisolated(unsafe) let owner = owner
        nonisolated(unsafe) var objects: [Any] = []
        MainActor.assumeIsolated {
            objects = UINib(nibName: name, bundle: self).items(withOwner: owner).map(\.object)
        }
        return objects
    }
}

extension UINib {
    /// What can be said when a nib is made.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        /// The key as text.
        public let rawValue: String
        /// Creates a key from text.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Objects of the app that stand for placeholders of the file; they are not connected here.
        public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
    }
}
