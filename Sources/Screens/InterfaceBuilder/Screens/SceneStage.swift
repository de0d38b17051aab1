import Foundation
import HeadlessUIKit

/// Makes a scene's controller inside the live containers that lead to it, as the app would show it.
@MainActor final class SceneStage {
    typealias Object = InterfaceBuilderDocument.Object
    typealias Step = ScenePlaces.Step

    /// The extent to which the surroundings of a scene are made.
    enum Reach {
        /// The parts that VoiceOver reads: the bars, without the content of other tabs.
        case read
        /// The parts that the user can navigate to: all tabs with their content, and the segues of the scenes below on
        /// the stack.
        case walkable
    }

    private let maker: SceneMaker
    private let places: ScenePlaces
    private let reach: Reach
    /// The controllers around the next one, outermost first.
    private var chain: [SceneMaker.Link] = []
    /// Puts controllers where they stand, the outer ones first.
    private var placements: [() -> Void] = []
    /// The navigation stack that holds the latest controller, or nil.
    private var stack: UINavigationController?
    /// The outermost controller.
    private var root: UIViewController?

    /// Makes a stage for one scene.
    init(_ archive: Archive, _ places: ScenePlaces, reach: Reach) {
        maker = SceneMaker(archive)
        self.places = places
        self.reach = reach
    }

    /// Makes the controllers of a path and puts each into the one before; returns the outermost, or nil when the scene
    /// at the end can't be made.
    func build(_ path: [Step]) -> UIViewController? {
        var latest: UIViewController?
        for (index, step) in path.enumerated() {
            let isLast = index == path.count - 1
            guard let object = places.controller(of: step.scene),
                let made = maker.make(object, inside: chain, extent: extent(of: step, isLast: isLast))
            else { return nil }
            let isPushedUpon = !isLast && path[index + 1].link == .pushed
            put(made, step, above: latest, isPushedUpon: isPushedUpon)
            if isLast { showBars(for: made, object) }
            if places.isContainer(step.scene) { chain.append(maker.link(object)) }
            latest = made
        }
        // Bars show parts of a controller, so that is complete before the controller gets its place.
        for place in placements.reversed() { place() }
        placements = []
        if let last = path.last, let tabs = latest as? UITabBarController { showMore(of: tabs, last.scene) }
        return root
    }

    private func extent(of step: Step, isLast: Bool) -> SceneMaker.Extent {
        if isLast { return places.isContainer(step.scene) ? .whole : .scene }
        return reach == .walkable ? .scene : .frame
    }

    // MARK: Places

    private func put(_ made: UIViewController, _ step: Step, above latest: UIViewController?, isPushedUpon: Bool) {
        var place: (UIViewController) -> Void = { [unowned self] in root = $0 }
        switch (step.link, latest) {
        case (.pushed, _) where stack != nil:
            stack?.viewControllers.append(made)
            return
        case (.bottom, let navigation as UINavigationController):
            navigation.viewControllers = [made]
            stack = navigation
            return
        case (.member(let edge), let tabs as UITabBarController):
            let others = others(than: edge)
            place = { tabs.show($0, among: others) }
        case (.member(let edge), let split as UISplitViewController):
            let others = others(than: edge).map { (SplitColumns.column(of: $0.segue), $0.controller) }
            let column = SplitColumns.column(of: places.graph.edges[edge].segue)
            let isAlone = reach == .read
            place = { chosen in
                SplitColumns.fill(split, others + [(column, chosen)])
                SplitColumns.show(column, of: split, alone: isAlone)
            }
        // Without a container, a controller is the outermost.
        default: placements = []
        }
        stack = nil
        var outer = made
        // The scene begins a new stack if it is meant for one and has none.
        if isPushedUpon || places.isMeantForStack[step.scene] {
            let navigation = UINavigationController(rootViewController: made)
            stack = navigation
            outer = navigation
        }
        placements.append { place(outer) }
    }

    /// Returns the controllers of a container other than the one of an edge.
    private func others(than edge: Int) -> [Member] {
        // A bar has room for few items; of the others VoiceOver reads only the selected one there.
        let all = places.memberEdges[places.graph.edges[edge].source]
        let needed = reach == .walkable ? all[...] : all.prefix(Self.readTabs)
        return needed.filter { $0 != edge }.compactMap { other in
            let segue = places.graph.edges[other].segue
            return maker.make(segue, inside: chain, extent: reach == .walkable ? .whole : .bars)
                .map { Member(controller: $0, segue: segue, isBefore: other < edge) }
        }
    }

    /// More tabs than any bar has room for, so that there is "More" where there are more.
    private static let readTabs = 9

    /// A controller in addition to the selected one.
    struct Member {
        let controller: UIViewController
        let segue: InterfaceBuilderDocument.Segue
        let isBefore: Bool
    }

    // MARK: Bars

    /// Shows bars that the file hides if the scene has items for them: the app's code shows them.
    private func showBars(for made: UIViewController, _ object: Object) {
        guard let stack, stack.topViewController === made else { return }
        if stack.isToolbarHidden, made.toolbarItems?.isEmpty == false { stack.isToolbarHidden = false }
        if stack.isNavigationBarHidden, places.document.hasBarContent(object) { stack.isNavigationBarHidden = false }
    }

    private func showMore(of tabs: UITabBarController, _ scene: Int) {
        let count = places.members(of: scene).reduce(0) { count, _ in count + 1 }
        guard count > ScreenPlan.tabLimit(places.document), (tabs.viewControllers?.count ?? 0) > 1 else { return }
        tabs.selectedViewController = tabs.moreNavigationController
    }
}

extension UITabBarController {
    /// Gives tabs to a controller and to others, and selects the first.
    fileprivate func show(_ chosen: UIViewController, among others: [SceneStage.Member]) {
        let before = others.filter(\.isBefore).map(\.controller)
        viewControllers = before + [chosen] + others.filter { !$0.isBefore }.map(\.controller)
        selectedViewController = chosen
    }
}
