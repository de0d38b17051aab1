import Foundation
import HeadlessUIKit

/// The bars that Interface Builder draws around a controller's view: the status bar of the document's device, and those
/// of the containers that lead to the controller, unless the file simulates others.
@MainActor struct SimulatedBars {
    typealias Document = InterfaceBuilderDocument

    private let document: Document
    private let places: ScenePlaces
    private var sceneOfController: [Int: Int] = [:]

    init(_ document: Document) {
        self.document = document
        places = ScenePlaces(document)
        for scene in places.scenes {
            if let controller = places.graph.controllers[scene] { sceneOfController[controller] = scene }
        }
    }

    /// Returns the safe area of a controller's view of a size.
    ///
    /// A view as high as the screen reaches below all bars. A view that is shorter by exactly the height of bars begins
    /// or ends at them; one that is shorter by the gap of a sheet is a sheet; any other is drawn from the top of the
    /// screen (measured on documents of Xcode).
    func safeArea(of controller: Document.Object, _ size: CGSize) -> UIEdgeInsets {
        // A popover that is smaller than the screen is drawn without bars.
        if isPopover(controller), size.width < document.deviceSize.width { return .zero }
        let device = document.deviceSafeArea
        let path = sceneOfController[controller.index].map(path(to:)) ?? []
        let around = path.dropLast().compactMap { places.controller(of: $0.scene) }
        let navigation = around.last { $0.sceneRole == .navigation }
        let top = topBar(controller, navigation)
        let bottom = bottomBar(controller, navigation, path)
        let screen = document.deviceSize
        let missing = screen.height - size.height
        var covered = device
        if hasNoStatusBar(controller) { covered.top = 0 }
        covered.top += top
        covered.bottom += bottom
        // A view that may not reach below bars begins after them.
        if let edges = controller[.edgesForExtendedLayout] {
            if top > 0 || missing > 0, !edges.contains("top") { covered.top = 0 }
            if bottom > 0 || missing > 0, !edges.contains("bottom") { covered.bottom = 0 }
        }
        if top > 0, isOpaque(controller, navigation), controller[.extendedLayoutIncludesOpaqueBars] != true {
            covered.top = 0
        }
        if let y = document.object(of: controller, key: "view")?.frame?.y, y > 0 {
            covered.top = max(0, covered.top - y)
            covered.bottom = max(0, covered.bottom + y - max(0, missing))
            return covered
        }
        // A presented view is below the status bar where it does not fill the screen.
        if size != screen, document.majorToolsVersion >= 15_000, isPresented(controller) { covered.top = 0 }
        guard size.width == screen.width, missing > 0 else { return atTop(covered, missing) }
        let (above, below) = (device.top + top, device.bottom + bottom)
        if isSheet(missing), navigation != nil || missing != above {
            covered.top = navigation == nil || isOpaque(controller, navigation) ? 0 : 56
            // Sheets that lack 10 points end above the round corners.
            covered.bottom = missing == 10 ? 0 : device.bottom
            return covered
        }
        switch missing {
        case above + below: return .zero
        case above: covered.top = 0
        case below: covered.bottom = 0
        default: return atTop(covered, missing)
        }
        return covered
    }

    private func path(to scene: Int) -> [ScenePlaces.Step] { places.path(to: scene, stackLimit: 64, depthLimit: 8) }

    /// Whether the file simulates that there is no status bar, which Xcode has not heeded since version 11.
    private func hasNoStatusBar(_ object: Document.Object) -> Bool {
        document.majorToolsVersion < 14_800 && simulated("simulatedStatusBarMetrics", of: object) == "nil"
    }

    private func isPresented(_ controller: Document.Object) -> Bool {
        edges(to: controller).contains { $0.passage == .presentation }
    }

    private func edges(to controller: Document.Object) -> [Document.SceneGraph.Edge] {
        sceneOfController[controller.index].map { Array(places.graph.edges(to: $0)) } ?? []
    }

    private func isPopover(_ controller: Document.Object) -> Bool {
        edges(to: controller).contains { ["popoverPresentation", "popover"].contains($0.segue.kind) }
    }

    /// The safe area of a view of a xib, which is drawn from the top of the screen.
    func safeArea(ofXibView view: Document.Object, _ size: CGSize) -> UIEdgeInsets {
        var area = document.deviceSafeArea
        // Before Xcode 11 a view as small as a part of a screen was treated as one.
        let isPart = size != document.deviceSize && size.height < 400 && document.majorToolsVersion < 15_000
        if isPart || hasNoStatusBar(view) { area.top = 0 }
        area.top += statedTopBar(view) ?? 0
        area.bottom += statedBottomBar(view) ?? 0
        // A view wider than the screen is not drawn on one.
        guard size.width <= document.deviceSize.width else { return area }
        return atTop(area, document.deviceSize.height - size.height)
    }

