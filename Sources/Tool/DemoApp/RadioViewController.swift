#if canImport(UIKit) && !os(Linux)
import UIKit
#else
import HeadlessUIKit
#endif

/// The app's root: the stations, and below them the player, which stays whatever is shown above it.
///
/// The magic tap starts and stops the radio from anywhere in it.
final class RadioViewController: UIViewController {
    private let stations = UISplitViewController(style: .doubleColumn)
    private let player = PlayerViewController(station: Station("Harbor Radio", 88.1))

    private static let playerHeight: CGFloat = 64

    init() {
        super.init(nibName: nil, bundle: nil)
        restorationIdentifier = "radio"
        stations.restorationIdentifier = "stations"
        stations.delegate = self
        stations.setViewController(StationListViewController(), for: .primary)
        stations.setViewController(NoStationViewController(), for: .secondary)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        for child in [stations, player] {
            addChild(child)
            view.addSubview(child.view)
            child.didMove(toParent: self)
        }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let (content, bar) = view.bounds.divided(
            atDistance: view.bounds.height - Self.playerHeight, from: .minYEdge)
        stations.view.frame = content
        player.view.frame = bar
    }

    override func accessibilityPerformMagicTap() -> Bool {
        player.togglePlaying()
        UIAccessibility.post(
            notification: .announcement, argument: player.isPlaying ? "Playing \(player.station.name)" : "Stopped")
        return true
    }
}

extension RadioViewController: UISplitViewControllerDelegate {
    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column {
        // If there is room for one column only, the list is better than an empty screen.
        svc.viewController(for: .secondary) is NoStationViewController ? .primary : proposedTopColumn
    }
}
