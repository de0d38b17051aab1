import Foundation
import HeadlessUIKit

extension Archive {
    /// Makes a view from a prototype of a table or a collection. Its connections reach objects inside it, not outside.
    func makeView(after prototype: Object) -> UIView? {
        let maker = ObjectMaker(self)
        maker.make(subtree(of: prototype))
        maker.finish()
        maker.awaken()
        return maker.live(prototype.index) as? UIView
    }
}

extension Completion {
    /// Lets a table make cells after its prototypes.
    func registerPrototypes(of object: Object, in table: UITableView) {
        let archive = maker.archive
        for prototype in document.objects(of: object, in: "prototypes") {
            guard let identifier = reuseIdentifier(of: prototype) else { continue }
            table.register(forCellReuseIdentifier: identifier) {
                archive.makeView(after: prototype) as? UITableViewCell
                    ?? UITableViewCell(style: .default, reuseIdentifier: identifier)
            }
        }
    }

    /// Lets a collection make cells, headers and footers after its prototypes.
    func registerPrototypes(of object: Object, in collection: UICollectionView) {
        for prototype in document.objects(of: object, in: "cells") { register(prototype, kind: nil, in: collection) }
        let extras = [
            ("sectionHeaderView", UICollectionView.elementKindSectionHeader),
            ("sectionFooterView", UICollectionView.elementKindSectionFooter),
        ]
        for (key, kind) in extras {
            if let prototype = document.object(of: object, key: key) { register(prototype, kind: kind, in: collection) }
        }
    }

    private func register(_ prototype: Object, kind: String?, in collection: UICollectionView) {
        guard let identifier = reuseIdentifier(of: prototype) else { return }
        let archive = maker.archive
        collection.registerIfNeeded(kind: kind, identifier) {
            archive.makeView(after: prototype) as? UICollectionReusableView
                ?? (kind == nil ? UICollectionViewCell(frame: .zero) : UICollectionReusableView(frame: .zero))
        }
    }

    private func reuseIdentifier(of prototype: Object) -> String? {
        prototype[.reuseIdentifier].flatMap { $0.isEmpty ? nil : $0 }
    }
}
