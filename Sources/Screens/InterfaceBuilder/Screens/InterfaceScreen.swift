import AccessibilityTree
import Foundation
import HeadlessUIKit

/// A part of a file that can be shown alone: a scene of a storyboard or a top-level view of a xib.
@preconcurrency @MainActor public struct InterfaceScreen {
    /// The name for people; see `StoryboardScene.name` and `UINib.Item.name`. No other screen of the file has the same
    /// name: object ids are appended to those that would share one.
    public internal(set) var name: String
    /// The class of the controller or the view: the app's own, or UIKit's.
    public let className: String
    /// The location in the file.
    public let location: SourceLocation
    /// Whether the app starts with it: the scene that the storyboard's initial view controller is or shows first.
    public let isInitial: Bool
    /// The size that it is shown in, in points: for a scene that of the device, or that of the file if it is larger. A
    /// view of a xib has its size in the file, and is higher if its content needs it.
    public let size: CGSize

    private let makeContent: (UIWindow, SceneStage.Reach) -> Void
    private let findPrototypes: () -> [InterfacePrototype]
    private let isForPad: Bool
    /// The safe area insets of the device that the file was saved for.
    private let safeArea: UIEdgeInsets
    private let setting: ScreenSetting?
    private let tint: UIColor?

    /// Makes a window of the screen's size, shows it, and puts the scene or the view into it.
    ///
    /// The application keeps a window while it is shown: hide it when it is no longer needed. A xib's view moves to the
    /// newest window.
    ///
    /// - Parameter isWalkable: Whether all screens that the user can navigate to are made, such as other tabs;
    ///   otherwise only the views that VoiceOver reads, which costs the same however large the file is.
    public func makeWindow(isWalkable: Bool = false) -> UIWindow {
        if let setting { UIDevice.current.simulate(setting.device, orientation: setting.orientation) }
        let window = UIWindow(frame: CGRect(origin: .zero, size: size))
        window.tintColor = tint
        if let setting {
            if size == setting.size { window.deviceSafeAreaInsets = setting.safeArea }
        } else {
            window.deviceSafeAreaInsets = safeArea
        }
        if setting == nil, isForPad {
            window.traitOverrides.userInterfaceIdiom = .pad
            window.traitOverrides.horizontalSizeClass = .regular
            window.traitOverrides.verticalSizeClass = .regular
        }
        makeContent(window, isWalkable ? .walkable : .read)
        window.isHidden = false
        return window
    }

    /// The prototypes of cells, headers and footers in it. The screen shows none of them: on a device the app's data
    /// source determines their number and texts.
    public var prototypes: [InterfacePrototype] { findPrototypes() }
}

extension InterfaceScreen {
    /// Creates the screen of a scene that is shown alone.
    init(alone scene: StoryboardScene, isInitial: Bool, tint: UIColor?) {
        self.init(
            scene, isInitial: isInitial, tint: tint,
            prototypes: { scene.storyboard.prototypes(in: [scene.controllerIndex]) }
        ) { window, _ in
            window.rootViewController = scene.instantiateViewController()
        }
    }

    /// A scene inside the containers that lead to it.
    init(_ scene: StoryboardScene, _ entry: ScreenPlan.Entry, _ places: ScenePlaces, isInitial: Bool, tint: UIColor?) {
        let storyboard = scene.storyboard
        self.init(
            scene, isInitial: isInitial, tint: tint,
            prototypes: { storyboard.prototypes(in: entry.shown.compactMap { places.graph.controllers[$0] }) }
        ) { window, reach in
            let stage = SceneStage(storyboard.archive, places, reach: reach)
            window.rootViewController = stage.build(entry.path) ?? scene.instantiateViewController()
        }
    }

    private init(
        _ scene: StoryboardScene, isInitial: Bool, tint: UIColor?, prototypes: @escaping () -> [InterfacePrototype],
        content: @escaping (UIWindow, SceneStage.Reach) -> Void
    ) {
        name = scene.name
        className = scene.className
        location = scene.location
        self.isInitial = isInitial
        setting = scene.storyboard.archive.adaptation.setting
        let document = scene.storyboard.document
        let size = setting?.size ?? document.screenSize(for: scene.size)
        self.size = size
        isForPad = document.isForPad
        safeArea = document.deviceSafeArea(for: size)
        self.tint = tint
        findPrototypes = prototypes
        makeContent = content
    }

