/// Presents over all of the container: the full-screen styles and those in the current context.
@MainActor final class FullScreenPresentationController: UIPresentationController {
    /// Whether it is used in place of a presentation controller that the app's delegate did not supply.
    private let isFallback: Bool

    init(_ presented: UIViewController, isFallback: Bool = false) {
        self.isFallback = isFallback
        super.init(presentedViewController: presented, presenting: nil)
    }

    override var shouldRemovePresentersView: Bool {
        switch resolvedStyle {
        case .overFullScreen, .overCurrentContext: false
        // A delegate without a presentation controller gets the full-screen style (guide, "Vending Your Presentation
        // Controller to UIKit").
        case .custom: isFallback
        default: true
        }
    }

    override var placesPresentedView: Bool { true }
}
