import Foundation
import TextMeasurement

/// Lays out a text in containers and finds the position of each letter. A glyph is a UTF-16 code unit here: there are
/// no ligatures, and nothing is drawn.
@preconcurrency @MainActor open class NSLayoutManager: NSObject {
    private var containers: [NSTextContainer] = []
    private var laidOut: [ContainerLines]?
    /// Called when the text or its position has changed.
    final var didChange: () -> Void = {}
    /// The font of text without a font attribute.
    final var defaultFont: () -> UIFont = { .systemFont(ofSize: 12) }

    /// Creates a manager without text and containers.
    public override init() { super.init() }

    /// Creates a manager without text and containers; nothing is read.
    public required init?(coder: NSCoder) { super.init() }

    /// The text, which holds its layout managers strongly and not the other way round.
    open internal(set) weak var textStorage: NSTextStorage?
    /// The delegate; it is never notified here, as the layout is made on request.
    open weak var delegate: (any NSLayoutManagerDelegate)?
    /// Whether spaces and line ends are drawn; not drawn here.
    open var showsInvisibleCharacters = false
    /// Whether control characters are drawn; not drawn here.
    open var showsControlCharacters = false
    /// Whether the leading above the first line is included; it isn't here.
    open var usesFontLeading = true
    /// Whether only the required part of the layout is made; here it is always complete.
    open var allowsNonContiguousLayout = false
    /// Whether words are hyphenated by the rules of the language; they never are here.
    open var usesDefaultHyphenation = false

    // MARK: Containers

    /// The containers of the text: text that doesn't fit the first goes into the second.
    open var textContainers: [NSTextContainer] { containers }

    /// Adds a container after the others.
    open func addTextContainer(_ container: NSTextContainer) { insertTextContainer(container, at: containers.count) }

    /// Adds a container.
    open func insertTextContainer(_ container: NSTextContainer, at index: Int) {
        containers.insert(container, at: min(max(0, index), containers.count))
        container.layoutManager = self
        textContainerChangedGeometry(container)
    }

    /// Removes a container.
    open func removeTextContainer(at index: Int) {
        guard containers.indices.contains(index) else { return }
        containers.remove(at: index).layoutManager = nil
        invalidate()
    }

    /// Called when the size of a container has changed.
    open func textContainerChangedGeometry(_ container: NSTextContainer) { invalidate() }

    final func textDidChange() { invalidate() }

    private func invalidate() {
        laidOut = nil
        didChange()
    }

    // MARK: Making the layout

    /// The lines of one container and their positions.
    private struct ContainerLines {
        var container: NSTextContainer
        var width: CGFloat
        var edited: EditedLines

        var range: NSRange {
            guard let first = edited.lines.first, let last = edited.lines.last else { return NSRange(0..<0) }
            return NSRange(first.range.lowerBound..<last.range.upperBound)
        }
    }

    private var lines: [ContainerLines] {
        // The size of a view's container is the view's, which may have changed.
        if let laidOut, zip(laidOut, containers).allSatisfy({ $0.width == $1.lineWidth }) { return laidOut }
        var all: [ContainerLines] = []
        let text = textStorage?.independentCopy ?? NSAttributedString(string: "")
        var start = 0
        for container in containers {
            let lines = lines(of: text, from: start, in: container)
            start = lines.range.length > 0 ? lines.range.upperBound : start
            all.append(lines)
        }
        laidOut = all
        return all
    }

    private func lines(of text: NSAttributedString, from start: Int, in container: NSTextContainer) -> ContainerLines {
        let font = defaultFont()
        let rest = text.attributedSubstring(from: NSRange(location: start, length: text.length - start))
        let layout = TextLayout(
            MeasuredText(rest, font: font),
            TextOptions(
                width: container.lineWidth, maximumLines: max(container.maximumNumberOfLines, 0),
                mode: container.lineBreakMode))
        let height = container.size.height
        let fitting = layout.lines.filter { height <= 0 || CGFloat($0.top + $0.height) <= height + 0.5 }.map { line in
            var line = line
            line.range = line.range.lowerBound + start..<line.range.upperBound + start
            return line
        }
        let origin = CGPoint(x: container.lineFragmentPadding, y: 0)
        return ContainerLines(
            container: container, width: container.lineWidth,
            edited: EditedLines(text: text, font: font, lines: fitting, origin: origin))
    }

