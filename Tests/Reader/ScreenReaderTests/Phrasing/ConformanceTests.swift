import AccessibilityTree
import Foundation
import ScreenReader
import TestSupport
import Testing

/// The reference cases that need no UIKit class: plain views, labels and plain elements, built directly as nodes.
@Suite struct ConformanceTests {
    private static let file = "conformance/voiceover-cases.json"

    struct Case: CustomTestStringConvertible, Sendable {
        var id: String
        var tree: AccessibilityTree
        var expected: [Expected]
        var suffixes: [String]
        var testDescription: String { id }
    }

    struct Expected: Sendable, Equatable {
        var description: String
        var hint: String?
    }

    @Test(.enabled(if: PackageFolders.hasShared(file), "the reference cases are not there"), arguments: cases())
    func `the snapshot style says what the tool says`(_ testCase: Case) {
        let phrases = Phraser(style: .snapshot).phrases(of: testCase.tree)
        #expect(phrases.map { Expected(description: $0.phrase.description, hint: $0.phrase.hint) } == testCase.expected)
        #expect(phrases.flatMap(\.phrase.suffixes) == testCase.suffixes)
    }

    @Test(.enabled(if: PackageFolders.hasShared(file), "the reference cases are not there"))
    func `most reference cases need no UIKit class`() {
        #expect(Self.cases().count > 60)
    }

    @Test(
        .enabled(if: PackageFolders.hasShared(file), "the reference cases are not there"),
        arguments: [
            ("switch-13-fake", ["Fake Label, switch button, on"]),
            ("switch-14-fake", ["Fake Label, switch button 3"]),
        ])
    func `the voiceover style says what a device says`(_ id: String, _ expected: [String]) throws {
        let testCase = try #require(Self.cases().first { $0.id == id })
        #expect(Phraser().phrases(of: testCase.tree).map(\.phrase.description) == expected)
    }

