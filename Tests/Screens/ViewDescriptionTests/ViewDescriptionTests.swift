import AccessibilityTree
import Foundation
import HeadlessUIKit
import StrictJSON
import TestSupport
import Testing
import ViewDescription

extension DescriptionTests {
    @Suite @MainActor struct Descriptions {
        private func screen(_ json: String) throws -> DescribedScreen {
            try ViewDescription(json: json.utf8).makeScreen()
        }

        private func node(_ json: String) throws -> Node {
            let screen = try screen(json)
            return try #require(screen.source.captureTree()[screen.rootView.nodeID])
        }

        private func message(_ json: String) -> String {
            do {
                _ = try screen(json)
                return "no error"
            } catch {
                return "\(error)"
            }
        }

        @Test func `a bare view is put in a window of the default screen`() throws {
            let screen = try screen(#"{"class": "UIView", "frame": [0, 0, 10, 10]}"#)
            #expect(screen.window.bounds.size == CGSize(width: 402, height: 874))
            #expect(screen.rootView.superview === screen.window)
            #expect(!screen.window.isHidden)
            #expect(!UIApplication.shared.windows.contains(screen.window))
        }

        @Test func `a button without a title colour has the tint, not the white of custom buttons`() throws {
            for (color, expected) in [("", UIColor.tintColor), (", \"titleColor\": \"#FFFFFF\"", .white)] {
                let screen = try screen(
                    #"{"class": "UIButton", "frame": [0, 0, 99, 44], "props": {"title": "Go"\#(color)}}"#)
                let button = try #require(screen.rootView as? UIButton)
                #expect(button.currentTitleColor == expected)
            }
        }

        @Test func `the facts about the screen reach the tree`() throws {
            let screen = try screen(
                #"{"format": "view-description/1", "idiom": "pad", "direction": "rtl", "language": "ar", "#
                    + #""screen": [1000, 700], "tree": {"class": "UIView", "frame": [0, 0, 1, 1]}}"#)
            #expect(
                screen.source.captureTree().environment
                    == Environment(
                        idiom: .pad, layoutDirection: .rightToLeft, language: "ar",
                        screenBounds: Rect(x: 0, y: 0, width: 1000, height: 700)))
        }

        @Test func `accessibility attributes are assigned`() throws {
            let node = try node(
                #"""
                {"class": "Cell", "frame": [0, 0, 40, 40], "isElement": true, "label": {"text": "POST", "spellOut": true},
                 "value": "v", "hint": "h", "traits": ["button", "header"], "addTraits": ["selected"],
                 "identifier": "id", "language": "fr", "screenFrame": [1, 2, 3, 4], "activationPoint": [9, 9],
                 "alpha": 0.5, "clips": true, "group": true, "modal": true, "sortPriority": 2, "expanded": true,
                 "customActions": ["A", {"name": "B", "category": "edit"}],
                 "customContent": [{"label": "l", "value": "v", "importance": "high"}],
                 "customRotors": ["R", {"systemType": "heading"}], "userInputLabels": ["x"],
                 "respondsToUserInteraction": false, "cell": {"row": null, "column": 2, "width": 3},
                 "containerType": "list", "pathBounds": [5, 6, 7, 8],
                 "source": {"file": "a.json", "line": 3, "column": 4}}
                """#)
            var expected = Node(id: node.id, className: "Cell", frame: Rect(x: 1, y: 2, width: 3, height: 4))
            expected.viewFrame = Rect(x: 0, y: 0, width: 40, height: 40)
            expected.isElement = true
            expected.label = AttributedText(
                "POST", runs: [.init(location: 0, length: 4, attributes: SpeechAttributes(spellsOut: true))])
            expected.value = "v"
            expected.hint = "h"
            expected.traits = [.button, .header, .selected]
            expected.identifier = "id"
            expected.language = "fr"
            expected.activationPoint = Point(x: 9, y: 9)
            expected.alpha = 0.5
            expected.clipsToBounds = true
            expected.groupsChildren = true
            expected.isModal = true
            expected.sortPriority = 2
            expected.expandedStatus = .expanded
            expected.customActions = [CustomAction(name: "A"), CustomAction(name: "B", category: "edit")]
            expected.customContent = [CustomContent(label: "l", value: "v", isHighImportance: true)]
            expected.customRotors = [CustomRotor(name: "R"), CustomRotor(name: "", systemType: "heading")]
            expected.userInputLabels = ["x"]
            expected.respondsToUserInteraction = false
            expected.cell = DataTableCell(row: nil, column: 2, columnSpan: 3)
            expected.containerType = .list
            expected.pathBounds = Rect(x: 5, y: 6, width: 7, height: 8)
            expected.source = SourceLocation(file: "a.json", line: 3, column: 4)
            #expect(node == expected)
        }

        @Test(arguments: [
            (#"{"class": "UIButton", "props": {"title": "Go", "isEnabled": false}}"#, "Go", ["button", "notEnabled"]),
            (#"{"class": "UISlider", "props": {"value": 30, "maximumValue": 40}}"#, "75%", ["adjustable"]),
            (#"{"class": "UILabel", "props": {"text": "Hi", "font": "title1"}}"#, "Hi", ["staticText"]),
            (#"{"class": "UIProgressView", "props": {"progress": 0.5}}"#, "50%", ["updatesFrequently"]),
            (
                #"{"class": "UITextField", "props": {"placeholder": "Name", "isEditing": true}}"#, "Name",
                ["textEntry", "isEditing"]
            ),
            (#"{"class": "MyButton", "superclass": "UIButton", "props": {"title": "Go"}}"#, "Go", ["button"]),
        ])
        func `props reach the class`(_ json: String, _ text: String, _ traits: [String]) throws {
            let node = try node(json)
            #expect(node.label?.string == text || node.value?.string == text)
            #expect(
                node.traits.names
                    == traits.sorted {
                        AccessibilityTraits(name: $0)!.rawValue < AccessibilityTraits(name: $1)!.rawValue
                    })
        }

        @Test func `references name views anywhere and table headers may be named by label`() throws {
            let screen = try screen(
                #"""
                {"class": "UIView", "containerType": "dataTable", "elements": ["b", {"label": "part", "ref": "p"}, "a"],
                 "dataTable": {"rows": 2, "columns": 3, "columnHeaders": {"1": ["Name"]}, "rowHeaders": {"0": ["p"]}},
                 "children": [{"class": "UIView", "ref": "a", "label": "Name"}, {"class": "UIView", "ref": "b"}]}
                """#)
            let tree = screen.source.captureTree()
            let ids = ["a", "b", "p"].reduce(into: [:]) { $0[$1] = screen.references[$1]?.nodeID }
            let table = try #require(tree[screen.rootView.nodeID])
            #expect(table.explicitElements == [ids["b"], ids["p"], ids["a"]].compactMap { $0 })
            #expect(table.dataTable?.columnHeaders == [1: [try #require(ids["a"])]])
            #expect(table.dataTable?.rowHeaders == [0: [try #require(ids["p"])]])
            #expect(tree[try #require(ids["p"])]?.label == "part")
        }

        @Test(arguments: [
            (
                #"{"class": "UIView", "frme": [0, 0, 1, 1]}"#,
                #"line 1, column 21: the key "frme" is unknown; did you mean "frame"?"#
            ),
            (
                #"{"class": "UIButtn"}"#,
                #"line 1, column 11: class: "UIButtn" is not a UIKit class; did you mean "UIButton"?"#
            ),
            (
                #"{"class": "UIView", "frame": [0, 0, 1]}"#,
                "line 1, column 30: frame: this must be [x, y, width, height]"
            ),
            (
                #"{"class": "UIView", "frame": [0, 0, 1e999, 1]}"#,
                "line 1, column 37: the number is too large"
            ),
            (
                #"{"class": "UICollectionView", "frame": [0, 0, -1e308, 1]}"#,
                "line 1, column 47: frame[2]: this must be a number from -1000000 to 1000000"
            ),
            (
                #"{"class": "UISlider", "props": {"maximum": 1000001}}"#,
                "line 1, column 44: props.maximum: this must be a number from -1000000 to 1000000"
            ),
            (
                #"{"class": "UIView", "label": 7}"#,
                "line 1, column 30: label: this must be a string or an object with \"text\", not a number"
            ),
            (
                "{\"class\": \"UIView\",\n \"children\": [{\"class\": \"UISlider\", \"props\": {\"text\": \"\"}}]}",
                "line 2, column 47: children[0].props: the key \"text\" is unknown; known are "
                    + "contentHorizontalAlignment, contentVerticalAlignment, continuous, enabled, highlighted, "
                    + "isContinuous, isEnabled, isHighlighted, isSelected, maximum, maximumValue, maximumValueImage, "
                    + "minimum, minimumValue, minimumValueImage, selected, showsMenuAsPrimaryAction, value"
            ),
            (
                #"{"class": "UIView", "traits": ["buton"]}"#,
                #"line 1, column 32: traits[0]: unknown trait "buton"; did you mean "button"?"#
            ),
            (
                #"{"class": "UIView", "elements": ["x"]}"#,
                #"line 1, column 34: elements[0]: no view or element has the "ref" "x""#
            ),
            (
                #"{"class": "UIView", "class": "UIView"}"#,
                #"line 1, column 21: duplicate key "class""#
            ),
            (#"{"frame": [0, 0, 1, 1]}"#, #"line 1, column 1: the key "class" is missing"#),
            (#"{"class": "UIView"} x"#, "line 1, column 21: unexpected text after the end of the value"),
            (
                #"{"format": "view-description/2", "tree": {"class": "UIView"}}"#,
                #"line 1, column 12: format: the format must be "view-description/1""#
            ),
            (#"{"class": "UIView", "label": "\ud800"}"#, "line 1, column 37: unpaired surrogate"),
            (#"[1]"#, "line 1, column 1: this must be an object, not an array"),
        ])
        func `a mistake is named with its place`(_ json: String, _ expected: String) {
            #expect(message(json) == expected)
        }

        @Test(arguments: ["view", "element", "screen", "blocks"])
        func `every key of the schema is known`(_ definition: String) throws {
            let file = PackageFolders.root.appending(
                path: "Sources/Screens/ViewDescription/view-description.schema.json")
            let schema = try JSONSerialization.jsonObject(with: try Data(contentsOf: file)) as? [String: Any]
            let definitions = try #require(schema?["$defs"] as? [String: [String: Any]])
            let properties = try #require(definitions[definition]?["properties"] as? [String: Any])
            #expect(properties.count > 5)
            for key in properties.keys where key != "class" && key != "tree" {
                let json =
                    switch definition {
                    case "view": #"{"class": "UIView", "\#(key)": null}"#
                    case "element": #"{"class": "UIView", "elements": [{"\#(key)": null}]}"#
                    case "blocks": #"{"class": "UIView", "blocks": {"\#(key)": null}}"#
                    default: #"{"tree": {"class": "UIView"}, "\#(key)": null}"#
                    }
                #expect(message(json) == "no error", "\(key)")
            }
        }

        @Test func `nesting past the limit is refused and never overflows`() {
            let deep = String(repeating: "[", count: 1_000_000)
            #expect(message(deep).hasSuffix("arrays and objects are nested deeper than 512 levels"))
        }

        /// Values that are right for some keys and wrong for most.
        private static let values = [
            "null", "true", "-1", "0", "1e308", "-1e308", "1e-320", "99999999999", "\"\"", "\"x\"", "[]",
            "[1e308, -1e308]",
            "[0, 0, -5, 1e308]", "[[]]", "{}", #"{"text": "a", "runs": [{"location": 1, "length": 1}]}"#,
            #"["a", "a"]"#,
            #"[{"title": "x"}]"#, #"{"row": 1e9}"#, #"{"0": ["a"]}"#,
        ]

        @Test(arguments: [
            "UIView", "UISlider", "UIPageControl", "UIStepper", "UISegmentedControl", "UITabBar",
            "UIScrollView", "UITextView", "UIStackView", "UINavigationBar", "UITableViewCell", "UIProgressView",
        ])
        func `no value of any key harms`(_ name: String) throws {
            let keys = [
                "frame", "boundsOrigin", "transform", "layoutMargins", "alpha", "tag", "label", "traits", "screenFrame",
                "activationPoint", "pathBounds", "elements", "cell", "dataTable", "customActions", "customRotors",
                "customContent", "blocks", "sortPriority", "source", "children", "class", "ref", "backgroundColor",
            ]
            let properties = [
                "value", "minimumValue", "maximumValue", "stepValue", "numberOfPages", "currentPage", "segments",
                "selected", "items", "contentSize", "contentOffset", "contentInset", "text", "spacing", "progress",
                "title", "font", "image",
            ]
            for value in Self.values {
                for key in keys {
                    let usual = ["ref": #""a""#, "class": "\"\(name)\"", "frame": "[0, 0, 9, 9]"]
                    let members = usual.merging([key: value]) { $1 }.map { "\"\($0)\": \($1)" }
                    try tryOut("{" + members.sorted().joined(separator: ", ") + "}")
                }
                for key in properties { try tryOut(#"{"class": "\#(name)", "props": {"\#(key)": \#(value)}}"#) }
            }
        }

        private func tryOut(_ json: String) throws {
            do {
                let screen = try screen(json)
                var tree = screen.source.captureTree()
                _ = ReadingOrder(tree)
                screen.rootView.accessibilityIncrement()
                _ = screen.source.perform(ActionRequest(target: screen.rootView.nodeID, action: .activate))
                _ = screen.source.perform(ActionRequest(target: screen.rootView.nodeID, action: .scroll(.down)))
                _ = screen.source.refresh(&tree)
            } catch let error as JSONError {
                #expect(error.position.line == 1 && error.position.column > 0)
            }
        }

        @Test func `every prefix of a description is refused`() {
            let text = Array(#"{"class":"UIView","frame":[0,1.5,-2e1,3],"label":"aé\n","children":[]}"#.utf8)
            for length in 0..<text.count {
                #expect(throws: JSONError.self) { try ViewDescription(json: text.prefix(length)) }
            }
            #expect(throws: Never.self) { try ViewDescription(json: text).makeScreen() }
        }
    }
}
