import Foundation

/// The configuration of all sections of a compositional layout.
@preconcurrency @MainActor open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
    /// The direction in which the layout scrolls.
    open var scrollDirection = UICollectionView.ScrollDirection.vertical
    /// The space between sections, in points.
    open var interSectionSpacing: CGFloat = 0
    /// The boundary supplementary items of the whole layout.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    /// The boundary that the insets of sections are added to where sections don't specify one.
    open var contentInsetsReference = UIContentInsetsReference.safeArea

    /// Creates a configuration for a layout that scrolls vertically.
    public override init() {
        super.init()
    }
}

/// Returns the section at an index in an environment; nil for none.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
    @MainActor (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?
