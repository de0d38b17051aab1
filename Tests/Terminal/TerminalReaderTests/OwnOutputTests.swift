import Testing

@testable import TerminalReader

@Suite struct `The output of the reader itself` {
    @Test func `is the last copy and the bell, each once`() {
        var own = OwnOutput()
        #expect(own.isEmpty && own.take().isEmpty)
        own.copy = "first"
        own.copy = "second"
        own.rings = true
        #expect(own.take() == "second\u{7}")
        #expect(own.isEmpty && own.take().isEmpty)
    }
}
