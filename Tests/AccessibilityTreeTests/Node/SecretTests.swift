import AccessibilityTree
import Foundation
import Testing

/// No output shows a secret in the clear, whatever created the node.
@Suite struct SecretTests {
    private func secret(_ className: String = "UIView", byTrait: Bool = true) -> Node {
        var node = Node(id: NodeID(1), className: className, frame: .unit)
        node.isElement = true
        node.label = "PIN"
        node.value = AttributedText(
            "12€4", runs: [.init(location: 0, length: 2, attributes: SpeechAttributes(language: "fr"))])
        node.text = TextFacts(
            string: "12€4", selection: TextRange(location: 4), lineBreaks: [2],
            misspellings: [.init(range: TextRange(location: 0, length: 4), suggestions: ["12€5"])],
            commands: [.cut, .copy, .paste])
        var appearance = Appearance()
        appearance.text = "12€4"
        appearance.lines = [.init(text: "12€4", width: 40)]
        node.appearance = appearance
        if byTrait { node.traits.insert(.secureTextField) } else { node.isSecret = true }
        return node
    }

    private static let ways = [("UIView", true), ("PinTextField", true), ("UITextField", false), ("UIView", false)]

    @Test(arguments: ways) func `the value of a secret is bullets whatever the class name, by what the node declares`(
        _ className: String, _ byTrait: Bool
    ) {
        let node = secret(className, byTrait: byTrait)
        #expect(node.value == "••••")
        #expect(node.text == TextFacts(string: "••••", selection: TextRange(location: 4), commands: [.paste]))
        #expect(node.appearance?.text == "••••")
        #expect(node.label == "PIN")
    }

    @Test(arguments: ways) func `an encoded tree never contains a secret`(_ className: String, _ byTrait: Bool) throws {
        var builder = TreeBuilder()
        builder.add(secret(className, byTrait: byTrait))
        let tree = try builder.finish()
        let json = String(decoding: try JSONEncoder().encode(tree), as: UTF8.self)
        let hierarchy = try SnapshotHierarchy(tree, ReadingOrder(tree)) { _ in ("", nil) }
        let snapshot = String(decoding: try JSONEncoder().encode(hierarchy), as: UTF8.self)
        for text in [tree.dump(), json, snapshot] {
            #expect(text.contains("PIN") && !text.contains("€4") && !text.contains("12"), "\(text)")
        }
        let read = try JSONDecoder().decode(AccessibilityTree.self, from: Data(json.utf8))
        #expect(read[NodeID(1)]?.value == "••••")
        #expect(read == tree || read[NodeID(1)]?.isSecret == !byTrait)
    }

    @Test func `a placeholder is no secret`() {
        var node = secret("UITextField")
        node.value = "Your PIN"
        node.text = TextFacts(string: "")
        #expect(node.value == "Your PIN")
    }

    @Test func `another node with the same value is read as it is`() {
        var node = secret()
        node.traits = .textEntry
        #expect(node.value?.string == "12€4")
        #expect(node.text?.commands == [.cut, .copy, .paste])
    }
}

/// Being hidden and being off the window are two facts.
@Suite struct OutsideWindowTests {
    private func tree(_ change: (inout Node) -> Void) throws -> AccessibilityTree {
        var node = Node(id: NodeID(2), className: "UILabel", frame: .unit)
        node.isElement = true
        node.label = "Far"
        change(&node)
        var builder = TreeBuilder()
        builder.open(Node(id: NodeID(1), className: "UIWindow", frame: .unit))
        builder.add(node)
        builder.close()
        return try builder.finish()
    }

    @Test func `an element outside its window is not visited and not hidden`() throws {
        let outside = try tree { $0.isOutsideWindow = true }
        #expect(ReadingOrder(outside).isEmpty)
        #expect(outside[NodeID(2)]?.isHidden == false)
        #expect(outside.dump().contains(" outside-window") && !outside.dump().contains("hidden"))
        let hidden = try tree { $0.isHidden = true }
        #expect(ReadingOrder(hidden).isEmpty)
        #expect(hidden[NodeID(2)]?.isOutsideWindow == false)
        #expect(ReadingOrder(try tree { _ in }).count == 1)
    }

    @Test func `a modal view outside the window hides no elements`() throws {
        var modal = Node(id: NodeID(3), className: "UIView", frame: .unit)
        modal.isElement = true
        modal.isModal = true
        modal.isOutsideWindow = true
        var label = Node(id: NodeID(2), className: "UILabel", frame: .unit)
        label.isElement = true
        var builder = TreeBuilder()
        builder.open(Node(id: NodeID(1), className: "UIWindow", frame: .unit))
        builder.add(label)
        builder.add(modal)
        builder.close()
        #expect(Array(ReadingOrder(try builder.finish()).elements) == [NodeID(2)])
    }

    @Test func `JSON has a name for it, and old JSON without one is read`() throws {
        let outside = try tree { $0.isOutsideWindow = true }
        let json = String(decoding: try JSONEncoder().encode(outside), as: UTF8.self)
        #expect(json.contains("\"isOutsideWindow\":true") && !json.contains("isHidden"))
        #expect(try JSONDecoder().decode(AccessibilityTree.self, from: Data(json.utf8)) == outside)
        let old = json.replacing("isOutsideWindow", with: "isHidden")
        let read = try JSONDecoder().decode(AccessibilityTree.self, from: Data(old.utf8))
        #expect(read[NodeID(2)]?.isHidden == true && read[NodeID(2)]?.isOutsideWindow == false)
    }
}
