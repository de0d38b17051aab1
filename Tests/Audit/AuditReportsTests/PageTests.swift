import AuditReports
import Foundation
import TestSupport
import Testing

@testable import AccessibilityAudit

/// The page of HTML, in a real browser too.
@Suite(.serialized) struct PageTests {
    /// axe-core's script: named by `EARSHOT_AXE`, or from PyPI's `axe-core-python`.
    static let axe: String? = {
        if let path = ProcessInfo.processInfo.environment["EARSHOT_AXE"] { return path }
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = [
            "python3", "-c", "import axe_core_python as a, os; print(os.path.join(a.__path__[0], 'axe.min.js'))",
        ]
        let output = Pipe()
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        guard (try? process.run()) != nil else { return nil }
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        let path = String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
        return FileManager.default.fileExists(atPath: path) ? path : nil
    }()

    private let html = Fixture.report().text(.html)

    private func inBrowser(_ html: String, waits: Bool = false) throws -> String {
        let folder = FileManager.default.temporaryDirectory.appending(path: "earshot-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let page = folder.appending(path: "page.html")
        try html.write(to: page, atomically: true, encoding: .utf8)
        return try Browser.dump(page, profile: folder.appending(path: "profile"), waits: waits)
    }

    /// The page with a script of the test, and without the policy that would forbid it.
    private func page(with script: String) throws -> String {
        let policy = try #require(html.firstMatch(of: /<meta http-equiv="Content-Security-Policy"[^>]*>/))
        return html.replacing(String(policy.output), with: "")
            .replacing("</body>", with: "<script>\(script)</script></body>")
    }

    @Test func `nothing is loaded, and no text becomes an element`() throws {
        let scripts = html.components(separatedBy: "<script").count - 1
        #expect(scripts == 1 && !html.contains("<img") && !html.contains("onerror=alert(1)>"))
        #expect(!html.contains("src=\"http") && !html.contains("url(http"))
        // Links lead to parts of the page and to W3C's explanations of success criteria.
        for link in html.matches(of: /href="([^"]*)"/).map(\.1) {
            #expect(link.hasPrefix("#") || link.hasPrefix("https://www.w3.org/WAI/WCAG22/"), "\(link)")
        }
        #expect(html.contains("default-src 'none'"))
    }

    @Test func `the page has each finding with its location, the announcement and the fix`() {
        #expect(html.components(separatedBy: "<li class=\"finding\"").count - 1 == Fixture.result.findings.count)
        #expect(html.contains("<h3 id=\"screen1\">Start</h3>\n<p class=\"path\">App/Main.storyboard, "))
        #expect(html.contains(">Line 10, object a1B-2c-0"))
        #expect(html.contains("src=\"data:audio/wav;base64,UklGRg==\""))
        #expect(html.components(separatedBy: "class=\"marker\"").count - 1 == Fixture.hostile.count)
    }

    @Test func `the worst are kept where there are too many`() {
        let page = Fixture.report(Fixture.large(10_020)).text(.html)
        #expect(page.components(separatedBy: "<li class=\"finding\"").count - 1 == 10_000)
        #expect(page.contains("UIButton number 10019 ") && page.contains("<p>This page omits 20 findings"))
    }

    @Test func `what is the same for all findings of a rule on a screen is there once, and many of them are folded`() {
        let page = Fixture.report(Fixture.large(40)).text(.html)
        #expect(page.components(separatedBy: "Set an accessibility label.").count - 1 == 2)
        #expect(page.components(separatedBy: "<details><summary>40 issues</summary>").count - 1 == 1)
        #expect(!Fixture.report(Fixture.large(3)).text(.html).contains("<summary>3 issues"))
    }

    @Test func `screens with issues come before those that need review, the worst first`() throws {
        var result = Fixture.large(4)
        for index in 0..<4 { result.findings[index].screen = "Screen \(index)" }
        result.findings[0].outcome = .needsReview
        result.findings[0].reviewReason = "code may change it"
        let page = Fixture.report(result).text(.html)
        let headings = page.matches(of: /<h[23] id="[^"]*">([^<]*)</).map { String($0.1) }
        #expect(
            headings.filter { $0.hasPrefix("Screen ") || ["Issues", "Needs review"].contains($0) } == [
                "Issues", "Screen 3", "Screen 1", "Screen 2", "Needs review", "Screen 0",
            ])
        // Each has a thumbnail's link.
        for number in 1...4 { #expect(page.contains("<a href=\"#screen\(number)\">")) }
    }

    @Test func `the page shows what has changed since the baseline`() {
        var report = Fixture.report(Fixture.large(3))
        #expect(!report.text(.html).contains("baseline"))
        report.baseline = .init(file: "audit.json", known: 1_200, fixed: 7)
        let page = report.text(.html)
        #expect(page.contains("audit.json: <b>3 new</b>, 1,200 known, 7 no longer found."))
    }

    @Test func `text in colors that UIKit has chosen is one note for the project`() {
        var result = Fixture.large(6)
        for index in 0..<5 {
            result.findings[index].outcome = .needsReview
            result.findings[index].reviewReason = Finding.systemColorReason
            result.findings[index].location?.file = "App/\(index).xib"
        }
        let page = Fixture.report(result).text(.html)
        #expect(page.contains("5 places in 5 files. \(Finding.systemColorReason)."))
        #expect(page.components(separatedBy: "<section class=\"screen card\"").count - 1 == 1)
    }

    @Test(.enabled(if: Browser.path != nil, "there is no chromium, chromium-browser or google-chrome on the PATH"))
    func `a finding highlights its outline, and an outline its finding`() throws {
        let script = """
            const finding = document.querySelector("li.finding[data-marker]");
            const outline = document.querySelector(`g.marker[data-number="${finding.dataset.marker}"]`);
            const state = () => [finding, outline].map((one) => one.classList.contains("lit"));
            const states = [state()];
            for (const one of [finding, outline]) {
              one.dispatchEvent(new Event("mouseenter"));
              states.push(state());
              one.dispatchEvent(new Event("mouseleave"));
              states.push(state());
            }
            const link = finding.querySelector("a.number");
            location.hash = link.getAttribute("href");
            states.push(outline.matches(":target"));
            document.title = JSON.stringify(states);
            """
        let dom = try inBrowser(try page(with: script), waits: true)
        let title = try #require(dom.firstMatch(of: /<title>(.*?)<\/title>/)).output.1
        #expect(title == "[[false,false],[true,true],[false,false],[true,true],[false,false],true]")
    }

    @Test(.enabled(if: Browser.path != nil, "there is no chromium, chromium-browser or google-chrome on the PATH"))
    func `the policy lets the page's own script run and no other`() throws {
        let count = Fixture.result.findings.count
        let dom = try inBrowser(html.replacing("</body>", with: "<script>document.title = 'forged'</script></body>"))
        #expect(dom.contains("\(count) of \(count) findings are shown."))
        #expect(!dom.contains("<title>forged"))
    }

    @Test(.enabled(if: Browser.path != nil, "there is no chromium, chromium-browser or google-chrome on the PATH"))
    func `filters hide findings with their outlines, and show them again`() throws {
        let script = """
            const box = document.querySelector("[name=impact][value=critical]");
            const state = () => [document.querySelectorAll("li.finding:not([hidden])").length,
              [...document.querySelectorAll("svg g.marker")].filter((one) => one.style.display !== "none").length];
            const states = [state()];
            box.click();
            states.push(state());
            const form = document.getElementById("filters");
            form.elements.text.value = "##GROUP";
            form.dispatchEvent(new Event("input"));
            states.push(state());
            form.reset();
            setTimeout(() => {
              states.push(state());
              document.title = JSON.stringify([states, window.alerted ?? 0]);
            }, 10);
            """
        let dom = try inBrowser(try page(with: script), waits: true)
        let all = Fixture.result.findings
        let mild = all.filter { $0.impact != .critical }
        func outlined(_ findings: [Finding]) -> Int { findings.count { $0.element != nil } }
        let grouped = mild.filter { $0.message.lowercased().contains("##group") }
        let expected = [all, mild, grouped, all].map { "[\($0.count),\(outlined($0))]" }.joined(separator: ",")
        let title = try #require(dom.firstMatch(of: /<title>(.*?)<\/title>/)).output.1
        #expect(title == "[[\(expected)],0]")
    }

    /// WCAG 2.2, 1.4.10 Reflow.
    @Test(.enabled(if: Browser.path != nil, "there is no chromium, chromium-browser or google-chrome on the PATH"))
    func `the page needs no scrolling to the side at a width of 320 points`() throws {
        let script = "parent.document.title = document.documentElement.scrollWidth"
        let inner = try page(with: script).replacing("&", with: "&amp;").replacing("\"", with: "&quot;")
        let dom = try inBrowser("<iframe style=\"width:320px;height:600px;border:0\" srcdoc=\"\(inner)\"></iframe>")
        let title = try #require(dom.firstMatch(of: /<title>(.*?)<\/title>/)).output.1
        #expect(Int(title).map { $0 <= 320 } == true, "the content is \(title) points wide")
    }

    @Test(
        .enabled(if: Browser.path != nil, "there is no chromium, chromium-browser or google-chrome on the PATH"),
        .enabled(if: Self.axe != nil, "axe-core isn't there: pip install axe-core-python, or name it in EARSHOT_AXE"),
        arguments: ["light", "dark"])
    func `axe-core finds nothing`(_ scheme: String) throws {
        let axe = try String(contentsOfFile: try #require(Self.axe), encoding: .utf8)
        let script = """
            axe.run(document, { resultTypes: ["violations"] }).then((result) => {
              document.title = JSON.stringify({ passes: result.passes.length, violations: result.violations.map(
                (one) => [one.id, one.nodes.length, one.nodes[0].html.slice(0, 200)]) });
            }, (error) => { document.title = "failed: " + error; });
            """
        var page = try page(with: axe + "\n" + script)
        if scheme == "dark" {
            page = page.replacing("color-scheme: light dark", with: "color-scheme: dark")
                .replacing("@media screen and (prefers-color-scheme: dark)", with: "@media all")
        }
        let dom = try inBrowser(page, waits: true)
        let title = try #require(dom.firstMatch(of: /<title>(.*?)<\/title>/)).output.1
        #expect(title.contains("\"violations\":[]") && !title.contains("\"passes\":0"), "\(title)")
    }
}
