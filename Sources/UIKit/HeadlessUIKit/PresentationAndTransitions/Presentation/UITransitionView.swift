/// The container of a presentation: content behind it is unreachable if the presentation requires that.
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

    // MARK: Reachable content

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

    // Reachable views behind the presentation are read after the presented content.
    override var defaultAccessibilityElements: [Any]? {
        guard let behind = presentationController?.viewsBehindInReach, !behind.isEmpty else { return nil }
        let regions = subviews.filter { $0 is DismissRegion }
        let grabbers = subviews.filter { $0 is SheetGrabber }
        return grabbers + subviews.filter { !($0 is DismissRegion || $0 is SheetGrabber) } + behind + regions
    }

    /// Called when the reachable content behind the container has changed.
    func reachDidChange() {
        guard let controller = presentationController else { return }
        accessibilityViewIsModal = controller.isModal
        accessibilityDidChange([.attributes, .structure])
    }
}
