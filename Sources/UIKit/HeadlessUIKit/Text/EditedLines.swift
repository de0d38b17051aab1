import Foundation
import TextMeasurement

/// The lines of an edited text, their positions in the view, and the positions of their letters.
struct EditedLines {
    /// The text that is drawn.
    var text: NSAttributedString
    /// The font of text without a font attribute.
    var font: UIFont
    /// The lines after line breaking.
    var lines: [TextLayout.Line]
    /// The top left corner of the first line, in the view's coordinates, in points.
    var origin: CGPoint

    /// The width of the insertion point, in points.
    static let caretWidth: CGFloat = 2

    /// Returns the line of an offset; at the end of a wrapped line it is the next one.
    private func line(of offset: Int) -> TextLayout.Line? {
        lines.last { $0.range.lowerBound <= offset } ?? lines.first
    }

    /// A letter of a line: its range in the text, and its distance from the start of the line, in points.
    private struct Letter {
        var range: Range<Int>
        var left: CGFloat
        var width: CGFloat
        var isNewline: Bool
    }

    private func letters(in line: TextLayout.Line) -> [Letter] {
        let string = text.string as NSString
        var letters: [Letter] = []
        var (left, place): (CGFloat, Int) = (0, line.range.lowerBound)
        while place < min(line.range.upperBound, string.length) {
            let cluster = string.rangeOfComposedCharacterSequence(at: place)
            let character = string.substring(with: cluster).first
            let own = text.attribute(.font, at: place, effectiveRange: nil) as? UIFont
            let isNewline = character?.isNewline == true
            let width = isNewline ? 0 : character.map { (own ?? font).measured.advance(of: $0) } ?? 0
            let end = max(cluster.upperBound, place + 1)
            letters.append(Letter(range: place..<end, left: left, width: CGFloat(width), isNewline: isNewline))
            left += CGFloat(width)
            place = end
        }
        return letters
    }

    /// Returns the distance of an offset from the start of its line, in points.
    private func distance(to offset: Int, in line: TextLayout.Line) -> CGFloat {
        letters(in: line).prefix { $0.range.lowerBound < offset }.last.map { $0.left + $0.width } ?? 0
    }

    private func line(nearest point: CGPoint) -> TextLayout.Line? {
        lines.first { origin.y + CGFloat($0.top + $0.height) > point.y } ?? lines.last
    }

    /// Returns the rectangle of the insertion point at an offset, in points.
    func caret(at offset: Int) -> CGRect {
        guard let line = line(of: offset) else {
            return CGRect(x: origin.x, y: origin.y, width: Self.caretWidth, height: font.lineHeight)
        }
        return CGRect(
            x: origin.x + distance(to: offset, in: line), y: origin.y + CGFloat(line.top), width: Self.caretWidth,
            height: CGFloat(line.height))
    }

    /// Returns the rectangles of a range, one for each line, in points.
    func rectangles(of range: NSRange) -> [CGRect] {
        lines.compactMap { line in
            let start = max(range.location, line.range.lowerBound)
            let end = min(range.upperBound, line.range.upperBound)
            guard start < end else { return nil }
            let left = distance(to: start, in: line)
            return CGRect(
                x: origin.x + left, y: origin.y + CGFloat(line.top), width: distance(to: end, in: line) - left,
                height: CGFloat(line.height))
        }
    }

    /// Returns the place nearest to a point, in UTF-16 code units: before a letter where the point is in its first
    /// half.
    func offset(nearest point: CGPoint) -> Int {
        guard let line = line(nearest: point) else { return 0 }
        let (letters, left) = (letters(in: line), point.x - origin.x)
        let after = letters.first { left < $0.left + $0.width / 2 || $0.isNewline }
        return after?.range.lowerBound ?? letters.last?.range.upperBound ?? line.range.lowerBound
    }

    /// Returns the character nearest to a point on the nearest line, and the fraction of it before the point, 0…1.
    func nearestCharacter(to point: CGPoint) -> (index: Int, fraction: CGFloat)? {
        guard let line = line(nearest: point) else { return nil }
        let (letters, left) = (letters(in: line), point.x - origin.x)
        guard let letter = letters.first(where: { left < $0.left + $0.width }) else {
            return (letters.last?.range.lowerBound ?? line.range.lowerBound, 1)
        }
        return (letter.range.lowerBound, letter.width > 0 ? max(0, (left - letter.left) / letter.width) : 0)
    }

    /// Returns the character under a point, or nil where there is none.
    func character(at point: CGPoint) -> NSRange? {
        let near = offset(nearest: point)
        let string = text.string as NSString
        for place in [near - 1, near] where place >= 0 && place < string.length {
            let cluster = string.rangeOfComposedCharacterSequence(at: place)
            if rectangles(of: cluster).contains(where: { $0.contains(point) }) { return cluster }
        }
        return nil
    }
}

/// One of the rectangles of a text range.
@preconcurrency @MainActor open class UITextSelectionRect: NSObject {
    private let storedRect: CGRect
    private let ends: (start: Bool, end: Bool)

    /// Creates a rectangle of no size, for subclasses.
    public override convenience init() {
        self.init(.zero, containsStart: false, containsEnd: false)
    }

    init(_ rect: CGRect, containsStart: Bool, containsEnd: Bool) {
        storedRect = rect
        ends = (containsStart, containsEnd)
        super.init()
    }

    /// The rectangle in the view's coordinates, in points.
    open var rect: CGRect { storedRect }
    /// Whether the range starts here.
    open var containsStart: Bool { ends.start }
    /// Whether the range ends here.
    open var containsEnd: Bool { ends.end }
    /// The writing direction of the text.
    open var writingDirection: NSWritingDirection { .leftToRight }
    /// Whether the text is vertical; never here.
    open var isVertical: Bool { false }
}

extension EditableText {
    /// Returns the rectangle of a range's part on its first line, in points; that of the insertion point where it is
    /// empty.
    func firstRectangle(of range: UITextRange) -> CGRect {
        editedLines.rectangles(of: range.range).first ?? caretRect(for: range.start)
    }

    /// Returns the rectangles of a range, one for each line.
    func rectangles(of range: UITextRange) -> [UITextSelectionRect] {
        let rectangles = editedLines.rectangles(of: range.range)
        return rectangles.enumerated().map { index, rect in
            UITextSelectionRect(
                rect, containsStart: index == 0, containsEnd: index == rectangles.count - 1)
        }
    }

    /// Returns the position nearest to a point of the view, in points.
    func place(nearest point: CGPoint) -> UITextPosition {
        UITextPosition(
            offset: editedText.clamped(NSRange(location: editedLines.offset(nearest: point), length: 0)).location)
    }

    /// Returns the position within a range nearest to a position.
    func place(_ position: UITextPosition, within range: UITextRange) -> UITextPosition {
        UITextPosition(offset: min(max(position.offset, range.range.location), range.range.upperBound))
    }
}
