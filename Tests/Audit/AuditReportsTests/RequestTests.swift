import AuditReports
import Testing

struct RequestTests {
    @Test(
        arguments: [
            ("sarif=out.sarif", ReportFormat.sarif, "out.sarif"), ("HTML=a=b.html", .html, "a=b.html"),
            ("tap", .tap, nil),
            ("json=-", .json, nil), ("github-summary=/x/s.md", .githubSummary, "/x/s.md"), ("md", .markdown, nil),
            ("github=/dev/stdout", .github, nil),
        ] as [(String, ReportFormat, String?)])
    func `an argument names a format and a file`(_ argument: String, _ format: ReportFormat, _ file: String?) throws {
        #expect(try ReportRequest(argument: argument) == ReportRequest(format, file: file))
    }

    @Test(arguments: [
        ("sarf=x", "unknown report format \"sarf\"; did you mean \"sarif\"?"),
        ("html=", "--report html= has no file name; write html=FILE"), ("", "unknown report format \"\"; "),
        ("\u{1B}[2J=x", "unknown report format \"\\u{1B}[2J\"; "),
        ("tap=a\u{0}b", "the file name of --report tap contains a NUL"),
    ])
    func `a mistake is reported on one line`(_ argument: String, _ message: String) {
        do throws(ReportRequest.Mistake) {
            _ = try ReportRequest(argument: argument)
            Issue.record("\(argument) was taken")
        } catch {
            #expect(error.description.hasPrefix(message))
            #expect(!error.description.contains("\u{1B}") && !error.description.contains("\n"))
        }
    }

    @Test func `two reports can't go to one place`() throws {
        #expect(try ReportRequest.requests(["sarif=a", "json=b", "tap"]).count == 3)
        #expect(throws: ReportRequest.Mistake.self) { try ReportRequest.requests(["sarif=a", "json=a"]) }
        #expect(throws: ReportRequest.Mistake.self) { try ReportRequest.requests(["tap", "json=-"]) }
    }

    @Test(arguments: [
        ("/repo", "App/A.xib", "App/A.xib"), ("/repo", "./App/../App/A.xib", "App/A.xib"),
        ("/repo", "/repo/App/A.xib", "App/A.xib"), ("/repo", "../x/A.xib", "/x/A.xib"),
        ("/repo", "../../../etc/passwd", "/etc/passwd"), ("/repo", "/repository/A.xib", "/repository/A.xib"),
        ("App", "App/A.xib", "A.xib"), ("..", "A.xib", "repo/A.xib"), ("/", "A.xib", "repo/A.xib"),
    ])
    func `paths are relative to the folder that is asked for`(_ root: String, _ path: String, _ expected: String) {
        #expect(ReportPaths(root: root, workingDirectory: "/repo").path(path) == expected)
    }

    @Test func `addresses hold no byte that means something`() {
        let paths = ReportPaths(workingDirectory: "/repo")
        #expect(paths.uri("a b/c:d#e?f%.xib") == "a%20b/c%3Ad%23e%3Ff%25.xib")
        #expect(paths.uri("é\n.xib") == "%C3%A9%0A.xib")
        #expect(paths.uri("/x y") == "file:///x%20y")
    }
}
