import AccessibilityTree
import Foundation
import HeadlessUIKit
import InterfaceBuilder
import Testing

/// What files state of their views, beside what the views say that are made of them.
@Suite @MainActor struct DeclaredScreenTests {
    /// What is compared of a view: all that follows from no layout.
    private static func facts(_ node: Node) -> [String: String] {
        let looks = node.appearance ?? Appearance()
        let touch = node.touch ?? TouchFacts()
        let facts: [String: Any?] = [
            "class": node.className, "element": node.isElement, "label": node.label?.string,
            "value": node.value?.string,
            "traits": node.traits.names, "hint": node.hint?.string, "identifier": node.identifier,
            "hidden": node.isHidden, "alpha": node.alpha, "text": looks.text, "font": looks.fontName,
            "size": looks.fontSize, "weight": looks.fontWeight, "style": looks.textStyle,
            "scales": looks.scalesWithContentSize, "color": looks.textColor, "behind": looks.backgroundColor,
            "image": looks.imageName, "symbol": looks.isSymbol, "tint": looks.tintColor,
            "placeholder": looks.placeholder, "placeholder color": looks.placeholderColor, "states": looks.stateColors,
            "takes touches": touch.takesTouches, "control": touch.isControl, "gestures": touch.hasGestures,
            "given": touch.isLabelGiven,
        ]
        return facts.compactMapValues { $0.map { "\($0)" } }
    }

    private static func byObject(_ trees: [AccessibilityTree]) -> [String: Node] {
        var found: [String: Node] = [:]
        for tree in trees {
            for node in tree.nodes { if let id = node.source?.objectID, found[id] == nil { found[id] = node } }
        }
        return found
    }

    /// In what the two ways differ, each fact of a view in a line, and how many views there are in both.
    static func differences(_ document: InterfaceBuilderDocument, _ declared: DeclaredScreens) -> ([String], Int) {
        let stated = byObject(declared.screens(of: document).flatMap { [$0.tree] + $0.prototypes.map(\.tree) })
        var shown: [AccessibilityTree] = []
        for screen in document.screens() {
            for window in [screen.makeWindow()] + screen.prototypes.map({ $0.makeWindow() }) {
                shown.append(WindowSource(window, includesAppearance: true).captureTree())
                window.isHidden = true
                window.rootViewController = nil
            }
        }
        var differences: [String] = []
        var count = 0
        for (id, node) in byObject(shown) {
            guard let other = stated[id] else {
                // The bars of containers are theirs, not of the scenes that they show.
                guard node.isElement else { continue }
                differences.append("\(id) \(node.className): is not stated")
                continue
            }
            count += 1
            var (one, two) = (facts(node), facts(other))
            // How items look, and which tab is chosen, the bar decides that shows them.
            if node.className == "UIButtonBarButton" || node.traits.contains(.tabButton) {
                for key in ["color", "font", "size", "weight", "tint", "states", "traits"] {
                    (one[key], two[key]) = (nil, nil)
                }
            }
            for key in Set(one.keys).union(two.keys).sorted() where one[key] != two[key] {
                differences.append("\(id) \(node.className) \(key): \(one[key] ?? "-"), stated \(two[key] ?? "-")")
            }
        }
        return (differences.sorted(), count)
    }

    @Test(arguments: ["settings.storyboard", "cells.xib", "connected.storyboard", "controls.storyboard"])
    func `views of the fixtures say what is stated of them`(_ name: String) throws {
        let (differences, count) = Self.differences(try fixture(name), DeclaredScreens())
        #expect(differences == [] && count > 3, "\(count) views\n\(differences.joined(separator: "\n"))")
    }

