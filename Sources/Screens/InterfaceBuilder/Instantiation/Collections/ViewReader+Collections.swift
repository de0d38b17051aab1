import AccessibilityTree
import Foundation
import HeadlessUIKit

extension ViewReader {
    func applyCollection(_ object: Object, to collection: UICollectionView) {
        guard let layout = values.document.object(of: object, key: "collectionViewLayout"),
            let flow = collection.collectionViewLayout as? UICollectionViewFlowLayout
        else { return }
        if let spacing = layout[.minimumLineSpacing] { flow.minimumLineSpacing = spacing }
        if let spacing = layout[.minimumInteritemSpacing] { flow.minimumInteritemSpacing = spacing }
        if let size = layout[.itemSize] { flow.itemSize = size }
        if let size = layout[.headerReferenceSize] { flow.headerReferenceSize = size }
        if let size = layout[.footerReferenceSize] { flow.footerReferenceSize = size }
        if let insets = layout[.sectionInset] { flow.sectionInset = insets }
        flow.scrollDirection = layout[.scrollDirection] == "horizontal" ? .horizontal : .vertical
    }
}

extension CGSize {
    init(_ size: Size) {
        self.init(width: size.width, height: size.height)
    }
}
