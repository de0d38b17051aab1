/// Presents over all of the container: the full-screen styles and those in the current context.
@MainActor final class FullScreenPresentationController: UIPresentationController {
    override var shouldRemovePresentersView: Bool {
        switch resolvedStyle {
        case .overFullScreen, .overCurrentContext, .custom: false
        default: true
        }
    }
}
