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
    ///
    /// - Parameter language: The language of the reader's words; nil for the screen's.
    init(_ screen: LoadedScreen, style: PhraseStyle, language: String? = nil) {
        name = screen.name
        let window = screen.open()
        defer { window.isHidden = true }
        window.makeAllContent()
        let tree = WindowSource(window, environment: screen.environment).captureTree()
        lines = Phraser(style: style, language: language).phrases(of: tree).compactMap { id, phrase in
            tree[id].map { ($0, phrase) }
        }
    }

    /// The name and a line for each element.
    var text: String {
        spokenLines.map { $0.line + "\n" }.joined()
    }

    /// The speech, with a pause after each element.
    var speech: [SpeechRenderer.Item] {
        spokenLines.flatMap(\.speech)
    }

    /// Each line with what is spoken meanwhile. An element that says nothing is shown as such: it is a stop all the
    /// same.
    var spokenLines: [(line: String, speech: [SpeechRenderer.Item])] {
        let title: [SpeechRenderer.Item] = [.utterance(Utterance(text: name, role: .system)), .silence(seconds: 0.8)]
        let content: [(line: String, speech: [SpeechRenderer.Item])] = lines.map { node, phrase in
            let text = SafeText.line(phrase.text())
            let silence = "(nothing is spoken: \(SafeText.escape(node.className)) without a label)"
            return (
                "  " + (text.isEmpty ? silence : text),
                [.utterance(Utterance(phrase.parts())), .silence(seconds: 0.4)]
            )
        }
        return [(SafeText.line(name), title)] + (content.isEmpty ? [("  (nothing to hear)", [])] : content)
    }

    /// All screens of a file as JSON, in the format "earshot-read/1".
    static func json(_ screens: [ScreenReading], file: String) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        let report = Report(format: "earshot-read/1", file: file, screens: screens.map(\.record))
        return JSONText.safe(String(decoding: try encoder.encode(report), as: UTF8.self))
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
