import AccessibilityTree
import Foundation
import Testing

@testable import HeadlessUIKit

/// The size of a tablet's window: regular in both directions.
let padSize = CGSize(width: 1024, height: 1366)

/// Runs a test on a stage whose presentations follow the same table of adaptations.
@MainActor func onStage(
    _ policy: AdaptationPolicy, size: CGSize = CGSize(width: 402, height: 874), _ test: (Stage) throws -> Void
) rethrows {
    let before = AdaptationPolicy.current
    defer { AdaptationPolicy.current = before }
    try onStage(size: size) { stage in
        AdaptationPolicy.current = policy
        try test(stage)
    }
}

extension Stage {
    /// The labels of the elements that VoiceOver reads in the window, in order.
    var labels: [String] {
        let tree = WindowSource(window).captureTree()
        return ReadingOrder(tree).elements.compactMap { tree[$0]?.label?.string }
    }

    /// The frame of a view in the window.
    func frame(of view: UIView) -> CGRect { view.convert(view.bounds, to: nil) }

    /// Presents a controller and waits until it is shown.
    func present(
        _ other: UIViewController, _ style: UIModalPresentationStyle, on presenter: UIViewController,
        animated: Bool = true
    ) {
        other.modalPresentationStyle = style
        if style == .popover { other.popoverPresentationController?.sourceView = presenter.view }
        presenter.present(other, animated: animated)
        settle()
    }
}

/// A screen with a button that counts its taps.
@MainActor final class CountingScreen: LoggingController {
    let button = UIButton(frame: CGRect(x: 100, y: 300, width: 120, height: 44))
    private(set) var taps = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        button.setTitle("\(name) button", for: .normal)
        button.addAction(UIAction { [weak self] _ in self?.taps += 1 }, for: .touchUpInside)
        view.addSubview(button)
    }
}

/// A container as in the guide: it gives each child a place and touches nothing inside it.
@MainActor class GuideContainer: LoggingController {
    func display(_ content: UIViewController, frame: CGRect = CGRect(x: 0, y: 0, width: 200, height: 100)) {
        addChild(content)
        content.view.frame = frame
        view.addSubview(content.view)
        content.didMove(toParent: self)
    }

    func hide(_ content: UIViewController) {
        content.willMove(toParent: nil)
        content.view.removeFromSuperview()
        content.removeFromParent()
    }
}
