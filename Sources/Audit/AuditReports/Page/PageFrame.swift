import Escaping

/// The parts around the findings: the head with its style and its policy, and the end with the script.
enum PageFrame {
    /// The part before the findings.
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
        \(style)
        </style>
        </head>
        <body>
        <main>
        <h1>Accessibility audit</h1>

        """

    /// The part after the findings.
    static let end = "</main>\n<script>\(PageScript.source)</script>\n</body>\n</html>\n"

    private static let style = """
        :root { color-scheme: light dark; --paper: #fff; --ink: #000; --link: #0645ad; --line: #767676; --code: #f2f2f7; }
        @media (prefers-color-scheme: dark) {
        :root { --paper: #1c1c1e; --ink: #fff; --link: #9ecbff; --line: #8e8e93; --code: #2c2c2e; }
        }
        html { background: var(--paper); color: var(--ink); }
        a { color: var(--link); }
        body { font: 1rem/1.5 system-ui, sans-serif; margin: 1.5rem; overflow-wrap: anywhere; }
        table { border-collapse: collapse; }
        caption { text-align: start; font-weight: bold; }
        th, td { border: 1px solid var(--line); padding: 0.25rem 0.75rem; text-align: start; }
        fieldset { border: 1px solid var(--line); min-inline-size: 0; }
        fieldset label { display: inline-block; margin-inline-end: 1rem; min-height: 1.75rem; }
        input, select, button { font: inherit; min-height: 1.75rem; min-width: 1.5rem; max-width: 100%; }
        :focus-visible { outline: 3px solid; outline-offset: 2px; }
        .columns { display: flex; flex-wrap: wrap; gap: 1.5rem; align-items: flex-start; }
        figure { margin: 0; max-width: 100%; }
        svg { max-width: 100%; height: auto; }
        audio { max-width: 100%; }
        ol.findings { flex: 1 1 20rem; min-width: 0; list-style: none; margin: 0; padding: 0; }
        li.finding { border-top: 1px solid var(--line); }
        li.finding p { margin: 0.25rem 0; }
        pre { background: var(--code); padding: 0.5rem; overflow-x: auto; }
        [hidden] { display: none; }
        """
}

extension String {
    /// Adds a text from outside, between tags or in an attribute.
    mutating func appendHTML(_ text: String, limit: Int = .max) { XMLEscaping.append(text, to: &self, limit: limit) }
}
