import Foundation

/// The layout between two others while a collection changes from one to the other. It places the items as the nearer of
/// the two does, since the states between are never drawn.
@preconcurrency @MainActor open class UICollectionViewTransitionLayout: UICollectionViewLayout {
    /// The layout at the start of the transition.
    public final let currentLayout: UICollectionViewLayout
    /// The layout at the end of the transition.
    public final let nextLayout: UICollectionViewLayout
    /// The progress of the transition, from 0 to 1.
    open var transitionProgress: CGFloat = 0 {
        didSet {
            if !transitionProgress.isFinite { transitionProgress = oldValue }
            invalidateLayout()
        }
    }
    private var values: [String: CGFloat] = [:]

    /// Creates a layout between two others.
    public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
        self.currentLayout = currentLayout
        nextLayout = newLayout
        super.init()
    }

    /// Returns nil: the layout is made only by a transition.
    public required init?(coder: NSCoder) { nil }

    /// Stores a value of the app during the transition.
    open func updateValue(_ value: CGFloat, forAnimatedKey key: String) { values[key] = value }
    /// Returns a value that the app has stored; 0 for none.
    open func value(forAnimatedKey key: String) -> CGFloat { values[key] ?? 0 }

    private var nearer: UICollectionViewLayout { transitionProgress < 0.5 ? currentLayout : nextLayout }

    private func asked<Answer>(_ question: (UICollectionViewLayout) -> Answer) -> Answer {
        let layout = nearer
        let before = layout.collectionView
        layout.collectionView = collectionView
        defer { layout.collectionView = before }
        return question(layout)
    }

    open override func prepare() {
        super.prepare()
        asked { $0.prepare() }
    }
    open override var collectionViewContentSize: CGSize { asked(\.collectionViewContentSize) }
    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        asked { $0.layoutAttributesForElements(in: rect) }
    }
    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        asked { $0.layoutAttributesForItem(at: indexPath) }
    }
    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        asked { $0.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath) }
    }
}

/// A transition of a collection between layouts, until it is finished or cancelled.
struct LayoutTransition {
    var layout: UICollectionViewTransitionLayout
    var completion: ((Bool, Bool) -> Void)?
}

extension UICollectionView {
    func endTransition(isFinished: Bool) {
        guard let transition else { return }
        self.transition = nil
        collectionViewLayout = isFinished ? transition.layout.nextLayout : transition.layout.currentLayout
        guard let completion = transition.completion else { return }
        MainLoop.main.perform { completion(true, isFinished) }
    }
}

/// The parts of a flow layout that are no longer valid.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
    /// Whether the sizes of the delegate must be requested again.
    open var invalidateFlowLayoutDelegateMetrics = true
    /// Whether the positions of the items must be computed again.
    open var invalidateFlowLayoutAttributes = true
}
