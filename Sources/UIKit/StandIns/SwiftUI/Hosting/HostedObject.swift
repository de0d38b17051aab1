/// What a representable has made, and keeps while values of the representable come and go.
@MainActor protocol HostedObject: AnyObject {
    /// The view that is shown.
    var view: UIView { get }
    /// Takes a new value of the representable.
    func update(_ view: any View, in environment: EnvironmentValues)
    /// How large the view wants to be.
    func size(_ proposal: ProposedViewSize) -> CGSize
    /// Takes the view away.
    func end()
}

extension ProposedViewSize {
    /// A size for a view of UIKit: what it measures itself, and all that is offered in a direction in which it has no size.
    @MainActor func measured(_ view: UIView) -> CGSize {
        var target = UIView.layoutFittingCompressedSize
        if let width, width.isFinite { target.width = width }
        if let height, height.isFinite { target.height = height }
        let fitting = view.systemLayoutSizeFitting(
            target,
            withHorizontalFittingPriority: width == nil ? .fittingSizeLevel : .defaultHigh,
            verticalFittingPriority: .fittingSizeLevel)
        let intrinsic = view.intrinsicContentSize
        func length(_ fitting: CGFloat, _ intrinsic: CGFloat, _ offered: CGFloat?) -> CGFloat {
            if fitting > 0 { return fitting }
            if intrinsic >= 0 { return intrinsic }
            return offered.flatMap { $0.isFinite ? $0 : nil } ?? 0
        }
        return CGSize(
            width: length(fitting.width, intrinsic.width, width),
            height: length(fitting.height, intrinsic.height, height))
    }
}
