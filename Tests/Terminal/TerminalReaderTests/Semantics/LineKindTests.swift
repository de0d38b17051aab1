import TerminalReader
import Testing

struct `What lines are` {
    @Test(arguments: [
        // Compilers and linkers.
        "a.c:3:5: error: 'x' undeclared (first use in this function)", "error[E0308]: mismatched types",
        "error: aborting due to 1 previous error", "collect2: error: ld returned 1 exit status",
        "/work/a.swift:3:9: error: cannot find 'x' in scope", "  |         |   |- error: cannot find 'x' in scope",
        "make: *** [Makefile:2: all] Error 1", "1 warning and 1 error generated.",
        // Linters.
        "  3:5  error  'x' is not defined  no-undef", "✖ 2 problems (1 error, 1 warning)",
        // Test runners.
        "FAILED tests/test_a.py::test_x - assert 1 == 2", "E       assert 1 == 2", "--- FAIL: TestX (0.00s)",
        "FAIL\texample.com/pkg\t0.1s", "test parser::empty ... FAILED", "Tests:       1 failed, 2 passed, 3 total",
        "Executed 5 tests, with 1 failure (0 unexpected) in 0.1 seconds", "✘ Test \"a\" failed after 0.1 seconds",
        "  1 failing",
        // Programs.
        "panic: runtime error: index out of range", "thread 'main' panicked at src/main.rs:2:5:",
        "Traceback (most recent call last):", "ValueError: invalid literal for int()",
        "java.lang.IllegalStateException: closed", "Uncaught TypeError: x is not a function",
        "Exception in thread \"main\" java.lang.Error", "Segmentation fault (core dumped)",
        "bash: foo: command not found", "ls: cannot access 'x': No such file or directory",
        "fatal: not a git repository", "CONFLICT (content): Merge conflict in a.txt", "npm ERR! code E404",
        "npm error code E404", "E: Unable to locate package foo", "Error: Cannot find module 'x'",
        "Error from server (NotFound): pods \"x\" not found",
        // Logs.
        "Nov 21 10:58:48 host app[12]: error: broken", "2026-01-01 12:00:00 ERROR Broken", "[ERROR] broken",
        "time=\"2026\" <error> broken", "E1121 12:00:00.000 1 file.cc:12] broken", "systemd[1]: FAILED",
        "level: CRITICAL: broken", "pkg error code E404", "build-tool2 fatal it is broken",
        "gmake[2]: *** [all] Error 1", "sub.mk: *** missing separator.  Stop.",
    ])
    func `errors of real tools are errors`(_ line: String) { #expect(LineClassifier.kind(of: line) == .error) }

    @Test(arguments: [
        "a.c:3:5: warning: unused variable 'x' [-Wunused-variable]", "warning: unused variable: `x`",
        "  7:1  warning  Unexpected console statement  no-console", "npm WARN deprecated foo@1.0.0", "npm warn old",
        "pkg warning deprecated foo@1.0.0",
        "W: Some index files failed to download.", "2026-01-01 12:00:00 WARN disk", "[WARNING] disk",
        "0 errors, 2 warnings", "warning: LF will be replaced by CRLF", "⚠ disk nearly full",
    ])
    func `warnings of real tools are warnings`(_ line: String) { #expect(LineClassifier.kind(of: line) == .warning) }

    @Test(arguments: [
        "0 errors", "0 errors, 0 warnings", "Found 0 errors in 12 files", "test result: ok. 3 passed; 0 failed",
        "error_handler.swift", "src/error_handler.swift:12: let count = 0", "Sources/x.swift:12:    let error: Error",
        "    } catch let error as ParseError {", "case .error: return 1", "return ERROR_CODE", "a -Werror b",
        "errors.swift  warnings.swift", "an error-free day", "the warning signs", "--- PASS: TestY (0.00s)",
        "error: null", "failed: 0", "no error", "ok  \texample.com/pkg\t0.1s", "found 0 vulnerabilities",
        "cc1: all warnings being treated as such", "make[1]: Entering directory '/a'", "a.c:5:2: note: each",
        "thread 'main' has started", "E", "", " ", "Failedness", "http://a.example/error:1",
        "an error occurred here", "the error was not found", "that warning can be ignored", "if error is set",
        "syntax error",
        "  let error = 1", "The error is ours", "a: * * *", ": *** x", "not a name: *** x",
    ])
    func `words that only look like errors are none`(_ line: String) { #expect(LineClassifier.kind(of: line) == .text) }

    @Test(arguments: [
        "=================================== FAILURES ===================================", "# Title",
        "=========================== short test summary info ============================",
        "commit 90d7d026499d820ef6ca70205afa62abd9436a5f", "--- Section ---",
    ])
    func `headings are headings`(_ line: String) { #expect(LineClassifier.kind(of: line) == .heading) }

    @Test(arguments: [
        "@@ -1,2 +1,3 @@ func a()", "diff --git a/x b/x", "--- a/x.swift", "+++ b/x.swift", "3c3", "1,2d0",
    ])
    func `headers of diffs are such`(_ line: String) { #expect(LineClassifier.kind(of: line) == .diffHeader) }

    @Test func `lines of a plain diff are distinguished`() {
        let kinds = ScreenModel(showing: "2c2\n< old\n---\n> new\ntext > a").regions.map(\.kind)
        #expect(kinds == [.diffHeader, .removedLine, .addedLine])
    }

    @Test func `lines of a diff whose hunk has scrolled off are known by their colour`() {
        let kinds = ScreenModel(showing: "\u{1B}[31m-old\u{1B}[m\n\u{1B}[32m+new\u{1B}[m\n-plain\n+plain").regions.map(
            \.kind)
        #expect(kinds == [.removedLine, .addedLine])
    }

    @Test func `a line that is underlined by the next is a heading`() {
        let regions = ScreenModel(showing: "Chapter\n=======\ntext\n---\ntext\n-----").regions
        #expect(regions.filter { $0.kind == .heading }.map(\.text) == ["Chapter"])
    }

    @Test(arguments: [
        ("main.c:12:3: error: no", "main.c:12:3"), ("src/a.swift:12:let x = 1", "src/a.swift:12"),
        (" --> src/main.rs:2:5", "src/main.rs:2:5"), ("at run (/a/b.js:3:5)", "/a/b.js:3:5"),
        ("make: [Makefile:2: all]", "Makefile:2"), ("bin/tool:7", "bin/tool:7"),
    ])
    func `places in files are found`(_ text: String, _ place: String) {
        let found = ScreenModel(showing: text).regions.filter { $0.kind == .fileReference }
        #expect(found.map(\.text) == [place])
    }

    @Test(arguments: [
        "12:30:45", "a.example.com:443", "127.0.0.1:80", "x:1", "note: 5", "std::vector:3", "a.c:", "a.c:x",
    ])
    func `times and hosts are no places in files`(_ text: String) {
        #expect(!ScreenModel(showing: text).regions.contains { $0.kind == .fileReference })
    }

    @Test(arguments: [
        ("Get [###   ] 50%", 50), ("Receiving objects:  45% (45/100), 1.2 MiB", 45), ("[ 45%] Building a.o", 45),
        ("Downloading 12.7%", 12), ("50% |█████     | 5/10", 50), ("tests/test_a.py ....          [ 40%]", 40),
    ])
    func `progress is a value`(_ text: String, _ percent: Int) {
        let found = ScreenModel(showing: text).regions.filter { $0.kind == .progress }
        #expect(found.map(\.percent) == [percent])
    }

    @Test(arguments: ["100% of the tests passed", "about 45% are old", "a `45%`, b", "x = 10 % 3", "%5 = load 7%, x"])
    func `shares are no progress`(_ text: String) {
        #expect(!ScreenModel(showing: text).regions.contains { $0.kind == .progress })
    }
}
