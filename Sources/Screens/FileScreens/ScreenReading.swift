import AccessibilityTree
import Escaping
import HeadlessUIKit
import InterfaceBuilder
import ScreenReader
import Speech
import StrictJSON

/// The announcements of one screen, element by element.
@MainActor package struct ScreenReading {
    private typealias Line = (node: Node, phrase: Phrase, source: SourceLocation?)

    private let name: String
    private let id: String?
    private let isInitial: Bool
    private let content: Content
    private let prototypes: [(prototype: InterfacePrototype, content: Content)]

    /// The announcements, or the reason why there are none.
    private struct Content {
        var lines: [Line]
        var silence: String?
    }

    /// Captures a screen with all rows of its tables, and puts it into words.
    ///
    /// - Parameter language: The language of the reader's words; nil for the screen's.
    package init(_ screen: LoadedScreen, style: PhraseStyle, language: String? = nil) {
        name = screen.name
        id = screen.id
        isInitial = screen.isInitial
        let phraser = Phraser(style: style, language: language)
        content =
            screen.page.map { Self.content(of: $0, phraser) }
            ?? Self.content(of: screen.open(isWalkable: false), screen.environment, phraser)
        prototypes = screen.prototypes.map { prototype in
            (prototype, Self.content(of: prototype.makeWindow(), screen.environment, phraser))
        }
    }

    /// Returns the announcements of a window, and hides the window.
    private static func content(of window: UIWindow, _ environment: Environment, _ phraser: Phraser) -> Content {
        defer { window.isHidden = true }
        window.makeAllContent()
        return content(of: WindowSource(window, environment: environment).captureTree(), phraser)
    }

    private static func content(of tree: AccessibilityTree, _ phraser: Phraser) -> Content {
        let lines = phraser.phrases(of: tree).compactMap { id, phrase in
            tree[id].map { ($0, phrase, source(of: $0, in: tree)) }
        }
        return Content(lines: lines, silence: lines.isEmpty ? Silence(tree).cause : nil)
    }

    // The wheels of a picker stand nowhere in a file: the picker does.
    private static func source(of node: Node, in tree: AccessibilityTree) -> SourceLocation? {
        sequence(first: node.id, next: tree.parent(of:)).lazy.compactMap { tree[$0]?.source }.first { _ in true }
    }

    /// The name and a line for each element. The content of prototypes follows, indented.
    package var text: String {
        spokenLines.map { $0.line + "\n" }.joined()
    }

    /// The speech, with a pause after each element.
    package var speech: [SpeechRenderer.Item] {
        spokenLines.flatMap(\.speech)
    }

    /// The lines, each with the speech that accompanies it.
    package var spokenLines: [(line: String, speech: [SpeechRenderer.Item])] {
        let title = (SafeText.line(name) + (isInitial ? " (initial)" : ""), Self.title(name))
        return [title] + Self.spoken(content, indent: "  ")
            + prototypes.flatMap { prototype, content in
                [("  " + SafeText.escape(prototype.title) + ":", Self.title(prototype.title))]
                    + Self.spoken(content, indent: "    ")
            }
    }

    private static func title(_ text: String) -> [SpeechRenderer.Item] {
        [.utterance(Utterance(text: text, role: .system)), .silence(seconds: 0.8)]
    }

    // An element without an announcement is shown as such, since the cursor stops at it too.
    private static func spoken(_ content: Content, indent: String) -> [(line: String, speech: [SpeechRenderer.Item])] {
        if let silence = content.silence { return [(indent + "(nothing to hear: \(silence))", [])] }
        return content.lines.map { node, phrase, _ in
            let text = SafeText.line(phrase.text())
            let silence = "(nothing is spoken: \(SafeText.escape(node.className)) without a label)"
            return (
                indent + (text.isEmpty ? silence : text),
                [.utterance(Utterance(phrase.parts())), .silence(seconds: 0.4)]
            )
        }
    }

    /// All screens of a file as JSON, in the format "earshot-read/1".
    ///
    /// - Parameter isCompact: Whether to write it on one line.
    package static func json(_ screens: [ScreenReading], file: String, isCompact: Bool = false) throws -> String {
        let report = Report(format: "earshot-read/1", file: file, screens: screens.map(\.record))
        let value = try StrictJSONEncoder().encode(report)
        return isCompact ? value.text(sortsKeys: true) : value.text(.indented, sortsKeys: true)
    }

    private var record: Report.Record {
        Report.Record(
            name: name, id: id, isInitial: isInitial, elements: content.lines.map(Self.element),
            silence: content.silence,
            prototypes: prototypes.isEmpty
                ? nil
                : prototypes.map { prototype, content in
                    Report.Prototype(
                        kind: prototype.kind.rawValue, name: prototype.name, className: prototype.className,
                        source: prototype.location, elements: content.lines.map(Self.element), silence: content.silence)
                })
    }

    private static func element(_ line: Line) -> Report.Element {
        let (node, phrase, source) = line
        let frame = node.frame
        return Report.Element(
            description: phrase.description, hint: phrase.hint,
            suffixes: phrase.suffixes.isEmpty ? nil : phrase.suffixes, className: node.className,
            identifier: node.identifier, traits: node.traits.names,
            frame: [frame.x, frame.y, frame.width, frame.height].map { $0.isFinite ? $0 : 0 }, source: source)
    }

    private struct Report: Encodable {
        var format: String
        var file: String
        var screens: [Record]

        struct Record: Encodable {
            var name: String
            var id: String?
            var isInitial: Bool
            var elements: [Element]
            /// Why there is none.
            var silence: String?
            var prototypes: [Prototype]?
        }

        struct Prototype: Encodable {
            var kind: String
            var name: String
            var className: String
            var source: SourceLocation
            var elements: [Element]
            var silence: String?

            enum CodingKeys: String, CodingKey {
                case kind, name, source, elements, silence
                case className = "class"
            }
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

extension InterfacePrototype {
    /// The name of the screen, with its kind, for people.
    package var title: String {
        switch kind {
        case .cell: "prototype cell \"\(name)\""
        case .sectionHeader: "prototype section header \"\(name)\""
        case .sectionFooter: "prototype section footer \"\(name)\""
        }
    }
}
