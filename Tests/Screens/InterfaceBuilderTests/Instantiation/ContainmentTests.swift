import Foundation
import HeadlessUIKit
import InterfaceBuilder
import Testing

/// Storyboards whose controllers contain each other without end.
@Suite(.serialized) @MainActor struct ContainmentTests {
    /// A controller whose view embeds others.
    private func embedding(_ id: String, _ destinations: String...) -> String {
        let containers = destinations.enumerated().map { index, destination in
            """
            <containerView id="\(id)-c\(index)"><connections>
            <segue destination="\(destination)" kind="embed" id="\(id)-s\(index)"/></connections></containerView>
            """
        }
        return """
            <viewController id="\(id)"><view key="view" id="\(id)-v"><subviews>\(containers.joined())</subviews></view>
            </viewController>
            """
    }

    private func storyboard(_ controllers: [String]) throws -> UIStoryboard {
        let scenes = controllers.map { "<scene><objects>\($0)</objects></scene>" }.joined()
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch">
            <scenes>\(scenes)</scenes></document>
            """
        return UIStoryboard(document: try InterfaceBuilderDocument.decode(Array(text.utf8)))
    }

    /// The number of controllers with all children, whose views are loaded on the way.
    private func count(_ controller: UIViewController) -> Int {
        var pending = [controller]
        var count = 0
        while let next = pending.popLast() {
            next.loadViewIfNeeded()
            count += 1
            pending += next.children
        }
        return count
    }

    @Test func `a controller that embeds itself does so no second time`() throws {
        let storyboard = try storyboard([embedding("a", "a")])
        let controller = try #require(storyboard.scenes[0].instantiateViewController())
        #expect(count(controller) == 1)
        #expect(storyboard.notes.map(\.kind) == [.containmentCycle])
        #expect(storyboard.notes.first?.location.objectID == "a")
    }

    @Test func `two controllers that embed each other come to an end`() throws {
        let storyboard = try storyboard([embedding("a", "b"), embedding("b", "a")])
        #expect(storyboard.scenes.compactMap { $0.instantiateViewController().map(count) } == [2, 2])
    }

    @Test func `navigation and tab bar controllers that hold themselves come to an end`() throws {
        let storyboard = try storyboard([
            """
            <navigationController id="n"><connections><segue destination="n" kind="relationship" \
            relationship="rootViewController" id="s1"/></connections></navigationController>
            """,
            """
            <tabBarController id="t"><connections><segue destination="t" kind="relationship" \
            relationship="viewControllers" id="s2"/></connections></tabBarController>
            """,
        ])
        #expect(storyboard.scenes.compactMap { $0.instantiateViewController()?.children.count } == [0, 0])
        #expect(
            storyboard.notes.map(\.kind) == [.unsuitableController(element: "navigationController"), .containmentCycle])
    }

    @Test func `controllers that embed the next one twice are cut off in number`() throws {
        let all = (0..<30).map { embedding("c\($0)", "c\($0 + 1)", "c\($0 + 1)") } + [embedding("c30")]
        let storyboard = try storyboard(all)
        let first = try #require(storyboard.scenes[0].instantiateViewController())
        #expect(count(first) == 1_000)
        #expect(storyboard.notes.contains { $0.kind == .limitReached })
    }

    @Test func `controllers nested too deep are cut off`() throws {
        let storyboard = try storyboard((0..<2_000).map { embedding("c\($0)", "c\($0 + 1)") })
        let first = try #require(storyboard.scenes[0].instantiateViewController())
        #expect(count(first) == 32)
        #expect(storyboard.notes.map(\.kind) == [.limitReached])
    }

    @Test func `views nested as deep as a file may be are made and let go`() throws {
        let depth = 250
        let markup =
            String(repeating: "<view><subviews>", count: depth) + String(repeating: "</subviews></view>", count: depth)
        let view = try #require(UINib(document: xib(markup)).items().first?.object as? UIView)
        #expect(sequence(first: view, next: { $0.subviews.first }).reduce(0) { count, _ in count + 1 } == depth)
    }
}
