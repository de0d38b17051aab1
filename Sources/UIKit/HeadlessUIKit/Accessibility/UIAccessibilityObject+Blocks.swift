import Foundation

/// The block forms of iOS 17. A block wins over an assigned value, in the plain getter too, and for assistive
/// technologies also over an overridden getter or method.
extension UIAccessibilityObject {
    func assignBlock<Block>(_ keyPath: ReferenceWritableKeyPath<AccessibilityBlocks, Block>, _ block: Block) {
        assignedForWriting.blocksForWriting[keyPath: keyPath] = block
        accessibilityDidChange([.attributes, .structure])
    }
}