    @Test func `what is set by key path counts where views have it, and is passed over where none has`() throws {
        let attributes = [
            #"type="string" keyPath="accessibilityLabel" value="Close"/>"#,
            #"type="number" keyPath="alpha"><real key="value" value="0.5"/></userDefinedRuntimeAttribute>"#,
            #"type="string" keyPath="titleLabel.accessibilityLabel" value="a"/>"#,
            #"type="string" keyPath="styleName" value="plain"/>"#,
            #"type="number" keyPath="layer.alpha"><real key="value" value="0"/></userDefinedRuntimeAttribute>"#,
        ]
        let buttons = attributes.enumerated().map { number, attribute in
            """
            <button id="b-\(number)"><rect key="frame" x="0" y="\(number * 50)" width="100" height="44"/>
            <accessibility key="accessibilityConfiguration" hint="Closes"/><state key="normal" title="T\(number)"/>
            <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute \(attribute)
            </userDefinedRuntimeAttributes></button>
            """
        }
        let document = try xib(
            """
            <view id="v"><rect key="frame" x="0" y="0" width="400" height="400"/><subviews>\(buttons.joined())</subviews>
            </view>
            """)
        let declared = DeclaredScreens()
        let (differences, count) = Self.differences(document, declared)
        #expect(differences == [] && count == 6, "\(count) views\n\(differences.joined(separator: "\n"))")
        let buttonsStated = declared.screens(of: document)[0].tree.nodes.filter(\.isElement)
        #expect(buttonsStated.map(\.label?.string) == ["Close", "T1", "T2", "T3", "T4"])
        #expect(buttonsStated.map(\.alpha) == [1, 0.5, 1, 1, 1])
    }

    @Test func `the parts of a view are where its own size puts them, whichever is told first`() throws {
        let documents = try [320, 414].map { width in
            try xib(
                """
                <tableViewCell id="c-\(width)" accessoryType="detailDisclosureButton"><rect key="frame" x="0" y="0" \
                width="\(width)" height="44"/><tableViewCellContentView key="contentView" id="v-\(width)"/></tableViewCell>
                """)
        }
        func trees(_ documents: [InterfaceBuilderDocument]) -> [AccessibilityTree] {
            let declared = DeclaredScreens()
            return documents.flatMap { declared.screens(of: $0).map(\.tree) }
        }
        let buttons = trees(documents).map { $0.nodes.first { $0.traits.contains(.button) }?.frame.x }
        #expect(buttons[0] != nil && buttons[0] != buttons[1])
        #expect(trees(documents) == trees(documents.reversed()).reversed())
    }

