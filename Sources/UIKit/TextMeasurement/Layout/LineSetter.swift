/// Sets one line after the other, as full as it can be.
struct LineSetter {
    let text: MeasuredText
    let clusters: [MeasuredClusters.Cluster]
    let end: Int
    let options: TextOptions
    private(set) var lines: [TextLayout.Line] = []
    private(set) var truncation: Truncation?

    /// The part that the last line leaves out.
    struct Truncation {
        var hidden: Range<Int>
        var hasEllipsis: Bool
    }

    /// A width that was rounded up to a pixel still holds the line that it was made for.
    private static let tolerance = 0.001
    /// Tabs stand at multiples of this, in points, as in a paragraph style that sets none (Apple's documentation).
    private static let tabInterval = 28.0

    private var top = 0.0
    private var isFirstOfParagraph = true
    private var paragraph = ParagraphSpacing()

    init(text: MeasuredText, measured: MeasuredClusters, options: TextOptions) {
        self.text = text
        self.clusters = measured.clusters
        self.end = measured.end
        self.options = options
    }

    mutating func run() {
        var start = 0
        while start < clusters.count {
            if isFirstOfParagraph { beginParagraph(at: start) }
            let room = paragraph.room(isFirst: isFirstOfParagraph, width: options.width)
            let line = breakLine(from: start, room: room)
            let isLast = options.maximumLines > 0 && lines.count + 1 == options.maximumLines
            if isLast, line.next < clusters.count || line.width > room + Self.tolerance {
                truncate(from: start, line: line, room: room)
                return
            }
            append(clusters: start..<line.next, width: line.width)
            start = line.next
            isFirstOfParagraph = line.endsParagraph
            if line.endsParagraph { top += spacing(paragraph.paragraphSpacing) }
        }
        // A newline at the end leaves an empty line below it.
        if let last = clusters.last, last.kind == .newline {
            if options.maximumLines > 0, lines.count >= options.maximumLines { return }
            append(clusters: clusters.count..<clusters.count, width: 0)
        }
    }

    private mutating func beginParagraph(at start: Int) {
        paragraph = text.runs[clusters[start].run].paragraph
        if !lines.isEmpty { top += spacing(paragraph.paragraphSpacingBefore) }
    }

    private func spacing(_ length: Double) -> Double { length.isFinite ? max(0, length) : 0 }

    // MARK: Breaking

    private struct Broken {
        /// The first cluster of the next line.
        var next: Int
        /// The width without blanks at the end.
        var width: Double
        var endsParagraph: Bool
    }

    private func breakLine(from start: Int, room: Double) -> Broken {
        var x = 0.0
        // The width up to the last letter that is no blank.
        var inked = 0.0
        var lastBreak: (index: Int, width: Double)?
        var index = start
        while index < clusters.count {
            let cluster = clusters[index]
            if cluster.kind == .newline { return Broken(next: index + 1, width: inked, endsParagraph: true) }
            if index > start, cluster.before == .allowed {
                let isHyphenated = clusters[index - 1].kind == .softHyphen
                let hyphen = isHyphenated ? text.runs[clusters[index - 1].run].font.advance(of: "-") : 0
                if inked + hyphen <= room + Self.tolerance { lastBreak = (index, inked + hyphen) }
            }
            let advance = self.advance(of: cluster, at: x)
            if x + advance > room + Self.tolerance, cluster.kind != .space, index > start {
                if options.wrapping == .words, let lastBreak {
                    return Broken(next: lastBreak.index, width: lastBreak.width, endsParagraph: false)
                }
                return Broken(next: index, width: inked, endsParagraph: false)
            }
            x += advance
            if cluster.kind != .space { inked = x }
            index += 1
        }
        // Blanks at the end of a text that does not wrap are part of its width.
        return Broken(next: clusters.count, width: x <= room ? x : inked, endsParagraph: false)
    }

    private func advance(of cluster: MeasuredClusters.Cluster, at x: Double) -> Double {
        guard cluster.kind == .tab else { return cluster.advance }
        return Self.tabInterval - x.truncatingRemainder(dividingBy: Self.tabInterval)
    }