    private func lines(in container: NSTextContainer) -> ContainerLines? {
        lines.first { $0.container === container }
    }

    private func lines(at index: Int) -> ContainerLines? {
        lines.first { NSLocationInRange(index, $0.range) }
    }

    /// Makes the layout, if there is none.
    open func ensureLayout(for container: NSTextContainer) { _ = lines }
    /// Makes the layout, if there is none.
    open func ensureLayout(forCharacterRange charRange: NSRange) { _ = lines }
    /// Makes the layout, if there is none.
    open func ensureLayout(forGlyphRange glyphRange: NSRange) { _ = lines }
    /// Makes the layout, if there is none.
    open func ensureGlyphs(forGlyphRange glyphRange: NSRange) { _ = lines }
    /// Invalidates the layout.
    open func invalidateLayout(forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?) {
        invalidate()
    }
    /// Invalidates the display of a range; nothing is drawn here.
    open func invalidateDisplay(forCharacterRange charRange: NSRange) {}
    /// Invalidates the display of a range; nothing is drawn here.
    open func invalidateDisplay(forGlyphRange glyphRange: NSRange) {}

    // MARK: Characters and glyphs

    /// The number of glyphs.
    open var numberOfGlyphs: Int { textStorage?.length ?? 0 }
    /// Returns the glyphs of characters: the same numbers.
    open func glyphRange(
        forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?
    ) -> NSRange {
        actualCharacterRange?.pointee = charRange
        return charRange
    }
    /// Returns the characters of glyphs: the same numbers.
    open func characterRange(forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?) -> NSRange {
        actualGlyphRange?.pointee = glyphRange
        return glyphRange
    }
    /// Returns the glyph of a character: the same number.
    open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }
    /// Returns the character of a glyph: the same number.
    open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }
    /// Returns the glyphs in a container.
    open func glyphRange(for container: NSTextContainer) -> NSRange { lines(in: container)?.range ?? NSRange(0..<0) }
    /// Returns the container of a glyph, or nil.
    open func textContainer(
        forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
    ) -> NSTextContainer? {
        guard let lines = lines(at: glyphIndex) else { return nil }
        effectiveGlyphRange?.pointee = lines.range
        return lines.container
    }

    // MARK: Positions

    /// Returns the rectangle that the text covers in a container, in the container's coordinates, in points.
    open func usedRect(for container: NSTextContainer) -> CGRect {
        guard let lines = lines(in: container), let last = lines.edited.lines.last else { return .zero }
        let width = lines.edited.lines.map(\.width).max() ?? 0
        return CGRect(
            x: 0, y: 0, width: TextMeasurer.roundUp(width) + 2 * container.lineFragmentPadding,
            height: TextMeasurer.roundUp(last.top + last.height))
    }

    /// Returns the rectangle around glyphs, in the container's coordinates, in points.
    open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
        let parts = lines(in: container)?.edited.rectangles(of: glyphRange) ?? []
        return parts.dropFirst().reduce(parts.first ?? .zero) { $0.union($1) }
    }

    /// Enumerates the rectangles around glyphs, one for each line, in the container's coordinates, in points.
    open func enumerateEnclosingRects(
        forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange,
        in textContainer: NSTextContainer, using block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stops = ObjCBool(false)
        for rect in lines(in: textContainer)?.edited.rectangles(of: glyphRange) ?? [] where !stops.boolValue {
            block(rect, &stops)
        }
    }

    /// Enumerates the lines of glyphs: the line's rectangle, its used rectangle, its container and its glyphs.
    open func enumerateLineFragments(
        forGlyphRange glyphRange: NSRange,
        using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stops = ObjCBool(false)
        for container in lines {
            for line in container.edited.lines where !stops.boolValue {
                let range = NSRange(line.range)
                guard NSIntersectionRange(range, glyphRange).length > 0 else { continue }
                block(whole(line, container), used(line, container), container.container, range, &stops)
            }
        }
    }

    private func whole(_ line: TextLayout.Line, _ lines: ContainerLines) -> CGRect {
        let padding = 2 * lines.container.lineFragmentPadding
        let width = lines.width.isFinite ? lines.width + padding : CGFloat(line.width) + padding
        return CGRect(x: 0, y: CGFloat(line.top), width: width, height: CGFloat(line.height))
    }

    private func used(_ line: TextLayout.Line, _ lines: ContainerLines) -> CGRect {
        CGRect(
            x: 0, y: CGFloat(line.top), width: CGFloat(line.width) + 2 * lines.container.lineFragmentPadding,
            height: CGFloat(line.height))
    }

    private func line(at index: Int) -> (line: TextLayout.Line, lines: ContainerLines)? {
        guard let lines = lines(at: index) else { return nil }
        return lines.edited.lines.last { $0.range.contains(index) }.map { ($0, lines) }
    }

    /// Returns the whole line rectangle of a glyph, in the container's coordinates, in points; zero for none.
    open func lineFragmentRect(
        forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
    ) -> CGRect {
        guard let (line, lines) = line(at: glyphIndex) else { return .zero }
        effectiveGlyphRange?.pointee = NSRange(line.range)
        return whole(line, lines)
    }

    /// Returns the rectangle that the text covers in the line of a glyph, in the container's coordinates, in points;
    /// zero for none.
    open func lineFragmentUsedRect(
        forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
    ) -> CGRect {
        guard let (line, lines) = line(at: glyphIndex) else { return .zero }
        effectiveGlyphRange?.pointee = NSRange(line.range)
        return used(line, lines)
    }

    /// Returns the position of a glyph in its line, on the baseline, in points.
    open func location(forGlyphAt glyphIndex: Int) -> CGPoint {
        guard let (line, lines) = line(at: glyphIndex) else { return .zero }
        return CGPoint(x: lines.edited.caret(at: glyphIndex).minX, y: CGFloat(line.ascent))
    }

    /// Returns the character at a point of a container, in points, or else the nearest one on the nearest line.
    ///
    /// - Parameters:
    ///   - point: the point, in the coordinates of the container.
    ///   - container: the container.
    ///   - partialFraction: receives the fraction of the character before the point, 0…1.
    open func characterIndex(
        for point: CGPoint, in container: NSTextContainer,
        fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int {
        guard let found = lines(in: container)?.edited.nearestCharacter(to: point) else { return 0 }
        partialFraction?.pointee = found.fraction
        return found.index
    }

    /// Returns the glyph at a point of a container, in points, or else the nearest one on the nearest line.
    open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
        characterIndex(for: point, in: container, fractionOfDistanceBetweenInsertionPoints: nil)
    }

    /// Returns the glyph at a point of a container, in points, or else the nearest one on the nearest line.
    open func glyphIndex(
        for point: CGPoint, in container: NSTextContainer,
        fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int {
        characterIndex(for: point, in: container, fractionOfDistanceBetweenInsertionPoints: partialFraction)
    }

    // MARK: Drawing

    /// Draws glyphs; nothing is drawn here.
    open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}
    /// Draws the background of glyphs; nothing is drawn here.
    open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}
    /// Fills the background of glyphs; nothing is drawn here.
    open func fillBackgroundRectArray(
        _ rectArray: UnsafePointer<CGRect>, count rectCount: Int, forCharacterRange charRange: NSRange, color: UIColor
    ) {}
    /// Draws the line below glyphs; nothing is drawn here.
    open func drawUnderline(
        forGlyphRange glyphRange: NSRange, underlineType underlineVal: NSUnderlineStyle, baselineOffset: CGFloat,
        lineFragmentRect lineRect: CGRect, lineFragmentGlyphRange lineGlyphRange: NSRange,
        containerOrigin: CGPoint
    ) {}
}

/// The delegate of a layout manager. It is never notified here, as the layout is made on request.
@preconcurrency @MainActor public protocol NSLayoutManagerDelegate: NSObjectProtocol {}
