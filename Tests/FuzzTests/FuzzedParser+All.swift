import AccessibilityTree
import Conformance
import Foundation
import InterfaceBuilder
import StrictJSON
import StrictXML
import TestSupport
import ViewDescription

@testable import HeadlessUIKit

/// A variable of the environment.
func environment(_ name: String) -> String? { ProcessInfo.processInfo.environment[name] }

extension FuzzedParser {
    /// Every parser of input that others have written.
    static let all: [FuzzedParser] =
        [json, xml, interfaceBuilder, viewDescription, tree, sessionLog, cases, visualFormat, state]
        + resources + pageSources + [profile, lexicon, host, helper, announceRequest, settings, bindings, cast, keys]

    /// The files of the repository below a folder.
    static func files(_ folder: String, _ suffix: String, largest: Int = 40_000) -> [[UInt8]] {
        let folder = PackageFolders.root.appending(path: folder)
        let names = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { $0.hasSuffix(suffix) }.sorted()
            .compactMap { try? [UInt8](Data(contentsOf: folder.appending(path: $0))) }.filter { $0.count <= largest }
    }

    // MARK: Formats

    static let json = FuzzedParser(
        "JSON",
        [
            #"{"a": [1, -2.5e3, true, false, null, "\u00e9\ud83d\ude00\n"], "b": {"c": {}}, "d": []}"#, "[]",
            #""text""#,
            "[[[[0.1, 1e10, 123456789012345678]]]]",
        ], count: 2_000
    ) { bytes in
        let value = try JSONValue(parsing: bytes)
        let again = try JSONValue(parsing: value.text().utf8)
        guard value.text() == again.text() else { throw Changed(description: "JSON was written otherwise") }
    }

    static let xml = FuzzedParser(
        description: "XML", seeds: files("Tests/Expectations/interfacebuilder", ".storyboard", largest: 20_000)
    ) { _ = try XMLReader().parse($0, file: "fuzzed.xml") }

    static let interfaceBuilder = FuzzedParser(
        description: "Interface Builder",
        seeds: files("Tests/Expectations/interfacebuilder", ".storyboard", largest: 20_000), count: 60
    ) { bytes in
        let document = try InterfaceBuilderDocument.decode(bytes, file: "fuzzed.storyboard")
        for scene in UIStoryboard(document: document).scenes {
            guard let controller = scene.instantiateViewController() else { continue }
            let window = UIWindow(frame: UIScreen.main.bounds)
            window.rootViewController = controller
            window.makeKeyAndVisible()
            _ = WindowSource(window).captureTree().dump()
            window.isHidden = true
        }
    }

    static let viewDescription = FuzzedParser(
        "view descriptions",
        [
            #"{"class": "UIView", "frame": [0, 0, 402, 874], "children": [{"class": "UISwitch", "frame": [20, 120, 51, 31], "label": "Wi-Fi", "props": {"isOn": true}}]}"#,
            #"{"class": "UILabel", "frame": [0, 0, 100, 20], "props": {"text": "Hello", "numberOfLines": 2}, "traits": ["header"]}"#,
        ]
    ) { bytes in
        let screen = try ViewDescription(json: bytes).makeScreen()
        _ = screen.source.captureTree().dump()
        screen.window.isHidden = true
    }

    static let tree: FuzzedParser = {
        var builder = TreeBuilder(environment: Environment())
        builder.open(Node(id: NodeID(1), className: "UIWindow"))
        builder.open(Node(id: NodeID(2), className: "UILabel"))
        builder.close()
        builder.close()
        let text = (try? builder.finish()).flatMap { try? StrictJSONEncoder().encode($0).text() } ?? ""
        return FuzzedParser("accessibility trees", [text]) { bytes in
            let tree = try StrictJSONDecoder().decode(AccessibilityTree.self, from: bytes)
            let text = try StrictJSONEncoder().encode(tree).text()
            let again = try StrictJSONDecoder().decode(AccessibilityTree.self, from: text.utf8)
            guard tree.dump() == again.dump() else { throw Changed(description: "the tree was written otherwise") }
        }
    }()

    static let cases = FuzzedParser(
        description: "conformance cases",
        seeds: files("Tests/Expectations/conformance", ".json", largest: 20_000), count: 100
    ) { _ = try ConformanceFile($0).cases.count }

    static let visualFormat = FuzzedParser(
        "visual format", ["V:|-(>=8@750)-[a(==b,>=10)]-[b(20)]-|", "H:|[a]-16-[b]|", "[a(100@20)]"], count: 1_000
    ) { bytes in
        var parser = VisualFormatParser(
            String(decoding: bytes, as: UTF8.self), metrics: ["m": 4], views: ["a", "b"])
        _ = try parser.parse()
    }

    static let state: FuzzedParser = {
        let path = RestorationPath().appending("root").appending("list", position: 1)
        var state = PreservedState()
        state.application = ["when": .date(Date(timeIntervalSinceReferenceDate: 7)), "bytes": .data(Data([1, 2, 3]))]
        state.controllers = [
            .init(
                path: path, className: "List",
                values: ["row": .indexPath([0, 3]), "open": .array([.bool(true), .null])])
        ]
        state.views = [.init(owner: path, identifier: "table", values: ["at": .double(.infinity)])]
        let text = (try? StrictJSONEncoder().encode(state).text()) ?? ""
        return FuzzedParser("saved state", [text]) { bytes in
            let state = try StrictJSONDecoder().decode(PreservedState.self, from: bytes)
            let text = try StrictJSONEncoder().encode(state).text(sortsKeys: true)
            let again = try StrictJSONDecoder().decode(PreservedState.self, from: text.utf8)
            // As text: not a number is not equal to itself.
            guard try StrictJSONEncoder().encode(again).text(sortsKeys: true) == text else {
                throw Changed(description: "the state was written otherwise")
            }
        }
    }()
}
