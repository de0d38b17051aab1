import AccessibilityTree
import Foundation
import HeadlessUIKit
import ScreenReader
import Speech

/// What is heard of one screen, element by element.
@MainActor struct ScreenReading {
    private let name: String
    private let lines: [(node: Node, phrase: Phrase)]

    /// Captures a screen with all rows of its tables, and puts it into words.
    init(_ screen: LoadedScreen, style: PhraseStyle) {
        name = screen.name
        screen.window.makeAllContent()
        let tree = WindowSource(screen.window, environment: screen.environment).captureTree()
        lines = Phraser(style: style).phrases(of: tree).compactMap { id, phrase in
            tree[id].map { ($0, phrase) }
        }
    }

    /// The name and a line for each element. An element that says nothing is shown as such: it is a stop all the same.
    var text: String {
        let spoken = lines.map { line in
            let text = SafeText.line(line.phrase.text())
            return "  " + (text.isEmpty ? "(nothing is spoken: \(line.node.className) without a label)" : text) + "\n"
        }
        let content = spoken.isEmpty ? "  (nothing to hear)\n" : spoken.joined()
        return SafeText.line(name) + "\n" + content
    }

    /// The speech, with a pause after each element.
    var speech: [SpeechRenderer.Item] {
        let title = Utterance(text: name, role: .system)
        return [.utterance(title), .silence(seconds: 0.8)]
            + lines.flatMap { [.utterance(Utterance($0.phrase.parts())), .silence(seconds: 0.4)] }
    }

    /// All screens of a file as JSON, in the format "earshot-read/1".
    static func json(_ screens: [ScreenReading], file: String) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        let report = Report(format: "earshot-read/1", file: file, screens: screens.map(\.record))
        return String(decoding: try encoder.encode(report), as: UTF8.self)
    }

    private var record: Report.Screen {
        Report.Screen(
            name: name,
            elements: lines.map { node, phrase in
                let frame = node.frame
                return Report.Element(
                    description: phrase.description, hint: phrase.hint,
                    suffixes: phrase.suffixes.isEmpty ? nil : phrase.suffixes, className: node.className,
                    identifier: node.identifier, traits: node.traits.names,
                    frame: [frame.x, frame.y, frame.width, frame.height].map { $0.isFinite ? $0 : 0 },
                    source: node.source)
            })
    }

    private struct Report: Encodable {
        var format: String
        var file: String
        var screens: [Screen]

        struct Screen: Encodable {
            var name: String
            var elements: [Element]
        }

        struct Element: Encodable {
            var description: String
            var hint: String?
            var suffixes: [String]?
            var className: String
            var identifier: String?
            var traits: [String]
            var frame: [Double]
            var source: SourceLocation?

            enum CodingKeys: String, CodingKey {
                case description, hint, suffixes, identifier, traits, frame, source
                case className = "class"
            }
        }
    }
}
