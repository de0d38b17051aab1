import AccessibilityTree

/// Pictures of screens on one page of HTML, light and dark, each with its announcements as a list.
///
/// The page needs no script and loads nothing. It can be read by a screen reader itself: each picture is one image with
/// a name, and the list next to it is text.
public struct ScreenPicturePage: Sendable {
    /// The part of the page about one screen.
    public struct Section: Sendable {
        /// The pictures, such as a light one and a dark one. All have the same entries; the list shows those of the
        /// first.
        public var pictures: [ScreenPicture]
        /// The note next to the screen's title, such as "initial"; nil for none.
        public var note: String?

        /// Creates a section.
        public init(_ pictures: [ScreenPicture], note: String? = nil) {
            self.pictures = pictures
            self.note = note
        }
    }

    /// The page's title.
    public let title: String
    /// The sections of the page, one for each screen.
    public let screens: [Section]

    /// Creates a page.
    public init(title: String, screens: [Section]) {
        self.title = title
        self.screens = screens
    }

    /// The page as HTML that is well-formed XML too, but for the first line.
    public var html: String {
        var text = start
        for index in screens.indices { text += section(index) }
        return text + end
    }

    /// The part before the first screen.
    public var start: String {
        let title = SVGWriter.escaped(title)
        return """
            <!DOCTYPE html>
            <html lang="en" xmlns="http://www.w3.org/1999/xhtml">
            <head>
            <meta charset="utf-8"/>
            <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'"/>
            <meta name="viewport" content="width=device-width, initial-scale=1"/>
            <title>\(title)</title>
            <style>
            :root { color-scheme: light dark; }
            body { font: 1rem/1.5 system-ui, sans-serif; margin: 1.5rem; }
            .screen { display: flex; flex-wrap: wrap; gap: 1.5rem; align-items: flex-start; }
            figure { margin: 0; }
            svg { max-width: 100%; height: auto; }
            ol { flex: 1 1 16rem; min-width: 16rem; overflow-wrap: anywhere; }
            li { padding-inline-start: 0.25rem; }
            li::marker { font-weight: bold; }
            </style>
            </head>
            <body>
            <main>
            <h1>\(title)</h1>

            """
    }

    /// The part after the last screen.
    public var end: String { "</main>\n</body>\n</html>\n" }

    /// Returns the section of a screen, by its index. A page of many screens can be written screen by screen.
    public func section(_ index: Int) -> String {
        let screen = screens[index]
        guard let first = screen.pictures.first else { return "" }
        let id = "screen\(index + 1)"
        var text = "<section aria-labelledby=\"\(id)\">\n<h2 id=\"\(id)\">\(SVGWriter.escaped(first.title))"
        if let note = screen.note { text += " (\(SVGWriter.escaped(note)))" }
        text += "</h2>\n<div class=\"screen\">\n"
        for (number, picture) in screen.pictures.enumerated() {
            let caption = picture.style == .light ? "Light" : "Dark"
            text += "<figure>\n\(picture.embedded(prefix: "\(id)-\(number + 1)-"))"
            text += "<figcaption>\(caption)</figcaption>\n</figure>\n"
        }
        return text + Self.list(of: first, id) + "</div>\n</section>\n"
    }

    private static func list(of picture: ScreenPicture, _ id: String) -> String {
        guard !picture.entries.isEmpty else { return "<p>There are no announcements.</p>\n" }
        let environment = picture.tree.environment
        let direction = environment.layoutDirection == .rightToLeft ? " dir=\"rtl\"" : ""
        let language = SVGWriter.escaped(environment.language)
        var text = "<ol aria-label=\"Announcements\">\n"
        for entry in picture.entries.prefix(ScreenPicture.entryLimit) {
            let words = SVGWriter.escaped(ScreenPicture.words(of: entry))
            text += "<li lang=\"\(language)\"\(direction)>\(words)</li>\n"
        }
        text += "</ol>\n"
        if let rest = ScreenPicture.rest(of: picture.entries.count) { text += "<p>\(rest)</p>\n" }
        return text
    }
}