    @Test func `what is drawn in a tint is drawn in that of each view, its own or that of what it is in`() throws {
        let tints = ["", "0.2", "0.8"].enumerated().map { number, red in
            let tint =
                red.isEmpty
                ? "" : #"<color key="tintColor" red="\#(red)" green="0.5" blue="0" alpha="1" colorSpace="sRGB"/>"#
            let frame = #"<rect key="frame" x="0" y="0" width="200" height="40"/>"#
            return """
                <view id="v-\(number)">\(frame)\(tint)<subviews>
                <label id="l-\(number)" text="Name" textAlignment="\(["natural", "right", "center"][number])">\(frame)</label>
                <button id="s-\(number)" buttonType="system">\(frame)<state key="normal" title="Go"/></button>
                <button id="f-\(number)">\(frame)<buttonConfiguration key="configuration" style="filled" title="A"/></button>
                <button id="t-\(number)">\(frame)<buttonConfiguration key="configuration" style="tinted" title="A"/></button>
                <button id="o-\(number)" buttonType="system">\(frame)<state key="normal" title="Own"/>
                <color key="tintColor" red="0.1" green="\(number == 1 ? 1 : 0)" blue="1" alpha="1" colorSpace="sRGB"/></button>
                <imageView id="i-\(number)" image="trash" catalog="system">\(frame)</imageView>
                <slider id="a-\(number)" value="0.5">\(frame)</slider>
                <progressView id="p-\(number)" progress="0.5">\(frame)</progressView>
                <segmentedControl id="c-\(number)" selectedSegmentIndex="0">\(frame)
                <segments><segment title="One"/><segment title="Two"/></segments>
                <color key="backgroundColor" red="0.\(number)" green="0" blue="0" alpha="1" colorSpace="sRGB"/>
                </segmentedControl></subviews></view>
                """
        }
        let document = try xib(
            #"<view id="w"><rect key="frame" x="0" y="0" width="400" height="400"/><subviews>\#(tints.joined())"#
                + "</subviews></view>", resources: #"<image name="trash" catalog="system" width="20" height="20"/>"#)
        let declared = DeclaredScreens()
        let (differences, count) = Self.differences(document, declared)
        #expect(differences == [] && count == 31, "\(count) views\n\(differences.joined(separator: "\n"))")
        let nodes = declared.screens(of: document)[0].tree.nodes
        let alignments = nodes.filter { $0.source?.objectID?.hasPrefix("l-") == true }.map(\.appearance?.textAlignment)
        #expect(alignments == [.left, .right, .center])
        // The parts of a view are drawn on its own colour, not on that of the one which was made of all that are alike.
        let segments = nodes.filter { $0.className == "UISegment" && $0.label?.string == "Two" }.map(\.appearance)
        #expect(segments.map { $0?.backgroundColor?.red } == [0, 0.1, 0.2], "\(segments)")
    }

    @Test func `items of a bar are called by their own images, though one item is made for all`() throws {
        let names = ["iconClose", "arrow_left", "trash"]
        let items = names.enumerated().map { #"<barButtonItem id="i-\#($0)" image="\#($1)"/>"# }.joined()
        let document = try xib(
            """
            <view id="v"><rect key="frame" x="0" y="0" width="400" height="400"/><subviews><toolbar id="t">
            <rect key="frame" x="0" y="0" width="400" height="44"/><items>\(items)</items></toolbar></subviews></view>
            """, resources: #"<image name="trash" catalog="system" width="20" height="20"/>"#)
        let nodes = DeclaredScreens().screens(of: document)[0].tree.nodes
        let shown = nodes.filter { $0.source?.objectID?.hasPrefix("i-") == true }
        #expect(shown.map(\.appearance?.imageName) == names)
        #expect(
            Array(shown.map(\.label?.string).prefix(2)) == ["icon Close", "arrow left"], "\(shown.map(\.label?.string))"
        )
    }

    @Test func `images are called by the words of their own names, and symbols by what they show`() throws {
        let images = ["iconClose", "arrow_left", "trash", "photo", ""].enumerated().map { number, name in
            """
            <imageView id="i-\(number)" image="\(name)"><rect key="frame" x="0" y="\(number * 50)" width="40" height="40"/>
            </imageView>
            <button id="b-\(number)"><rect key="frame" x="50" y="\(number * 50)" width="40" height="40"/>
            <state key="normal" image="\(name)"/></button>
            <button id="t-\(number)"><rect key="frame" x="99" y="\(number * 50)" width="40" height="40"/>
            <state key="normal" title="Go" image="\(name)"/></button>
            """
        }
        let document = try xib(
            """
            <view id="v"><rect key="frame" x="0" y="0" width="400" height="400"/><subviews>\(images.joined())</subviews>
            </view>
            """, resources: #"<image name="trash" catalog="system" width="20" height="20"/>"#)
        let declared = DeclaredScreens()
        let (differences, count) = Self.differences(document, declared)
        #expect(differences == [] && count == 16, "\(count) views\n\(differences.joined(separator: "\n"))")
        let nodes = declared.screens(of: document)[0].tree.nodes
        let labels = nodes.filter { $0.source?.objectID?.hasPrefix("b-") == true }.map { $0.label?.string }
        #expect(Array(labels.prefix(2)) == ["icon Close", "arrow left"], "\(labels)")
    }

    @Test(
        .enabled(if: FileManager.default.fileExists(atPath: corpus.path), "the corpus is not beside the package"),
        .timeLimit(.minutes(10)))
    func `views of real files say what is stated of them`() async throws {
        var kinds: [String: [String]] = [:]
        var count = 0
        let declared = DeclaredScreens()
        for result in await InterfaceBuilderDocument.read(paths: corpusPaths()) {
            let document = try result.get()
            let (differences, compared) = Self.differences(document, declared)
            count += compared
            for difference in differences {
                let words = difference.split(separator: " ").dropFirst()
                let kind = words.prefix { !$0.hasSuffix(":") }.joined(separator: " ")
                kinds[kind, default: []].append("\(document.file ?? ""): \(difference)")
            }
        }
        let summary = kinds.sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }
            .map { "\($0.value.count) \($0.key)\n" + $0.value.prefix(3).map { "    \($0)" }.joined(separator: "\n") }
        // Cells of the app's own classes, and rows whose accessory is a view of its own, are the rest.
        let different = kinds.values.reduce(0) { $0 + $1.count }
        #expect(
            count > 1_000 && different * 100 < count,
            "\(different) of \(count) views\n\(summary.joined(separator: "\n"))")
    }
}
