import CommandIO
import Testing

struct ToolErrorTests {
    @Test func `an error is one line with file, place and remedy`() {
        let error = ToolError(
            "the value\nis wrong", file: "a\u{1B}b.json", line: 3, column: 7, remedy: "mend it", exitCode: .dataError)
        #expect(error.description == "a\\u{1B}b.json:3:7: the value\\nis wrong (mend it)")
    }
}
