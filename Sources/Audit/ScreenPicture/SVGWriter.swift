import AccessibilityTree
import Escaping

/// Writes the elements of a picture, one a line, so that two pictures can be compared line by line.
struct SVGWriter {
    /// The text that has been written.
    private(set) var text = ""
    private let prefix: String
    private var clips: [String: Int] = [:]
    private var group = Group()

    /// The longest text that a picture holds in one piece, in bytes of UTF-8.
    static let textLimit = 1_000

    /// The common attributes of consecutive shapes.
    private struct Group: Equatable {
        var clip: Int?
        var opacity = 1.0
        var isPlain: Bool { clip == nil && opacity == 1 }
    }

    init(prefix: String) {
        self.prefix = prefix
    }

    /// An id that no other picture of the page has.
    func id(_ name: String) -> String { prefix + name }

    /// An attribute with an id by which a page with several pictures refers to a part of this one; empty in a picture
    /// of its own.
    func pageID(_ name: String) -> String { prefix.isEmpty ? "" : " id=\"\(id(name))\"" }

    /// Writes a line that holds no text from outside.
    mutating func line(_ line: String) {
        text += line
        text += "\n"
    }

    /// From here on, shapes are cut off at a rectangle and drawn with an opacity.
    mutating func begin(clip: Rect?, opacity: Double) {
        let wanted = Group(clip: clip.map { number(of: $0) }, opacity: opacity)
        guard wanted != group else { return }
        end()
        group = wanted
        guard !group.isPlain else { return }
        let clip = group.clip.map { " clip-path=\"url(#\(id("clip\($0)")))\"" } ?? ""
        let opacity = group.opacity < 1 ? " opacity=\"\(group.opacity.drawn)\"" : ""
        line("<g\(clip)\(opacity)>")
    }

    /// Ends the group that `begin` has started.
    mutating func end() {
        if !group.isPlain { line("</g>") }
        group = Group()
    }

    private mutating func number(of clip: Rect) -> Int {
        let shape = Self.shape(clip)
        if let known = clips[shape] { return known }
        // A clip path is defined outside of the group that it clips.
        end()
        clips[shape] = clips.count + 1
        line("<clipPath id=\"\(id("clip\(clips.count)"))\"><rect \(shape)/></clipPath>")
        return clips.count
    }

    /// Writes a rectangle.
    ///
    /// - Parameter attributes: further attributes, which hold no text from outside.
    mutating func rect(_ rect: Rect, radius: Double = 0, _ attributes: String, title: String? = nil) {
        let round = radius > 0 ? " rx=\"\(radius.drawn)\"" : ""
        let start = "<rect \(Self.shape(rect))\(round) \(attributes)"
        guard let title else { return line(start + "/>") }
        line("\(start)><title>\(Self.escaped(title))</title></rect>")
    }

    /// Writes a line of text.
    ///
    /// - Parameter attributes: further attributes, which hold no text from outside.
    mutating func text(_ content: String, x: Double, baseline: Double, _ attributes: String) {
        line("<text x=\"\(x.drawn)\" y=\"\(baseline.drawn)\" \(attributes)>\(Self.escaped(content))</text>")
    }

    /// Writes a straight line.
    mutating func stroke(_ from: Point, _ to: Point, _ attributes: String) {
        line(
            "<line x1=\"\(from.x.drawn)\" y1=\"\(from.y.drawn)\" x2=\"\(to.x.drawn)\" y2=\"\(to.y.drawn)\" "
                + "\(attributes)/>")
    }

    /// Writes a circle.
    mutating func circle(_ middle: Point, radius: Double, _ attributes: String) {
        line("<circle cx=\"\(middle.x.drawn)\" cy=\"\(middle.y.drawn)\" r=\"\(radius.drawn)\" \(attributes)/>")
    }

    /// A text as it may stand in a picture.
    static func escaped(_ text: String) -> String { XMLEscaping.escaped(text, limit: textLimit) }

    private static func shape(_ rect: Rect) -> String {
        "x=\"\(rect.x.drawn)\" y=\"\(rect.y.drawn)\" width=\"\(rect.width.drawn)\" height=\"\(rect.height.drawn)\""
    }
}