    private func atTop(_ covered: UIEdgeInsets, _ missing: CGFloat) -> UIEdgeInsets {
        var covered = covered
        // A view higher than the screen is drawn on a screen of that height.
        covered.bottom = max(0, covered.bottom - max(0, missing))
        return covered
    }

    /// Whether a sheet leaves so much of the screen free above it.
    private func isSheet(_ missing: CGFloat) -> Bool {
        guard document.majorToolsVersion >= 15_000, !document.isForPad else { return false }
        return document.deviceSafeArea.bottom > 0 ? missing == 54 || missing == 10 : missing == 20 || missing == 70
    }

    private func topBar(_ controller: Document.Object, _ navigation: Document.Object?) -> CGFloat {
        if let stated = statedTopBar(controller) { return stated }
        guard let navigation else { return isPushedBelowBar(controller) ? 44 : 0 }
        guard navigation[.navigationBarHidden] != true else { return 0 }
        let bar = document.object(of: navigation, key: "navigationBar")
        let item = document.object(of: controller, key: "navigationItem")
        let isLarge = bar?[.largeTitles] == true && item?[.largeTitleDisplayMode] != "never"
        return isLarge ? 96 : 44
    }

    private func statedTopBar(_ object: Document.Object) -> CGFloat? {
        switch simulated("simulatedTopBarMetrics", of: object) {
        case "simulatedNavigationBarMetrics": 44
        case "nil": 0
        default: nil
        }
    }

    /// Whether a controller that simulates a bar pushes this one.
    private func isPushedBelowBar(_ controller: Document.Object) -> Bool {
        edges(to: controller).contains { edge in
            edge.passage == .push
                && places.controller(of: edge.source).flatMap(statedTopBar) ?? 0 > 0
        }
    }

    /// Whether the bar at the top lets nothing shine through.
    private func isOpaque(_ controller: Document.Object, _ navigation: Document.Object?) -> Bool {
        let simulated = document.object(of: controller, key: "simulatedTopBarMetrics")
        if let flag = simulated?[.translucent] { return !flag }
        return navigation.flatMap { document.object(of: $0, key: "navigationBar") }?[.translucent] == false
    }

    private func bottomBar(
        _ controller: Document.Object, _ navigation: Document.Object?, _ path: [ScenePlaces.Step]
    ) -> CGFloat {
        if let stated = statedBottomBar(controller) { return stated }
        // A bar that the file simulates around a container is also below its content.
        let around = path.dropLast().reversed().compactMap { places.controller(of: $0.scene) }
        if let stated = around.lazy.compactMap(statedBottomBar).first, stated > 0 { return stated }
        if isInTabs(path), controller[.hidesBottomBarWhenPushed] != true { return 49 }
        return navigation?[.toolbarHidden] == false ? toolbarHeight : 0
    }

    private func statedBottomBar(_ object: Document.Object) -> CGFloat? {
        switch simulated("simulatedBottomBarMetrics", of: object) {
        case "simulatedTabBarMetrics": 49
        case "simulatedToolbarMetrics": toolbarHeight
        case "nil": 0
        default: nil
        }
    }

    // Since Xcode 12 (measured).
    private var toolbarHeight: CGFloat { document.majorToolsVersion >= 17_000 ? 49 : 44 }

    /// Whether a tab bar is below the scene at the end of a path: around it, or around the container of its navigation
    /// controller, at most 64 of those away. It stays away above a scene that hides it (UIKit's
    /// `hidesBottomBarWhenPushed`).
    private func isInTabs(_ path: [ScenePlaces.Step]) -> Bool {
        var pending = [path]
        var seen: Set<Int> = []
        while let path = pending.popLast(), let outermost = path.first?.scene, seen.count < 64 {
            let isHidden = path.contains {
                $0.link == .pushed && places.controller(of: $0.scene)?[.hidesBottomBarWhenPushed] == true
            }
            if isHidden { continue }
            if path.contains(where: { places.roles[$0.scene] == .tabs }) { return true }
            guard places.roles[outermost] == .navigation, seen.insert(outermost).inserted else { continue }
            for edge in places.graph.edges(to: outermost).prefix(64) where [.push, .detail].contains(edge.passage) {
                pending.append(self.path(to: edge.source))
            }
        }
        return false
    }

    /// The name of the element that simulates a bar or a size: "nil" for none; nil if it is inferred.
    private func simulated(_ key: String, of object: Document.Object) -> String? {
        if let child = document.object(of: object, key: key) { return child.elementName }
        if case .some(.none) = object.value(key) { return "nil" }
        return nil
    }
}
