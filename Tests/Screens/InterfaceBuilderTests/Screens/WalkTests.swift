import AccessibilityTree
import Foundation
import HeadlessUIKit
import InterfaceBuilder
import LiveReader
import ScreenReader
import Testing

/// Real apps' storyboards, walked with VoiceOver's gestures alone: every push, modal and tab is entered, and each is
/// left but for those that are named.
@Suite(
    .serialized,
    .enabled(if: FileManager.default.fileExists(atPath: corpus.path), "the corpus is not beside the package"))
@MainActor struct WalkTests {
    /// A storyboard of the corpus and how many passages it has that a user can start.
    struct Walk: Sendable, CustomTestStringConvertible {
        var path: String
        var pushes = 0
        var modals = 0
        var tabs = 0
        /// The number of passages that a user can't start, by the reason.
        var obstacles: [String: Int] = [:]
        /// The passages that a user can't leave, each with the file's reason; the app's code dismisses them.
        var holds: [String] = []
        nonisolated var testDescription: String { path }
    }

    nonisolated static let walks = [
        Walk(
            path:
                "hackiftekhar+IQKeyboardManager/Example/IQKeyboardManagerSwiftExample/Storyboard/Base.lproj/Main.storyboard",
            pushes: 1, obstacles: ["it leads to another storyboard": 26]),
        Walk(path: "xmartlabs+XLPagerTabStrip/Example/Example/Base.lproj/Storyboard.storyboard", modals: 5, tabs: 5),
        Walk(
            path: "jonkykong+SideMenu/Example/Main.storyboard", pushes: 3, modals: 5,
            holds: [
                "modal from tableViewCell 8Ng-b4-4hH to uMV-sw-TbB: fullScreen, no segue back, only the app knows: close"
            ]),
        Walk(
            path: "RocketChat+Rocket.Chat.iOS/Rocket.Chat/Storyboards/Auth.storyboard", pushes: 3, modals: 4,
            obstacles: ["code performs it": 9]),
        Walk(path: "patchthecode+JTAppleCalendar/SampleJTAppleCalendar/Main.storyboard", pushes: 6, tabs: 2),
        Walk(
            path: "microsoft+appcenter-sdk-apple/Sasquatch/Sasquatch/Base.lproj/Main.storyboard", pushes: 2, tabs: 5,
            obstacles: ["code performs it": 1]),
        Walk(
            path: "scenee+FloatingPanel/Examples/Samples/Sources/Base.lproj/Main.storyboard", modals: 1, tabs: 3,
            obstacles: ["code performs it": 1]),
        Walk(path: "kif-framework+KIF/TestHost/Base.lproj/MainStoryboard.storyboard", pushes: 14),
    ]

    @Test(arguments: walks) func `every push, modal and tab is entered and left by gestures`(walk: Walk) throws {
        let path = corpus.appending(path: walk.path).path
        let expected = try ScenePassages(path: path)
        let possible = expected.passages.filter { expected.obstacle(to: $0) == nil }
        #expect(possible.count { $0.kind == .push } == walk.pushes)
        #expect(possible.count { $0.kind == .modal } == walk.modals)
        #expect(expected.tabs.values.reduce(0) { $0 + $1.count } == walk.tabs)
        let obstacles = Dictionary(grouping: expected.passages.compactMap(expected.obstacle)) { $0 }.mapValues(\.count)
        #expect(obstacles == walk.obstacles)
        let policy = AdaptationPolicy.current
        defer { AdaptationPolicy.current = policy }
        AdaptationPolicy.current = .modern
        let document = try InterfaceBuilderDocument.read(path: path)
        let screens = document.screens()
        var holds: [String] = []
        for passage in possible {
            let name = "\(passage.kind) from \(passage.originName) \(passage.origin) to \(passage.destination)"
            guard let screen = Self.screen(passage.scene, among: screens) else {
                Issue.record("\(name): there is no screen \(passage.scene)")
                continue
            }
            let walker = Self.walker(screen)
            defer { walker.end() }
            guard walker.reach(passage.origin) else {
                Issue.record("\(name): its start is not reached in \(screen.name); heard: \(walker.announced)")
                continue
            }
            // A scene may be a container of the one that leads to it, so only a new controller counts.
            let before = walker.shown([passage.destination])
            walker.perform(.doubleTap)
            let entered = walker.shown([passage.destination]).first { made in !before.contains { $0 === made } }
            guard let entered else {
                Issue.record("\(name): it is not entered; heard: \(walker.announced)")
                continue
            }
            #expect(
                walker.isAnywhere || walker.announced.isEmpty,
                "\(name): the cursor is on nothing; heard: \(walker.announced)")
            func isLeft() -> Bool {
                !walker.shown([passage.destination]).contains { $0 === entered } && Self.shows(passage.scene, walker)
            }
            walker.perform(.twoFingerScrub)
            for origin in expected.waysBack[passage.destination] ?? [] where !isLeft() && walker.reach(origin) {
                walker.perform(.doubleTap)
            }
            if !isLeft() { holds.append("\(name): \(expected.hold(of: passage))") }
        }
        #expect(holds == walk.holds)
        for (tabBar, members) in expected.tabs.sorted(by: { $0.key < $1.key }) {
            try walkTabs(tabBar, members.filter { !expected.elsewhere.contains($0) }, screens)
        }
    }

    private static func walker(_ screen: InterfaceScreen) -> ScreenWalker {
        ScreenWalker(screen.makeWindow(isWalkable: true))
    }

    /// Whether a controller with an id of the file is on screen and not covered.
    private static func shows(_ id: String, _ walker: ScreenWalker) -> Bool { !walker.shown([id]).isEmpty }

    /// The screen of a scene, or the one that shows it, as one embeds another.
    private static func screen(_ scene: String, among screens: [InterfaceScreen]) -> InterfaceScreen? {
        screens.first { $0.location.objectID == scene }
            ?? screens.first { screen in
                let walker = walker(screen)
                defer { walker.end() }
                return shows(scene, walker)
            }
    }

    private func walkTabs(_ tabBar: String, _ members: [String], _ screens: [InterfaceScreen]) throws {
        guard
            let screen = screens.first(where: { screen in
                let walker = Self.walker(screen)
                defer { walker.end() }
                return Self.shows(tabBar, walker) && Self.shows(members.first ?? "", walker)
            })
        else {
            Issue.record("no screen shows the tabs of \(tabBar)")
            return
        }
        let walker = Self.walker(screen)
        defer { walker.end() }
        for (index, member) in members.enumerated().reversed() {
            #expect(walker.reachTab(index), "tab \(index) of \(tabBar) is not reached; heard: \(walker.announced)")
            walker.perform(.doubleTap)
            #expect(
                Self.shows(member, walker), "tab \(index) of \(tabBar) is not entered; heard: \(walker.announced)")
            #expect(
                members.filter { Self.shows($0, walker) } == [member],
                "tab \(index) of \(tabBar) has not left the one before")
        }
    }
}
