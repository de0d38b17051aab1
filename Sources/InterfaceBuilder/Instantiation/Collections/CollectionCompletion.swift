import Foundation
import HeadlessUIKit

extension Completion {
    /// Gives a collection the names of its prototypes and, until another data source is connected, one cell of each.
    func completeCollection(_ collection: UICollectionView, _ object: Object) {
        let prototypes = document.objects(of: object, in: "cells")
        for prototype in prototypes { register(prototype, kind: nil, in: collection) }
        let header = document.object(of: object, key: "sectionHeaderView")
        let footer = document.object(of: object, key: "sectionFooterView")
        if let header { register(header, kind: UICollectionView.elementKindSectionHeader, in: collection) }
        if let footer { register(footer, kind: UICollectionView.elementKindSectionFooter, in: collection) }
        let cells = prototypes.compactMap { maker.live($0.index) as? UICollectionViewCell }
        guard !cells.isEmpty || header != nil || footer != nil else { return }
        let items = ArchivedItems(cells: cells, header: reusable(header), footer: reusable(footer))
        collection.keepAlive(items)
        collection.dataSource = items
        collection.delegate = items
    }

    private func reusable(_ object: Object?) -> UICollectionReusableView? {
        object.flatMap { maker.live($0.index) as? UICollectionReusableView }
    }

    /// Lets the collection make more views of a prototype. Their connections reach what is in the view, not what is
    /// outside.
    private func register(_ prototype: Object, kind: String?, in collection: UICollectionView) {
        guard let identifier = prototype.attribute("reuseIdentifier"), !identifier.isEmpty else { return }
        let archive = maker.archive
        collection.registerIfNeeded(kind: kind, identifier) {
            let maker = ObjectMaker(archive)
            maker.make(archive.subtree(of: prototype))
            maker.finish()
            maker.awaken()
            return maker.live(prototype.index) as? UICollectionReusableView
                ?? (kind == nil ? UICollectionViewCell(frame: .zero) : UICollectionReusableView(frame: .zero))
        }
    }
}
