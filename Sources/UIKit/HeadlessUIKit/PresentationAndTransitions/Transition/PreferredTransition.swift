import Foundation

extension UIViewController {
    /// The animation by which a controller is shown and leaves (iOS 18).
    ///
    /// A zoom grows from a view of the screen before and shrinks back to one, which may be another after the user has
    /// moved on: VoiceOver's cursor goes to that view.
    @preconcurrency @MainActor public final class Transition: NSObject {
        enum Kind {
            case style(UIModalTransitionStyle)
            case zoom(ZoomOptions?, (ZoomSourceViewProviderContext) -> UIView?)
        }

        let kind: Kind

        private init(_ kind: Kind) {
            self.kind = kind
            super.init()
        }

        /// A zoom from a view of the screen before.
        public static func zoom(
            options: ZoomOptions? = nil,
            sourceViewProvider: @escaping (ZoomSourceViewProviderContext) -> UIView?
        ) -> Transition { Transition(.zoom(options, sourceViewProvider)) }
        /// From the bottom to the top.
        public static func coverVertical() -> Transition { Transition(.style(.coverVertical)) }
        /// A turn around the vertical axis.
        public static func flipHorizontal() -> Transition { Transition(.style(.flipHorizontal)) }
        /// A cross-fade.
        public static func crossDissolve() -> Transition { Transition(.style(.crossDissolve)) }
        /// A page that curls.
        public static func partialCurl() -> Transition { Transition(.style(.partialCurl)) }

        /// The options of a zoom; only drawing uses them.
        @preconcurrency @MainActor public final class ZoomOptions: NSObject {
            /// Returns the part of the controller's view that corresponds to the source view, or nil.
            public var alignmentRectProvider: ((UIViewController) -> CGRect?)?
            /// Whether a drag may begin to dismiss the controller; asked by no gesture here.
            public var interactiveDismissShouldBegin: (() -> Bool)?
            /// The colour over the screen before, or nil.
            public var dimmingColor: UIColor?
            /// The effect over the screen before, or nil.
            public var dimmingVisualEffect: UIBlurEffect?

            /// Creates options.
            public override init() {
                super.init()
            }
        }

        /// The controllers of a zoom.
        @preconcurrency @MainActor public final class ZoomSourceViewProviderContext: NSObject {
            /// The controller of the screen before.
            public let sourceViewController: UIViewController
            /// The controller that is shown by the zoom.
            public let zoomedViewController: UIViewController

            init(_ source: UIViewController, _ zoomed: UIViewController) {
                sourceViewController = source
                zoomedViewController = zoomed
                super.init()
            }
        }
    }

    /// Returns the view of another controller from which this one zooms, or to which it zooms back; nil for other
    /// transitions, and for a view that is not on the screen.
    final func zoomSource(in other: UIViewController?) -> UIView? {
        guard let other, case .zoom(_, let provider)? = preferredTransition?.kind else { return nil }
        let view = provider(Transition.ZoomSourceViewProviderContext(other, self))
        return view?.window == nil ? nil : view
    }
}
