import AccessibilityTesting
import AccessibilityTree
import HeadlessUIKit
import LiveReader
import ScreenReader

/// The elements of a view that is on the screen, as the cases compare them.
@MainActor struct CaseObservation {
    /// One element with its announcements.
    struct Element {
        var node: Node
        /// As the AccessibilitySnapshot tool writes it.
        var snapshot: Phrase
        /// As VoiceOver speaks it.
        var spoken: String
        /// The nodes around it, innermost first.
        var ancestors: [Node]
    }

    let reader: ScreenReaderSession

    /// The elements in reading order.
    var elements: [Element] {
        let tree = reader.session.tree
        let snapshots = Phraser(style: .snapshot).phrases(of: tree, announcesContainers: false)
        let spoken = Phraser().phrases(of: tree, announcesContainers: true)
        return zip(snapshots, spoken).compactMap { snapshot, spoken in
            guard let index = tree.index(of: snapshot.id) else { return nil }
            let ancestors = sequence(first: index) { tree.parentIndex(of: $0) }.dropFirst().map { tree[$0] }
            return Element(
                node: tree[index], snapshot: snapshot.phrase, spoken: spoken.phrase.text(), ancestors: ancestors)
        }
    }

    /// All nodes of the tree, parents first.
    var nodes: [Element] {
        let tree = reader.session.tree
        return tree.nodes.map { node in
            let phrase = Phraser(style: .snapshot).phrase(node)
            return Element(node: node, snapshot: phrase, spoken: phrase.description, ancestors: [])
        }
    }

    /// The announcements of a rotor's entries, from the first on.
    ///
    /// - Parameter element: The element that has the rotor.
    func entries(ofRotor name: String, of element: Element) throws -> [String] {
        reader.move(to: element.node.label?.string ?? "")
        try reader.rotor(name)
        var entries: [String] = []
        var last: NodeID?
        for _ in 0..<50 {
            reader.perform(Gesture.swipeDown)
            guard let node = reader.focusedElement, node.id != last else { break }
            last = node.id
            entries.append(Phraser(style: .snapshot).phrase(node).description)
        }
        return entries
    }
}

extension CaseObservation.Element {
    /// The kind of a node, in the words of XCUIElement.ElementType.
    static func kind(of node: Node) -> ExpectedElement.Kind {
        let classes: [(String, ExpectedElement.Kind)] = [
            ("TabBar", .tabBar), ("NavigationBar", .navigationBar), ("SegmentedControl", .segmentedControl),
            ("Cell", .cell), ("CollectionView", .collectionView), ("Stepper", .stepper), ("Slider", .slider),
            ("Switch", .toggle), ("ProgressView", .progressIndicator), ("SearchTextField", .searchField),
        ]
        let traits: [(ExpectedElement.Traits, ExpectedElement.Kind)] = [
            (.searchField, .searchField), (.secureTextField, .secureTextField), (.textEntry, .textField),
            (.toggleButton, .toggle), (.pickerElement, .pickerWheel), (.adjustable, .slider), (.tabButton, .button),
            (.button, .button), (.link, .link),
            (.image, .image), (.staticText, .staticText), (.header, .staticText),
        ]
        return (node.isElement ? traits.first { node.traits.contains($0.0) }?.1 : nil)
            ?? classes.first { node.className.contains($0.0) }?.1 ?? .other
    }

    /// The labels of the containers around it, outermost first.
    var containers: [String] {
        ancestors.reversed().filter { !$0.isElement && $0.containerType != .none }.compactMap { $0.label?.string }
    }

    /// The properties in which it differs from an expectation.
    func differences(from expected: ExpectedElement) -> [String] {
        var differences: [String] = []
        func check(_ name: String, _ isRight: Bool, _ found: @autoclosure () -> String) {
            if !isRight { differences.append("\(name) is \(found())") }
        }
        func check<Value: Equatable>(_ name: String, _ value: Value?, _ found: Value?) {
            check(name, value == nil || value == found, found.map { "\($0)" } ?? "nil")
        }
        check("description", expected.description, snapshot.description)
        check("hint", expected.hint.map { $0.isEmpty ? nil : $0 } ?? expected.hint, snapshot.hint)
        check("label", expected.label, node.label?.string ?? "")
        check("value", expected.value, node.value?.string ?? "")
        check("identifier", expected.identifier, node.identifier)
        check("type", expected.type, Self.kind(of: node))
        check("traits", node.traits.isSuperset(of: expected.traits), "\(node.traits)")
        check("traits", node.traits.isDisjoint(with: expected.absentTraits), "\(node.traits)")
        check("container", expected.container, containers)
        check("parent", expected.parent.map { ancestors.map(Self.kind).contains($0) } ?? true, "\(containers)")
        for words in [expected.position, expected.role, expected.state, expected.spokenValue].compactMap(\.self) {
            check("announcement", spoken.localizedCaseInsensitiveContains(words), spoken)
        }
        if let words = expected.utterance.map(Self.words) {
            // The first utterance of a screen begins with the name of the app.
            let found = Self.words(spoken)
            check("announcement", words.suffix(found.count) == found[...], spoken)
        }
        let actions = node.customActions.map(\.name.string)
        check("actions", expected.actions, actions)
        check("actions", expected.actionsInAnyOrder?.sorted(), actions.sorted())
        check("inputLabels", expected.inputLabels, node.userInputLabels)
        check("headingLevel", expected.headingLevel, node.label?.runs.compactMap(\.attributes.headingLevel).first)
        check("label", !expected.hasLabel || node.label?.string.isEmpty == false, "empty")
        check("label", expected.labelIgnoringCase.map(Self.words), Self.words(node.label?.string ?? ""))
        if let words = expected.hintIgnoringCase.map(Self.words) {
            check("hint", Self.words(spoken).suffix(words.count) == words[...], spoken)
        }
        let offset = node.activationPoint.map { CGPoint(x: $0.x - node.frame.x, y: $0.y - node.frame.y) }
        check("activationPoint", expected.activationPoint, offset)
        return differences
    }

    /// Lower-case words, without punctuation.
    static func words(_ text: String) -> [String] {
        text.lowercased().split { !($0.isLetter || $0.isNumber || "$%.'’".contains($0)) }
            .map { $0.trimmingCharacters(in: ["."]) }.filter { !$0.isEmpty }
    }
}
