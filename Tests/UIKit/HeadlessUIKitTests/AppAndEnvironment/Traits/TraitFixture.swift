import Foundation
import Testing

@testable import HeadlessUIKit

/// A controller that logs the callbacks about sizes and traits.
@MainActor final class AdaptiveController: UIViewController {
    let name: String
    let log: EventLog
    /// The part of its width that it gives to its children.
    var share: CGFloat = 1
    /// The size that its children keep, whatever happens.
    var fixedChildSize: CGSize?

    init(_ name: String, _ log: EventLog) {
        self.name = name
        self.log = log
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    func embed(_ child: UIViewController) {
        addChild(child)
        view.addSubview(child.view)
        child.didMove(toParent: self)
    }

    override func viewDidLayoutSubviews() {
        for child in children {
            let size = size(forChildContentContainer: child, withParentContainerSize: view.bounds.size)
            child.viewIfLoaded?.frame = CGRect(origin: .zero, size: size)
        }
    }

    override func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        fixedChildSize ?? CGSize(width: parentSize.width * share, height: parentSize.height)
    }

    override func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        log.note("\(name).willTransition(\(newCollection.classes))")
        super.willTransition(to: newCollection, with: coordinator)
    }

    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        log.note("\(name).size(\(Int(size.width))x\(Int(size.height)))")
        super.viewWillTransition(to: size, with: coordinator)
        coordinator.animate(alongsideTransition: { _ in self.log.note("\(self.name).alongside") })
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        log.note("\(name).didChange(\(previousTraitCollection?.classes ?? "") to \(traitCollection.classes))")
    }
}

extension UITraitCollection {
    /// The size classes: "CR" is compact width and regular height.
    var classes: String { name(horizontalSizeClass) + name(verticalSizeClass) }

    private func name(_ sizeClass: UIUserInterfaceSizeClass) -> String {
        switch sizeClass {
        case .compact: "C"
        case .regular: "R"
        case .unspecified: "-"
        }
    }
}

/// Runs a test on a device whose screen a window fills, and restores the usual device.
@MainActor func onDevice(
    _ name: String, _ orientation: UIInterfaceOrientation = .portrait, _ test: (Stage) throws -> Void
) rethrows {
    guard let profile = DeviceProfile.named(name) else {
        Issue.record("there is no device \(name)")
        return
    }
    let device = UIDevice.current
    let before = (device.userInterfaceIdiom, UIScreen.main.bounds.size, UIScreen.main.scale)
    device.simulate(profile, orientation: orientation)
    defer {
        device.simulate(before.0, screen: before.1)
        UIScreen.main.scale = before.2
    }
    try onStage(size: UIScreen.main.bounds.size, test)
}