    private mutating func append(clusters range: Range<Int>, width: Double) {
        var (ascent, descent, leading) = (0.0, 0.0, 0.0)
        var lastRun = -1
        func take(_ run: Int) {
            guard run != lastRun else { return }
            lastRun = run
            let metrics = text.runs[run].font.metrics
            ascent = max(ascent, metrics.ascender)
            descent = max(descent, metrics.descent)
            leading = max(leading, metrics.leading)
        }
        for index in range { take(clusters[index].run) }
        if range.isEmpty { take(clusters.last?.run ?? 0) }
        let natural = ascent + descent + leading
        let height = paragraph.height(of: natural)
        if !lines.isEmpty { top += spacing(paragraph.lineSpacing) }
        let start = range.lowerBound < clusters.count ? clusters[range.lowerBound].start : end
        let stop = range.upperBound < clusters.count ? clusters[range.upperBound].start : end
        lines.append(
            TextLayout.Line(
                range: start..<max(start, stop), width: width + paragraph.indent(isFirst: isFirstOfParagraph),
                // The height that a style adds to a line is above its letters.
                ascent: ascent + (height - natural), height: height, top: top))
        top += height
    }

    // MARK: Truncation

    /// Sets the last line, of which a part has no room.
    private mutating func truncate(from start: Int, line: Broken, room: Double) {
        // The line holds the rest of its paragraph, as if it continued beyond the edge.
        var stop = start
        while stop < clusters.count, clusters[stop].kind != .newline { stop += 1 }
        let isWholeParagraph = stop - start == line.next - start || line.endsParagraph
        guard options.truncation != .none else {
            let shownEnd = line.width > room + Self.tolerance ? lastFitting(from: start, room: room) : line.next
            append(clusters: start..<line.next, width: line.width)
            if shownEnd < clusters.count { hide(shownEnd..<clusters.count, hasEllipsis: false) }
            return
        }
        let last = clusters[max(start, min(stop, clusters.count) - 1)]
        let ellipsis = text.runs[last.run].font.advance(of: "\u{2026}")
        let room = max(0, room - ellipsis)
        let hiddenStart: Int
        var hiddenEnd = clusters.count
        var shown = ellipsis
        switch options.truncation {
        case .tail, .none:
            hiddenStart = isWholeParagraph && line.width <= room ? stop : lastFitting(from: start, room: room)
        case .head:
            hiddenStart = start
            hiddenEnd = firstFitting(upTo: clusters.count, from: start, room: room)
        case .middle:
            hiddenStart = lastFitting(from: start, room: room / 2)
            let used = clusters[start..<hiddenStart].reduce(0) { $0 + $1.advance }
            hiddenEnd = max(hiddenStart, firstFitting(upTo: clusters.count, from: start, room: room - used))
        }
        for index in start..<hiddenStart { shown += clusters[index].advance }
        for index in hiddenEnd..<clusters.count { shown += clusters[index].advance }
        append(clusters: start..<clusters.count, width: shown)
        hide(hiddenStart..<hiddenEnd, hasEllipsis: true)
    }

    private mutating func hide(_ range: Range<Int>, hasEllipsis: Bool) {
        let start = range.lowerBound < clusters.count ? clusters[range.lowerBound].start : end
        let stop = range.upperBound < clusters.count ? clusters[range.upperBound].start : text.string.utf16.count
        truncation = Truncation(hidden: start..<max(start, stop), hasEllipsis: hasEllipsis)
    }

    /// The first cluster behind a start that has no room.
    private func lastFitting(from start: Int, room: Double) -> Int {
        var x = 0.0
        var index = start
        while index < clusters.count, clusters[index].kind != .newline {
            x += advance(of: clusters[index], at: x)
            if x > room + Self.tolerance { break }
            index += 1
        }
        return index
    }

    /// The first cluster from which on all up to an end have room.
    private func firstFitting(upTo stop: Int, from start: Int, room: Double) -> Int {
        var x = 0.0
        var index = stop
        while index > start, clusters[index - 1].kind != .newline {
            x += clusters[index - 1].advance
            if x > room + Self.tolerance { break }
            index -= 1
        }
        return index
    }
}
