import AccessibilityTree
import Foundation
import HeadlessUIKit

extension ViewReader {
    func applyCollection(_ object: Object, to collection: UICollectionView) {
        guard let layout = values.document.object(of: object, key: "collectionViewLayout"),
            let flow = collection.collectionViewLayout as? UICollectionViewFlowLayout
        else { return }
        if let spacing = layout.number(.minimumLineSpacing) { flow.minimumLineSpacing = spacing }
        if let spacing = layout.number(.minimumInteritemSpacing) { flow.minimumInteritemSpacing = spacing }
        if let size = layout.size("itemSize") { flow.itemSize = CGSize(size) }
        if let size = layout.size("headerReferenceSize") { flow.headerReferenceSize = CGSize(size) }
        if let size = layout.size("footerReferenceSize") { flow.footerReferenceSize = CGSize(size) }
        if case .insets(let top, let left, let bottom, let right) = layout.value("sectionInset") {
            flow.sectionInset = UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
        }
        flow.scrollDirection = layout.attribute("scrollDirection") == "horizontal" ? .horizontal : .vertical
    }
}

extension CGSize {
    init(_ size: Size) {
        self.init(width: size.width, height: size.height)
    }
}
