import Foundation

/// A change of a window's size: the device was rotated, or windows share the screen differently.
///
/// From the top down, each controller is notified before the change; then the size and the traits change, the
/// animations alongside run, and objects whose traits have changed are notified last (Apple:
/// `UIViewController.viewWillTransition(to:with:)`).
@MainActor final class ResizeTransition: ControllerTransition {
    let window: UIWindow
    let size: CGSize
    let changeScreen: () -> Void
    private var before: [(object: any UITraitEnvironment, traits: UITraitCollection)] = []

    init(of window: UIWindow, to size: CGSize, isAnimated: Bool, changeScreen: @escaping () -> Void) {
        self.window = window
        self.size = size
        self.changeScreen = changeScreen
        super.init(isAnimated: isAnimated, duration: TransitionDuration.rotation)
    }

    override func begin() {
        coordinator.container = window
        include(window.rootViewController, as: .to)
        let old = window.baseTraits
        let room = SizeClasses(of: size)
        let new = UITraitCollection(
            traitsFrom: [
                old,
                UITraitCollection(
                    horizontal: room.isCompactWidth ? .compact : .regular,
                    vertical: room.isCompactHeight ? .compact : .regular),
            ])
        if let root = window.rootViewController {
            if new != old { root.announceTraits(new, with: coordinator) }
            if root.viewIfLoaded?.bounds.size != size {
                ContainmentWatch.run(as: root) { root.viewWillTransition(to: size, with: coordinator) }
            }
        }
        before = TraitChange.objects(below: window)
        changeScreen()
        window.frame.size = size
    }

    override func alongsideBlocksDidRun() {
        TraitChange.notify(before)
        before = []
        for controller in window.presentedControllers { controller.storedPresentationController?.adaptToTraits() }
    }

    override func afterCompletions() {
        // "Layout changes, including those caused by rotations, reset the position of the VoiceOver cursor" (guide,
        // "Moving the VoiceOver Cursor to a Specific Element").
        announceScreenChange()
    }
}

extension UIViewController {
    /// Announces the coming traits, given those of the environment: with the controller's own overrides, where they
    /// change.
    final func announceTraits(
        _ surrounding: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        let new = TraitResolution.merge(surrounding, ownTraitOverrides)
        if new != traitCollection { willTransition(to: new, with: coordinator) }
    }

    /// Forwards a coming change of traits to the children and the presented controller.
    final func forwardTraitTransition(
        to new: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        for child in children { child.announceTraits(new, with: coordinator) }
        storedPresented?.storedPresentationController?.willTransition(to: new, with: coordinator)
    }
}

extension UIWindow {
    /// Gives the window another size as when windows share the screen differently: controllers are notified before and
    /// after, as in a rotation.
    public final func resize(to size: CGSize, animated: Bool = true) {
        ResizeTransition(of: self, to: size, isAnimated: animated) {}.start()
    }
}

extension UIDevice {
    /// Simulates another device, in portrait or landscape. Windows that filled the screen fill it again.
    public func simulate(_ profile: DeviceProfile, orientation: UIInterfaceOrientation = .portrait) {
        simulate(profile.idiom, screen: profile.size(in: orientation))
        UIScreen.main.scale = profile.scale
    }
}

/// A set of orientations, with UIKit's raw values.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
    /// The bits, numbered as in UIKit.
    public let rawValue: UInt
    /// Creates a set from UIKit's raw bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Creates a set of one orientation.
    init(_ orientation: UIInterfaceOrientation) { rawValue = 1 << UInt(orientation.rawValue) }

    /// Upright.
    public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
    /// Upside down.
    public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
    /// Landscape, the top to the left.
    public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
    /// Landscape, the top to the right.
    public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
    /// Both landscape orientations.
    public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
    /// All four orientations.
    public static let all: UIInterfaceOrientationMask = [.portrait, .portraitUpsideDown, .landscape]
    /// All orientations but upside down.
    public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}
