import AccessibilityTree
import Foundation
import TestSupport
import Testing

@Suite struct SnapshotHierarchyTests {
    @Test func `a document in the model's own shape is read`() throws {
        let json = """
            [{"container": {"_0": {"type": {"list": {}}, "frame": [[0, 10], [100, 50]]}, "children": [
              {"element": {"_0": {"description": "One. Button.", "label": "One", "traits": ["button", "switchButton"],
                "shape": {"type": "frame", "frame": [[1, 2], [3, 4]]}, "activationPoint": [2.5, 4],
                "usesDefaultActivationPoint": true, "customActions": ["Delete"],
                "customContent": [{"label": "a", "value": "b", "isImportant": true}],
                "customRotors": [{"name": "R", "resultMarkers": [], "limit": {"none": {}}}],
                "respondsToUserInteraction": true, "visibility": "onscreen"}, "traversalIndex": 0}},
              {"element": {"_0": {"description": "Two", "label": "Two", "hint": "Hint", "traits": ["unknown(4096)"],
                "shape": {"type": "path", "pathElements": [{"move": {"to": [5, 6]}}, {"line": {"to": [9, 1]}},
                  {"closeSubpath": {}}]}, "activationPoint": [0, 0], "usesDefaultActivationPoint": false,
                "customActions": [], "customContent": [], "customRotors": [],
                "respondsToUserInteraction": false}, "traversalIndex": 1}}]}}]
            """
        let tree = try JSONDecoder().decode(SnapshotHierarchy.self, from: Data(json.utf8)).tree()
        let order = ReadingOrder(tree)
        #expect(order.outline(in: tree) == ["list", "  One", "  Two"])
        let one = try #require(tree.first(label: "One"))
        #expect(one.traits == [.button, .toggleButton])
        #expect(one.frame == Rect(x: 1, y: 2, width: 3, height: 4))
        #expect(one.customActions.map(\.name.string) == ["Delete"])
        #expect(one.customRotors.map(\.name.string) == ["R"])
        #expect(one.activationPoint == nil)
        let two = try #require(tree.first(label: "Two"))
        #expect(two.traits == .adjustable)
        #expect(two.frame == Rect(x: 5, y: 1, width: 4, height: 5))
        #expect(two.hint?.string == "Hint")
        #expect(order.context(at: 1, in: tree).boundary?.isStart == false)
    }

    @Test(
        .enabled(if: PackageFolders.hasShared("conformance/voiceover-cases.json"), "The reference material is absent."))
    func `order, containers and cells survive being written and read`() throws {
        for example in try ConformanceCase.load() {
            let tree = try example.tree()
            let order = ReadingOrder(tree)
            let written = try SnapshotHierarchy(tree, order) { (example.expected[$0], nil) }
            let read = try JSONDecoder().decode(SnapshotHierarchy.self, from: JSONEncoder().encode(written))
            #expect(read == written)
            let again = try read.tree(environment: example.environment)
            let newOrder = ReadingOrder(again)
            #expect(newOrder.outline(in: again) == order.outline(in: tree), "\(example.id)")
            for position in order.elements.indices {
                let before = order.context(at: position, in: tree).cell
                let after = newOrder.context(at: position, in: again).cell
                #expect(before?.row == after?.row && before?.isFirstInRow == after?.isFirstInRow)
                #expect(before?.columnHeaders.map(\.label) == after?.columnHeaders.map(\.label), "\(example.id)")
            }
        }
    }

    @Test func `containers that are nested too deep are refused`() throws {
        var builder = TreeBuilder()
        for level in 0..<200 {
            var node = Node(id: NodeID(UInt64(level)), className: "UIView", frame: .unit)
            node.containerType = .list
            node.isElement = level == 199
            builder.open(node)
        }
        for _ in 0..<200 { builder.close() }
        let tree = try builder.finish()
        #expect(throws: SnapshotHierarchyError.nestedTooDeep) {
            try SnapshotHierarchy(tree, ReadingOrder(tree)) { _ in ("", nil) }
        }
        let list = #"{"container":{"_0":{"type":{"list":{}},"frame":[[0,0],[1,1]]},"children":["#
        let text = "[" + String(repeating: list, count: 110) + String(repeating: "]}}", count: 110) + "]"
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(SnapshotHierarchy.self, from: Data(text.utf8))
        }
    }
}
