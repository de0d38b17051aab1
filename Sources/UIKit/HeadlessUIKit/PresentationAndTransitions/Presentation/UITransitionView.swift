/// The container of a presentation: what is behind it is out of reach, as far as the presentation says so.
@MainActor final class UITransitionView: UIView {
    weak var presentationController: UIPresentationController?
    private var lastSize: CGSize?

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let controller = presentationController else { return }
        let hasNewSize = lastSize.map { $0 != bounds.size } ?? false
        lastSize = bounds.size
        if hasNewSize { controller.containerSizeDidChange() }
        controller.containerDidBeginLayout(hasNewSize: hasNewSize)
    }

    // MARK: What stays in reach

    override class var overridesHitTest: Bool { true }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        guard let controller = presentationController, hit == nil || hit === self || hit is DismissRegion else {
            return hit
        }
        for view in controller.viewsBehindInReach {
            if let found = view.hitTest(convert(point, to: view), with: event) { return found }
        }
        return hit === self && !controller.isModal ? nil : hit
    }

    // Views behind that stay in reach are read after what is presented.
    override var defaultAccessibilityElements: [Any]? {
        guard let behind = presentationController?.viewsBehindInReach, !behind.isEmpty else { return nil }
        let regions = subviews.filter { $0 is DismissRegion }
        return subviews.filter { !($0 is DismissRegion) } + behind + regions
    }

    /// What stays in reach behind the container has changed.
    func reachDidChange() {
        guard let controller = presentationController else { return }
        accessibilityViewIsModal = controller.isModal
        accessibilityDidChange([.attributes, .structure])
    }
}
