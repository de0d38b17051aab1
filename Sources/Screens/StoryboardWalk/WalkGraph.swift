import Escaping
import StrictJSON

/// Walks as graphs: scenes are nodes, passages are edges.
package struct WalkGraph {
    /// The forms of a graph.
    package enum Form: String, CaseIterable {
        case dot, mermaid, json
    }

    /// The walks, one for each storyboard.
    package var walks: [Walk]

    /// Creates a graph of walks.
    package init(walks: [Walk]) { self.walks = walks }

    /// Returns the graph in a format.
    package func text(_ form: Form) throws -> String {
        switch form {
        case .dot: dot
        case .mermaid: mermaid
        case .json: try json
        }
    }

    // MARK: Graphviz

    private var dot: String {
        var lines = ["digraph walk {", "  rankdir=LR;", "  node [shape=box];"]
        for (number, walk) in walks.enumerated() {
            lines.append("  subgraph cluster_\(number) {")
            lines.append("    label=\(Self.dotText(walk.file));")
            for scene in walk.scenes {
                let style = scene.isReached == false ? ", style=dashed" : ""
                lines.append("    \(Self.dotText(key(number, scene.id))) [label=\(Self.dotText(scene.name))\(style)];")
            }
            lines.append("  }")
            for passage in walk.passages {
                guard let (other, scene) = target(of: passage, number) else { continue }
                let destination = walks[other].scenes[scene].id
                let style = passage.isOpen ? "" : ", style=dashed"
                lines.append(
                    "  \(Self.dotText(key(number, passage.source))) -> \(Self.dotText(key(other, destination))) "
                        + "[label=\(Self.dotText(label(passage)))\(style)];")
            }
        }
        return (lines + ["}"]).joined(separator: "\n") + "\n"
    }

    /// The number of the storyboard and of the scene in it that a passage leads to; nil where it is in no graph.
    private func target(of passage: Walk.Passage, _ number: Int) -> (storyboard: Int, scene: Int)? {
        let storyboard =
            passage.destinationFile.map { file in
                walks.firstIndex { WalkJudge.key($0.file) == WalkJudge.key(file) }
            } ?? number
        guard let storyboard, let id = passage.destination,
            let scene = walks[storyboard].scenes.firstIndex(where: { $0.id == id })
        else { return nil }
        return (storyboard, scene)
    }

    private func key(_ number: Int, _ id: String) -> String { "\(number):\(id)" }

    private func label(_ passage: Walk.Passage) -> String {
        passage.kind + (passage.spoken.map { ": \($0)" } ?? "")
    }

    /// Returns a text in quotes; DOT has a backslash before quotes and backslashes.
    private static func dotText(_ text: String) -> String {
        "\"" + SafeText.escape(text).replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
    }

    // MARK: Mermaid

    private var mermaid: String {
        var lines = ["flowchart LR"]
        for (number, walk) in walks.enumerated() {
            for (index, scene) in walk.scenes.enumerated() {
                lines.append("  s\(number)_\(index)[\(Self.mermaidText(scene.name))]")
            }
        }
        for (number, walk) in walks.enumerated() {
            for passage in walk.passages {
                guard let source = walk.scenes.firstIndex(where: { $0.id == passage.source }),
                    let (other, scene) = target(of: passage, number)
                else { continue }
                let arrow = passage.isOpen ? "-->" : "-.->"
                lines.append(
                    "  s\(number)_\(source) \(arrow)|\(Self.mermaidText(label(passage)))| s\(other)_\(scene)")
            }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    /// Returns a text in quotes, in which Mermaid has entities by their numbers.
    private static func mermaidText(_ text: String) -> String {
        var result = "\""
        for scalar in SafeText.escape(text).unicodeScalars {
            if "\"#&<>`\\|;[]{}()".unicodeScalars.contains(scalar) {
                result += "#\(scalar.value);"
            } else {
                result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }

    // MARK: JSON

    private var json: String {
        get throws {
            let record = Record(
                format: "earshot-walk/1",
                storyboards: walks.map { walk in
                    Record.Storyboard(
                        file: walk.file, start: walk.start,
                        scenes: walk.scenes.map {
                            Record.Scene(
                                id: $0.id, name: $0.name, line: $0.location.line, column: $0.location.column,
                                isReached: $0.isReached, finding: $0.finding)
                        }, passages: walk.passages.map(Record.Passage.init))
                })
            return try StrictJSONEncoder().encode(record).text(.indented, sortsKeys: true) + "\n"
        }
    }

    private struct Record: Encodable {
        var format: String
        var storyboards: [Storyboard]

        struct Storyboard: Encodable {
            var file: String
            var start: String?
            var scenes: [Scene]
            var passages: [Passage]
        }

        struct Scene: Encodable {
            var id: String
            var name: String
            var line: Int
            var column: Int
            var isReached: Bool?
            var finding: String?
        }

        struct Passage: Encodable {
            var kind: String
            var source: String
            var destination: String?
            var destinationFile: String?
            var line: Int
            var column: Int
            var outcome: String
            var reason: String?
            var spoken: String?
            var wayBack: String?

            init(_ passage: Walk.Passage) {
                (kind, source, destination) = (passage.kind, passage.source, passage.destination)
                (line, column) = (passage.location.line, passage.location.column)
                destinationFile = passage.destinationFile
                spoken = passage.spoken
                wayBack = passage.wayBack.map { back in
                    switch back {
                    case .escape: "escape"
                    case .unwind: "unwind"
                    case .action: "action"
                    case .none: "none"
                    }
                }
                switch passage.outcome {
                case .walked: outcome = "walked"
                case .held: outcome = "held"
                case .needsCode(let why): (outcome, reason) = ("needs-code", why)
                case .elsewhere(let board): (outcome, reason) = ("elsewhere", board)
                case .blocked(let why): (outcome, reason) = ("blocked", why)
                }
            }
        }
    }
}

extension Walk.Passage {
    /// Whether the user gets through it without the app's code.
    var isOpen: Bool { outcome == .walked || outcome == .held }
}
