/// The container of a presentation: everything behind it is out of reach of assistive technologies.
@MainActor final class UITransitionView: UIView {
    weak var presentationController: UIPresentationController?
    private var lastSize: CGSize?

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let controller = presentationController, let view = controller.presentedView else { return }
        if let lastSize, lastSize != bounds.size { controller.containerSizeDidChange() }
        lastSize = bounds.size
        view.frame = controller.frameOfPresentedViewInContainerView
        // Its controller is part of the container's pass even where its size stays.
        view.setNeedsLayout()
    }
}