    /// A view of a xib, or the view of a controller of one; nil for other objects.
    init?(_ item: UINib.Item, of nib: UINib, tint: UIColor?) {
        let controller = item.object as? UIViewController
        guard let view = controller?.view ?? item.object as? UIView else { return nil }
        name = item.name
        className = item.className
        location = item.location
        isInitial = false
        setting = nib.archive.adaptation.setting
        var size = setting?.size(for: view.frame.size, in: nib.document) ?? view.frame.size
        // A view that fills the screen is no higher than it.
        if controller == nil, view.frame.height != nib.document.deviceSize.height {
            size.height = view.height(holdingContent: size)
        }
        self.size = size
        isForPad = nib.document.isForPad
        safeArea = nib.document.deviceSafeArea(for: view.frame.size)
        self.tint = tint
        findPrototypes = { nib.prototypes(in: item) }
        makeContent = { [size] window, _ in
            if let controller { window.rootViewController = controller } else { window.addSubview(view) }
            // The app sets the size of such a view with constraints in code; here it is that of the file.
            view.translatesAutoresizingMaskIntoConstraints = true
            view.frame = CGRect(origin: .zero, size: size)
        }
    }
}

extension InterfaceBuilderDocument {
    /// Returns the size of the screen that shows a view of a size: that of the device, which is no smaller than a view
    /// that was drawn with less height. A view that is larger was drawn for another device.
    fileprivate func screenSize(for stored: CGSize) -> CGSize {
        let device = deviceSize
        guard stored.width <= device.width else { return stored }
        return CGSize(width: device.width, height: max(stored.height, device.height))
    }

    /// Returns the screens of the file, in its order: the scenes of a storyboard, or the top-level views and
    /// controllers of a xib.
    ///
    /// Each scene is shown as the app would show it: inside the containers that lead to it by relationships and pushes,
    /// with its bars, its back button and its tabs. Of several ways the one with the fewest pushes counts. A scene that
    /// has a title, bar items or toolbar items, but no navigation controller in the file, gets one, since code puts it
    /// into one. So each scene is read once: a container through its content, unless the file has none for it; an
    /// embedded scene in the scene around it; a scene of another storyboard in its own file. Of a split view one column
    /// is shown at a time.
    ///
    /// - Parameters:
    ///   - classes: The app's custom classes; nil for those in `InterfaceBuilderClasses.shared`.
    ///   - alone: Whether each scene is shown alone instead; containers are shown with their content.
    ///   - setting: The device that the screens are shown on; nil for the one that the file was saved for.
    ///   - prepare: Prepares other storyboards that the file refers to as this one was prepared, such as by translating
    ///     its texts.
    ///   - finder: Finds those; nil searches the document's own project.
    @preconcurrency @MainActor public func screens(
        classes: InterfaceBuilderClasses? = nil, alone: Bool = false, on setting: ScreenSetting? = nil,
        preparing prepare: ((InterfaceBuilderDocument) -> InterfaceBuilderDocument)? = nil,
        finder: StoryboardFinder? = nil
    ) -> [InterfaceScreen] {
        let adaptation = ScreenAdaptation(setting: setting, prepare: prepare, finder: finder)
        let tint = ValueReader(document: self).color(facts.globalTintColor)
        switch facts.kind {
        case .storyboard:
            let storyboard = UIStoryboard(document: self, classes: classes, traits: setting?.traits)
            storyboard.archive.adaptation = adaptation
            return ScreenNames.unique(
                alone ? storyboard.scenesAlone(tint: tint) : storyboard.scenesInPlace(tint: tint))
        case .xib:
            let nib = UINib(document: self, classes: classes, traits: setting?.traits)
            nib.archive.adaptation = adaptation
            return ScreenNames.unique(nib.items().compactMap { InterfaceScreen($0, of: nib, tint: tint) })
        }
    }
}

extension UIStoryboard {
    fileprivate func scenesAlone(tint: UIColor?) -> [InterfaceScreen] {
        let initial = document.initialViewController?.index
        return scenes.filter { !$0.isReference }.map {
            InterfaceScreen(alone: $0, isInitial: $0.controllerIndex == initial, tint: tint)
        }
    }

    fileprivate func scenesInPlace(tint: UIColor?) -> [InterfaceScreen] {
        let places = ScenePlaces(document)
        let plan = ScreenPlan(archive, places)
        let initial = plan.initial
        return plan.entries.enumerated().compactMap { index, entry in
            guard let controller = places.controller(of: entry.scene) else { return nil }
            return InterfaceScreen(
                StoryboardScene(controller, of: self), entry, places, isInitial: index == initial, tint: tint)
        }
    }
}
