import Escaping

/// The parts around the content: the head with its style and its policy, and the end with the script.
enum PageFrame {
    /// The part before the content.
    static let start = """
        <!DOCTYPE html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; \
        script-src '\(PageScript.hash)'; media-src data:; base-uri 'none'; form-action 'none'">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <title>Accessibility audit</title>
        <style>
        \(PageStyle.source)
        </style>
        </head>
        <body>

        """

    /// The part after the content.
    static let end = "</main>\n<script>\(PageScript.source)</script>\n</body>\n</html>\n"
}

extension String {
    /// Adds a text from outside, between tags or in an attribute.
    mutating func appendHTML(_ text: String, limit: Int = .max) { XMLEscaping.append(text, to: &self, limit: limit) }
}