    @Test(.enabled(if: PackageFolders.hasShared(file), "the reference cases are not there"))
    func `a table speaks as on a device`() throws {
        let testCase = try #require(Self.cases().first { $0.id == "datatable-headers" })
        let said = Phraser().phrases(of: testCase.tree, announcesContainers: false).map(\.phrase.description)
        #expect(
            said.last
                == "F1, F1 Value, F2, F2 Value, F3, F3 Value, F6, Value, column 6, dimmed, button, heading, link, "
                + "adjustable, image, search field")
        #expect(
            said[1]
                == "B1, B1 Value, C1, C1 Value, A2, A2 Value, A3, A3 Value, A1, A1 Value, row header, column header, "
                + "row 1, column 1")
    }

    // MARK: Reading the cases

    private static func cases() -> [Case] {
        guard let data = try? Data(contentsOf: PackageFolders.shared.appending(path: file)),
            let root = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
            let cases = root["cases"] as? [[String: Any]]
        else { return [] }
        return cases.compactMap { value in
            guard let id = value["id"] as? String, let view = value["tree"] as? [String: Any] else { return nil }
            var environment = Environment()
            if value["idiom"] as? String == "pad" { environment.idiom = .pad }
            if value["direction"] as? String == "rtl" { environment.layoutDirection = .rightToLeft }
            var importer = Importer(environment: environment)
            guard importer.add(view, parentOrigin: .zero), let tree = importer.finish() else { return nil }
            let expected = (value["expect"] as? [[String: Any]] ?? []).map {
                Expected(description: $0["description"] as? String ?? "", hint: $0["hint"] as? String)
            }
            return Case(id: id, tree: tree, expected: expected, suffixes: value["expectSuffix"] as? [String] ?? [])
        }
    }

    /// Makes nodes of the views that a case describes, and gives up on classes with special behaviour.
    private struct Importer {
        private var nodes: [(node: Node, depth: Int, view: [String: Any])] = []
        private var names: [String: NodeID] = [:]
        private let environment: Environment

        init(environment: Environment) {
            self.environment = environment
        }

        mutating func add(_ view: [String: Any], parentOrigin: Point, depth: Int = 0) -> Bool {
            let className = view["class"] as? String ?? "UIView"
            guard ["UIView", "UILabel", "UIButton", "UIAccessibilityElement", "Cell"].contains(className),
                view["blocks"] == nil
            else { return false }
            var node = Node(id: NodeID(UInt64(nodes.count + 1)), className: className)
            node.isView = className != "UIAccessibilityElement"
            let frame = Self.rect(view["frame"]) ?? Self.rect(view["frameInContainer"]) ?? .zero
            let own = Rect(
                x: parentOrigin.x + frame.x, y: parentOrigin.y + frame.y, width: frame.width, height: frame.height)
            node.frame = Self.rect(view["screenFrame"]) ?? own
            if node.frame != own, node.isView { node.viewFrame = own }
            let props = view["props"] as? [String: Any] ?? [:]
            let text = (props["text"] ?? props["title"]) as? String
            node.isElement = view["isElement"] as? Bool ?? (text != nil)
            node.label = (view["label"] as? String ?? text).map { AttributedText($0) }
            node.value = (view["value"] as? String).map { AttributedText($0) }
            node.hint = (view["hint"] as? String).map { AttributedText($0) }
            if className == "UILabel" { node.traits = .staticText }
            if let names = view["traits"] as? [String] {
                node.traits = AccessibilityTraits(names.compactMap { AccessibilityTraits(name: $0) })
            }
            node.isHidden = view["hidden"] as? Bool ?? false
            node.alpha = view["alpha"] as? Double ?? 1
            node.clipsToBounds = view["clips"] as? Bool ?? false
            node.elementsHidden = view["elementsHidden"] as? Bool ?? false
            node.isModal = view["modal"] as? Bool ?? false
            node.groupsChildren = view["group"] as? Bool ?? false
            node.containerType =
                switch view["containerType"] as? String {
                case "list": .list
                case "landmark": .landmark
                case "dataTable": .dataTable
                case "semanticGroup": .semanticGroup
                default: .none
                }
            if let cell = view["cell"] as? [String: Any] {
                node.cell = DataTableCell(
                    row: cell["row"] as? Int, column: cell["column"] as? Int, rowSpan: cell["height"] as? Int ?? 1,
                    columnSpan: cell["width"] as? Int ?? 1)
            }
            node.customActions = (view["customActions"] as? [String] ?? []).map {
                CustomAction(name: AttributedText($0))
            }
            node.customContent = (view["customContent"] as? [[String: Any]] ?? []).map {
                CustomContent(
                    label: AttributedText($0["label"] as? String ?? ""),
                    value: AttributedText($0["value"] as? String ?? ""),
                    isHighImportance: $0["importance"] as? String == "high")
            }
            for name in [view["ref"] as? String, view["label"] as? String].compactMap(\.self) { names[name] = node.id }
            nodes.append((node, depth, view))
            let index = nodes.count - 1
            for child in view["children"] as? [[String: Any]] ?? [] {
                guard add(child, parentOrigin: own.origin, depth: depth + 1) else { return false }
            }
            return addElements(of: view, to: index, origin: own.origin, depth: depth)
        }

        /// The explicit elements: names of nodes elsewhere, or new plain elements.
        private mutating func addElements(
            of view: [String: Any], to index: Int, origin: Point, depth: Int
        ) -> Bool {
            guard let elements = view["elements"] as? [Any] else { return true }
            var ids: [NodeID] = []
            for element in elements {
                if let name = element as? String, let id = names[name] {
                    ids.append(id)
                } else if let element = element as? [String: Any] {
                    let next = NodeID(UInt64(nodes.count + 1))
                    guard add(element, parentOrigin: origin, depth: depth + 1) else { return false }
                    ids.append(next)
                }
            }
            nodes[index].node.explicitElements = ids
            return true
        }

        mutating func finish() -> AccessibilityTree? {
            var builder = TreeBuilder(environment: environment)
            var open = 0
            for (node, depth, view) in nodes {
                while open > depth {
                    builder.close()
                    open -= 1
                }
                var node = node
                if let table = view["dataTable"] as? [String: Any] {
                    node.dataTable = DataTable(
                        rowCount: table["rows"] as? Int ?? 0, columnCount: table["columns"] as? Int ?? 0,
                        rowHeaders: headers(table["rowHeaders"]), columnHeaders: headers(table["columnHeaders"]))
                }
                builder.open(node)
                open += 1
            }
            for _ in 0..<open { builder.close() }
            return try? builder.finish()
        }

        private func headers(_ value: Any?) -> [Int: [NodeID]] {
            let pairs = (value as? [String: [String]] ?? [:]).compactMap { key, names in
                Int(key).map { ($0, names.compactMap { self.names[$0] }) }
            }
            return Dictionary(pairs) { first, _ in first }
        }

        private static func rect(_ value: Any?) -> Rect? {
            guard let numbers = value as? [Any], numbers.count == 4 else { return nil }
            let values = numbers.compactMap { ($0 as? NSNumber)?.doubleValue }
            return values.count == 4 ? Rect(x: values[0], y: values[1], width: values[2], height: values[3]) : nil
        }
    }
}
