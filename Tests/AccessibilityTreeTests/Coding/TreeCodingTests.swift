import AccessibilityTree
import Foundation
import Testing

@Suite struct TreeCodingTests {
    @Test func `every fact survives being written and read`() throws {
        let tree = try EveryFact.tree()
        let read = try JSONDecoder().decode(AccessibilityTree.self, from: JSONEncoder().encode(tree))
        #expect(AccessibilityTree.changes(from: tree, to: read).isEmpty)
        #expect(read.environment == tree.environment)
        #expect(read.dump() == tree.dump())
    }

    @Test(arguments: 0..<20)
    func `random trees survive being written and read`(seed: UInt64) throws {
        var generator = RandomTree(seed: seed)
        let tree = try generator.tree(count: 60)
        let read = try JSONDecoder().decode(AccessibilityTree.self, from: JSONEncoder().encode(tree))
        let isSame = read == tree
        #expect(isSame)
    }

    @Test func `a plain node is written with what it is and nothing else`() throws {
        let tree = try view("root").tree()
        let json = try JSONSerialization.jsonObject(with: JSONEncoder().encode(tree)) as? [String: Any]
        #expect(json?["format"] as? String == "earshot-tree/1")
        let nodes = try #require(json?["nodes"] as? [[String: Any]])
        #expect(nodes.map { $0.keys.sorted() } == [["className", "frame", "id"]])
    }

    @Test func `a chain of 2,000 nodes is written and read without nesting`() throws {
        var builder = TreeBuilder()
        for level in 0..<2_000 { builder.open(Node(id: NodeID(UInt64(level)), className: "UIView")) }
        for _ in 0..<2_000 { builder.close() }
        let tree = try builder.finish()
        let read = try JSONDecoder().decode(AccessibilityTree.self, from: JSONEncoder().encode(tree))
        #expect(read.depth(of: NodeID(1_999)) == 1_999)
    }

    @Test(arguments: [
        (#"{"id":1,"className":"A"}"#, nil),
        (#"{"id":1,"className":"A"},{"id":2,"className":"B","parent":0}"#, nil),
        (#"{"id":1,"className":"A"},{"id":2,"className":"B"}"#, "depth-first"),
        (#"{"id":1,"className":"A"},{"id":2,"className":"B","parent":1}"#, "depth-first"),
        (#"{"id":1,"className":"A"},{"id":2,"className":"B","parent":-1}"#, "depth-first"),
        (#"{"id":1,"className":"A","parent":0}"#, "depth-first"),
        (
            #"{"id":1,"className":"A"},{"id":2,"className":"B","parent":0},{"id":3,"className":"C","parent":0},"#
                + #"{"id":4,"className":"D","parent":1}"#, "depth-first"
        ),
        (#"{"id":1,"className":"A"},{"id":1,"className":"B","parent":0}"#, "duplicateID"),
        (#"{"id":1,"className":"A","frame":[1,2,3]}"#, "Expected 4 numbers"),
        (#"{"id":1,"className":"A","frame":[1,2,3,"four"]}"#, "not a number"),
        (#"{"id":1,"className":"A","traits":["flying"]}"#, "no trait 'flying'"),
        (#"{"id":1,"className":"A","traits":["bit 64"]}"#, "no trait"),
        (#"{"id":1,"className":"A","containerType":"pile"}"#, "no container type"),
        (#"{"id":1,"className":"A","cell":{"rowSpan":0,"columnSpan":1}}"#, "at least one row"),
        (
            #"{"id":1,"className":"A","label":{"string":"ab","runs":[{"location":1,"length":2,"attributes":{}}]}}"#,
            "leaves the text"
        ),
        (
            #"{"id":1,"className":"A","label":{"string":"ab","runs":"#
                + #"[{"location":1,"length":9223372036854775807,"attributes":{}}]}}"#, "leaves the text"
        ),
    ])
    func `documents are checked`(nodes: String, complaint: String?) throws {
        let environment = String(decoding: try JSONEncoder().encode(Environment()), as: UTF8.self)
        let text = #"{"format":"earshot-tree/1","environment":\#(environment),"nodes":[\#(nodes)]}"#
        let result = Result { try JSONDecoder().decode(AccessibilityTree.self, from: Data(text.utf8)) }
        switch (result, complaint) {
        case (.success, nil): break
        case (.failure(let error), let complaint?): #expect("\(error)".contains(complaint), "\(error)")
        case (.success, let complaint?): Issue.record("Expected a complaint about \(complaint).")
        case (.failure(let error), nil): Issue.record("Unexpected: \(error)")
        }
    }

    @Test func `another format is refused by name`() throws {
        #expect {
            try JSONDecoder().decode(AccessibilityTree.self, from: Data(#"{"format":"other/9"}"#.utf8))
        } throws: { "\($0)".contains("other/9") }
    }
}
